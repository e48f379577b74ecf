"""Makes a small population of one country, without the package: `python3 examples/population/make.py de|ie|uk people.csv [UNITS]`.

It is that of `levy.synthetic`, which is in the package and says what it is.
"""

import pathlib
import runpy

if __name__ == "__main__":
    runpy.run_path(str(pathlib.Path(__file__).resolve().parents[2] / "python" / "levy" / "synthetic.py"), run_name="__main__")
