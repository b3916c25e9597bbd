"""Pipe flow of water at 20 degC, an independent reference for the physics.

Friction factors from the formulas, Colebrook's with scipy.optimize. The water
properties are those of the IAPWS formulations, rounded to the digits below.
Run it to write pipeFlow.json beside it.
"""

import pathlib

import numpy
import scipy
from scipy.optimize import brentq
from scipy.special import gammainc

from common import write_json

DENSITY, VISCOSITY = 998.2061, 1.001597e-3
ROUGHNESS = 45e-6
CHAIN = [
    ("pipe", 5.0, 0.025),
    ("fitting", 0.3, 0.025),
    ("pipe", 3.0, 0.025),
    ("fitting", 0.3, 0.025),
    ("fitting", 2.0, 0.025),
]


def churchill(re, rough):
    a = (2.457 * numpy.log(1 / ((7 / re) ** 0.9 + 0.27 * rough))) ** 16
    b = (37530 / re) ** 16
    return 8 * ((8 / re) ** 12 + 1 / (a + b) ** 1.5) ** (1 / 12)


def colebrook(re, rough):
    def residual(f):
        return f**-0.5 + 2 * numpy.log10(rough / 3.7 + 2.51 / (re * f**0.5))

    return brentq(residual, 1e-4, 1.0, xtol=1e-16, rtol=1e-14)


def drop(chain, flow, law=churchill):
    total = 0.0
    for kind, value, diameter in chain:
        velocity = flow / (DENSITY * numpy.pi * diameter**2 / 4)
        re = abs(velocity) * diameter * DENSITY / VISCOSITY
        k = value
        if kind == "pipe":
            k = law(re, ROUGHNESS / diameter) * value / diameter
        total += k * DENSITY * velocity * abs(velocity) / 2
    return total


def main():
    grid = [
        (re, rough)
        for re in (4e3, 1e4, 1e5, 1e6, 1e8)
        for rough in (0.0, 1e-5, 1e-3, 5e-2)
    ]
    result = {
        "tool": "scipy.optimize.brentq, scipy.special.gammainc",
        "version": f"scipy {scipy.__version__}, numpy {numpy.__version__}",
        "density": DENSITY,
        "dynamicViscosity": VISCOSITY,
        "roughness": ROUGHNESS,
        "friction": [
            {
                "reynolds": re,
                "relativeRoughness": rough,
                "churchill": churchill(re, rough),
                "colebrook": colebrook(re, rough),
            }
            for re, rough in grid
        ],
        "drops": [
            {"massFlow": flow, "drop": drop(CHAIN, flow)}
            for flow in (-2.0, -0.02, 0.001, 0.05, 0.5, 3.0)
        ],
        "stirredSteps": [
            {
                "volumes": n,
                "residenceTimes": x,
                "response": float(gammainc(n, n * x)),
            }
            for n in (1, 5, 20, 300)
            for x in (0.5, 1.0, 1.5)
        ],
    }
    write_json(pathlib.Path(__file__).with_suffix(".json"), result)


if __name__ == "__main__":
    main()
