"""A hydraulic circuit, by the program of the model.

Run: /usr/bin/python3 tests/references/hydraulic_circuit.py
"""

from common import label, output_points, program, run, write

MODEL = program("hydraulic_circuit")

DEFAULTS = {
    "speed": 25,
    "displacement": 16e-6,
    "reliefPressure": 160e5,
    "reliefGradient": 1e-7 / 60,
    "valveDiameter": 4e-3,
    "opening": 1,
    "closeTime": 1.3,
    "strokeTime": 0.02,
    "pistonDiameter": 0.05,
    "rodDiameter": 0.028,
    "mass": 500,
    "load": 15e3,
    "airContent": 1e-3,
    "lineVolume": 0.5e-3,
    "returnLine": "open",
}

# Share of the value that a result may differ by: more for instants and extremes.
EXTREMES = {
    "firstMotion",
    "extendedTime",
    "largestPressureA",
    "largestPressureB",
    "largestAfterClosingB",
    "smallestAfterClosingA",
}


def case(identifier, name, parameters, instants, duration, scalars):
    curves, _, results = run(MODEL, DEFAULTS | parameters, instants, duration)
    outputs = {"pumpPressure": 20, "pressureA": 20, "pressureB": 20}
    outputs |= {"position": 5e-7, "velocity": 5e-7}
    points = [
        {
            "scalar": key,
            "expected": float(results[key]),
            "tolerance": abs(float(results[key])) * (1e-5 if key in EXTREMES else 1e-6),
        }
        for key in scalars
    ]
    return {
        "id": identifier,
        "label": name,
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-6,
        "points": [*output_points(curves, outputs), *points],
    }


write(
    "hydraulic-circuit",
    "DOP853 with events, rtol 1e-11",
    [
        case(
            "extend",
            label("Extension under 15 kN", "15 kN 负载下伸出"),
            {},
            [0.2, 0.5, 1.0],
            1.3,
            ["firstMotion", "largestPressureA", "pumpEnergy"],
        ),
        case(
            "heavy-load",
            label("30 kN, relief valve open", "30 kN，溢流阀开启"),
            {"load": 30e3},
            [0.5, 1.0],
            1.3,
            ["reliefEnergy"],
        ),
        case(
            "closing",
            label("2000 kg, valve closed in 5 ms", "2000 kg，5 ms 内关阀"),
            {"mass": 2000, "strokeTime": 0.005},
            [1.305, 1.32, 1.35],
            1.6,
            [
                "largestAfterClosingB",
                "smallestAfterClosingA",
                "finalPosition",
                "stiffness",
                "naturalFrequency",
            ],
        ),
        case(
            "retract",
            label("Retraction without a load", "空载缩回"),
            {"opening": -1, "load": 0},
            [0.5, 0.8],
            1.0,
            ["firstMotion"],
        ),
        case(
            "blocked",
            label("Return line blocked", "回油路堵塞"),
            {"returnLine": "blocked", "load": 5e3},
            [0.15, 1.0],
            1.7,
            ["largestPressureB", "finalPosition"],
        ),
        case(
            "end",
            label("Much air, a large pump, up to the end", "含气多的油、大流量泵，走到伸出终端"),
            {
                "speed": 40,
                "displacement": 25e-6,
                "airContent": 0.02,
                "opening": 0.7,
                "closeTime": 1.5,
                "strokeTime": 0.1,
                "load": 8e3,
            },
            [0.3, 0.8],
            1.4,
            ["extendedTime", "largestPressureA", "largestPressureB"],
        ),
    ],
)
