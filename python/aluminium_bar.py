"""A bar in equal lumps, C dT/dt = heat in - heat out, and the bar itself in closed
form: a steady temperature and a series of decaying modes.

The lumps are integrated with Radau, as the fastest of many lumps is thousands of times
as fast as the slowest; their time constants are eigenvalues of the conductances.
"""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.linalg import eigvalsh_tridiagonal
from scipy.optimize import brentq

POINTS = 1001
# Marks on the closed form of the heat flow rate at the face.
MARKS = 40
# Largest number of modes: enough from a millionth of L2/alpha on.
MODES = 2000
# Density kg/m3, specific heat capacity J/(kg K) and conductivity W/(m K) at 300 K.
MATERIALS = {
    "aluminium": (2702, 903, 237),
    "aluminium6061": (2700, 896, 167),
    "aluminium2024": (2770, 875, 177),
    "aluminium195": (2790, 883, 168),
}


class Chain:
    """Capacity and conductances of the lumps."""

    def __init__(self, p):
        self.p = p
        density, heat, k = MATERIALS[p["material"]]
        size = p["length"] / p["lumps"]
        section = p["crossSection"]
        self.mass = density * section * size
        self.capacity = self.mass * heat
        self.between = k * section / size
        self.is_held = p["boundaries"] != "insulated-convective"
        self.has_film = p["boundaries"] != "held-insulated"
        self.biot = p["coefficient"] * p["length"] / k if self.has_film else 0.0
        self.first = self.between / p["firstConductor"] if self.is_held else 0.0
        # Half a lump and the film in series.
        film = 1 / (size / 2 / (k * section) + 1 / (p["coefficient"] * section))
        self.film = film if self.has_film else 0.0
        self.conductivity = k
        self.diffusivity = k / (density * heat)
        self.conduction_time = p["length"] ** 2 / self.diffusivity

    def end_flows(self, first, last):
        """Heat flow rate in at the face, and out at the end, W."""
        into = self.first * (self.p["faceTemperature"] - first)
        return into, self.film * (last - self.p["ambient"])

    def rates(self, _, state):
        """Of the heat in, the temperatures and the heat out."""
        lumps = state[1:-1]
        into, out = self.end_flows(lumps[0], lumps[-1])
        inner = self.between * (lumps[:-1] - lumps[1:])
        flows = numpy.concatenate([[into], inner, [out]])
        return numpy.concatenate([[into], -numpy.diff(flows) / self.capacity, [out]])

    def decay_rates(self):
        """Reciprocal time constants of the lumps, ascending, 1/s."""
        count = self.p["lumps"]
        diagonal = numpy.full(count, 2 * self.between)
        diagonal[0] += self.first - self.between
        diagonal[-1] += self.film - self.between
        beside = numpy.full(count - 1, -self.between)
        return eigvalsh_tridiagonal(diagonal, beside) / self.capacity

    def at(self, lumps, positions):
        """Temperatures at relative positions, linear between the centres."""
        count = self.p["lumps"]
        end = 2 * count * lumps[-1] + self.biot * self.p["ambient"]
        end /= 2 * count + self.biot
        face = self.p["faceTemperature"] if self.is_held else lumps[0]
        centres = (numpy.arange(count) + 0.5) / count
        return numpy.interp(positions, [0, *centres, 1], [face, *lumps, end])


class Bar:
    """The bar itself: steady temperature and modes."""

    def __init__(self, chain, first_instant):
        p, biot = chain.p, chain.biot
        self.chain = chain
        self.face = p["faceTemperature"] if chain.is_held else p["ambient"]
        self.fall = (self.face - p["ambient"]) * biot / (1 + biot)
        fourier = first_instant / chain.conduction_time
        count = math.ceil(math.sqrt(40 / fourier) / math.pi) + 1
        orders = range(1, min(count, MODES) + 1)
        self.zeta = numpy.array([self.eigenvalue(order) for order in orders])
        zeta, sin, cos = self.zeta, numpy.sin(self.zeta), numpy.cos(self.zeta)
        excess = p["initial"] - self.face
        if chain.is_held:
            # Shape sin(zeta x); the steady temperature falls linearly.
            norm = 1 / 2 - numpy.sin(2 * zeta) / (4 * zeta)
            start = excess * (1 - cos) / zeta
            start += self.fall * (sin - zeta * cos) / zeta**2
        else:
            norm = 1 / 2 + numpy.sin(2 * zeta) / (4 * zeta)
            start = excess * sin / zeta
        self.weight = start / norm

    def eigenvalue(self, order):
        biot, half = self.chain.biot, math.pi / 2
        if not self.chain.has_film:
            return (2 * order - 1) * half
        if self.chain.is_held:
            low = (2 * order - 1) * half
            return self.zero(lambda z: z * math.cos(z) + biot * math.sin(z), low)
        low = (order - 1) * math.pi
        return self.zero(lambda z: z * math.sin(z) - biot * math.cos(z), low)

    @staticmethod
    def zero(function, low):
        return brentq(function, low, low + math.pi / 2, xtol=1e-15, rtol=1e-14)

    def steady(self, position):
        return self.face - self.fall * position

    def mean(self, low, high, times):
        """Mean temperature between two relative positions, or at one of them."""
        z = self.zeta
        if self.chain.is_held:
            shape, integral = numpy.sin, lambda x: -numpy.cos(z * x) / z
        else:
            shape, integral = numpy.cos, lambda x: numpy.sin(z * x) / z
        if low == high:
            parts = shape(z * low)
        else:
            parts = (integral(high) - integral(low)) / (high - low)
        fourier = times / self.chain.conduction_time
        decay = numpy.exp(-numpy.outer(fourier, z**2))
        later = self.steady((low + high) / 2) + decay @ (self.weight * parts)
        return numpy.where(times == 0, self.chain.p["initial"], later)

    def face_flow(self, times):
        """Heat flow rate in at the face of a bar with an insulated end, W."""
        p = self.chain.p
        unit = self.chain.conductivity * p["crossSection"] / p["length"]
        fourier = times / self.chain.conduction_time
        decay = numpy.exp(-numpy.outer(fourier, self.zeta**2))
        return 2 * unit * (p["faceTemperature"] - p["initial"]) * decay.sum(axis=1)


