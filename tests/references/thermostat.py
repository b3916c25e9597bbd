"""A heated room with two thresholds, by the program of the model.

Run: /usr/bin/python3 tests/references/thermostat.py
"""

from common import label, output_points, program, run, write

MODEL = program("thermostat")
ZERO_CELSIUS = 273.15


def quick_room():
    parameters = {
        "timeConstant": 700,
        "outside": ZERO_CELSIUS - 8,
        "heated": ZERO_CELSIUS + 38,
        "setpoint": ZERO_CELSIUS + 19,
        "band": 1.6,
        "initial": ZERO_CELSIUS + 11,
        "initialHeater": "on",
    }
    duration = 3000
    instants = [150.0 * n for n in range(1, 21)]
    located = {**parameters, "noticing": "located", "step": 1.0}
    curves, _, _ = run(MODEL, located, instants, duration)
    switchings = MODEL.Room(located, "located").run(duration).switchings
    events = [
        {"event": n, "expected": time, "tolerance": 1e-3}
        for n, time in enumerate(switchings)
    ]
    return {
        "id": "quick-room",
        "label": label(
            "Light building on a frosty day: every switching",
            "轻型房屋在严寒天气：全部切换时刻",
        ),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-5,
        "points": [*output_points(curves, {"temperature": 1e-5}), *events],
    }


write("thermostat", "DOP853 with events, rtol 1e-11, atol 1e-11", [quick_room()])
