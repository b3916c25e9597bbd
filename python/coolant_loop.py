"""A closed cooling loop: a heated plate, hot and cold coolant, a wax thermostat that
divides the flow of a pump between radiator and bypass, and an expansion tank.

LSODA runs from one kink of the equations to the next; each is located by an event
function of solve_ivp.
"""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

POINTS = 1001
ZERO_CELSIUS = 273.15
# Density, specific heat and thermal expansion, SI.
COOLANTS = {"water": (971.8, 4196.0, 4.5e-4), "glycol": (1026.0, 3580.0, 6.2e-4)}
HOT_VOLUME, COLD_VOLUME = 2e-3, 4e-3
PLATE_CONDUCTANCE = 500.0
SHUT_OFF_PRESSURE, PUMP_COEFFICIENT = 60e3, 1.2e11
RADIATOR_RESISTANCE, BYPASS_RESISTANCE = 2e11, 4e11
AIR_SPECIFIC_HEAT, AIR_WITHOUT_FAN = 1007.0, 0.1
FILLING_TEMPERATURE, FILLING_PRESSURE = ZERO_CELSIUS + 20, 1e5
TOO_HOT, HOTTEST = ZERO_CELSIUS + 120, ZERO_CELSIUS + 150
# States: plate, hot coolant, cold coolant, wax.
PLATE, HOT, COLD, WAX = range(4)


def conductance(capacity_rate, other_rate, radiator):
    """Heat that the radiator passes per kelvin between coolant and air, W/K."""
    smaller, larger = sorted((capacity_rate, other_rate))
    units, ratio = radiator / smaller, smaller / larger
    exponent = units**0.22 / ratio * math.expm1(-ratio * units**0.78)
    effectiveness = -math.expm1(exponent)
    return effectiveness * smaller, effectiveness, units


