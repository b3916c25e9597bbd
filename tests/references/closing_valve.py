"""A valve that shuts at the end of a line, by the program of the model.

Run: /usr/bin/python3 tests/references/closing_valve.py
"""

from common import label, output_points, program, run, write

MODEL = program("closing_valve")


def long_pipe():
    parameters = {
        "closingTime": 0.12,
        "onset": 0.02,
        "velocity": 0.8,
        "tankPressure": 8e5,
        "length": 36.0,
        "diameter": 0.032,
        "friction": 0.022,
        "bulkModulus": 1.1e9,
        "cells": 7,
    }
    duration = 0.3
    instants = [0.015 * n for n in range(1, 21)]
    curves, _, results = run(MODEL, parameters, instants, duration)
    tolerances = {"row": 0.4, "column": 0.4, "soft": 0.4}
    rises = ["rowRise", "columnRise", "softRise", "highestRise"]
    return {
        "id": "long-pipe",
        "label": label(
            "Pipe of 36 m in seven cells, closing in 0.12 s",
            "36 m 长的管路分为 7 个单元，0.12 s 内关闭",
        ),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 0.4,
        "points": [
            *output_points(curves, tolerances),
            *({"scalar": key, "expected": results[key]} for key in rises),
        ],
    }


write("closing-valve", "DOP853 and Radau, rtol 1e-10, atol 1e-11", [long_pipe()])
