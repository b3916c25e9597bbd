"""A pump with a relief valve, a directional valve of orifices and a single-rod
cylinder that moves a mass against a load. Pressures are above the atmosphere.

DOP853, or Radau where a valve is much quicker than the run, goes from one kink to
the next: the relief valve opens or shuts, the piston reaches an end of its stroke
or leaves it, the spool starts or stops.
"""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

POINTS = 1001
DENSITY, VISCOSITY = 870.0, 46e-6
LIQUID_MODULUS, EXPONENT, ATMOSPHERE = 1.5e9, 1.4, 101325.0
STROKE, FRICTION, OPENS = 0.5, 2000.0, 0.1
FLOW_COEFFICIENT, CRITICAL_FLOW_NUMBER = 0.7, 1000.0
# States: pressures of pump line, piston side and rod side, position, velocity,
# energy of the pump and of the relief valve.
PUMP, SIDE_A, SIDE_B, POSITION, VELOCITY, GIVEN, LOST = range(7)


def modulus(pressure, air_content):
    """Bulk modulus of oil with free air."""
    absolute = max(1.0, pressure + ATMOSPHERE)
    air = air_content * (ATMOSPHERE / absolute) ** (1 / EXPONENT)
    share = air * LIQUID_MODULUS / (EXPONENT * absolute)
    return LIQUID_MODULUS * (1 + air) / (1 + share)


def orifice(difference, diameter, opening):
    """Flow through an edge of the valve."""
    speed = math.sqrt(2 * abs(difference) / DENSITY)
    number = diameter * math.sqrt(opening) / VISCOSITY * speed
    area = math.pi * diameter**2 / 4 * opening
    coefficient = FLOW_COEFFICIENT * math.tanh(2 * number / CRITICAL_FLOW_NUMBER)
    return math.copysign(coefficient * area * speed, difference)


def drop(flow, diameter, opening):
    """Pressure difference that drives a flow through an edge."""
    if flow == 0:
        return 0.0
    high = 1e3
    while orifice(high, diameter, opening) < flow:
        high *= 10
    return brentq(
        lambda difference: orifice(difference, diameter, opening) - flow,
        0.0,
        high,
        xtol=1e-9,
        rtol=1e-15,
    )


