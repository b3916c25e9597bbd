"""The checkpoints of the line, and transients of its node.

Run: /usr/bin/python3 tests/references/modular_piping.py
"""

import math

from common import label, write
from modular_piping_line import ZERO, Line
from scipy.integrate import solve_ivp

# The properties of water are rounded to six digits and more.
ROUNDING = 5e-6


def scalar(key, expected, part=ROUNDING):
    return {"scalar": key, "expected": expected, "tolerance": part * abs(expected)}


def output(key, at, expected, tolerance):
    return {"output": key, "at": at, "expected": expected, "tolerance": tolerance}


def bar(key, expected, part=ROUNDING):
    tolerance = part * abs(expected)
    point = {"figure": "drops", "bar": key}
    return {**point, "expected": expected, "tolerance": tolerance}


def case(key, english, chinese, line, chosen, points, duration=None):
    return {
        "id": key,
        "label": label(english, chinese),
        "parameters": line.settings(chosen),
        **({"duration": duration} if duration else {}),
        "tolerance": 1e-6,
        "points": points,
    }


def settled_points(line):
    """Flow, and where the pressure of the line goes."""
    p, m = line.p, line.settled()
    drops = line.modules(m)
    total = sum(drops.values()) + line.downstream(m)
    friction = drops["first-pipe"] + drops["second-pipe"]
    rise = drops.get("rise", 0)
    branches = line.split(m)[1] if p["branches"] else 0
    return [
        scalar("massFlow", m),
        scalar("reynolds", line.reynolds(m, p["diameter"])),
        scalar("totalDrop", total),
        scalar("frictionDrop", friction),
        scalar("minorDrop", total - friction - rise - branches),
        *([scalar("riseDrop", rise)] if rise else []),
        *([scalar("branchDrop", branches)] if branches else []),
    ]


def module_points(line):
    """Every module, and what else the flow gives."""
    p, m = line.p, line.settled()
    drops = line.modules(m)
    flow = m / line.density
    total = sum(drops.values()) + line.downstream(m)
    warming = total / (line.density * line.heat)
    return [
        scalar("volumeFlow", flow),
        scalar("velocity", line.velocity(m, p["diameter"])),
        scalar("frictionFactor", line.factor(m, p["diameter"])),
        scalar("hydraulicPower", total * flow),
        scalar("viscousHeating", warming),
        *[bar(key, value) for key, value in drops.items()],
        bar("valve", line.valve_drop(m)),
    ]


def wall_points(line):
    """Heat transfer, with the exponential integrated along the pipe."""
    p, m = line.p, line.settled()
    h = line.coefficient(m)
    perimeter = math.pi * p["diameter"]
    along = solve_ivp(
        lambda _, t: h * perimeter * (p["wall"] - t) / (m * line.heat),
        (0, p["firstLength"]), [p["inlet"]],
        method="DOP853", rtol=1e-12, atol=1e-12,
    )  # fmt: skip
    outlet = float(along.y[0, -1])
    volumes = p["inlet"]
    ha = h * perimeter * p["firstLength"] / p["volumes"]
    for _ in range(p["volumes"]):
        flow = m * line.heat
        volumes = (flow * volumes + ha * p["wall"]) / (flow + ha)
    return [
        scalar("coefficient", h),
        scalar("nusselt", h * p["diameter"] / line.conductivity),
        scalar("transferUnits", h * perimeter * p["firstLength"] / (m * line.heat)),
        {"scalar": "plugOutlet", "expected": ZERO + outlet, "tolerance": 1e-4},
        {"scalar": "stirredOutlet", "expected": ZERO + volumes, "tolerance": 1e-4},
        scalar("plugHeat", m * line.heat * (outlet - p["inlet"]), 1e-5),
        scalar("residenceTime", line.mass / m),
    ]


def first_points(line):
    return module_points(line) + wall_points(line)


def transient_points(line, instants, tolerance):
    points = []
    for at, (pressure, *volumes, node) in zip(instants, line.transient(instants)):
        points += [
            output("nodePressure", at, pressure, tolerance),
            output("outflow", at, line.outflow(pressure), 1e-5),
            output("outletTemperature", at, ZERO + volumes[-1], 1e-4),
            output("nodeTemperature", at, ZERO + node, 1e-4),
        ]
    return points


def settled_case(key, english, chinese, more=None, **chosen):
    line = Line(**chosen)
    points = settled_points(line) + (more(line) if more else [])
    return case(key, english, chinese, line, chosen, points)