class Loop:
    """The loop, and the pieces of its run."""

    def __init__(self, p):
        self.p = p
        self.density, specific_heat, self.expansion = COOLANTS[p["coolant"]]
        self.heat_content = self.density * specific_heat
        self.hot_capacity = self.heat_content * HOT_VOLUME
        self.cold_capacity = self.heat_content * COLD_VOLUME
        self.has_failed = False
        # Begin, end, stop of the thermostat, whether it has failed, solution.
        self.pieces = []

    def drive(self):
        """Pump speed, mass flow rate of the air, whether the thermostat is stuck."""
        fault = self.p["fault"] if self.has_failed else "none"
        return (
            0.0 if fault == "pumpStops" else self.p["pumpSpeed"],
            self.p["airFlow"] * (AIR_WITHOUT_FAN if fault == "fanStops" else 1.0),
            fault == "valveStuck",
        )

    def flows(self, opening):
        """Flow of the loop, of the radiator, and pressure of the pump."""
        speed = self.drive()[0]
        radiator = opening / math.sqrt(RADIATOR_RESISTANCE)
        bypass = (1 - opening) / math.sqrt(BYPASS_RESISTANCE)
        branches = 1 / (radiator + bypass) ** 2
        total = PUMP_COEFFICIENT + self.p["loopResistance"] + branches
        flow = speed * math.sqrt(SHUT_OFF_PRESSURE / total)
        pressure = speed**2 * SHUT_OFF_PRESSURE - PUMP_COEFFICIENT * flow**2
        return flow, flow * radiator / (radiator + bypass), pressure

    def demanded(self, wax):
        return (wax - self.p["openingTemperature"]) / self.p["openingSpan"]

    def opening(self, wax, stop):
        if self.drive()[2]:
            return 0.0
        return self.demanded(wax) if stop == 0 else (stop + 1) / 2

    def radiator(self, radiator_flow):
        """Heat per kelvin, effectiveness and number of transfer units."""
        rate = self.heat_content * radiator_flow
        # The limit of a vanishing flow, also where a step goes beyond the stop.
        if rate <= 0:
            return rate, 1.0, math.inf
        air = self.drive()[1] * AIR_SPECIFIC_HEAT
        return conductance(rate, air, self.p["radiatorConductance"])

    def margin(self, wax, stop):
        """How far the capacity rate of the coolant is below that of the air."""
        _, radiator_flow, _ = self.flows(self.opening(wax, stop))
        return self.drive()[1] * AIR_SPECIFIC_HEAT - self.heat_content * radiator_flow

    def heat_flows(self, state, stop):
        """Heat into the plate, the hot coolant and the cold coolant, W."""
        flow, radiator_flow, _ = self.flows(self.opening(state[WAX], stop))
        per_kelvin = self.radiator(radiator_flow)[0]
        radiator = per_kelvin * (state[HOT] - self.p["airTemperature"])
        from_plate = PLATE_CONDUCTANCE * (state[PLATE] - state[HOT])
        carried = self.heat_content * flow * (state[HOT] - state[COLD])
        return self.p["heat"] - from_plate, from_plate - carried, carried - radiator

    def load_limit(self):
        excess = self.p["openingTemperature"] + self.p["openingSpan"]
        excess -= self.p["airTemperature"]
        return self.radiator(self.flows(1.0)[1])[0] * excess

    def settled(self):
        """Steady state without a fault: opening, flow, radiator, temperatures."""
        p = self.p
        if p["heat"] == 0 or p["pumpSpeed"] == 0:
            return None

        def surplus(opening):
            wax = p["openingTemperature"] + opening * p["openingSpan"]
            per_kelvin = self.radiator(self.flows(opening)[1])[0]
            return per_kelvin * (wax - p["airTemperature"]) - p["heat"]

        opening = 1.0
        if p["heat"] < self.load_limit():
            opening = brentq(surplus, 0.0, 1.0, xtol=1e-15, rtol=1e-15)
        flow, radiator_flow, _ = self.flows(opening)
        per_kelvin, effectiveness, units = self.radiator(radiator_flow)
        hot = p["airTemperature"] + p["heat"] / per_kelvin
        cold = hot - p["heat"] / (self.heat_content * flow)
        plate = hot + p["heat"] / PLATE_CONDUCTANCE
        return opening, flow, per_kelvin, effectiveness, units, hot, cold, plate

    def start(self):
        if self.p["start"] == "settled":
            *_, hot, cold, plate = self.settled()
            return numpy.array([plate, hot, cold, hot])
        return numpy.full(4, float(self.p["airTemperature"]))

    def integrate(self, begin, end, state, stop, side):
        """One piece with a fixed set of equations; its end, state and event."""
        p = self.p
        capacities = (p["plateCapacity"], self.hot_capacity, self.cold_capacity)

        def rates(_, state):
            flows = self.heat_flows(state, stop)
            temperatures = [flow / each for flow, each in zip(flows, capacities)]
            return [*temperatures, (state[HOT] - state[WAX]) / p["waxLag"]]

        def closed(_, state):
            opening = self.demanded(state[WAX])
            return opening if stop == -1 else -opening

        def fully_open(_, state):
            excess = self.demanded(state[WAX]) - 1
            return -excess if stop == 1 else excess

        def boils(_, state):
            return state[HOT] - HOTTEST

        # At this kink of the effectiveness LSODA starts again.
        def equal_rates(_, state):
            return -side * self.margin(state[WAX], stop)

        events = (boils, equal_rates, closed, fully_open)
        for event in events:
            event.terminal, event.direction = True, 1
        run = solve_ivp(
            rates,
            (begin, end),
            state,
            method="LSODA",
            rtol=1e-11,
            atol=1e-10,
            dense_output=True,
            events=events[: 1 if self.drive()[2] else 4],
        )
        happened = None
        if run.status == 1:
            happened = next(n for n, times in enumerate(run.t_events) if len(times))
        self.pieces.append((begin, run.t[-1], stop, self.has_failed, run))
        return float(run.t[-1]), run.y[:, -1], happened

    def run(self, duration):
        p, time, state = self.p, 0.0, self.start()
        opening = self.demanded(state[WAX])
        stop = -1 if opening <= 0 else 1 if opening >= 1 else 0
        side = 0
        while time < duration:
            self.has_failed = p["fault"] != "none" and time >= p["faultTime"]
            if side == 0:
                side = 1 if self.margin(state[WAX], stop) >= 0 else -1
            end = duration
            if p["fault"] != "none" and not self.has_failed:
                end = min(end, p["faultTime"])
            time, state, event = self.integrate(time, end, state, stop, side)
            if event == 0:
                break
            # After a fault, or at a stop, the side is told anew.
            side = -side if event == 1 else 0
            if event == 2:
                stop = 0 if stop == -1 else -1
            if event == 3:
                stop = 0 if stop == 1 else 1
        return self

    @property
    def end(self):
        return self.pieces[-1][1]

    def curves(self, times):
        p = self.p
        begins = [piece[0] for piece in self.pieces]
        numbers = numpy.searchsorted(begins, times, side="right") - 1
        rows = []
        for time, number in zip(times, numbers):
            _, end, stop, self.has_failed, run = self.pieces[number]
            state = run.sol(min(time, end))
            opening = self.opening(state[WAX], stop)
            flow, radiator_flow, pressure = self.flows(opening)
            per_kelvin = self.radiator(radiator_flow)[0]
            heat = per_kelvin * (state[HOT] - p["airTemperature"])
            outlet = p["airTemperature"]
            if radiator_flow > 0:
                outlet = state[HOT] - heat / (self.heat_content * radiator_flow)
            suction = self.tank(state[HOT], state[COLD])[1]
            rows.append(
                {
                    "plateTemperature": state[PLATE],
                    "hotTemperature": state[HOT],
                    "coldTemperature": state[COLD],
                    "radiatorOutlet": outlet,
                    "waxTemperature": state[WAX],
                    "opening": opening,
                    "flow": flow,
                    "radiatorFlow": radiator_flow,
                    "radiatorHeat": heat,
                    "heat": p["heat"],
                    "suctionPressure": suction,
                    "deliveryPressure": suction + pressure,
                    "pumpPressure": pressure,
                }
            )
        return {name: numpy.array([row[name] for row in rows]) for name in rows[0]}

    def tank(self, hot, cold):
        """Growth of the coolant since filling, and pressure of the tank."""
        growth = self.expansion * (
            HOT_VOLUME * (hot - FILLING_TEMPERATURE)
            + COLD_VOLUME * (cold - FILLING_TEMPERATURE)
        )
        air = self.p["tankAir"]
        return growth, FILLING_PRESSURE * air / (air - growth)

    def crossings(self, function):
        """Instants at which a function of state, stop and failure rises above 0."""
        found, last = [], -math.inf
        for begin, end, stop, has_failed, run in self.pieces:

            def at(time, stop=stop, has_failed=has_failed, run=run):
                self.has_failed = has_failed
                return function(run.sol(time), stop)

            times = numpy.linspace(begin, end, 4 * len(run.t))
            values = numpy.array([at(time) for time in times])
            if last <= 0 < values[0]:
                found.append(begin)
            for n in numpy.flatnonzero((values[:-1] <= 0) & (values[1:] > 0)):
                found.append(brentq(at, times[n], times[n + 1], xtol=1e-10))
            last = values[-1]
        return found

    def largest(self, index):
        """The largest value of a state: where its heat flow changes its sign."""
        peaks = self.crossings(lambda state, stop: -self.heat_flows(state, stop)[index])
        curve = self.curves([0.0, *peaks, self.end])
        return curve[("plateTemperature", "hotTemperature")[index]].max()