class Circuit:
    """Equations, and the run piece by piece."""

    def __init__(self, p):
        self.p = p
        self.area_a = math.pi * p["pistonDiameter"] ** 2 / 4
        self.area_b = self.area_a - math.pi * p["rodDiameter"] ** 2 / 4
        self.pump = p["displacement"] * p["speed"]
        self.full = p["reliefPressure"] + self.pump / p["reliefGradient"]
        self.relief = self.pump > 0
        # The end at which the piston stands: -1 inside, 1 outside, 0 none.
        self.end = 1 if p["opening"] < 0 else -1
        self.first_motion = self.extended = None
        # Begin, solution, relief valve and end of each piece.
        self.pieces = []

    def spool(self, time):
        p = self.p
        travel = p["strokeTime"] * abs(p["opening"])
        if travel == 0:
            return p["opening"] if OPENS <= time < p["closeTime"] else 0.0
        share = min(1, (time - OPENS) / travel, 1 - (time - p["closeTime"]) / travel)
        return p["opening"] * max(0.0, share)

    def breaks(self):
        p = self.p
        travel = p["strokeTime"] * abs(p["opening"])
        opened, closed = OPENS + travel, p["closeTime"] + travel
        turns = [opened, p["closeTime"]]
        if opened > p["closeTime"]:
            turns = [(opened + p["closeTime"]) / 2]
        return [OPENS, *turns, closed]

    def flows(self, spool, pump, side_a, side_b, relief):
        """Into A, out of A, into B, out of B, over the relief valve."""
        p, opening = self.p, abs(spool)
        bore, joined = p["valveDiameter"], p["returnLine"] == "open"
        into_a = orifice(pump - side_a, bore, opening) if spool > 0 else 0.0
        out_a = orifice(side_a, bore, opening) if spool < 0 else 0.0
        into_b = orifice(pump - side_b, bore, opening) if spool < 0 and joined else 0.0
        out_b = orifice(side_b, bore, opening) if spool > 0 and joined else 0.0
        over = p["reliefGradient"] * (pump - p["reliefPressure"]) if relief else 0.0
        return into_a, out_a, into_b, out_b, over

    def force(self, state):
        pressures = state[SIDE_A] * self.area_a - state[SIDE_B] * self.area_b
        return pressures - self.p["load"]

    def rates(self, time, state, relief, end):
        p = self.p
        pump, side_a, side_b, position, velocity = state[:5]
        spool = self.spool(time)
        flows = self.flows(spool, pump, side_a, side_b, relief)
        into_a, out_a, into_b, out_b, over = flows
        volume_a = p["lineVolume"] + self.area_a * position
        volume_b = p["lineVolume"] + self.area_b * (STROKE - position)
        air = p["airContent"]
        line = self.pump - over - into_a - into_b
        moves = end == 0
        return [
            modulus(pump, air) / p["lineVolume"] * line,
            modulus(side_a, air)
            / volume_a
            * (into_a - out_a - self.area_a * velocity),
            modulus(side_b, air)
            / volume_b
            * (into_b - out_b + self.area_b * velocity),
            velocity if moves else 0.0,
            (self.force(state) - FRICTION * velocity) / p["mass"] if moves else 0.0,
            pump * self.pump,
            pump * over,
        ]

    def events(self):
        """Functions that rise through zero: relief valve, outer end, inner end,
        piston leaves its end."""
        relief, end = self.relief, self.end

        def valve(_, state):
            excess = state[PUMP] - self.p["reliefPressure"]
            # A little past the pressure, so that the next piece begins below zero.
            return (-excess if relief else excess) - 1e-3

        def outer(_, state):
            return min(state[POSITION] - STROKE - 1e-9, state[VELOCITY])

        def inner(_, state):
            return min(-state[POSITION] - 1e-9, -state[VELOCITY])

        def leaves(_, state):
            return -end * self.force(state) - 1e-3

        chosen = (valve, outer, inner) if end == 0 else (valve, leaves)
        for event in chosen:
            event.terminal, event.direction = True, 1
        return chosen

    def happen(self, event, time, state):
        """Changes the equations after an event."""
        if event == "valve":
            self.relief = not self.relief
        elif event == "leaves":
            self.end = 0
            if self.first_motion is None:
                self.first_motion = time
        else:
            is_outer = event == "outer"
            self.end = 1 if is_outer else -1
            state[POSITION] = STROKE if is_outer else 0.0
            state[VELOCITY] = 0.0
            if is_outer and self.extended is None:
                self.extended = time
            # The pressures may push the piston back at once.
            if -self.end * self.force(state) > 1e-3:
                self.happen("leaves", time, state)

    def start(self):
        p, is_out = self.p, self.p["opening"] < 0
        return [
            self.full if self.pump > 0 else 0.0,
            p["load"] / self.area_a if is_out else 0.0,
            0.0,
            STROKE if is_out else 0.0,
            *(0.0, 0.0, 0.0),
        ]

    def method(self, duration):
        """Method, tolerance and longest step for the fastest rate: a valve that
        fills a line. Longer steps are possible, but less accurate between them."""
        p = self.p
        area = math.pi * p["valveDiameter"] ** 2 / 4
        laminar = CRITICAL_FLOW_NUMBER * DENSITY * VISCOSITY / (4 * FLOW_COEFFICIENT)
        edge = area * p["valveDiameter"] / laminar
        rate = (p["reliefGradient"] + edge) * LIQUID_MODULUS / p["lineVolume"]
        is_stiff = rate * duration > 5e4
        return ("Radau", 1e-9, math.inf) if is_stiff else ("DOP853", 1e-11, 4 / rate)

    def run(self, duration):
        method, tolerance, longest = self.method(duration)
        stops = sorted({time for time in self.breaks() if time < duration})
        time, state = 0.0, self.start()
        for stop in [*stops, duration]:
            # Inside a piece the spool has one slope: read it from the inside.
            inside = numpy.nextafter(stop, 0.0)
            while time < stop:
                events, relief, end = self.events(), self.relief, self.end
                run = solve_ivp(
                    lambda t, y, relief=relief, end=end, inside=inside: self.rates(
                        min(t, inside), y, relief, end
                    ),
                    (time, stop),
                    state,
                    method=method,
                    rtol=tolerance,
                    max_step=longest,
                    atol=[1e-3, 1e-3, 1e-3, 1e-12, 1e-11, 1e-5, 1e-5],
                    dense_output=True,
                    events=events,
                )
                self.pieces.append((time, run, relief, end))
                time, state = float(run.t[-1]), run.y[:, -1].copy()
                for event, times in zip(events, run.t_events):
                    if run.status == 1 and len(times) > 0:
                        self.happen(event.__name__, time, state)
        self.pieces.append((duration, None, self.relief, self.end))
        self.last = state
        return self

    def curves(self, times):
        names = ["pumpPressure", "pressureA", "pressureB", "position", "velocity"]
        names += ["inletFlow", "outletFlow", "reliefFlow", "spool"]
        curves = {name: numpy.empty(len(times)) for name in names}
        begins = [piece[0] for piece in self.pieces[:-1]]
        numbers = numpy.searchsorted(begins, times, side="right") - 1
        for n, (time, number) in enumerate(zip(times, numbers)):
            _, run, relief, _ = self.pieces[number]
            state = run.sol(time)
            spool = self.spool(time)
            flows = self.flows(spool, *state[:3], relief)
            into_a, out_a, into_b, out_b, over = flows
            row = [*state[:5], into_a + into_b, out_a + out_b, over, spool]
            for name, value in zip(names, row):
                curves[name][n] = value
        curves["reliefSetting"] = numpy.full(len(times), self.p["reliefPressure"])
        return curves

    def extremes(self, side, since=0.0):
        """Values of a pressure where it turns, and where pieces meet."""
        found = []
        for (begin, run, relief, end), following in zip(self.pieces, self.pieces[1:]):
            finish = following[0]
            if finish < since:
                continue
            begin = max(begin, since)
            times = run.t[(run.t > begin) & (run.t < finish)]
            times = numpy.array([begin, *times, finish])

            def slope(time, run=run, relief=relief, end=end):
                return self.rates(time, run.sol(time), relief, end)[side]

            slopes = [slope(time) for time in times]
            found += [run.sol(begin)[side], run.sol(finish)[side]]
            for n in range(len(times) - 1):
                if slopes[n] * slopes[n + 1] < 0:
                    turn = brentq(slope, times[n], times[n + 1], xtol=1e-12)
                    found.append(run.sol(turn)[side])
        return found


