"""Two coaxial tubes with a gap, by the program of the model: transient with Radau,
steady state with Brent's method.

Run: /usr/bin/python3 tests/references/concentric_cylinders.py
"""

from common import label, output, output_points, program, run, write

MODEL = program("concentric_cylinders")
ZERO_CELSIUS = 273.15
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


TOLERANCES = {
    "innerTube": 1e-5,
    "outerTube": 1e-5,
    "conductionFlow": 1e-4,
    "convectionFlow": 1e-4,
    "radiationFlow": 1e-4,
    "storedHeat": 1e-2,
}


def transient(p, instants):
    curves, _, _ = run(MODEL, p, instants)
    balance = [output("balance", time, 0, tolerance=1e-5) for time in instants]
    return [*output_points(curves, TOLERANCES), *balance]


def steady_points(p, at):
    tubes = MODEL.Tubes(p)
    flow = tubes.steady_flow()
    before, after = tubes.film_in + tubes.wall_in, tubes.wall_out + tubes.film_out
    faces = {
        "innerFace": p["innerTemperature"] - flow * tubes.film_in,
        "innerTube": p["innerTemperature"] - flow * before,
        "outerTube": p["outerTemperature"] + flow * after,
        "outerFace": p["outerTemperature"] + flow * tubes.film_out,
    }
    return [
        {"scalar": "steadyHeatFlow", "expected": flow},
        *(output(key, at, value, tolerance=1e-5) for key, value in faces.items()),
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
    "Radau, rtol 1e-9, atol 1e-9; Brent's method",
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
