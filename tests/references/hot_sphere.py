"""A sphere that cools by convection and radiation, from the balance of the
page: m c_p dT/dt = -h A (T - T_a) - eps sigma A (T^4 - T_s^4).

Run: /usr/bin/python3 tests/references/hot_sphere.py
"""

import math

from common import label, write
from scipy.constants import Stefan_Boltzmann as SIGMA
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

RTOL = 1e-10
ATOL = 1e-10
ZERO_CELSIUS = 273.15
# Density, specific heat capacity and conductivity.
MATERIALS = {
    "aluminium": (2702, 903, 237),
    "aluminium195": (2790, 883, 168),
}
DEFAULTS = {
    "coefficient": 12,
    "emissivity": 0.9,
    "scale": "kelvin",
    "initial": ZERO_CELSIUS + 200,
    "air": ZERO_CELSIUS + 25,
    "walls": ZERO_CELSIUS + 25,
    "diameter": 0.05,
    "material": "aluminium",
}


def material(p):
    if p["material"] == "custom":
        return p["density"], p["specificHeat"], p["conductivity"]
    return MATERIALS[p["material"]]


def losses(p, temperature):
    """Convection and radiation, W."""
    area = math.pi * p["diameter"] ** 2
    shift = ZERO_CELSIUS if p["scale"] == "celsius" else 0
    powers = (temperature - shift) ** 4 - (p["walls"] - shift) ** 4
    return (
        p["coefficient"] * area * (temperature - p["air"]),
        p["emissivity"] * SIGMA * area * powers,
    )


def transient(p, instants):
    rho, c, _ = material(p)
    capacity = rho * math.pi * p["diameter"] ** 3 / 6 * c

    def rates(_, state):
        convection, radiation = losses(p, state[0])
        return [-(convection + radiation) / capacity, convection, radiation]

    run = solve_ivp(
        rates,
        (0, max(instants)),
        [p["initial"], 0, 0],
        method="DOP853",
        rtol=RTOL,
        atol=ATOL,
        dense_output=True,
    )
    assert run.success
    points = []
    for time in instants:
        temperature, convected, radiated = (float(value) for value in run.sol(time))
        convection, radiation = losses(p, temperature)
        scale = max(1, abs(convected) + abs(radiated))
        values = {
            "temperature": (temperature, 2e-6),
            "convectionFlow": (convection, 1e-5),
            "radiationFlow": (radiation, 1e-5),
            "convectedHeat": (convected, 1e-7 * scale),
            "radiatedHeat": (radiated, 1e-7 * scale),
            "balance": (0, 1e-8 * scale),
        }
        points += [
            {"output": key, "at": time, "expected": value, "tolerance": tolerance}
            for key, (value, tolerance) in values.items()
        ]
    return points


def final_temperature(p):
    ends = sorted([p["air"], p["walls"]])
    if ends[0] == ends[1]:
        return ends[0]
    return brentq(lambda t: sum(losses(p, t)), *ends, xtol=1e-13, rtol=1e-14)


def case(key, text, parameters, instants):
    p = {**DEFAULTS, **parameters}
    final = (
        [{"scalar": "finalTemperature", "expected": final_temperature(p)}]
        if p["scale"] == "kelvin"
        else []
    )
    return {
        "id": key,
        "label": text,
        "parameters": p,
        "duration": max(instants),
        "tolerance": 1e-9,
        "points": [*transient(p, instants), *final],
    }


TABLE = [300.0, 600.0, 1200.0, 1800.0, 3600.0, 7200.0]

write(
    "hot-sphere",
    f"DOP853, rtol {RTOL:g}, atol {ATOL:g}; Brent's method",
    [
        *(
            case(
                f"emissivity-{str(emissivity).replace('.', '-')}",
                label(
                    f"Aluminium sphere of 50 mm, emissivity {emissivity}",
                    f"50 mm 铝球，发射率 {emissivity}",
                ),
                {"emissivity": emissivity},
                TABLE,
            )
            for emissivity in (0.3, 0.9)
        ),
        case(
            "cold-walls",
            label("Air and walls at different temperatures", "空气与墙壁温度不同"),
            {
                "coefficient": 7.5,
                "emissivity": 0.55,
                "initial": ZERO_CELSIUS + 430,
                "air": ZERO_CELSIUS + 60,
                "walls": ZERO_CELSIUS - 80,
                "diameter": 0.021,
                "material": "aluminium195",
            },
            [30.0, 120.0, 500.0, 1500.0, 5000.0],
        ),
        case(
            "bead",
            label("Bead that warms in a hot gas", "测温珠在热气体中升温"),
            {
                "coefficient": 200,
                "emissivity": 0.7,
                "initial": ZERO_CELSIUS + 20,
                "air": ZERO_CELSIUS + 200,
                "walls": ZERO_CELSIUS + 100,
                "diameter": 0.001,
                "material": "custom",
                "density": 8500,
                "specificHeat": 400,
                "conductivity": 20,
            },
            [1.0, 3.0, 10.0, 60.0],
        ),
        case(
            "celsius-mistake",
            label("Fourth power of degrees Celsius, a mistake", "四次方误用摄氏度"),
            {"scale": "celsius"},
            TABLE,
        ),
    ],
)
