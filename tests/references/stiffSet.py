"""A set of stiff problems, an independent reference for the solver.

The equations and the published end values are those of the Test Set for IVP
Solvers (F. Mazzia and C. Magherini, University of Bari, release 2.4): van der
Pol's oscillator, HIRES, and the Akzo Nobel chemical reaction, which is a
differential-algebraic system of index 1.

Run it to write stiffSet.json beside it. The published values and a second
method say how far the values can be trusted. In the Akzo Nobel reaction the
algebraic state is substituted, y6 = Ks y1 y4, so that the reference does not
depend on the treatment of algebraic states.
"""

import pathlib

import numpy
import scipy
from scipy.integrate import solve_ivp

from common import write_json

RELATIVE, ABSOLUTE = 1e-13, 1e-18
EPSILON = 1e-6


def van_der_pol(_, y):
    return [y[1], ((1 - y[0] ** 2) * y[1] - y[0]) / EPSILON]


def hires(_, y):
    flow = 280 * y[5] * y[7]
    return [
        -1.71 * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007,
        1.71 * y[0] - 8.75 * y[1],
        -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4],
        8.32 * y[1] + 1.71 * y[2] - 1.12 * y[3],
        -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6],
        -flow + 0.69 * y[3] + 1.71 * y[4] - 0.43 * y[5] + 0.69 * y[6],
        flow - 1.81 * y[6],
        -flow + 1.81 * y[6],
    ]


SATURATION = 115.83


def akzo_nobel(_, y):
    y1, y2, y3, y4, y5 = y
    y6 = SATURATION * y1 * y4
    root = numpy.sqrt(abs(y2))
    r1 = 18.7 * y1**4 * root
    r2 = 0.58 * y3 * y4
    r3 = 0.58 / 34.4 * y1 * y5
    r4 = 0.09 * y1 * y4**2
    r5 = 0.42 * y6**2 * root
    inflow = 3.3 * (0.9 / 737 - y2)
    return [
        -2 * r1 + r2 - r3 - r4,
        -0.5 * r1 - r4 - 0.5 * r5 + inflow,
        r1 - r2 + r3,
        -r2 + r3 - 2 * r4,
        r2 - r3 + r5,
    ]


def with_algebraic_state(y):
    return [*y, SATURATION * y[0] * y[3]]


INITIAL_AKZO_NOBEL = [0.444, 0.00123, 0.0, 0.007, 0.0]

PROBLEMS = {
    "vanDerPol": {
        "problem": "van der Pol, 1e-6 y2' = (1 - y1^2) y2 - y1, y(0) = (2, 0)",
        "derivatives": van_der_pol,
        "initial": [2.0, 0.0],
        "times": [1e-7, 1e-6, 5e-6, 1e-3, 0.3, 0.8, 0.85, 1.2, 1.6, 2.0],
        "published": [0.1706167732170483e1, -0.8928097010247975],
    },
    "hires": {
        "problem": "HIRES, y(0) = (1, 0, 0, 0, 0, 0, 0, 0.0057)",
        "derivatives": hires,
        "initial": [1.0, 0, 0, 0, 0, 0, 0, 0.0057],
        "times": [1e-3, 0.01, 0.1, 0.5, 2.0, 5.0, 50.0, 200.0, 310.0, 321.8122],
        "published": [
            0.7371312573325668e-3,
            0.1442485726316185e-3,
            0.5888729740967575e-4,
            0.1175651343283149e-2,
            0.2386356198831331e-2,
            0.6238968252742796e-2,
            0.2849998395185769e-2,
            0.2850001604814231e-2,
        ],
    },
    "akzoNobel": {
        "problem": "Akzo Nobel reaction, y(0) = (0.444, 0.00123, 0, 0.007, 0), y6 = 115.83 y1 y4",
        "derivatives": akzo_nobel,
        "initial": INITIAL_AKZO_NOBEL,
        "states": with_algebraic_state,
        "times": [1e-3, 0.01, 0.1, 0.5, 2.0, 7.0, 30.0, 77.0, 140.0, 180.0],
        "published": [
            0.1150794920661702,
            0.1203831471567715e-2,
            0.1611562887407974,
            0.3656156421249283e-3,
            0.1708010885264404e-1,
            0.4873531310307455e-2,
        ],
    },
}


def solve(problem, method):
    run = solve_ivp(
        problem["derivatives"],
        (0.0, problem["times"][-1]),
        problem["initial"],
        method=method,
        t_eval=problem["times"],
        rtol=RELATIVE,
        atol=ABSOLUTE,
    )
    assert run.success, run.message
    states = problem.get("states", list)
    return numpy.array([states(state) for state in run.y.T])


def largest_difference(values, reference):
    """Largest difference over the largest value of the same state."""
    scale = numpy.max(numpy.abs(reference), axis=0)
    return float(numpy.max(numpy.abs(values - reference) / scale))


def reference(problem):
    states = solve(problem, "Radau")
    ends = numpy.vstack([states[:-1], problem["published"]])
    return {
        "problem": problem["problem"],
        "largestDifferenceToLsoda": largest_difference(solve(problem, "LSODA"), states),
        "largestDifferenceToPublishedEnd": largest_difference(ends, states),
        "points": [
            {"time": time, "states": list(map(float, state))}
            for time, state in zip(problem["times"], states)
        ],
    }


def main():
    result = {
        "source": "Test Set for IVP Solvers, release 2.4, University of Bari",
        "tool": "scipy.integrate.solve_ivp, method Radau",
        "version": f"scipy {scipy.__version__}, numpy {numpy.__version__}",
        "relativeTolerance": RELATIVE,
        "absoluteTolerance": ABSOLUTE,
        **{name: reference(problem) for name, problem in PROBLEMS.items()},
    }
    write_json(pathlib.Path(__file__).with_suffix(".json"), result)


if __name__ == "__main__":
    main()
