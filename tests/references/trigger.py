"""A trigger with two thresholds and a comparator, driven by a sine with ripple,
from the truth table of the page: high above the high threshold, low below the
low one, unchanged in between. Crossings by Brent's method on a fine grid.

Run: /usr/bin/python3 tests/references/trigger.py
"""

import math

from common import label, write
from scipy.optimize import brentq

XTOL = 1e-13
GRID = 1e-3


def crossings(signal, duration, low, high, is_high):
    """The instants at which a relay with these thresholds switches."""
    instants = []
    for n in range(round(duration / GRID)):
        begin, end = n * GRID, (n + 1) * GRID
        level, sense = (low, -1) if is_high else (high, 1)

        def excess(time):
            return sense * (signal(time) - level)

        if excess(end) > 0:
            instant = begin
            if excess(begin) < 0:
                instant = brentq(excess, begin, end, xtol=XTOL)
            instants.append(instant)
            is_high = not is_high
    return instants


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

    def signal(time):
        return (
            5.3
            + 2.7 * math.sin(2 * math.pi * time / 9)
            + 0.65 * math.sin(2 * math.pi * 2.9 * time)
        )

    trigger = crossings(signal, duration, 4.2, 6.1, False)
    comparator = crossings(signal, duration, 5.15, 5.15, False)
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
            *({"event": n, "expected": t} for n, t in enumerate(instants)),
        ],
    }


write("trigger", f"Brent's method, xtol {XTOL:g}", [rippled_sine()])
