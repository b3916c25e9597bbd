"""A line of pipe, bend, pipe, bend, node and valve.

Darcy-Weisbach with a friction law of choice; a node with dp/dt = B / (rho V) times
the sum of its flows. The flows follow from the pressures by root finding. LSODA, as
the pressure of the node settles in microseconds and its temperature in seconds.
"""

import math

import numpy
from scipy.constants import g as GRAVITY
from scipy.integrate import solve_ivp
from scipy.optimize import brentq
from water import water

POINTS = 401
# Reynolds number of the valve below which its flow is laminar.
LAMINAR_VALVE = 10


def churchill(re, rough):
    if re < 1:
        return 64 / re
    a = (2.457 * math.log(1 / ((7 / re) ** 0.9 + 0.27 * rough))) ** 16
    b = (37530 / re) ** 16
    return 8 * ((8 / re) ** 12 + 1 / (a + b) ** 1.5) ** (1 / 12)


def colebrook(re, rough):
    def residual(f):
        return f**-0.5 + 2 * math.log10(rough / 3.7 + 2.51 / (re * f**0.5))

    return brentq(residual, 1e-4, 1.0, xtol=1e-16, rtol=1e-14)


FRICTION = {
    "churchill": churchill,
    "colebrook": colebrook,
    "haaland": lambda re, rough: (
        (-1.8 * math.log10((rough / 3.7) ** 1.11 + 6.9 / re)) ** -2
    ),
    "swameeJain": lambda re, rough: (
        0.25 / math.log10(rough / 3.7 + 5.74 / re**0.9) ** 2
    ),
    "blasius": lambda re, _: 0.3164 * re**-0.25,
    "petukhov": lambda re, _: (0.790 * math.log(re) - 1.64) ** -2,
    "laminar": lambda re, _: 64 / re,
}


def friction_factor(law, re, rough):
    """A turbulent law gets 64/Re up to 2000, and a straight line up to 4000."""
    factor = FRICTION[law]
    if law in ("churchill", "laminar") or re >= 4000:
        return factor(re, rough)
    if re <= 2000:
        return 64 / re
    share = (re - 2000) / 2000
    return 64 / 2000 * (1 - share) + share * factor(4000, rough)


def zero(rising, start):
    """The zero of a rising function, searched outwards from 0."""
    at_rest = rising(0.0)
    if at_rest == 0:
        return 0.0
    end = start if at_rest < 0 else -start
    while rising(end) * at_rest > 0:
        end *= 8
    return brentq(rising, 0.0, end, xtol=1e-300, rtol=1e-14)


