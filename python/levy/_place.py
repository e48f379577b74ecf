"""The paths of the library and the rules of this package.

They lie beside its modules. From a zip file, such as Spark's `addPyFile` takes, Python imports modules but nothing else:
then they are unpacked once, into a folder that only this user can look into or change.
"""

from __future__ import annotations

import functools
import os
import stat
import sys
import zipimport

_PACKAGE = "levy/"


@functools.lru_cache(maxsize=1)
def folder() -> str:
    """The folder that has `liblevy.so` and `rules`.

    Raises OSError if this package is in a zip file and there is no place to unpack it.
    """
    archive = zip_file()
    return os.path.dirname(os.path.abspath(__file__)) if archive is None else _unpacked(archive)


def zip_file() -> str | None:
    """The zip file that this package is imported from, if it is one."""
    loader = getattr(sys.modules[__package__], "__loader__", None)
    return loader.archive if isinstance(loader, zipimport.zipimporter) else None


def _unpacked(archive: str) -> str:
    """The folder with what a zip file has of this package beside modules, unpacked if it is not there yet.

    It is named for the file's digest, so that another version has another, and appears whole or not at all, also where
    several processes unpack at a time.
    """
    # They take a third of the time of importing the package, which hardly ever needs them.
    import hashlib
    import shutil
    import tempfile
    import zipfile

    with open(archive, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    cache = _cache()
    place = os.path.join(cache, digest[:32])
    if not os.path.isdir(place):
        made = tempfile.mkdtemp(dir=cache)
        try:
            with zipfile.ZipFile(archive) as contents:
                for name in contents.namelist():
                    if name.startswith(_PACKAGE) and not name.endswith((".py", ".pyi")):
                        # `extract` leaves out what leads elsewhere, such as `..`.
                        contents.extract(name, made)
            os.chmod(os.path.join(made, _PACKAGE), 0o700)
            os.rename(os.path.join(made, _PACKAGE), place)
        except OSError:
            # Another process was first.
            if not os.path.isdir(place):
                raise
        finally:
            shutil.rmtree(made, ignore_errors=True)
    return place


def _cache() -> str:
    """A folder of this user's alone, made if it is not there: LEVY_CACHE, or `levy` in the user's cache, or if that cannot
    be written to, as in many containers, one beside temporary files."""
    chosen = os.environ.get("LEVY_CACHE")
    if chosen:
        return _owned(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    try:
        return _owned(os.path.join(home, "levy"))
    except OSError:
        import tempfile

        return _owned(os.path.join(tempfile.gettempdir(), f"levy-{os.getuid()}"))


def _owned(path: str) -> str:
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    try:
        os.mkdir(path, 0o700)
    except FileExistsError:
        pass
    # Code is loaded from there: nobody else may have put it there, or lead to elsewhere.
    found = os.lstat(path)
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise PermissionError(
            f"{path}: expected a folder that only its owner, this user, can use; remove it, or say another in LEVY_CACHE")
    if not os.access(path, os.W_OK | os.X_OK):
        raise PermissionError(f"{path}: cannot be written to; say another folder in LEVY_CACHE")
    return path