def drops(circuit, velocity):
    """Pressure differences of the inlet and of the outlet edge."""
    bore, opening = circuit.p["valveDiameter"], abs(circuit.p["opening"])
    return (
        drop(circuit.area_a * velocity, bore, opening),
        drop(circuit.area_b * velocity, bore, opening),
    )


def load_at(circuit, velocity):
    """The load under which the relief valve passes what the piston leaves."""
    p = circuit.p
    inlet, outlet = drops(circuit, velocity)
    rest = circuit.pump - circuit.area_a * velocity
    pressure = p["reliefPressure"] + rest / p["reliefGradient"] - inlet
    return pressure * circuit.area_a - outlet * circuit.area_b - FRICTION * velocity


def steady(circuit):
    """Velocity, pressures and relief flow of a steady extension."""
    p, full = circuit.p, circuit.full
    if p["opening"] <= 0 or circuit.pump == 0:
        return [None] * 5
    stall = full * circuit.area_a
    fastest = circuit.pump / circuit.area_a
    if p["returnLine"] == "blocked":
        side_b = (stall - p["load"]) / circuit.area_b
        return [0.0, full, max(0.0, side_b), full, circuit.pump]
    if p["load"] >= stall:
        return [0.0, full, 0.0, full, circuit.pump]
    velocity = fastest
    if p["load"] > load_at(circuit, fastest):
        velocity = brentq(
            lambda speed: load_at(circuit, speed) - p["load"],
            0.0,
            fastest,
            xtol=1e-15,
            rtol=1e-14,
        )
    inlet, outlet = drops(circuit, velocity)
    push = p["load"] + FRICTION * velocity + outlet * circuit.area_b
    side_a = push / circuit.area_a
    rest = circuit.pump - circuit.area_a * velocity
    return [velocity, side_a, outlet, side_a + inlet, rest]


def measure(circuit, duration):
    p, last = circuit.p, circuit.last
    speed, side_a, side_b, pump, relief = steady(circuit)
    stiffness = sum(
        modulus(pressure, p["airContent"]) * area**2 / (p["lineVolume"] + area * length)
        for pressure, area, length in (
            (last[SIDE_A], circuit.area_a, last[POSITION]),
            (last[SIDE_B], circuit.area_b, STROKE - last[POSITION]),
        )
    )
    damping = FRICTION / (2 * math.sqrt(stiffness * p["mass"]))
    frequency = math.sqrt(stiffness / p["mass"]) / (2 * math.pi)
    closes = p["closeTime"] < duration
    can_extend = p["opening"] > 0 and circuit.pump > 0 and p["returnLine"] == "open"
    relief_load = load_at(circuit, circuit.pump / circuit.area_a) if can_extend else 0
    return {
        "theoreticalFlow": circuit.pump,
        "fullReliefPressure": circuit.full,
        "reliefLoad": relief_load if relief_load > 0 else None,
        "stallForce": circuit.full * circuit.area_a if can_extend else None,
        "areaRatio": circuit.area_a / circuit.area_b,
        "steadySpeed": speed,
        "steadyPressureA": side_a,
        "steadyPressureB": side_b,
        "steadyPumpPressure": pump,
        "steadyReliefFlow": relief,
        "firstMotion": circuit.first_motion,
        "extendedTime": circuit.extended,
        "largestPressureA": max(circuit.extremes(SIDE_A)),
        "largestPressureB": max(circuit.extremes(SIDE_B)),
        "largestAfterClosingB": (
            max(circuit.extremes(SIDE_B, p["closeTime"])) if closes else None
        ),
        "smallestAfterClosingA": (
            min(circuit.extremes(SIDE_A, p["closeTime"])) if closes else None
        ),
        "finalPosition": last[POSITION],
        "pumpEnergy": last[GIVEN],
        "reliefEnergy": last[LOST],
        "stiffness": stiffness,
        "naturalFrequency": (
            frequency * math.sqrt(1 - damping**2) if damping < 1 else None
        ),
        "dampingRatio": damping,
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    circuit = Circuit(p).run(duration)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    return {"t": times, **circuit.curves(times)}, {}, measure(circuit, duration)
