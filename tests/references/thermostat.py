"""A heated room with two thresholds, from the formula of the page:
dT/dt = (T_target - T) / tau, heater on below the low threshold, off above the
high one.

Run: /usr/bin/python3 tests/references/thermostat.py
"""

from common import label, write
from scipy.integrate import solve_ivp

RTOL = 1e-10
ATOL = 1e-10
ZERO_CELSIUS = 273.15


def simulate(parameters, duration, instants):
    """Switching instants, and the temperature at some instants."""
    tau = parameters["timeConstant"]
    low = parameters["setpoint"] - parameters["band"] / 2
    high = parameters["setpoint"] + parameters["band"] / 2
    begin, temperature, heats = 0.0, parameters["initial"], True
    switchings, points = [], []
    while begin < duration:
        target = parameters["heated"] if heats else parameters["outside"]
        threshold = high if heats else low

        def rate(time, state):
            return [(target - state[0]) / tau]

        def crossing(time, state):
            return state[0] - threshold

        crossing.terminal = True
        crossing.direction = 1 if heats else -1
        piece = solve_ivp(
            rate,
            (begin, duration),
            [temperature],
            method="DOP853",
            rtol=RTOL,
            atol=ATOL,
            dense_output=True,
            events=crossing,
        )
        assert piece.success
        end = float(piece.t[-1])
        for instant in instants:
            if begin < instant <= end:
                value = float(piece.sol(instant)[0])
                points.append(
                    {"output": "temperature", "at": instant, "expected": value}
                )
        if piece.status == 1:
            switchings.append(end)
        begin, temperature, heats = end, float(piece.y[0, -1]), not heats
    return switchings, points


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
    switchings, points = simulate(parameters, duration, instants)
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
        "points": [*points, *events],
    }


write("thermostat", f"DOP853 with events, rtol {RTOL:g}, atol {ATOL:g}", [quick_room()])
