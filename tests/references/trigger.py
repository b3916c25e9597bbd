"""A trigger and a comparator, driven by a sine with ripple, by the program of the
model.

Run: /usr/bin/python3 tests/references/trigger.py
"""

import numpy
from common import label, program, write

MODEL = program("trigger")
GRID = 1e-3


def rippled_sine():
    parameters = {
        "lowThreshold": 4.2,
        "highThreshold": 6.1,
        "initialOutput": "low",
        "mean": 5.3,
        "amplitude": 2.7,
        "period": 9,
        "ripple": 0.65,
        "rippleFrequency": 2.9,
    }
    duration = 15
    grid = numpy.linspace(0.0, duration, round(duration / GRID) + 1)
    trigger = MODEL.switchings(parameters, grid, 4.2, 6.1, False)
    comparator = MODEL.switchings(parameters, grid, 5.15, 5.15, False)
    instants = sorted([*trigger, *comparator])
    return {
        "id": "rippled-sine",
        "label": label(
            "Sine with ripple: every switching of trigger and comparator",
            "带纹波的正弦：触发器与比较器的全部切换时刻",
        ),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-9,
        "points": [
            {"scalar": "switchings", "expected": len(trigger)},
            {
                "scalar": "comparatorSwitchings",
                "expected": len([t for t in comparator if t > 0]),
            },
            *({"event": n, "expected": float(t)} for n, t in enumerate(instants)),
        ],
    }


write("trigger", "Brent's method, xtol 1e-13", [rippled_sine()])