def measure(loop):
    p, end = loop.p, loop.end
    warm = loop.crossings(lambda state, _: state[HOT] - p["openingTemperature"])
    hot = loop.crossings(
        lambda state, _: state[HOT] - TOO_HOT if loop.has_failed else -1.0
    )
    last = loop.curves([end])
    growth, pressure = loop.tank(last["hotTemperature"][0], last["coldTemperature"][0])
    is_reached = p["start"] == "cold" and warm and warm[0] > 0
    results = {
        "warmUpTime": warm[0] if is_reached else None,
        "largestHot": loop.largest(HOT),
        "largestPlate": loop.largest(PLATE),
        "timeTo120": hot[0] - p["faultTime"] if hot else None,
        "pumpPower": last["pumpPressure"][0] * last["flow"][0],
        "expansion": growth,
        "tankPressure": pressure,
    }
    loop.has_failed = False
    results["loadLimit"] = loop.load_limit()
    names = ("settledOpening", "settledFlow", "perKelvin", "effectiveness")
    names += ("transferUnits", "settledHot", "settledCold", "settledPlate")
    settled = dict(zip(names, loop.settled() or (None,) * len(names)))
    per_kelvin, flow = settled.pop("perKelvin"), settled["settledFlow"]
    results["transitTime"] = results["slowTime"] = None
    if flow:
        capacity = p["plateCapacity"] + loop.hot_capacity + loop.cold_capacity
        results["transitTime"] = (HOT_VOLUME + COLD_VOLUME) / flow
        results["slowTime"] = capacity / per_kelvin
    return results | settled


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    loop = Loop(p).run(duration)
    if times is None:
        times = numpy.linspace(0.0, loop.end, POINTS)
    return {"t": times, **loop.curves(times)}, {}, measure(loop)