class Line:
    """The resistances; flows in kg/s, pressures in Pa."""

    def __init__(self, p):
        self.p = p
        self.density, self.viscosity, self.heat, _ = water(p["waterTemperature"])
        self.section = math.pi * p["diameter"] ** 2 / 4
        self.pipe_mass = self.density * self.section * p["firstLength"]
        self.node_mass = self.density * p["nodeVolume"]
        self.compliance = self.node_mass / p["bulkModulus"]
        self.second_bore = p["diameter" if p["bore"] == "same" else "secondDiameter"]
        self.has_branches = p["branches"] == "two"
        moves = p["valveAction"] == "moves"
        self.valve_instant = p["valveTime"] if moves else math.inf
        self.before = self.settled(p["valve"])
        self.after = self.settled(p["valveAfter"]) if moves else self.before

    def velocity(self, flow, diameter):
        return flow / (self.density * math.pi * diameter**2 / 4)

    def reynolds(self, flow, diameter):
        return 4 * abs(flow) / (math.pi * diameter * self.viscosity)

    def minor(self, coefficient, flow, diameter):
        v = self.velocity(flow, diameter)
        return coefficient * self.density * v * abs(v) / 2

    def pipe(self, length, flow, diameter):
        re = self.reynolds(flow, diameter)
        if re < 1:
            v = self.velocity(flow, diameter)
            return 32 * self.viscosity * length * v / diameter**2
        f = friction_factor(self.p["friction"], re, self.p["roughness"] / diameter)
        return self.minor(f * length / diameter, flow, diameter)

    def change(self, flow, inlet, outlet):
        """A sudden change of the bore, after Borda where the flow widens."""
        narrow, wide = sorted([inlet, outlet])
        ratio = (narrow / wide) ** 2
        widens = (flow > 0) == (inlet < outlet)
        coefficient = (1 - ratio) ** 2 if widens else 0.5 * (1 - ratio)
        return self.minor(coefficient, flow, narrow)

    def modules(self, flow):
        """Pressure drops by friction, by fittings and by the rise, Pa."""
        p, bore, second = self.p, self.p["diameter"], self.second_bore
        friction = self.pipe(p["firstLength"], flow, bore)
        friction += self.pipe(p["secondLength"], flow, second)
        fittings = self.minor(p["firstBend"] + p["secondBend"], flow, bore)
        if second != bore:
            fittings += self.change(flow, bore, second)
            fittings += self.change(flow, second, bore)
        return friction, fittings, self.density * GRAVITY * p["rise"]

    def upstream(self, flow):
        return sum(self.modules(flow))

    def valve(self, flow, coefficient):
        """The valve has a laminar branch: v|v| becomes v sqrt(v^2 + v_c^2)."""
        bore = self.p["diameter"]
        v = self.velocity(flow, bore)
        laminar = LAMINAR_VALVE * self.viscosity / (self.density * bore)
        return coefficient * self.density * v * math.hypot(v, laminar) / 2

    def branch(self, name, flow):
        p = self.p
        bore = p["diameter" + name]
        drop = self.pipe(p["length" + name], flow, bore)
        return drop + self.minor(p["fittings" + name], flow, bore)

    def branch_flows(self, drop):
        """Flows of both branches at a common pressure drop."""
        return [zero(lambda m: self.branch(name, m) - drop, 1e-6) for name in "AB"]

    def driven(self, flow):
        p = self.p
        if p["drive"] == "pressure":
            return p["pressure"]
        volume = flow / self.density
        return p["shutOffPressure"] - p["pumpCoefficient"] * volume * abs(volume)

    def shortage(self, flow, downstream):
        """Rises with the flow, and is 0 where the drive supplies it."""
        if self.p["drive"] == "flow":
            return flow - self.p["massFlow"]
        return self.upstream(flow) + downstream - self.driven(flow)

    def settled(self, valve):
        """Valve, flow, branch flows and drop, node pressure, when all is settled."""
        flow, parts, drop = self.p["massFlow"], None, 0.0
        if self.has_branches:

            def excess(drop):
                total = sum(self.branch_flows(drop))
                return self.shortage(total, self.valve(total, valve) + drop)

            drop = zero(excess, 1.0)
            parts = self.branch_flows(drop)
            flow = sum(parts)
        elif self.p["drive"] != "flow":
            flow = zero(lambda m: self.shortage(m, self.valve(m, valve)), 1e-6)
        return valve, flow, parts, drop, self.valve(flow, valve) + drop

    def inflow(self, node):
        if self.p["drive"] == "flow":
            return self.p["massFlow"]
        return zero(lambda m: self.upstream(m) + node - self.driven(m), 1e-6)

    def outflow(self, node, valve):
        """Flow through the valve, and the part of it in branch A."""
        if not self.has_branches:
            return zero(lambda m: self.valve(m, valve) - node, 1e-6), 0.0

        def excess(drop):
            return self.valve(sum(self.branch_flows(drop)), valve) + drop - node

        a, b = self.branch_flows(zero(excess, 1.0))
        return a + b, a

    def rates(self, state, valve):
        """Of pressure and temperature of the node, and of the net mass."""
        p = self.p
        pressure, node, _ = state
        into, (out, _) = self.inflow(pressure), self.outflow(pressure, valve)
        mixing = max(into, 0.0) * (p["inletTemperature"] - node)
        mixing += max(-out, 0.0) * (p["initialTemperature"] - node)
        net = into - out
        return numpy.array([net / self.compliance, mixing / self.node_mass, net])

    def euler_pressure(self, end):
        """The node by explicit Euler, from the instant at which the valve moves."""
        step, pressure = self.p["fixedStep"], self.before[4]
        valve, target = self.p["valveAfter"], self.after[4]
        times, values = [], []
        if not math.isfinite(self.valve_instant) or self.has_branches:
            return times, values
        for n in range(41):
            time = self.valve_instant + n * step
            is_lost = abs(pressure - target) > 20 * abs(self.before[4] - target)
            if time > end or is_lost:
                break
            times.append(time)
            values.append(pressure)
            net = self.inflow(pressure) - self.outflow(pressure, valve)[0]
            pressure += step / self.compliance * net
        return times, values

    def transient(self, times):
        """States at some instants; the valve moves at its instant, if it does."""
        p, end = self.p, times[-1]
        state = numpy.array([self.before[4], p["initialTemperature"], 0.0])
        states = numpy.tile(state, (len(times), 1))
        tolerances = [1e-6, 1e-8, 1e-13]
        edges = sorted({0.0, min(self.valve_instant, end), end})
        for begin, last in zip(edges, edges[1:]):
            valve = p["valveAfter"] if begin >= self.valve_instant else p["valve"]
            inside = (times > begin) & (times <= last)
            run = solve_ivp(
                lambda _, state: self.rates(state, valve),
                (begin, last),
                state,
                method="LSODA",
                dense_output=True,
                rtol=1e-10,
                atol=tolerances,
            )
            if inside.any():
                states[inside] = run.sol(times[inside]).T
            state = run.y[:, -1]
        return states


def slope(drop, flow):
    step = 1e-5 * max(abs(flow), 1e-4)
    return (drop(flow + step) - drop(flow - step)) / (2 * step)


