"""Lags in series from the formula of the page: tau * dy/dt + y = k * u.

Run: /usr/bin/python3 tests/references/first_order_lag.py
"""

import math

from common import label, write
from scipy.integrate import solve_ivp

RTOL = 1e-10
ATOL = 1e-12


def outputs(parameters, signal, jumps, instants):
    """Output of the last lag, integrated piece by piece between jumps."""
    gain, tau = parameters["gain"], parameters["timeConstant"]
    count = parameters["stages"]

    def rates(time, lags, driven):
        inputs = [gain * driven(time), *lags[:-1]]
        return [(u - y) / tau for u, y in zip(inputs, lags)]

    lags = [parameters["initial"]] * count
    edges = sorted({0.0, *jumps, max(instants)})
    points = []
    for begin, end in zip(edges, edges[1:]):
        middle = (begin + end) / 2
        piece = solve_ivp(
            rates,
            (begin, end),
            lags,
            method="DOP853",
            rtol=RTOL,
            atol=ATOL,
            dense_output=True,
            args=(signal(middle),),
        )
        assert piece.success
        for instant in instants:
            if begin < instant <= end:
                value = float(piece.sol(instant)[-1])
                points.append({"output": "y", "at": instant, "expected": value})
        lags = piece.y[:, -1]
    return points


def pulse_on_five_lags():
    parameters = {
        "gain": -1.7,
        "timeConstant": 0.8,
        "initial": 1.3,
        "stages": 5,
        "input": "pulse",
        "level": 2.4,
        "onset": 1.25,
        "width": 2.5,
    }

    def signal(middle):
        on = 1.25 <= middle < 3.75
        return lambda time: 2.4 if on else 0.0

    instants = [0.5 * n for n in range(1, 21)]
    return {
        "id": "pulse-on-five-lags",
        "label": label(
            "Pulse on five lags in series with a negative gain",
            "五个环节串联、增益为负时的脉冲响应",
        ),
        "parameters": parameters,
        "duration": 10,
        "tolerance": 1e-6,
        "points": outputs(parameters, signal, [1.25, 3.75], instants),
    }


def late_sine_on_three_lags():
    parameters = {
        "gain": 3.1,
        "timeConstant": 0.35,
        "initial": -0.6,
        "stages": 3,
        "input": "sine",
        "level": 1.9,
        "onset": 0.7,
        "frequency": 0.9,
    }

    def signal(middle):
        def sine(time):
            return 1.9 * math.sin(2 * math.pi * 0.9 * (time - 0.7))

        return sine if middle >= 0.7 else lambda time: 0.0

    instants = [0.35 * n for n in range(1, 21)]
    return {
        "id": "late-sine-on-three-lags",
        "label": label(
            "Late sine on three lags in series",
            "三个环节串联，正弦延后开始",
        ),
        "parameters": parameters,
        "duration": 7,
        "tolerance": 1e-6,
        "points": outputs(parameters, signal, [0.7], instants),
    }


write(
    "first-order-lag",
    f"DOP853, rtol {RTOL:g}, atol {ATOL:g}",
    [pulse_on_five_lags(), late_sine_on_three_lags()],
)