def transient_case(key, english, chinese, instants, tolerance, **chosen):
    line = Line(**chosen)
    points = transient_points(line, instants, tolerance)
    end = instants[-1]
    return case(key, english, chinese, line, chosen, points, end)


def branch_points(line):
    m = line.settled()
    a, _ = line.split(m)
    diameters = [diameter for _, diameter, _ in line.p["branches"]]
    return [
        scalar("flowA", a),
        scalar("flowB", m - a),
        scalar("reynoldsA", line.reynolds(a, diameters[0])),
        scalar("reynoldsB", line.reynolds(m - a, diameters[1])),
    ]


def volumes_case(number):
    """The hot wall with another number of volumes, long after the start."""
    line = Line(volumes=number)
    temperature = next(
        point["expected"]
        for point in wall_points(line)
        if point.get("scalar") == "stirredOutlet"
    )
    points = [output("outletTemperature", 200, temperature, 1e-4)]
    title = f"Hot wall, {number} stirred volumes", f"热壁，{number} 个全混容腔"
    chosen = {"volumes": number}
    return case(f"volumes-{number}", *title, line, chosen, points, 200)


BRANCHES = [(10.0, 0.025, 2.0), (6.0, 0.02, 1.5)]

CASES = [
    settled_case(
        "given-flow", "Given flow of 0.5 kg/s", "给定流量 0.5 kg/s", first_points
    ),
    settled_case("laminar", "Laminar flow", "层流", first_points, massFlow=0.02),
    settled_case(
        "given-pressure", "Driven by 20 kPa", "由 20 kPa 驱动", drive="pressure"
    ),
    settled_case("pump", "Driven by a pump", "由泵驱动", drive="pump"),
    settled_case(
        "uphill", "Pump and a rise of 3 m", "泵，上升 3 m", drive="pump", rise=3.0
    ),
    settled_case(
        "wider-pipe", "Wider second pipe", "加粗的第二段直管",
        diameter=0.02, secondDiameter=0.025,
    ),
    settled_case(
        "branches", "Two branches at 1 kg/s", "两条支路，1 kg/s", branch_points,
        massFlow=1.0, branches=BRANCHES,
    ),
    settled_case(
        "pumped-branches", "Pump and two branches", "泵与两条支路", branch_points,
        drive="pump", branches=BRANCHES,
    ),
    settled_case(
        "warm-cast-iron", "Water of 60 °C in cast iron, Colebrook",
        "60 °C 的水，铸铁管，Colebrook 公式", first_points,
        drive="pressure", pressure=35e3, celsius=60, friction="colebrook",
        diameter=0.032, roughness=0.26e-3, firstLength=14.0, firstBend=1.5,
        secondLength=6.5, secondBend=0.9, valve=10.0, inlet=60.0, initial=60.0,
        wall=45.0, volumes=7,
    ),
    *[volumes_case(number) for number in (1, 2, 5, 50)],
    transient_case(
        "valve-closes", "Valve closes, volume of 1 L", "关小阀门，容积 1 L",
        [1e-6, 3e-6, 6e-6, 1.2e-5, 5e-5], 0.02,
        drive="pressure", wall=None, volumes=1, valveAfter=10.0,
    ),
    transient_case(
        "small-volume", "Valve opens, volume of 1 mL", "开大阀门，容积 1 mL",
        [1e-9, 3e-9, 1e-8, 1e-6, 1e-2], 0.02,
        wall=None, volumes=1, inlet=50.0, nodeVolume=1e-6, valveAfter=0.5,
    ),
    transient_case(
        "soft-node", "Soft, large node behind a heated pipe",
        "热壁管后面的大而软的节点", [0.05, 0.5, 1.0, 3.0, 10.0], 0.05,
        drive="pressure", wall=75.0, inlet=15.0, initial=35.0, volumes=4,
        nodeVolume=0.05, bulkModulus=2e6, valve=40.0, valveAfter=3.0,
    ),
    transient_case(
        "backward", "Pressure reversed, pipe heated", "压差反向，管壁加热",
        [0.5, 2.0, 5.0, 20.0], 0.05,
        drive="pressure", pressure=-8e3, inlet=60.0, initial=25.0, volumes=3,
        nodeVolume=0.02, bulkModulus=5e6, valveAfter=8.0,
    ),
]  # fmt: skip

write(
    "modular-piping",
    "brentq, xtol 1e-15; DOP853, rtol 1e-12; Radau, rtol 1e-9",
    CASES,
)
