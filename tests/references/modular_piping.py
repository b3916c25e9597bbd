"""The line of pipes, by the program of the model: settled flows by Brent's method,
transients of its node with Radau.

Run: /usr/bin/python3 tests/references/modular_piping.py
"""

from common import label, output, output_points, program, run, write

MODEL = program("modular_piping")
ZERO = 273.15
# Each case states all values, so that it stays when the model's defaults change.
USUAL = {
    "drive": "flow", "massFlow": 0.5, "pressure": 20e3, "shutOffPressure": 60e3,
    "pumpCoefficient": 4e9, "friction": "churchill", "diameter": 0.025,
    "roughness": 45e-6, "firstLength": 5.0, "firstBend": 0.3,
    "secondLength": 3.0, "secondBend": 0.3, "valve": 2.0, "valveAction": "stays",
    "valveAfter": 10.0, "valveTime": 5.0, "fixedStep": 1e-6, "rise": 0.0,
    "bore": "same", "secondDiameter": 0.04, "branches": "none",
    "nodeVolume": 1e-3, "bulkModulus": 2.18e9, "waterTemperature": ZERO + 20,
    "inletTemperature": ZERO + 20, "initialTemperature": ZERO + 20,
}  # fmt: skip
BRANCHES = {
    "branches": "two", "lengthA": 10.0, "diameterA": 0.025, "fittingsA": 2.0,
    "lengthB": 6.0, "diameterB": 0.02, "fittingsB": 1.5,
}  # fmt: skip
# Both programs state the properties of water by the same formulations.
ROUNDING = 5e-6

SETTLED = ["massFlow", "reynolds", "totalDrop", "frictionDrop", "minorDrop"]
SPLIT = ["riseDrop", "branchDrop", "flowA", "flowB", "reynoldsA", "reynoldsB"]
ALONG = [
    "volumeFlow", "velocity", "frictionFactor", "hydraulicPower", "viscousHeating",
    "content", "residenceTime",
]  # fmt: skip


def results_of(p):
    return run(MODEL, p, [1e-9])[2]


def case(key, text, parameters, points, **more):
    return {
        "id": key,
        "label": label(*text),
        "parameters": parameters,
        **more,
        "tolerance": 1e-6,
        "points": points,
    }


def scalars(results, keys):
    return [
        {"scalar": key, "expected": value, "tolerance": ROUNDING * abs(value)}
        for key in keys
        if (value := results[key]) is not None
    ]


def bars(p):
    """The pressure drop of each module."""
    line = MODEL.Line(p)
    flow, bore = line.before[1], p["diameter"]
    drops = {
        "first-pipe": line.pipe(p["firstLength"], flow, bore),
        "first-bend": line.minor(p["firstBend"], flow, bore),
        "second-pipe": line.pipe(p["secondLength"], flow, bore),
        "second-bend": line.minor(p["secondBend"], flow, bore),
        "valve": line.valve(flow, p["valve"]),
    }
    return [
        {"figure": "drops", "bar": key, "expected": drop, "tolerance": ROUNDING * drop}
        for key, drop in drops.items()
    ]


def settled_case(key, english, chinese, is_detailed=False, **parameters):
    p = {**USUAL, **parameters}
    results = results_of(p)
    points = scalars(results, SETTLED + SPLIT)
    if is_detailed:
        points += scalars(results, ALONG) + bars(p)
    return case(key, (english, chinese), p, points)


def transient_case(key, english, chinese, instants, tolerance, **given):
    """A valve that moves at the start; `tolerance` is that of the pressure, Pa."""
    parameters = {**USUAL, "valveAction": "moves", "valveTime": 0, **given}
    curves, _, _ = run(MODEL, parameters, instants)
    tolerances = {
        "nodePressure": tolerance,
        "outflow": 1e-5,
        "nodeTemperature": 1e-4,
    }
    points = output_points(curves, tolerances)
    return case(key, (english, chinese), parameters, points, duration=instants[-1])


CASES = [
    settled_case("given-flow", "Given flow of 0.5 kg/s", "给定流量 0.5 kg/s", True),
    settled_case("laminar", "Laminar flow", "层流", True, massFlow=0.02),
    settled_case(
        "given-pressure", "Driven by 20 kPa", "由 20 kPa 驱动", drive="pressure"
    ),
    settled_case("pump", "Driven by a pump", "由泵驱动", drive="pump"),
    settled_case(
        "uphill", "Pump and a rise of 3 m", "泵，上升 3 m", drive="pump", rise=3.0
    ),
    settled_case(
        "wider-pipe", "Wider second pipe", "加粗的第二段直管",
        diameter=0.02, bore="other", secondDiameter=0.025,
    ),
    settled_case(
        "branches", "Two branches at 1 kg/s", "两条支路，1 kg/s",
        massFlow=1.0, **BRANCHES,
    ),
    settled_case(
        "pumped-branches", "Pump and two branches", "泵与两条支路",
        drive="pump", **BRANCHES,
    ),
    settled_case(
        "warm-cast-iron", "Water of 60 °C in cast iron, Colebrook",
        "60 °C 的水，铸铁管，Colebrook 公式", True,
        drive="pressure", pressure=35e3, waterTemperature=ZERO + 60,
        friction="colebrook", diameter=0.032, roughness=0.26e-3, firstLength=14.0,
        firstBend=1.5, secondLength=6.5, secondBend=0.9, valve=10.0,
        inletTemperature=ZERO + 60, initialTemperature=ZERO + 60,
    ),
    transient_case(
        "valve-closes", "Valve closes, volume of 1 L", "关小阀门，容积 1 L",
        [1e-6, 3e-6, 6e-6, 1.2e-5, 5e-5], 0.02,
        drive="pressure", valveAfter=10.0,
    ),
    transient_case(
        "small-volume", "Valve opens, volume of 1 mL", "开大阀门，容积 1 mL",
        [1e-9, 3e-9, 1e-8, 1e-6, 1e-2], 0.02,
        inletTemperature=ZERO + 50, nodeVolume=1e-6,
        valveAfter=0.5,
    ),
    transient_case(
        "soft-node", "Soft, large node and colder water from the inlet",
        "大而软的节点，流入的水较冷", [0.05, 0.5, 1.0, 3.0, 10.0], 0.05,
        drive="pressure", inletTemperature=ZERO + 15,
        initialTemperature=ZERO + 35, nodeVolume=0.05, bulkModulus=2e6,
        valve=40.0, valveAfter=3.0,
    ),
    transient_case(
        "backward", "Pressure reversed", "压差反向",
        [0.5, 2.0, 5.0, 20.0], 0.05,
        drive="pressure", pressure=-8e3, inletTemperature=ZERO + 60,
        initialTemperature=ZERO + 25, nodeVolume=0.02, bulkModulus=5e6,
        valveAfter=8.0,
    ),
]  # fmt: skip

write(
    "modular-piping", "brentq, rtol 1e-14; Radau, rtol 1e-8, atol 1e-8", CASES
)
