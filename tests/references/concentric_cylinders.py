"""Two coaxial tubes with a gap, from the equations of the page: resistances in
series, radiation between grey cylinders, circulation after Raithby and
Hollands. Transient with Radau, steady state with Brent's method.

Run: /usr/bin/python3 tests/references/concentric_cylinders.py
"""

import math

import numpy
from common import label, write
from scipy.constants import Stefan_Boltzmann as SIGMA
from scipy.constants import g as GRAVITY
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
# Kinematic viscosity, diffusivity and Prandtl number of air at 350 K.
AIR = (20.92e-6, 29.9e-6, 0.700)
DEFAULTS = {
    "filling": "air",
    "airConductivity": 0.03,
    "fibreConductivity": 0.038,
    "radiation": "off",
    "innerEmissivity": 0.1,
    "outerEmissivity": 0.1,
    "freeConvection": "off",
    "boundary": "held",
    "innerTemperature": ZERO_CELSIUS + 120,
    "outerTemperature": ZERO_CELSIUS + 35,
    "innerCoefficient": 500,
    "outerCoefficient": 10,
    "innerTubeInside": 0.020,
    "innerTubeOutside": 0.022,
    "outerTubeInside": 0.032,
    "outerTubeOutside": 0.034,
    "length": 1,
    "tubeMaterial": "aluminium",
}


def radii(p):
    return [
        p[key]
        for key in (
            "innerTubeInside",
            "innerTubeOutside",
            "outerTubeInside",
            "outerTubeOutside",
        )
    ]


def wall(inner, outer, k, length):
    return math.log(outer / inner) / (2 * math.pi * k * length)


def gap_flows(p, inner, outer):
    """Conduction, circulation and radiation from face to face, W."""
    _, r2, r3, _ = radii(p)
    is_air = p["filling"] == "air"
    k = p["airConductivity"] if is_air else p["fibreConductivity"]
    conduction = (inner - outer) / wall(r2, r3, k, p["length"])
    circulation = radiation = 0
    if is_air and p["freeConvection"] == "on":
        viscosity, diffusivity, prandtl = AIR
        size = 2 * math.log(r3 / r2) ** (4 / 3) / (r2**-0.6 + r3**-0.6) ** (5 / 3)
        expansion = 1 / ((inner + outer) / 2)
        rayleigh = GRAVITY * expansion * abs(inner - outer) * size**3
        rayleigh /= viscosity * diffusivity
        ratio = 0.386 * (prandtl / (0.861 + prandtl)) ** 0.25 * rayleigh**0.25
        if rayleigh >= 100 and ratio > 1:
            circulation = conduction * (ratio - 1)
    if is_air and p["radiation"] == "on":
        e2, e3 = p["innerEmissivity"], p["outerEmissivity"]
        area = 2 * math.pi * r2 * p["length"]
        resistance = 1 / e2 + (1 - e3) / e3 * r2 / r3
        radiation = SIGMA * area * (inner**4 - outer**4) / resistance
    return conduction, circulation, radiation


def boundaries(p):
    """Resistances from the inside and to the outside, film and wall apart."""
    r1, r2, r3, r4 = radii(p)
    k = MATERIALS[p["tubeMaterial"]][2]
    films = p["boundary"] == "films"
    length = p["length"]
    film_in = 1 / (p["innerCoefficient"] * 2 * math.pi * r1 * length) if films else 0
    film_out = 1 / (p["outerCoefficient"] * 2 * math.pi * r4 * length) if films else 0
    return film_in, wall(r1, r2, k, length), wall(r3, r4, k, length), film_out


def outer_flows(p, inner, outer):
    """Heat flow from the inside and to the outside, W."""
    if p["boundary"] == "plugged":
        return 0, 0
    film_in, wall_in, wall_out, film_out = boundaries(p)
    return (
        (p["innerTemperature"] - inner) / (film_in + wall_in),
        (outer - p["outerTemperature"]) / (wall_out + film_out),
    )


