"""The package inside a zip file, as Spark ships it: where its library and its rules go."""

import os
import shutil
import subprocess
import sys
import zipfile

import pytest

import levy.spark

# Imports the package from the zip file only, and prints the path of the rules.
ASK = """
import sys
sys.path.insert(0, sys.argv[1])
import levy
assert levy.__file__.startswith(sys.argv[1]), levy.__file__
assert levy.rules("de").answer({"zve": 60000}, ["est"], year=2025)["results"]["est"] == 14415
print(levy.rules("de").folder)
"""


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    return levy.spark.package(str(tmp_path_factory.mktemp("packed") / "levy.zip"))


def start(packed, **environment):
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LEVY_LIBRARY", "LEVY_RULES")}
    return subprocess.Popen(
        [sys.executable, "-c", ASK, packed], env={**kept, **environment}, cwd="/", stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)


def answer(packed, **environment):
    ran = start(packed, **environment)
    out, error = ran.communicate()
    assert ran.returncode == 0, error
    return out.strip()


def test_the_same_package_is_the_same_file(packed, tmp_path):
    other = levy.spark.package(str(tmp_path / "other.zip"))
    assert open(packed, "rb").read() == open(other, "rb").read()


def test_many_processes_unpack_once(packed, tmp_path):
    cache = tmp_path / "deep" / "cache"
    running = [start(packed, LEVY_CACHE=str(cache)) for _ in range(6)]
    outs = [(process.communicate(), process.returncode) for process in running]
    assert all(status == 0 for _, status in outs), outs
    assert len({out for (out, _), _ in outs}) == 1
    (place,) = cache.iterdir()
    assert outs[0][0][0].strip() == str(place / "rules")
    assert cache.stat().st_mode & 0o777 == 0o700 and place.stat().st_mode & 0o777 == 0o700
    assert sorted(os.listdir(place)) == ["liblevy.so", "rules"]
    # It is not unpacked again.
    library = place / "liblevy.so"
    made = library.stat().st_ino
    answer(packed, LEVY_CACHE=str(cache))
    assert library.stat().st_ino == made


def test_another_package_has_another_folder(packed, tmp_path):
    other = shutil.copy(packed, tmp_path / "other.zip")
    with zipfile.ZipFile(other, "a") as archive:
        archive.writestr("levy/rules/more/readme.txt", "more")
        archive.writestr("../outside.txt", "no")
        archive.writestr("levy/../../outside.txt", "no")
    cache = str(tmp_path / "cache")
    assert answer(packed, LEVY_CACHE=cache) != answer(other, LEVY_CACHE=cache)
    assert not [path for path in tmp_path.rglob("outside.txt") if not path.is_relative_to(cache)]


def test_a_folder_of_others_is_refused(packed, tmp_path):
    """A folder that others may write is refused, since they could have put another library there."""
    cache = tmp_path / "cache"
    cache.mkdir()
    cache.chmod(0o755)
    process = start(packed, LEVY_CACHE=str(cache))
    _, error = process.communicate()
    assert process.returncode == 1 and "expected a folder that only its owner" in error
    link = tmp_path / "link"
    (tmp_path / "own").mkdir(0o700)
    link.symlink_to(tmp_path / "own")
    process = start(packed, LEVY_CACHE=str(link))
    _, error = process.communicate()
    assert process.returncode == 1 and "expected a folder that only its owner" in error


def test_without_a_home_it_goes_beside_temporary_files(packed, tmp_path):
    (tmp_path / "file").write_text("")
    (tmp_path / "temporary").mkdir()
    found = answer(packed, XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path / "temporary"), LEVY_CACHE="")
    assert found.startswith(str(tmp_path / "temporary" / f"levy-{os.getuid()}") + "/")
    found = answer(packed, XDG_CACHE_HOME=str(tmp_path / "home"), LEVY_CACHE="")
    assert found.startswith(str(tmp_path / "home" / "levy") + "/")


def test_files_that_are_named_come_first(packed, tmp_path):
    """Nothing is unpacked that is not asked for."""
    cache = tmp_path / "cache"
    named = {name: os.environ[name] for name in ("LEVY_LIBRARY", "LEVY_RULES")}
    assert answer(packed, LEVY_CACHE=str(cache), **named) == named["LEVY_RULES"] and not cache.exists()


def test_a_package_in_a_zip_file_gives_itself(packed, tmp_path):
    code = "import sys; sys.path.insert(0, sys.argv[1]); import levy.spark; levy.spark.package(sys.argv[2])"
    copy = tmp_path / "copy.zip"
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LEVY_LIBRARY", "LEVY_RULES")}
    subprocess.run(
        [sys.executable, "-c", code, packed, str(copy)], check=True, cwd="/", env={**kept, "LEVY_CACHE": str(tmp_path / "cache")})
    assert copy.read_bytes() == open(packed, "rb").read()
