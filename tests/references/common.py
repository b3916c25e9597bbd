"""Writes the results of an independent solver beside the model they check."""

import json
import pathlib
import platform
import re

import numpy
import scipy

FOLDER = pathlib.Path(__file__).parents[2] / "src" / "models" / "references" / "cases" / "computed"

TOOL = (
    f"SciPy {scipy.__version__}, NumPy {numpy.__version__}, "
    f"Python {platform.python_version()}"
)

# The formatter of the project writes exponents without leading zeros.
EXPONENT = re.compile(r"(?<=\d)e([+-])0+(\d)")


def write(name, method, cases):
    """Writes `cases` as src/models/references/cases/computed/<name>.json."""
    results = {"tool": TOOL, "method": method, "cases": cases}
    text = json.dumps(results, ensure_ascii=False, indent=2)
    text = EXPONENT.sub(r"e\1\2", text)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


# A number and its unit stay on one line.
UNIT = re.compile(r"(?<=\d) (?=(?:°C|K|s|Hz|kPa|kg|mm|m|L)(?![A-Za-z]))")


def label(english, chinese):
    """A text in both languages."""
    texts = {"en": english, "zh-Hans": chinese}
    return {locale: UNIT.sub("\u00a0", text) for locale, text in texts.items()}
