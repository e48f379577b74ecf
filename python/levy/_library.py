"""The C library, by ctypes."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from . import _place
from ._errors import LevyError


class ArrowArrayStream(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("get_schema", "get_next", "get_last_error", "release", "private_data")]


def path() -> str:
    """The library's file: LEVY_LIBRARY, else this package's own."""
    return os.path.abspath(os.environ.get("LEVY_LIBRARY") or os.path.join(_place.folder(), "liblevy.so"))


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(path())
    pointer, text, number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
    out = ctypes.POINTER(ctypes.c_void_p)
    for name, result, arguments in [
        ("levy_abi_version", number, []),
        ("levy_rules_open", number, [text, text, out, out]),
        ("levy_rules_open_overlaid", number, [text, text, text, out, out]),
        ("levy_rules_change", number, [pointer, text, text, out, out]),
        ("levy_rules_close", None, [pointer]),
        ("levy_rules_digest", pointer, [pointer]),
        ("levy_answer", number, [pointer, text, text, number, out, out]),
        ("levy_needs", number, [pointer, text, text, out, out]),
        ("levy_query", number, [pointer, text, text, out, out]),
        ("levy_reform_halves", number, [pointer, pointer, text, text, out, out]),
        ("levy_describe", number, [pointer, text, out, out]),
        ("levy_stream", number, [pointer, text, pointer, pointer, pointer, out]),
        ("levy_report_open", pointer, []),
        ("levy_report_count", ctypes.c_int64, [pointer]),
        ("levy_report_rows", ctypes.c_int64, [pointer]),
        ("levy_report_json", pointer, [pointer]),
        ("levy_report_notes", pointer, [pointer]),
        ("levy_report_cancel", None, [pointer]),
        ("levy_report_close", None, [pointer]),
        ("levy_free", None, [pointer]),
    ]:
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    if library.levy_abi_version() != 1:
        raise LevyError(f"liblevy.so has version {library.levy_abi_version()} of the interface; this package needs 1")
    return library


library = _load()

# The functions of Python's own interface that capsules need.
_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_get = ctypes.pythonapi.PyCapsule_GetPointer
_get.restype, _get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
_STREAM = b"arrow_array_stream"
_destructor = ctypes.cast(library.levy_stream_capsule_destroy, ctypes.c_void_p)
_malloc = ctypes.CDLL(None).malloc
_malloc.restype, _malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]


def stream_of(capsule: object) -> int:
    """The address of the stream in a capsule."""
    address: int = _get(capsule, _STREAM)
    return address


def new_stream() -> int:
    """The address of an empty stream, for `capsule_of`."""
    address: int = _malloc(ctypes.sizeof(ArrowArrayStream))
    ctypes.memset(address, 0, ctypes.sizeof(ArrowArrayStream))
    return address


def capsule_of(stream: int) -> object:
    """The capsule of a stream that `new_stream` made and that somebody filled."""
    return _new(stream, _STREAM, _destructor)


def taken(address: int | None) -> str:
    """A text that the library gave, which is freed."""
    if not address:
        return ""
    text = ctypes.string_at(address).decode()
    library.levy_free(address)
    return text


def call(function: Any, *arguments: Any) -> None:
    """Calls a function that may fail.

    Raises LevyError.
    """
    for argument in arguments:
        # The library reads texts to their first NUL, and would drop what follows it in silence.
        if isinstance(argument, bytes) and b"\0" in argument:
            raise LevyError(f"{argument[:200].decode(errors='replace')!r} has a NUL character, which no name and no value has")
    error = ctypes.c_void_p()
    status = function(*arguments, ctypes.byref(error))
    if status:
        message = taken(error.value) or os.strerror(status)
        # The advice is in words of this package.
        if "unknown column '" in message:
            message += "\nto carry a column along, name it in keep"
        raise LevyError(message)