def transient(p, instants):
    rho, c, _ = MATERIALS[p["tubeMaterial"]]
    r1, r2, r3, r4 = radii(p)
    per_area = rho * c * math.pi * p["length"]
    capacities = per_area * (r2**2 - r1**2), per_area * (r4**2 - r3**2)

    def rates(_, state):
        inner, outer = state
        heat_in, heat_out = outer_flows(p, inner, outer)
        gap = sum(gap_flows(p, inner, outer))
        return [(heat_in - gap) / capacities[0], (gap - heat_out) / capacities[1]]

    run = solve_ivp(
        rates,
        (0, max(instants)),
        [p["innerTemperature"], p["outerTemperature"]],
        method="Radau",
        rtol=RTOL,
        atol=ATOL,
        dense_output=True,
    )
    assert run.success
    points = []
    for time in instants:
        inner, outer = (float(value) for value in run.sol(time))
        conduction, circulation, radiation = gap_flows(p, inner, outer)
        stored = numpy.dot(capacities, [inner - ZERO_CELSIUS, outer - ZERO_CELSIUS])
        values = {
            "innerTube": (inner, 1e-5),
            "outerTube": (outer, 1e-5),
            "conductionFlow": (conduction, 1e-4),
            "convectionFlow": (circulation, 1e-4),
            "radiationFlow": (radiation, 1e-4),
            "storedHeat": (float(stored), 1e-2),
            "balance": (0, 1e-5),
        }
        points += [
            {"output": key, "at": time, "expected": value, "tolerance": tolerance}
            for key, (value, tolerance) in values.items()
        ]
    return points


def steady(p):
    """Steady heat flow and the temperatures of the four faces."""
    film_in, wall_in, wall_out, film_out = boundaries(p)
    warm, cold = p["innerTemperature"], p["outerTemperature"]
    total = film_in + wall_in + wall_out + film_out

    def excess(flow):
        inner = warm - flow * (film_in + wall_in)
        outer = cold + flow * (wall_out + film_out)
        return sum(gap_flows(p, inner, outer)) - flow

    ends = sorted([0, (warm - cold) / total])
    flow = brentq(excess, *ends, xtol=1e-13, rtol=1e-14)
    faces = {
        "innerFace": warm - flow * film_in,
        "innerTube": warm - flow * (film_in + wall_in),
        "outerTube": cold + flow * (wall_out + film_out),
        "outerFace": cold + flow * film_out,
    }
    return flow, faces


def steady_points(p, at):
    flow, faces = steady(p)
    return [
        {"scalar": "steadyHeatFlow", "expected": flow},
        *(
            {"output": key, "at": at, "expected": value, "tolerance": 1e-5}
            for key, value in faces.items()
        ),
    ]


def case(key, text, parameters, instants, is_steady):
    p = {**DEFAULTS, **parameters}
    last = max(instants)
    return {
        "id": key,
        "label": text,
        "parameters": p,
        "duration": last,
        "tolerance": 1e-9,
        "points": [
            *transient(p, instants),
            *(steady_points(p, last) if is_steady else []),
        ],
    }


write(
    "concentric-cylinders",
    f"Radau, rtol {RTOL:g}, atol {ATOL:g}; Brent's method",
    [
        case(
            "films-and-all-paths",
            label(
                "Films, radiation and circulation in a wide gap of an alloy",
                "宽间隙合金管：两侧换热、辐射与环流并存",
            ),
            {
                "boundary": "films",
                "radiation": "on",
                "freeConvection": "on",
                "innerEmissivity": 0.7,
                "outerEmissivity": 0.25,
                "innerCoefficient": 85,
                "outerCoefficient": 6,
                "innerTemperature": ZERO_CELSIUS + 190,
                "outerTemperature": ZERO_CELSIUS + 12,
                "innerTubeInside": 0.011,
                "innerTubeOutside": 0.0125,
                "outerTubeInside": 0.047,
                "outerTubeOutside": 0.0495,
                "length": 2.3,
                "tubeMaterial": "aluminium6061",
            },
            [20.0, 100.0, 500.0, 2000.0, 30000.0],
            True,
        ),
        case(
            "plugged-and-dark",
            label("Plugged ends, dark faces", "两端封堵，深色壁面"),
            {
                "boundary": "plugged",
                "radiation": "on",
                "innerEmissivity": 0.85,
                "outerEmissivity": 0.6,
                "tubeMaterial": "aluminium2024",
            },
            [30.0, 120.0, 400.0, 1000.0, 3000.0],
            False,
        ),
        case(
            "cold-inside",
            label("Faces held, cold inside, moving air", "壁面恒温，内冷外热，空气环流"),
            {
                "freeConvection": "on",
                "innerTemperature": ZERO_CELSIUS - 5,
                "outerTemperature": ZERO_CELSIUS + 80,
                "outerTubeInside": 0.062,
                "outerTubeOutside": 0.064,
            },
            [100.0, 600.0],
            True,
        ),
        case(
            "fibre-with-films",
            label("Glass fibre between fluids", "玻璃纤维，两侧为流体"),
            {"filling": "glass-fibre", "boundary": "films", "radiation": "on"},
            [60.0, 300.0, 1200.0, 12000.0],
            True,
        ),
    ],
)
