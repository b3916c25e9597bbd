"""A sphere that cools by convection and radiation, an independent reference.

    C T' = -A (h (T - S) + e sigma (T^4 - S^4))

Run it to write cooling.json beside it. A second method says how far the
values can be trusted.
"""

import pathlib

import numpy
import scipy
from scipy.integrate import solve_ivp

from common import write_json

SIGMA = 5.670374419e-8
DENSITY, SPECIFIC_HEAT, DIAMETER = 2702, 903, 0.05
CAPACITY = DENSITY * SPECIFIC_HEAT * numpy.pi * DIAMETER**3 / 6
AREA = numpy.pi * DIAMETER**2
TIMES = [300, 600, 1200, 1800, 3600, 7200]
CASES = [
    (12, 0.0, 473.15, 298.15),
    (12, 0.3, 473.15, 298.15),
    (12, 0.9, 473.15, 298.15),
    (0, 0.9, 473.15, 298.15),
    (12, 1e-6, 473.15, 298.15),
    (5, 1.0, 150.0, 900.0),
    (100, 0.5, 1200.0, 4.0),
]


def run(case, method):
    h, emissivity, start, surroundings = case

    def derivatives(_, y):
        loss = h * (y - surroundings)
        loss = loss + emissivity * SIGMA * (y**4 - surroundings**4)
        return -AREA * loss / CAPACITY

    solution = solve_ivp(
        derivatives,
        (0, TIMES[-1]),
        [start],
        method=method,
        t_eval=TIMES,
        rtol=1e-13,
        atol=1e-11,
    )
    assert solution.success, solution.message
    return solution.y[0]


def main():
    cases, difference = [], 0.0
    for case in CASES:
        values, second = run(case, "DOP853"), run(case, "Radau")
        difference = max(difference, float(numpy.max(numpy.abs(values - second))))
        keys = ("coefficient", "emissivity", "initial", "surroundings")
        cases.append(
            {**dict(zip(keys, case)), "temperatures": list(map(float, values))}
        )
    result = {
        "tool": "scipy.integrate.solve_ivp, method DOP853",
        "version": f"scipy {scipy.__version__}, numpy {numpy.__version__}",
        "relativeTolerance": 1e-13,
        "absoluteTolerance": 1e-11,
        "largestDifferenceToRadau": difference,
        "heatCapacity": CAPACITY,
        "area": AREA,
        "times": TIMES,
        "cases": cases,
    }
    write_json(pathlib.Path(__file__).with_suffix(".json"), result)


if __name__ == "__main__":
    main()
