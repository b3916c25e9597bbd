"""A heated room under PID control, by the program of the model.

Run: /usr/bin/python3 tests/references/controlled_room.py
"""

from common import label, output_points, program, run, write

MODEL = program("controlled_room")
ZERO_CELSIUS = 273.15

DEFAULTS = {
    "timeConstant": 1800,
    "power": 2000,
    "outside": ZERO_CELSIUS + 5,
    "sensorLag": 60,
    "action": "pi",
    "band": 4,
    "integralTime": 900,
    "derivativeTime": 30,
    "antiWindup": "back",
    "sampling": 0,
    "setpoint": ZERO_CELSIUS + 20,
    "setpointStep": 0,
    "outsideStep": -10,
    "stepTime": 7200,
    "start": "cold",
}

# Tolerances of the results, s, K and J.
TOLERANCES = {
    "overshoot": 1e-5,
    "firstReach": 1e-3,
    "settlingTime": 1e-2,
    "fullPower": 1e-2,
    "deviationAfterStep": 1e-5,
    "recovery": 1e-2,
    "energy": 20,
}


def case(identifier, name, parameters, instants, duration, scalars):
    curves, _, results = run(MODEL, DEFAULTS | parameters, instants, duration)
    outputs = {"temperature": 1e-5, "heater": 5e-3, "integralPart": 5e-3}
    points = [
        {"scalar": key, "expected": results[key], "tolerance": TOLERANCES[key]}
        for key in scalars
    ]
    return {
        "id": identifier,
        "label": name,
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-5,
        "points": [*output_points(curves, outputs), *points],
    }


AFTER_STEP = ["deviationAfterStep", "recovery"]
AT_START = ["overshoot", "firstReach", "fullPower"]

write(
    "controlled-room",
    "LSODA with events, rtol 1e-11",
    [
        case(
            "cold-start",
            label("PI control from cold, a frost after two hours", "冷态下的 PI 控制，两小时后室外降温"),
            {},
            [900, 1800, 3600, 7000, 9000],
            14400,
            [*AT_START, *AFTER_STEP, "energy"],
        ),
        case(
            "windup",
            label("The same without anti-windup", "同上，不抗积分饱和"),
            {"antiWindup": "off", "outsideStep": 0},
            [900, 1800, 3600, 7200],
            14400,
            [*AT_START, "settlingTime"],
        ),
        case(
            "pid",
            label("PID control of a quick room in frost", "严寒中轻型房间的 PID 控制"),
            {
                "action": "pid",
                "timeConstant": 900,
                "outside": ZERO_CELSIUS - 8,
                "power": 2500,
                "band": 2.5,
                "integralTime": 400,
                "derivativeTime": 45,
                "setpointStep": 2,
                "outsideStep": 5,
                "stepTime": 3000,
            },
            [500, 1000, 2500, 3050, 3500],
            7200,
            [*AT_START, *AFTER_STEP],
        ),
        case(
            "sampled",
            label("PI control that reads its sensor every 200\u00a0s", "每 200\u00a0s 读一次传感器的 PI 控制"),
            {"sampling": 200, "outsideStep": 0},
            [500, 1100, 1700, 3500],
            7200,
            AT_START,
        ),
        case(
            "night",
            label(
                "A weak heater and a cold night, no anti-windup",
                "加热功率不足的寒冷夜晚，不抗积分饱和",
            ),
            {
                "power": 1000,
                "outside": ZERO_CELSIUS - 5,
                "outsideStep": 13,
                "antiWindup": "off",
            },
            [3600, 7000, 9000, 14400],
            21600,
            ["fullPower", "deviationAfterStep"],
        ),
    ],
)
