"""Transient conduction in a slab, an independent reference for the physics.

Held face at xi = 0, insulated face at xi = 1: numerical inversion (fixed
Talbot contour) of the Laplace transform of the solution, and as the second
route the plain Fourier series in extended precision, which gives the values.
Convective slab: eigenvalues with brentq. Error function of scipy.
Run it to write slab.json beside it.
"""

import pathlib

import numpy
import scipy
from scipy.optimize import brentq
from scipy.special import erf, erfc

from common import write_json

FOURIER = [1e-5, 1e-3, 0.0242, 0.0999, 0.1, 0.1001, 0.243, 1.0, 4.0]
POSITIONS = [0.001, 0.25, 0.5, 0.75, 1.0]
RANGES = [(0.0, 0.5), (0.5, 1.0), (0.0, 1.0), (0.2, 0.3)]


def modes():
    return (2 * numpy.arange(1, 4001, dtype=numpy.longdouble) - 1) * (
        numpy.longdouble("3.14159265358979323846264338327950288") / 2
    )


def point(xi, fo):
    lam = modes()
    return float(numpy.sum(2 / lam * numpy.sin(lam * xi) * numpy.exp(-lam**2 * fo)))


def mean(a, b, fo):
    lam = modes()
    a, b = numpy.longdouble(a), numpy.longdouble(b)
    shape = (numpy.cos(lam * a) - numpy.cos(lam * b)) / (lam * (b - a))
    return float(numpy.sum(2 / lam * shape * numpy.exp(-lam**2 * fo)))


def talbot(transform, t, count=22):
    """Abate and Whitt, INFORMS J. Comput. 18 (2006) 408-421."""
    angle = numpy.pi * numpy.arange(1, count) / count
    cot = 1 / numpy.tan(angle)
    radius = 2 * count / 5
    s = radius * angle * (cot + 1j)
    weight = 1 + 1j * angle * (1 + cot**2) - 1j * cot
    total = 0.5 * numpy.exp(radius) * transform(radius / t)
    total += numpy.sum(numpy.exp(s) * weight * transform(s / t))
    return float((0.4 / t * total).real)


def transform(xi):
    def value(s):
        q = numpy.sqrt(s + 0j)
        decay = numpy.exp(-q * xi) + numpy.exp(-q * (2 - xi))
        return (1 - decay / (1 + numpy.exp(-2 * q))) / s

    return value


def main():
    points = [
        {"position": xi, "fourier": fo, "ratio": point(xi, fo)}
        for xi in POSITIONS
        for fo in FOURIER
    ]
    difference = max(
        abs(talbot(transform(p["position"]), p["fourier"]) - p["ratio"])
        for p in points
    )
    eigenvalues = [
        {
            "biot": bi,
            "order": n,
            "eigenvalue": brentq(
                lambda z: z * numpy.sin(z) - bi * numpy.cos(z),
                (n - 1) * numpy.pi,
                (n - 0.5) * numpy.pi,
                xtol=1e-15,
                rtol=1e-14,
            ),
        }
        for bi in (0.001, 0.01, 0.1, 1.0, 10.0, 1000.0)
        for n in (1, 2, 7)
    ]
    arguments = numpy.concatenate([numpy.arange(0, 6.01, 0.125), [2.4999, 10, 26]])
    result = {
        "tool": "numpy.longdouble, scipy.optimize.brentq, scipy.special",
        "version": f"scipy {scipy.__version__}, numpy {numpy.__version__}",
        "largestDifferenceToTalbot": difference,
        "points": points,
        "means": [
            {"from": a, "to": b, "fourier": fo, "ratio": mean(a, b, fo)}
            for a, b in RANGES
            for fo in FOURIER
        ],
        "eigenvalues": eigenvalues,
        "errorFunction": [
            {"x": float(x), "erf": float(erf(x)), "erfc": float(erfc(x))}
            for x in arguments
        ],
    }
    write_json(pathlib.Path(__file__).with_suffix(".json"), result)


if __name__ == "__main__":
    main()
