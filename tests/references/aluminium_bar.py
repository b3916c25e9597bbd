"""A bar in lumps and the bar itself, from the equations of the page.

Lumps: C dT/dt = heat in - heat out, integrated with DOP853. The bar: inverse
Laplace transform of its solution, which needs no eigenvalue; the eigenvalue of
its slowest mode with Brent's method, those of the chain with numpy.linalg.

Run: /usr/bin/python3 tests/references/aluminium_bar.py
"""

import math

import numpy
from common import label, write
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

RTOL = 1e-10
ATOL = 1e-10
ZERO_CELSIUS = 273.15
# Density, specific heat capacity and conductivity.
MATERIALS = {
    "aluminium": (2702, 903, 237),
    "aluminium6061": (2700, 896, 167),
    "aluminium2024": (2770, 875, 177),
}
OUTPUTS = {
    "exactAtQuarter": (0.25, 0.25),
    "exactAtHalf": (0.5, 0.5),
    "exactAtThreeQuarters": (0.75, 0.75),
    "exactAtEnd": (1, 1),
    "exactFirstHalf": (0, 0.5),
    "exactSecondHalf": (0.5, 1),
    "exactWhole": (0, 1),
}


def ends(p):
    """Whether the face is held; conductance over kA/L of the film, or 0."""
    _, _, k = MATERIALS[p["material"]]
    held = p["boundaries"] != "insulated-convective"
    film = p["boundaries"] != "held-insulated"
    return held, p["coefficient"] * p["length"] / k if film else 0


def chain(p):
    """Capacity of a lump, conductances to the face, between lumps, at the end."""
    rho, c, k = MATERIALS[p["material"]]
    dx = p["length"] / p["lumps"]
    ka = k * p["crossSection"]
    held, biot = ends(p)
    first = ka / (p["firstConductor"] * dx) if held else 0
    film = 1 / (dx / 2 / ka + 1 / (p["coefficient"] * p["crossSection"])) if biot else 0
    return rho * c * p["crossSection"] * dx, first, ka / dx, film


def slopes(p):
    capacity, first, between, film = chain(p)

    def rates(_, state):
        lumps = state[1:-1]
        heat_in = first * (p["faceTemperature"] - lumps[0])
        heat_out = film * (lumps[-1] - p["ambient"])
        inner = between * (lumps[:-1] - lumps[1:])
        flows = numpy.concatenate([[heat_in], inner, [heat_out]])
        return numpy.concatenate([[heat_in], -numpy.diff(flows) / capacity, [heat_out]])

    return rates


def halves(lumps):
    """Means of the two halves: every lump cut in two pieces."""
    pieces = numpy.repeat(lumps, 2)
    middle = len(pieces) // 2
    return pieces[:middle].mean(), pieces[middle:].mean()


def lump_points(p, instants):
    start = numpy.concatenate([[0], numpy.full(p["lumps"], p["initial"]), [0]])
    run = solve_ivp(
        slopes(p),
        (0, max(instants)),
        start,
        method="DOP853",
        rtol=RTOL,
        atol=ATOL,
        t_eval=instants,
    )
    assert run.success
    points = []
    for time, state in zip(instants, run.y.T):
        first, second = halves(state[1:-1])
        flow = chain(p)[1] * (p["faceTemperature"] - state[1])
        values = {
            "firstHalf": first,
            "secondHalf": second,
            "faceFlow": flow,
            "heatDelivered": state[0] - state[-1],
            "balance": 0,
        }
        points += [
            {
                "output": key,
                "at": time,
                "expected": float(value),
                "tolerance": max(1e-5, 5e-8 * abs(value)),
            }
            for key, value in values.items()
        ]
    return points


def mean(shape, integral, a, b):
    """A shape at the place a = b, or averaged from a to b."""
    return shape(a) if a == b else (integral(b) - integral(a)) / (b - a)


def transform(p, a, b):
    """Laplace transform (in Fo) of the excess over the initial temperature."""
    held, biot = ends(p)
    face = p["faceTemperature"] - p["initial"]
    fluid = p["ambient"] - p["initial"]
    sinh, cosh = numpy.sinh, numpy.cosh

    def value(s):
        q = numpy.sqrt(s)
        even = mean(lambda x: cosh(q * x), lambda x: sinh(q * x) / q, a, b)
        odd = mean(lambda x: sinh(q * x), lambda x: cosh(q * x) / q, a, b)
        if not held:
            return biot * fluid / s * even / (q * sinh(q) + biot * cosh(q))
        far_even = mean(
            lambda x: cosh(q * (1 - x)), lambda x: -sinh(q * (1 - x)) / q, a, b
        )
        far_odd = mean(
            lambda x: sinh(q * (1 - x)), lambda x: -cosh(q * (1 - x)) / q, a, b
        )
        from_face = face * (q * far_even + biot * far_odd)
        return (from_face + biot * fluid * odd) / s / (q * cosh(q) + biot * sinh(q))

    return value


def talbot(function, t, count=22):
    """Inverse Laplace transform: Abate and Whitt, INFORMS J. Comput. 18 (2006)
    408-421; 12 digits in double precision."""
    angle = numpy.pi * numpy.arange(1, count) / count
    cot = 1 / numpy.tan(angle)
    radius = 2 * count / 5
    s = radius * angle * (cot + 1j)
    weight = 1 + 1j * angle * (1 + cot**2) - 1j * cot
    total = 0.5 * numpy.exp(radius) * function(radius / t)
    total += numpy.sum(numpy.exp(s) * weight * function(s / t))
    return float((0.4 / t * total).real)