def results_of(chain, bar):
    p = chain.p
    rates = chain.decay_rates()
    exact = chain.conduction_time / bar.zeta[0] ** 2
    count, size = p["lumps"], p["length"]
    is_one_body = chain.has_film and not chain.is_held
    body = chain.capacity * count / (p["coefficient"] * p["crossSection"])
    step = p["faceTemperature"] - p["initial"]
    return {
        "timeConstant": 1 / rates[0],
        "exactTimeConstant": exact,
        "timeConstantError": 1 / rates[0] / exact - 1,
        "stiffnessRatio": rates[-1] / rates[0],
        "eulerLimit": 2 / rates[-1],
        "conductionTime": chain.conduction_time,
        "diffusivity": chain.diffusivity,
        "lumpMass": chain.mass,
        "lumpCapacity": chain.capacity,
        "conductance": chain.between,
        "firstConductance": chain.first if chain.is_held else None,
        "firstHeatFlow": chain.first * step if chain.is_held else None,
        "totalHeat": count * chain.capacity * (bar.steady(0.5) - p["initial"]),
        "biot": chain.biot if chain.has_film else None,
        "oneBodyTimeConstant": body if is_one_body else None,
        "oneBodyRatio": body / exact if is_one_body else None,
        "steadyFlux": chain.conductivity * bar.fall / size if chain.has_film else None,
        "steadyEndTemperature": bar.steady(1) if chain.has_film else None,
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    chain = Chain(p)
    count = p["lumps"]
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    start = numpy.concatenate([[0.0], numpy.full(count, float(p["initial"])), [0.0]])
    # The rates are linear: the columns of their matrix follow from unit states.
    zero = chain.rates(0, numpy.zeros(count + 2))
    units = numpy.eye(count + 2)
    matrix = numpy.array([chain.rates(0, unit) - zero for unit in units]).T
    run = solve_ivp(
        chain.rates,
        (0.0, duration),
        start,
        method="Radau",
        jac=matrix,
        t_eval=times,
        rtol=1e-11,
        atol=1e-11,
    )
    lumps = run.y[1:-1]
    bar = Bar(chain, times[times > 0][0])
    into, out = chain.end_flows(lumps[0], lumps[-1])
    # Every lump in two pieces: half of the bar may end inside a lump.
    pieces = numpy.repeat(lumps, 2, axis=0)
    places = {"AtQuarter": 0.25, "AtHalf": 0.5, "AtThreeQuarters": 0.75, "AtEnd": 1.0}
    points = numpy.array([chain.at(row, list(places.values())) for row in lumps.T]).T
    absorbed = chain.capacity * (lumps - p["initial"]).sum(axis=0)
    delivered = run.y[0] - run.y[-1]
    curves = {
        "t": times,
        "firstHalf": pieces[:count].mean(axis=0),
        "secondHalf": pieces[count:].mean(axis=0),
        "whole": lumps.mean(axis=0),
        "exactFirstHalf": bar.mean(0, 0.5, times),
        "exactSecondHalf": bar.mean(0.5, 1, times),
        "exactWhole": bar.mean(0, 1, times),
        **{"a" + name[1:]: row for name, row in zip(places, points)},
        **{"exact" + name: bar.mean(x, x, times) for name, x in places.items()},
        "faceFlow": into,
        "endFlow": out,
        "heatAbsorbed": absorbed,
        "heatDelivered": delivered,
        "balance": delivered - absorbed,
    }
    marks = duration * numpy.arange(1, MARKS + 1) / MARKS
    flows = [] if chain.has_film else bar.face_flow(marks)
    samples = {"exactFaceFlow": (marks[: len(flows)], flows)}
    return curves, samples, results_of(chain, bar)
