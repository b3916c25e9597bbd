"""Robertson's chemical kinetics, an independent reference for the solver.

    y1' = -0.04 y1 + 1e4 y2 y3
    y2' =  0.04 y1 - 1e4 y2 y3 - 3e7 y2^2
    y3' =  3e7 y2^2,        y(0) = (1, 0, 0)

Run it to write robertson.json beside it. A second method says how far the
values can be trusted.
"""

import pathlib

import numpy
import scipy
from scipy.integrate import solve_ivp

from common import write_json

TIMES = [0.4 * 10**k for k in range(6)]
RELATIVE, ABSOLUTE = 1e-13, 1e-20


def derivatives(_, y):
    slow, fast, back = 0.04 * y[0], 3e7 * y[1] ** 2, 1e4 * y[1] * y[2]
    return [back - slow, slow - back - fast, fast]


def jacobian(_, y):
    return [
        [-0.04, 1e4 * y[2], 1e4 * y[1]],
        [0.04, -1e4 * y[2] - 6e7 * y[1], -1e4 * y[1]],
        [0.0, 6e7 * y[1], 0.0],
    ]


def states(method):
    run = solve_ivp(
        derivatives,
        (0.0, TIMES[-1]),
        [1.0, 0.0, 0.0],
        method=method,
        t_eval=TIMES,
        jac=jacobian,
        rtol=RELATIVE,
        atol=ABSOLUTE,
    )
    assert run.success, run.message
    return run.y.T


def main():
    reference, second = states("Radau"), states("LSODA")
    result = {
        "problem": "Robertson, y(0) = (1, 0, 0)",
        "tool": "scipy.integrate.solve_ivp, method Radau",
        "version": f"scipy {scipy.__version__}, numpy {numpy.__version__}",
        "relativeTolerance": RELATIVE,
        "absoluteTolerance": ABSOLUTE,
        "largestRelativeDifferenceToLsoda": float(
            numpy.max(numpy.abs(second / reference - 1))
        ),
        "points": [
            {"time": time, "states": list(map(float, state))}
            for time, state in zip(TIMES, reference)
        ],
    }
    write_json(pathlib.Path(__file__).with_suffix(".json"), result)


if __name__ == "__main__":
    main()
