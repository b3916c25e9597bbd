"""Runs the SciPy programs of the models, and writes their results beside the models
that they check."""

import importlib
import json
import pathlib
import platform
import re
import sys

import numpy
import scipy

ROOT = pathlib.Path(__file__).parents[2]
FOLDER = ROOT / "src" / "models" / "references" / "cases" / "computed"

TOOL = (
    f"SciPy {scipy.__version__}, NumPy {numpy.__version__}, "
    f"Python {platform.python_version()}"
)

# The formatter of the project writes exponents without leading zeros.
EXPONENT = re.compile(r"(?<=\d)e([+-])0+(\d)")


def format_rows(value, start="", indent=""):
    """Formats a value as JSON: what fits into a line is in one, as rows of tables are."""
    line = start + json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or len(indent + line) <= 120:
        return indent + line
    items = (
        [(json.dumps(key) + ": ", item) for key, item in value.items()]
        if isinstance(value, dict)
        else [("", item) for item in value]
    )
    rows = ",\n".join(format_rows(item, key, indent + "  ") for key, item in items)
    first, last = "{}" if isinstance(value, dict) else "[]"
    return f"{indent}{start}{first}\n{rows}\n{indent}{last}"


def write_json(path, value):
    text = EXPONENT.sub(r"e\1\2", format_rows(value))
    path.write_text(text + "\n", encoding="utf-8")


def write(name, method, cases):
    """Writes `cases` as src/models/references/cases/computed/<name>.json."""
    results = {"tool": TOOL, "method": method, "cases": cases}
    write_json(FOLDER / f"{name}.json", results)


def program(name):
    """The program `python/<name>.py`, which readers can copy."""
    sys.path.insert(0, str(ROOT / "python"))
    return importlib.import_module(name)


def run(model, parameters, instants, duration=None):
    """Curves at the start and at some instants, samples and results of a run."""
    times = numpy.array([0.0, *(time for time in instants if time > 0)])
    return model.simulate(parameters, duration or max(instants), times)


def output(key, at, expected, **tolerance):
    return {"output": key, "at": at, "expected": float(expected), **tolerance}


def output_points(curves, tolerances):
    """Points of some outputs after the start, each with its tolerance."""
    return [
        output(key, float(time), curves[key][n], tolerance=tolerance)
        for n, time in enumerate(curves["t"])
        for key, tolerance in tolerances.items()
        if n > 0
    ]


# A number and its unit stay on one line.
UNIT = re.compile(r"(?<=\d) (?=(?:°C|K|s|ms|Hz|kPa|kW|kN|kg|mm|m|mL|L)(?![A-Za-z]))")


def label(english, chinese):
    """A text in both languages."""
    texts = {"en": english, "zh-Hans": chinese}
    return {locale: UNIT.sub("\u00a0", text) for locale, text in texts.items()}
