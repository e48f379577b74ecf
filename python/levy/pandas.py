"""Levy beside the methods of pandas: `import levy.pandas` gives frames an accessor `levy`.

>>> frame.levy.evaluate(de, ["est"], year=2025, keep="all")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Sequence

import pandas

if TYPE_CHECKING:
    from ._result import Result
    from ._rules import Rules


@pandas.api.extensions.register_dataframe_accessor("levy")
class Frame:
    """Of a frame."""

    def __init__(self, frame: Any):
        self._frame = frame

    def evaluate(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> Any:
        """The result of `rules.evaluate` for the frame."""
        return rules.evaluate(self._frame, outputs, **options)

    def result(self, rules: "Rules", outputs: Sequence[str] | None = None, **options: Any) -> "Result":
        """The result of `rules.result` for the frame."""
        return rules.result(self._frame, outputs, **options)
