"""Ctrl-C while the library computes."""

from __future__ import annotations

import _thread
import threading
import time
from typing import Callable, TypeVar

Result = TypeVar("Result")


def interruptible(
    work: Callable[[], Result], cancel: Callable[[], None], tick: Callable[[], None] | None = None
) -> Result:
    """Returns the result of `work`, computed in a thread while this one waits for signals.

    Python handles signals in its main thread only, and there only between its own instructions, not while the library
    computes: `cancel` then ends the work, which takes less than 200 ms, and the signal's exception goes on.

    tick: called in this thread now and then meanwhile; what it raises ends the work too.
    """
    if tick is None and threading.current_thread() is not threading.main_thread():
        return work()
    done = _thread.allocate_lock()
    done.acquire()
    result: list[Result] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            result.append(work())
        except BaseException as error:  # handed to who waits
            failure.append(error)
        finally:
            done.release()

    _thread.start_new_thread(run, ())
    try:
        # In turns, for a library that handles signals itself, such as polars, has waiting resumed after one.
        while not done.acquire(timeout=0.05):
            if tick is not None:
                tick()
    except BaseException:
        cancel()
        # The lock may be this thread's already: the signal came just as the work ended.
        while not (result or failure):
            time.sleep(0.002)
        raise
    if failure:
        # An exception that is kept beside its own traceback would be a ring.
        raise failure.pop()
    return result[0]
