"""Ctrl-C while the library computes."""

from __future__ import annotations

import _thread
import threading
from typing import Callable, Optional, TypeVar

Result = TypeVar("Result")


def interruptible(work: Callable[[], Result], cancel: Callable[[], None]) -> Result:
    """What `work` returns, computed in a thread while this one waits for signals.

    Python handles signals in its main thread only, and there only between its own instructions, not while the library
    computes: `cancel` then ends the work, which takes less than 200 ms, and the signal's exception goes on.
    """
    if threading.current_thread() is not threading.main_thread():
        return work()
    done = _thread.allocate_lock()
    done.acquire()
    result: list[Result] = []
    failure: list[Optional[BaseException]] = [None]

    def run() -> None:
        try:
            result.append(work())
        except BaseException as error:  # handed to who waits
            failure[0] = error
        finally:
            done.release()

    _thread.start_new_thread(run, ())
    try:
        done.acquire()
    except BaseException:
        cancel()
        done.acquire()
        raise
    if failure[0] is not None:
        try:
            raise failure[0]
        finally:
            # An exception that is kept beside its own traceback would be a ring.
            failure[0] = None
    return result[0]
