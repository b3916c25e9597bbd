"""A valve that shuts at the end of a line, with three submodels of the line.

R-C: C dp/dt = q_R(p0 - p) - q_v(p), by p0 - p. R-I: I dq/dt = p0 - k q|q| - p_v(q).
R-C-I in N cells: a flow with inertia and a pressure with capacity in each.
The valve is an orifice: q = q0 x sqrt(p/p_v0), its opening x falls to 1e-4.
"""

import math

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001
DENSITY = 1000.0
LEAK = 1e-4
LAMINAR = 100.0
SAMPLES = 1000
SAMPLES_PER_CELL = 4


def root(pressure):
    """Square root with a sign, straight below 100 Pa."""
    return pressure / (pressure**2 + LAMINAR**2) ** 0.25


class Line:
    """The pipe, the valve and the equations of the three submodels."""

    def __init__(self, p):
        self.p = p
        self.cells = int(p["cells"])
        area = numpy.pi * p["diameter"] ** 2 / 4
        self.flow = area * p["velocity"]
        self.tank = p["tankPressure"]
        darcy = p["friction"] * p["length"] / p["diameter"]
        self.loss = darcy * DENSITY / (2 * area**2)
        self.inertia = DENSITY * p["length"] / area
        self.capacity = area * p["length"] / p["bulkModulus"]
        self.speed = numpy.sqrt(p["bulkModulus"] / DENSITY)
        self.before_valve = self.tank - self.loss * self.flow**2

    def opening(self, t):
        share = (t - self.p["onset"]) / self.p["closingTime"]
        return 1 - (1 - LEAK) * numpy.clip(share, 0.0, 1.0)

    def through_valve(self, t, pressure):
        part = root(pressure) / root(self.before_valve)
        return self.flow * self.opening(t) * part

    def drop_of_valve(self, t, flow):
        part = flow / (self.flow * self.opening(t))
        return self.before_valve * part * numpy.abs(part)

    def soft_rates(self, t, lost):
        inflow = root(lost) / numpy.sqrt(self.loss)
        outflow = self.through_valve(t, self.tank - lost)
        return (outflow - inflow) / self.capacity

    def column_rates(self, t, flow):
        lost = self.loss * flow * numpy.abs(flow) + self.drop_of_valve(t, flow)
        return (self.tank - lost) / self.inertia

    def row_start(self):
        shares = numpy.arange(1, self.cells + 1) / self.cells
        pressures = self.tank - self.loss * self.flow**2 * shares
        return numpy.concatenate((numpy.full(self.cells, self.flow), pressures))

    def row_rates(self, t, state):
        flows, pressures = state[: self.cells], state[self.cells :]
        before = numpy.concatenate(([self.tank], pressures[:-1]))
        onward = numpy.append(flows[1:], self.through_valve(t, pressures[-1]))
        friction = self.loss / self.cells * flows * numpy.abs(flows)
        accelerations = (before - pressures - friction) / self.inertia
        rises = (flows - onward) / self.capacity
        return self.cells * numpy.concatenate((accelerations, rises))


def solve(rates, start, ends, method, atol):
    """Integrates from corner to corner; gives the last state at any instants."""
    parts, state = [], start
    for begin, end in zip(ends[:-1], ends[1:]):
        part = solve_ivp(
            rates,
            (begin, end),
            state,
            method=method,
            rtol=1e-10,
            atol=atol,
            dense_output=True,
        )
        state = part.y[:, -1]
        parts.append((begin, end, part.sol))

    def at(instants):
        values = numpy.empty(instants.size)
        for begin, end, solution in reversed(parts):
            inside = (instants >= begin) & (instants <= end)
            if inside.any():
                values[inside] = solution(instants[inside])[-1]
        return values

    return at


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    line = Line(p)
    flow, tank, cells = line.flow, line.tank, line.cells
    closed = p["onset"] + p["closingTime"]
    corners = (0.0, p["onset"], closed, duration)
    ends = sorted({min(corner, duration) for corner in corners})
    lost = tank - line.before_valve
    soft = solve(line.soft_rates, [lost], ends, "Radau", 1e-11 * lost)
    column = solve(line.column_rates, [flow], ends, "Radau", 1e-15 * flow)
    scales = numpy.repeat([flow, tank], cells)
    row = solve(line.row_rates, line.row_start(), ends, "DOP853", 1e-12 * scales)

    def outputs(instants):
        instants = numpy.asarray(instants, dtype=float)
        return {
            "row": row(instants),
            "column": line.drop_of_valve(instants, column(instants)),
            "soft": tank - soft(instants),
        }

    def samples(begin, end):
        ends = numpy.minimum((begin, end), duration)
        per_cell = travel / p["cells"]
        count = math.ceil(SAMPLES_PER_CELL * (ends[1] - ends[0]) / per_cell)
        return numpy.linspace(*ends, max(SAMPLES, count) + 1)

    travel = p["length"] / line.speed
    first = samples(p["onset"], closed + 2 * travel)
    peaks = outputs(numpy.append(first, min(closed, duration)))
    row_peak = peaks["row"].max()
    highest = max(row_peak, outputs(samples(0.0, duration))["row"].max())
    results = {
        "rowRise": row_peak - line.before_valve,
        "columnRise": peaks["column"].max() - line.before_valve,
        "softRise": peaks["soft"].max() - line.before_valve,
        "highestRise": highest - line.before_valve,
        "joukowsky": DENSITY * line.speed * p["velocity"],
        "returnTime": 2 * travel,
    }
    return {"t": numpy.asarray(times), **outputs(times)}, {}, results