def line_slopes(line, point):
    """Slopes of the pressure drops before and after the node, Pa s/kg."""
    valve, flow, parts, _, _ = point
    is_given = line.p["drive"] == "flow"

    def before_node(m):
        return line.upstream(m) - (0.0 if is_given else line.driven(m))

    after = slope(lambda m: line.valve(m, valve), flow)
    if parts:
        a, b = (slope(lambda m: line.branch(n, m), m) for n, m in zip("AB", parts))
        after += 1 / (1 / a + 1 / b)
    return slope(before_node, flow), after


def node_times(line, point):
    """Time constants of the pressure and of the temperature of the node, s."""
    before, after = line_slopes(line, point)
    flow = point[1]
    inflow = 0.0 if line.p["drive"] == "flow" else 1 / before
    temperature = line.node_mass / abs(flow) if flow else math.inf
    return line.compliance / (inflow + 1 / after), temperature


def wave_results(line, point):
    """What compression and inertia of the water in the pipes would do."""
    p = line.p
    resistance = sum(line_slopes(line, point))
    second = math.pi * line.second_bore**2 / 4
    pipes = [(p["firstLength"], line.section), (p["secondLength"], second)]
    speed = math.sqrt(p["bulkModulus"] / line.density)
    volume = sum(length * area for length, area in pipes)
    inertance = sum(length / area for length, area in pipes)
    velocity = abs(line.velocity(point[1], p["diameter"]))
    return {
        "waveSpeed": speed,
        "travelTime": sum(length for length, _ in pipes) / speed,
        "compressionTime": resistance * line.density * volume / p["bulkModulus"],
        "inertiaTime": inertance / resistance,
        "surge": line.density * speed * velocity,
    }


def flow_results(line, point):
    p = line.p
    valve, flow, parts, drop, node = point
    friction, fittings, rise = line.modules(flow)
    total = node + friction + fittings + rise
    volume = flow / line.density
    re = line.reynolds(flow, p["diameter"])
    rough = p["roughness"] / p["diameter"]
    ratio = (p["diameter"] / line.second_bore) ** 2
    ratio = min(ratio, 1 / ratio)
    a, b = parts or (None, None)
    return {
        "massFlow": flow,
        "volumeFlow": volume,
        "velocity": line.velocity(flow, p["diameter"]),
        "reynolds": re,
        "frictionFactor": friction_factor(p["friction"], re, rough) if re else None,
        "totalDrop": total,
        "frictionDrop": friction,
        "minorDrop": fittings + line.valve(flow, valve),
        "riseDrop": rise if p["rise"] else None,
        "branchDrop": drop if parts else None,
        "hydraulicPower": total * volume,
        "viscousHeating": abs(total - rise) / (line.density * line.heat),
        "flowA": a,
        "flowB": b,
        "reynoldsA": line.reynolds(a, p["diameterA"]) if parts else None,
        "reynoldsB": line.reynolds(b, p["diameterB"]) if parts else None,
        "enlargement": (1 - ratio) ** 2 if ratio < 1 else None,
        "contraction": 0.5 * (1 - ratio) if ratio < 1 else None,
    }


def content_results(line, flow):
    return {
        "content": line.section * line.p["firstLength"],
        "residenceTime": line.pipe_mass / abs(flow) if flow else None,
    }


def node_results(line, point, duration):
    p = line.p
    pressure_time, temperature_time = node_times(line, point)
    is_finite = math.isfinite(temperature_time)
    return {
        "pressureTime": pressure_time,
        "temperatureTime": temperature_time if is_finite else None,
        "timeRatio": pressure_time / temperature_time,
        "eulerLimit": 2 * pressure_time,
        "eulerSteps": math.ceil(duration / (2 * pressure_time)),
        "pressurePerMillilitre": p["bulkModulus"] * 1e-6 / p["nodeVolume"],
        "neighbourVolume": math.pi * line.second_bore**2 / 4 * p["secondLength"],
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    line = Line(p)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    states = line.transient(times)
    rows = []
    for time, state in zip(times, states):
        pressure, node, net_mass = state
        has_moved = time >= line.valve_instant
        valve = p["valveAfter"] if has_moved else p["valve"]
        into, (out, in_a) = line.inflow(pressure), line.outflow(pressure, valve)
        held = line.compliance * (pressure - line.before[4])
        rows.append({
            "t": time,
            "nodeTemperature": node,
            "nodePressure": pressure,
            "inletPressure": pressure + line.upstream(into),
            "inflow": into,
            "outflow": out,
            "flowA": in_a,
            "flowB": out - in_a if line.has_branches else 0.0,
            "massBalance": net_mass - held,
        })
    point = line.after if duration > line.valve_instant else line.before
    results = {
        **flow_results(line, point),
        **content_results(line, point[1]),
        **node_results(line, point, duration),
        **wave_results(line, point),
    }
    curves = {name: numpy.array([row[name] for row in rows]) for name in rows[0]}
    return curves, {"eulerPressure": line.euler_pressure(duration)}, results
