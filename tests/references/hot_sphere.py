"""A sphere that cools by convection and radiation, by the program of the model.

Run: /usr/bin/python3 tests/references/hot_sphere.py
"""

from common import label, output, program, run, write

MODEL = program("hot_sphere")
ZERO_CELSIUS = 273.15
# Values of the model that only a custom material uses.
UNUSED = {"density": 1.0, "specificHeat": 1.0, "conductivity": 1.0}
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


def case(key, text, parameters, instants):
    p = {**DEFAULTS, **parameters}
    curves, _, results = run(MODEL, {**UNUSED, **p}, instants)
    points = []
    for n, time in enumerate(instants, start=1):
        scale = max(1, abs(curves["convectedHeat"][n]) + abs(curves["radiatedHeat"][n]))
        tolerances = {
            "temperature": 2e-6,
            "convectionFlow": 1e-5,
            "radiationFlow": 1e-5,
            "convectedHeat": 1e-7 * scale,
            "radiatedHeat": 1e-7 * scale,
            "balance": 1e-8 * scale,
        }
        # The balance is 0, but for the rounding of the program.
        values = {key: curves[key][n] for key in tolerances} | {"balance": 0}
        points += [
            output(key, time, values[key], tolerance=tolerance)
            for key, tolerance in tolerances.items()
        ]
    final = results["finalTemperature"]
    if p["scale"] == "kelvin":
        points.append({"scalar": "finalTemperature", "expected": float(final)})
    return {
        "id": key,
        "label": text,
        "parameters": p,
        "duration": max(instants),
        "tolerance": 1e-9,
        "points": points,
    }


TABLE = [300.0, 600.0, 1200.0, 1800.0, 3600.0, 7200.0]

write(
    "hot-sphere",
    "LSODA, rtol 1e-11, atol 1e-10; Brent's method",
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
