"""A bar in lumps, by the program of the model, and the bar itself by the inverse
Laplace transform of its solution, which needs no eigenvalue.

Run: /usr/bin/python3 tests/references/aluminium_bar.py
"""

import numpy
from common import label, output, program, run, write

MODEL = program("aluminium_bar")
ZERO_CELSIUS = 273.15
OUTPUTS = {
    "exactAtQuarter": (0.25, 0.25),
    "exactAtHalf": (0.5, 0.5),
    "exactAtThreeQuarters": (0.75, 0.75),
    "exactAtEnd": (1, 1),
    "exactFirstHalf": (0, 0.5),
    "exactSecondHalf": (0.5, 1),
    "exactWhole": (0, 1),
}


LUMPS = ("firstHalf", "secondHalf", "faceFlow", "heatDelivered")
SCALARS = ("exactTimeConstant", "timeConstant", "stiffnessRatio", "eulerLimit")


def lump_points(curves):
    points = []
    for n, time in enumerate(map(float, curves["t"])):
        values = {key: curves[key][n] for key in LUMPS} | {"balance": 0}
        points += [
            output(key, time, value, tolerance=max(1e-5, 5e-8 * abs(value)))
            for key, value in values.items()
            if n > 0
        ]
    return points


def scalar_points(results, keys):
    return [{"scalar": key, "expected": float(results[key])} for key in keys]


def mean(shape, integral, a, b):
    """A shape at the place a = b, or averaged from a to b."""
    return shape(a) if a == b else (integral(b) - integral(a)) / (b - a)


def transform(p, a, b):
    """Laplace transform (in Fo) of the excess over the initial temperature."""
    chain = MODEL.Chain(p)
    held, biot = chain.is_held, chain.biot
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
    clock = MODEL.Chain(p).conduction_time
    points = []
    for time in instants:
        for key, (a, b) in OUTPUTS.items():
            expected = p["initial"] + talbot(transform(p, a, b), time / clock)
            points.append({"output": key, "at": time, "expected": expected})
    return points


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
    curves, _, results = run(MODEL, p, instants)
    return {
        "id": key,
        "label": text,
        "parameters": p,
        "duration": max(instants),
        "tolerance": tolerance,
        "points": [
            *lump_points(curves),
            *bar_points(p, instants),
            *scalar_points(results, SCALARS),
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
    unused = {"faceTemperature": 0, "ambient": 0, "initial": 0}
    _, _, results = run(MODEL, {**p, **unused}, [1e5])
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
            *scalar_points(results, ["oneBodyRatio"]),
        ],
    }


write(
    "aluminium-bar",
    "Radau, rtol 1e-11, atol 1e-11; bar: Laplace transform, Talbot's method",
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
