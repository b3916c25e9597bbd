"""Lags in series with a pulse and a late sine, by the program of the model.

Run: /usr/bin/python3 tests/references/first_order_lag.py
"""

from common import label, output, program, run, write

MODEL = program("first_order_lag")
# Values of the model that no case uses.
UNUSED = {"slope": 0.0, "width": 1.0, "frequency": 1.0}


def case(key, text, parameters, instants):
    curves, _, _ = run(MODEL, {**UNUSED, **parameters}, instants)
    return {
        "id": key,
        "label": text,
        "parameters": parameters,
        "duration": max(instants),
        "tolerance": 1e-6,
        "points": [
            output("y", time, value) for time, value in zip(instants, curves["y"][1:])
        ],
    }


write(
    "first-order-lag",
    "LSODA, rtol 1e-10, atol 1e-12",
    [
        case(
            "pulse-on-five-lags",
            label(
                "Pulse on five lags in series with a negative gain",
                "五个环节串联、增益为负时的脉冲响应",
            ),
            {
                "gain": -1.7,
                "timeConstant": 0.8,
                "initial": 1.3,
                "stages": 5,
                "input": "pulse",
                "level": 2.4,
                "onset": 1.25,
                "width": 2.5,
            },
            [0.5 * n for n in range(1, 21)],
        ),
        case(
            "late-sine-on-three-lags",
            label("Late sine on three lags in series", "三个环节串联，正弦延后开始"),
            {
                "gain": 3.1,
                "timeConstant": 0.35,
                "initial": -0.6,
                "stages": 3,
                "input": "sine",
                "level": 1.9,
                "onset": 0.7,
                "frequency": 0.9,
            },
            [0.35 * n for n in range(1, 21)],
        ),
    ],
)
