"""A closed cooling loop, by the program of the model.

Run: python3 tests/references/coolant_loop.py
"""

from common import label, output, program, run, write

MODEL = program("coolant_loop")
ZERO = 273.15
# Each case states all values, so that it stays when the model's defaults change.
USUAL = {
    "heat": 10e3, "plateCapacity": 20e3, "pumpSpeed": 1.0, "loopResistance": 2.5e11,
    "radiatorConductance": 700.0, "airFlow": 0.6, "airTemperature": ZERO + 25,
    "openingTemperature": ZERO + 82, "openingSpan": 13.0, "waxLag": 15.0,
    "coolant": "glycol", "start": "cold", "fault": "none", "faultTime": 900.0,
    "tankAir": 1e-3,
}  # fmt: skip
# Tolerances, SI: of a temperature a millionth of its value in °C.
SHARE, KELVIN = 1e-6, 8e-5
TEMPERATURES = ("Temperature", "Outlet", "Hot", "Cold", "Plate")


def tolerance(name, value):
    if name.endswith(TEMPERATURES):
        return KELVIN
    share = 1e-5 if name in ("warmUpTime", "timeTo120") else SHARE
    return max(share * abs(float(value)), 1e-12)


def case(key, english, chinese, duration, points, scalars, **given):
    """A run with points `{instant: [outputs]}` and the names of its results."""
    parameters = {**USUAL, **given}
    instants = sorted(points)
    curves, _, results = run(MODEL, parameters, instants, duration)
    rows = [
        output(
            name, float(time), curves[name][n],
            tolerance=tolerance(name, curves[name][n]),
        )
        for n, time in enumerate(curves["t"])
        for name in points.get(time, [])
    ]  # fmt: skip
    rows += [
        {
            "scalar": name,
            "expected": float(results[name]),
            "tolerance": tolerance(name, results[name]),
        }
        for name in scalars
    ]
    return {
        "id": key,
        "label": label(english, chinese),
        "parameters": parameters,
        "duration": duration,
        "tolerance": 1e-6,
        "points": rows,
    }


HOT, COLD, PLATE = "hotTemperature", "coldTemperature", "plateTemperature"
SETTLED = ["settledHot", "settledCold", "settledPlate", "settledOpening", "settledFlow"]

write(
    "coolant-loop",
    "LSODA with events, rtol 1e-11",
    [
        case(
            "warm-up", "Warm-up with 10 kW", "10 kW 下暖机", 1800,
            {
                120: [HOT, PLATE], 240: [HOT], 300: [HOT, "opening"],
                400: ["radiatorHeat"], 600: [HOT, COLD, "flow"],
            },
            ["warmUpTime", "largestHot", "largestPlate", "expansion", "tankPressure"],
        ),
        case(
            "hot-day", "Hot day: 24 kW, air at 40 °C", "高温天：24 kW，空气 40 °C", 1800,
            {60: [HOT], 120: [HOT], 150: ["opening"], 300: [HOT], 900: [PLATE, "radiatorOutlet"]},
            ["slowTime", "largestHot"],
            heat=24e3, airTemperature=ZERO + 40,
        ),
        case(
            "pump-fails", "The pump stops at 60 s", "60 s 时水泵停转", 200,
            {90: [HOT, "waxTemperature"], 150: [HOT, PLATE, COLD]},
            ["timeTo120", "largestHot", "largestPlate"],
            start="settled", fault="pumpStops", faultTime=60.0,
        ),
        case(
            "water", "Water, settled", "水，平衡态", 1800,
            {1800: [HOT, "deliveryPressure"]},
            [*SETTLED, "effectiveness", "tankPressure"],
            start="settled", coolant="water",
        ),
        case(
            "slow-wax", "Slow wax: 60 s, span of 4 K", "石蜡较慢：60 s，温差 4 K", 3600,
            {400: [HOT, "opening"], 600: [HOT], 1200: [HOT], 3600: [HOT]},
            ["largestHot"],
            waxLag=60.0, openingSpan=4.0,
        ),
        case(
            "hunting", "Hunting: 60 s, span of 2 K", "来回摆动：60 s，温差 2 K", 3600,
            {330: [HOT, "radiatorHeat"], 1200: [HOT], 3500: [HOT, PLATE]},
            ["largestHot", "largestPlate"],
            waxLag=60.0, openingSpan=2.0,
        ),
        case(
            "stuck", "The thermostat is stuck closed from 900 s on",
            "900 s 起节温器卡死在关闭位置", 1800,
            {890: [HOT], 1000: [HOT, COLD, "radiatorHeat"]},
            ["timeTo120", "expansion", "largestPlate"],
            fault="valveStuck",
        ),
        case(
            "fan-stops", "The fan stops at 60 s, 4 kW", "60 s 时风扇停转，4 kW", 1800,
            {70: [HOT, "radiatorHeat", "radiatorOutlet"], 300: [HOT, "opening"], 1800: [PLATE]},
            ["largestHot", "tankPressure"],
            heat=4e3, start="settled", fault="fanStops", faultTime=60.0,
        ),
    ],
)  # fmt: skip