def bar_points(p, instants):
    rho, c, k = MATERIALS[p["material"]]
    clock = p["length"] ** 2 * rho * c / k
    points = []
    for time in instants:
        for key, (a, b) in OUTPUTS.items():
            expected = p["initial"] + talbot(transform(p, a, b), time / clock)
            points.append({"output": key, "at": time, "expected": expected})
    return points


def slowest(p):
    """Slowest time constant of the bar and of its lumps, and the stiffness."""
    rho, c, k = MATERIALS[p["material"]]
    held, biot = ends(p)
    if held:
        zeta = brentq(
            lambda z: z * math.cos(z) + biot * math.sin(z),
            math.pi / 2,
            math.pi,
            xtol=1e-15,
            rtol=1e-14,
        )
    else:
        zeta = brentq(
            lambda z: z * math.sin(z) - biot * math.cos(z),
            0,
            math.pi / 2,
            xtol=1e-15,
            rtol=1e-14,
        )
    capacity, first, between, film = chain(p)
    count = p["lumps"]
    matrix = 2 * between * numpy.eye(count) - between * (
        numpy.eye(count, k=1) + numpy.eye(count, k=-1)
    )
    matrix[0, 0] += first - between
    matrix[-1, -1] += film - between
    rates = numpy.linalg.eigvalsh(matrix / capacity)
    return [
        {
            "scalar": "exactTimeConstant",
            "expected": p["length"] ** 2 * rho * c / k / zeta**2,
        },
        {"scalar": "timeConstant", "expected": float(1 / rates[0])},
        {"scalar": "stiffnessRatio", "expected": float(rates[-1] / rates[0])},
        {"scalar": "eulerLimit", "expected": float(2 / rates[-1])},
    ]


def case(key, text, parameters, instants, tolerance):
    p = {
        "firstConductor": 0.5,
        "crossSection": 1e-4,
        "faceTemperature": ZERO_CELSIUS + 40,
        "coefficient": 50,
        "ambient": ZERO_CELSIUS + 20,
        "initial": ZERO_CELSIUS + 20,
        "material": "aluminium",
        **parameters,
    }
    return {
        "id": key,
        "label": text,
        "parameters": p,
        "duration": max(instants),
        "tolerance": tolerance,
        "points": [
            *lump_points(p, instants),
            *bar_points(p, instants),
            *slowest(p),
        ],
    }


def one_body(biot):
    """Extension C of the page's checkpoints: a film at one end only."""
    p = {
        "boundaries": "insulated-convective",
        "length": 1,
        "lumps": 1,
        "coefficient": biot * 237,
        "material": "aluminium",
        "firstConductor": 0.5,
        "crossSection": 1e-4,
    }
    exact = slowest(p)[0]["expected"]
    body = 2702 * 903 * p["length"] / p["coefficient"]
    text = f"{biot:g}"
    return {
        "id": f"one-body-{text.replace('.', '-')}",
        "label": label(
            f"Cooled through a film at one end, Bi = {text}",
            f"仅一端经表面换热冷却，Bi = {text}",
        ),
        "parameters": p,
        "tolerance": 1e-9,
        "points": [
            {"scalar": "biot", "expected": biot},
            {"scalar": "oneBodyRatio", "expected": body / exact},
        ],
    }


write(
    "aluminium-bar",
    f"DOP853, rtol {RTOL:g}, atol {ATOL:g}; bar: Laplace transform, Talbot's method",
    [
        case(
            "held-face",
            label("Seven lumps of an alloy, far end insulated", "七个合金单元，远端绝热"),
            {
                "lumps": 7,
                "length": 0.013,
                "material": "aluminium6061",
                "boundaries": "held-insulated",
                "firstConductor": 0.8,
                "initial": ZERO_CELSIUS + 65,
                "faceTemperature": ZERO_CELSIUS - 12,
            },
            [0.02, 0.1, 0.4, 1.5, 4.0],
            2e-6,
        ),
        case(
            "far-end-in-fluid",
            label("Nine lumps, face held, far end in water", "九个单元，端面恒温，远端在水中"),
            {
                "lumps": 9,
                "length": 0.31,
                "material": "aluminium2024",
                "boundaries": "held-convective",
                "coefficient": 730,
                "ambient": ZERO_CELSIUS + 5,
                "initial": ZERO_CELSIUS + 33,
                "faceTemperature": ZERO_CELSIUS + 140,
            },
            [4.0, 20.0, 90.0, 400.0, 2500.0],
            5e-6,
        ),
        case(
            "film-only",
            label("Six lumps, cooled through a film only", "六个单元，仅经表面换热冷却"),
            {
                "lumps": 6,
                "length": 0.08,
                "boundaries": "insulated-convective",
                "coefficient": 4000,
                "initial": ZERO_CELSIUS + 150,
            },
            [0.2, 1.0, 6.0, 40.0, 200.0],
            5e-6,
        ),
        *map(one_body, [0.01, 0.1, 1, 10]),
    ],
)
