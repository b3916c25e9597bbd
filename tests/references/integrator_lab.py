"""Methods of integration on the lag tau * dy/dt = u - y, from the rules of the
page: an implicit step is an equation to be solved, an adaptive one is accepted
when the difference of two formulas is within tol * max(1, |y|), and the next is
0.9 * h * (allowed / error) ** (1 / (p + 1)), between a fifth and five times.

The pair of formulas is that of SciPy's RK23, the equations are solved by
Brent's method.

Run: /usr/bin/python3 tests/references/integrator_lab.py
"""

import math

from common import label, write
from scipy.integrate import RK23
from scipy.optimize import brentq

XTOL = 1e-14


def rate(parameters, signal):
    tau = parameters["timeConstant"]
    return lambda time, value: (signal(time) - value) / tau


def solve(residual):
    return brentq(residual, -100, 100, xtol=XTOL, rtol=1e-15)


def explicit(f, time, value, h):
    return value + h * f(time, value)


def implicit(f, time, value, h):
    return solve(lambda new: new - value - h * f(time + h, new))


def trapezoid(f, time, value, h):
    begin = f(time, value)
    return solve(
        lambda new: new - value - h / 2 * (begin + f(time + h, new))
    )


def march_evenly(method, f, value, step, end):
    """Times and values at the ends of equal steps, the last one cut."""
    count = math.ceil(end / step - 1e-9)
    points = []
    for n in range(count):
        time = n * step
        h = step if n + 1 < count else end - time
        value = method(f, time, value, h)
        points.append((time + h, value))
    return points


def trial(f, time, value, h):
    """New value and estimated error of one step of the pair."""
    slopes = []
    for row, node in zip(RK23.A, RK23.C):
        inner = sum(a * k for a, k in zip(row, slopes))
        slopes.append(f(time + node * h, value + h * inner))
    new = value + h * sum(b * k for b, k in zip(RK23.B, slopes))
    slopes.append(f(time + h, new))
    return new, h * sum(e * k for e, k in zip(RK23.E, slopes))


def march_adaptively(f, value, first, maximum, tolerance, end):
    """Ends of the accepted steps, their values, and how many were rejected."""
    time, wanted, rejected, largest = 0.0, first, 0, 5.0
    points = []
    while time < end:
        h = min(wanted, maximum)
        if h >= (end - time) * (1 - 1e-9):
            h = end - time
        new, error = trial(f, time, value, h)
        ratio = abs(error) / (tolerance * max(1, abs(value)))
        factor = 5.0 if ratio == 0 else 0.9 * ratio ** (-1 / 3)
        factor = min(max(factor, 0.2), 5.0)
        if ratio <= 1:
            time, value = time + h, new
            points.append((time, value))
            wanted, largest = h * min(factor, largest), 5.0
        else:
            rejected += 1
            wanted, largest = h * factor, 1.0
    return points, rejected


def late_sine(onset, level, frequency):
    def signal(time):
        phase = 2 * math.pi * frequency * (time - onset)
        return level * math.sin(phase) if time >= onset else 0.0

    return signal


def pulse(onset, level, width):
    return lambda time: level if onset <= time < onset + width else 0.0


def even(method, function, name):
    parameters = {
        "method": method,
        "step": 0.37,
        "timeConstant": 0.83,
        "initial": -1.4,
        "input": "sine",
        "level": 2.6,
        "onset": 1.1,
        "frequency": 0.31,
        "announced": "no",
    }
    f = rate(parameters, late_sine(1.1, 2.6, 0.31))
    points = march_evenly(function, f, -1.4, 0.37, 7.0)
    return {
        "id": f"late-sine-{method}",
        "label": label(f"{name[0]} on a late sine", f"{name[1]}，正弦延后开始"),
        "parameters": parameters,
        "duration": 7,
        "tolerance": 1e-11,
        "points": [
            {"output": "steps", "at": time, "expected": value}
            for time, value in points
        ],
    }


def adaptive(name, texts, parameters, signal, duration):
    parameters = {"method": "adaptive", **parameters}
    points, rejected = march_adaptively(
        rate(parameters, signal),
        parameters["initial"],
        parameters["step"],
        parameters["maximumStep"],
        parameters["tolerance"],
        duration,
    )
    return {
        "id": name,
        "label": label(*texts),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-9,
        "points": [
            {"scalar": "steps", "expected": len(points)},
            {"scalar": "rejected", "expected": rejected},
            *(
                {"output": "steps", "at": time, "expected": value}
                for time, value in points[:: max(1, len(points) // 20)]
            ),
        ],
    }


write(
    "integrator-lab",
    f"tableau of RK23 with the step control of the page; Brent's method, xtol {XTOL:g}",
    [
        even("explicit", explicit, ("Explicit Euler", "显式欧拉法")),
        even("implicit", implicit, ("Implicit Euler", "隐式欧拉法")),
        even("trapezoid", trapezoid, ("Trapezoidal rule", "梯形法")),
        adaptive(
            "adaptive-late-sine",
            ("Adaptive steps on a late sine", "变步长，正弦延后开始"),
            {
                "step": 0.05,
                "tolerance": 3e-5,
                "maximumStep": 0.7,
                "timeConstant": 0.6,
                "initial": 4.2,
                "input": "sine",
                "level": 2.1,
                "onset": 1.7,
                "frequency": 0.23,
                "announced": "no",
            },
            late_sine(1.7, 2.1, 0.23),
            9,
        ),
        adaptive(
            "adaptive-unannounced-pulse",
            (
                "Adaptive steps on a pulse that is not announced",
                "变步长，没有通报的脉冲",
            ),
            {
                "step": 0.1,
                "tolerance": 1e-4,
                "maximumStep": 0.6,
                "timeConstant": 0.9,
                "initial": 0.3,
                "input": "pulse",
                "level": 3.3,
                "onset": 2.3,
                "width": 0.8,
                "announced": "no",
            },
            pulse(2.3, 3.3, 0.8),
            8,
        ),
    ],
)
