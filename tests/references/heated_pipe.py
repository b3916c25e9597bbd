"""The heated pipe, by the program of the model: its stirred volumes with LSODA.

Run: /usr/bin/python3 tests/references/heated_pipe.py
"""

from common import label, output_points, program, run, write

MODEL = program("heated_pipe")
ZERO = 273.15
# Each case states all values, so that it stays when the model's defaults change.
USUAL = {
    "massFlow": 0.5, "inletTemperature": ZERO + 20, "initialTemperature": ZERO + 20,
    "waterTemperature": ZERO + 20, "length": 5.0, "diameter": 0.025, "volumes": 10,
    "heating": "temperature", "wallTemperature": ZERO + 80, "power": 70e3,
}  # fmt: skip
# Both programs state the properties of water by the same formulations.
ROUNDING = 5e-6
# Tolerances of outputs and of results in kelvin or watt; others are relative.
OUTPUTS = {
    "outletTemperature": 1e-4, "firstTemperature": 1e-4, "plugTemperature": 1e-4,
    "wallAtOutlet": 1e-3, "wallHeat": 0.5, "carriedHeat": 0.5,
}  # fmt: skip
KELVIN = ["stirredOutlet", "plugOutlet", "shortfall", "finalWall"]


def case(key, english, chinese, instants, **given):
    parameters = {**USUAL, **given}
    curves, _, results = run(MODEL, parameters, instants)
    scalars = [
        {
            "scalar": name,
            "expected": value,
            "tolerance": 1e-3 if name in KELVIN else ROUNDING * abs(value),
        }
        for name, value in results.items()
        if value is not None
    ]
    return {
        "id": key,
        "label": label(english, chinese),
        "parameters": parameters,
        "duration": instants[-1],
        "tolerance": 1e-6,
        "points": [*scalars, *output_points(curves, OUTPUTS)],
    }


CASES = [
    case("hot-wall", "Hot wall, ten volumes", "热壁，十个容腔", [1.0, 4.0, 6.0, 20.0]),
    *[
        case(
            f"volumes-{number}", f"Hot wall, volumes: {number}",
            f"热壁，容腔个数为 {number}", [3.0, 200.0], volumes=number,
        )
        for number in (1, 2, 5, 50)
    ],
    case(
        "half-flow", "Half the flow, 0.25 kg/s", "流量减半，0.25 kg/s",
        [5.0, 12.0, 40.0], massFlow=0.25,
    ),
    case(
        "laminar", "Laminar flow of 0.04 kg/s", "0.04 kg/s 的层流",
        [20.0, 80.0, 240.0], massFlow=0.04,
    ),
    case(
        "between", "Between laminar and turbulent flow", "层流与湍流之间",
        [30.0, 200.0], massFlow=0.06, waterTemperature=ZERO + 18, volumes=4,
    ),
    case(
        "warm-water", "Properties at 37 °C", "按 37 °C 取物性", [4.0, 20.0],
        waterTemperature=ZERO + 37,
    ),
    case(
        "heater", "Heater of 30 kW, and warmer water from the inlet",
        "30 kW 的加热器，流入的水较热", [1.0, 5.0, 30.0], heating="power", power=30e3,
        inletTemperature=ZERO + 35, initialTemperature=ZERO + 12, volumes=6,
    ),
    case(
        "backward", "Backward flow along a hot wall", "水沿热壁倒流",
        [2.0, 8.0, 30.0], massFlow=-0.35, initialTemperature=ZERO + 25, volumes=3,
    ),
    case(
        "heater-at-rest", "Heater and no flow", "有加热而没有流量", [2.0, 6.0],
        massFlow=0.0, heating="power", power=20e3,
    ),
]  # fmt: skip

write("heated-pipe", "LSODA, rtol 1e-11, atol 1e-10", CASES)
