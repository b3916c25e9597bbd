"""An orifice and a chamber, by the program of the model.

Run: /usr/bin/python3 tests/references/orifice.py
"""

from common import label, output_points, program, run, write

MODEL = program("orifice")
ZERO_CELSIUS = 273.15

DEFAULTS = {
    "law": "flowNumber",
    "diameter": 1e-3,
    "hydraulicRatio": 1,
    "flowCoefficient": 0.7,
    "criticalFlowNumber": 1000,
    "density": 870,
    "viscosity": 46e-6,
    "bulkModulus": 1.4e9,
    "volume": 1e-3,
    "pressureBefore": 100e5,
    "pressureAfter": 100e5,
    "stepTime": 0.5,
    "outletDiameter": 0,
    "openingTime": 0,
    "sourceTemperature": ZERO_CELSIUS + 40,
}

# Tolerances of outputs and results, SI.
OUTPUTS = {
    "pressure": 5,
    "flow": 1e-10,
    "flowCoefficient": 1e-6,
    "temperature": 1e-5,
    "jetTemperature": 1e-5,
}
RESULTS = {
    "fillTime99": 1e-5,
    "energyDelivered": 1e-4,
    "energyLost": 1e-4,
    "finalPressure": 5,
    "reynolds": 1e-4,
}


def case(identifier, name, parameters, instants, duration, scalars):
    curves, _, results = run(MODEL, DEFAULTS | parameters, instants, duration)
    points = [
        {"scalar": key, "expected": float(results[key]), "tolerance": RESULTS[key]}
        for key in scalars
    ]
    return {
        "id": identifier,
        "label": name,
        "parameters": parameters,
        "duration": duration,
        "tolerance": 5,
        "points": [*output_points(curves, OUTPUTS), *points],
    }


ENERGIES = ["energyDelivered", "energyLost"]

write(
    "orifice",
    "LSODA on the root of the difference, Radau with an outlet",
    [
        case(
            "fill",
            label("A closed chamber is filled to 100\u00a0bar", "封闭容腔充压至 100\u00a0bar"),
            {},
            [0.02, 0.05, 0.1, 0.2],
            0.5,
            ["fillTime99", "reynolds", *ENERGIES],
        ),
        case(
            "reversed",
            label("The source falls to 20\u00a0bar", "压力源降到 20\u00a0bar"),
            {"pressureAfter": 20e5, "stepTime": 0.3},
            [0.35, 0.45, 0.8],
            0.8,
            [*ENERGIES, "finalPressure"],
        ),
        case(
            "divider",
            label("An outlet of 0.8 mm", "出口孔径 0.8 mm"),
            {"outletDiameter": 0.8e-3, "stepTime": 60},
            [0.05, 1, 10, 60],
            60,
            ["finalPressure", "energyLost"],
        ),
        case(
            "opening-slot",
            label("A slot that opens in 0.1 s, thicker oil", "0.1 s 内开启的缝隙，油液较稠"),
            {
                "hydraulicRatio": 0.3775,
                "diameter": 1.4e-3,
                "criticalFlowNumber": 300,
                "viscosity": 120e-6,
                "openingTime": 0.1,
                "outletDiameter": 0.5e-3,
                "pressureAfter": 30e5,
                "stepTime": 0.4,
            },
            [0.05, 0.15, 0.39, 0.45],
            0.8,
            [*ENERGIES, "finalPressure"],
        ),
        case(
            "plain-root",
            label(
                "Plain square root, opening in 0.1 s, and back to nothing",
                "纯平方根，0.1 s 内开启，然后降到零",
            ),
            {
                "law": "squareRoot",
                "openingTime": 0.1,
                "pressureAfter": 0,
                "stepTime": 0.4,
            },
            [0.05, 0.15, 0.39, 0.45, 0.6],
            0.7,
            ["fillTime99", *ENERGIES],
        ),
    ],
)
