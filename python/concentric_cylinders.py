"""Two coaxial tubes with a gap: resistances in series, radiation between grey
cylinders, circulation of air after Raithby and Hollands.

Each tube is one body; it joins the gap at the face next to it. Run with Radau, as
the walls settle a thousand times as fast as the gap; steady state by Brent's method.
"""

import math

import numpy
from scipy.constants import Stefan_Boltzmann as SIGMA
from scipy.constants import g as GRAVITY
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

POINTS = 1001
ZERO_CELSIUS = 273.15
# Density kg/m3, specific heat capacity J/(kg K) and conductivity W/(m K) at 300 K.
MATERIALS = {
    "aluminium": (2702, 903, 237),
    "aluminium6061": (2700, 896, 167),
    "aluminium2024": (2770, 875, 177),
    "aluminium195": (2790, 883, 168),
}
# Kinematic viscosity m2/s, diffusivity m2/s and Prandtl number of air at 350 K.
AIR = (20.92e-6, 29.9e-6, 0.700)


class Tubes:
    """Resistances and capacities of one set of parameters."""

    def __init__(self, p):
        self.p = p
        r1, r2 = p["innerTubeInside"], p["innerTubeOutside"]
        r3, r4 = p["outerTubeInside"], p["outerTubeOutside"]
        self.radii = r1, r2, r3, r4
        density, heat, k = MATERIALS[p["tubeMaterial"]]
        per_area = density * heat * math.pi * p["length"]
        self.capacities = per_area * (r2**2 - r1**2), per_area * (r4**2 - r3**2)
        self.is_plugged = p["boundary"] == "plugged"
        has_films = p["boundary"] == "films"
        # Films and walls inside and outside of the gap, K/W.
        self.film_in = self.film(p["innerCoefficient"], r1) if has_films else 0.0
        self.film_out = self.film(p["outerCoefficient"], r4) if has_films else 0.0
        self.wall_in, self.wall_out = self.wall(r1, r2, k), self.wall(r3, r4, k)
        self.gap_conductivity = p["airConductivity"]
        if p["filling"] != "air":
            self.gap_conductivity = p["fibreConductivity"]
        self.has_air = p["filling"] == "air"
        self.has_radiation = self.has_air and p["radiation"] == "on"
        self.has_circulation = self.has_air and p["freeConvection"] == "on"

    def film(self, coefficient, radius):
        return 1 / (coefficient * 2 * math.pi * radius * self.p["length"])

    def wall(self, inner, outer, k):
        return math.log(outer / inner) / (2 * math.pi * k * self.p["length"])

    def circulation(self, inner, outer):
        """Characteristic length, Rayleigh number and k_eff / k of moving air."""
        _, r2, r3, _ = self.radii
        viscosity, diffusivity, prandtl = AIR
        size = 2 * math.log(r3 / r2) ** (4 / 3) / (r2**-0.6 + r3**-0.6) ** (5 / 3)
        expansion = 2 / (inner + outer)
        rayleigh = GRAVITY * expansion * abs(inner - outer) * size**3
        rayleigh /= viscosity * diffusivity
        ratio = 0.386 * (prandtl / (0.861 + prandtl) * rayleigh) ** 0.25
        return size, rayleigh, max(ratio, 1.0) if rayleigh >= 100 else 1.0

    def exchange_factor(self):
        _, r2, r3, _ = self.radii
        e2, e3 = self.p["innerEmissivity"], self.p["outerEmissivity"]
        return 1 / (1 / e2 + (1 - e3) / e3 * r2 / r3)

    def gap(self, inner, outer):
        """Conductances of the gap by conduction, circulation and radiation, W/K."""
        _, r2, r3, _ = self.radii
        conduction = 1 / self.wall(r2, r3, self.gap_conductivity)
        circulation = radiation = 0.0
        if self.has_circulation:
            circulation = conduction * (self.circulation(inner, outer)[2] - 1)
        if self.has_radiation:
            area = 2 * math.pi * r2 * self.p["length"]
            coefficient = SIGMA * (inner + outer) * (inner**2 + outer**2)
            radiation = self.exchange_factor() * coefficient * area
        return conduction, circulation, radiation

    def flows(self, inner, outer):
        """Heat flow rates from the inside, through the gap, to the outside, W."""
        gap = sum(self.gap(inner, outer)) * (inner - outer)
        if self.is_plugged:
            return 0.0, gap, 0.0
        return (
            (self.p["innerTemperature"] - inner) / (self.film_in + self.wall_in),
            gap,
            (outer - self.p["outerTemperature"]) / (self.wall_out + self.film_out),
        )

    def steady_flow(self):
        """Heat flow rate when nothing changes any more, W."""
        warm, cold = self.p["innerTemperature"], self.p["outerTemperature"]
        before = self.film_in + self.wall_in
        after = self.wall_out + self.film_out

        def excess(flow):
            inner, outer = warm - flow * before, cold + flow * after
            return sum(self.gap(inner, outer)) * (inner - outer) - flow

        if warm == cold:
            return 0.0
        ends = sorted([0.0, (warm - cold) / (before + after)])
        return brentq(excess, *ends, xtol=1e-13, rtol=1e-14)


def results_of_chain(tubes, inner, outer):
    """Resistances and shares at two temperatures of the tubes."""
    paths = tubes.gap(inner, outer)
    gap = sum(paths)
    films = tubes.film_in + tubes.film_out
    walls = 0.0 if tubes.is_plugged else tubes.wall_in + tubes.wall_out
    total = films + walls + 1 / gap
    _, r2, r3, _ = tubes.radii
    return {
        "totalResistance": total,
        "gapResistance": 1 / gap,
        "gapShare": 1 / gap / total,
        "equivalentConductivity": gap
        * math.log(r3 / r2)
        / (2 * math.pi * tubes.p["length"]),
        "metalShare": None if tubes.is_plugged else walls / total,
        "conductionShare": paths[0] / gap,
        "convectionShare": paths[1] / gap,
        "radiationShare": paths[2] / gap,
        "innerCapacity": tubes.capacities[0],
        "outerCapacity": tubes.capacities[1],
    }


def results_of_air(tubes):
    """The hand calculation of an air gap at the temperatures of the start."""
    if not tubes.has_air:
        return {}
    p = tubes.p
    _, r2, r3, _ = tubes.radii
    inner, outer = p["innerTemperature"], p["outerTemperature"]
    black = SIGMA * (inner + outer) * (inner**2 + outer**2)
    per_conductivity = 1 / (black * r2 * math.log(r3 / r2))
    advantage = (p["fibreConductivity"] - p["airConductivity"]) * per_conductivity
    emissivity = None
    if advantage > 0:
        emissivity = (1 + r2 / r3) / (1 / advantage + r2 / r3)
    size, rayleigh, ratio = tubes.circulation(inner, outer)
    return {
        "radiativeCoefficient": black,
        "exchangeFactor": tubes.exchange_factor() if tubes.has_radiation else None,
        "factorOfConduction": p["airConductivity"] * per_conductivity,
        "factorOfFibre": advantage if advantage > 0 else None,
        "breakEvenEmissivity": emissivity if emissivity and emissivity <= 1 else None,
        "characteristicLength": size,
        "rayleigh": rayleigh,
        "conductivityRatio": ratio,
    }


def results_of_run(tubes, inner, outer):
    p = tubes.p
    _, r2, r3, _ = tubes.radii
    c1, c2 = tubes.capacities
    warm, cold = p["innerTemperature"], p["outerTemperature"]
    gap = sum(tubes.gap(warm, cold))

    def plane_wall_error(radius):
        return (r3 - r2) / (radius * math.log(r3 / r2)) - 1

    is_plugged = tubes.is_plugged
    critical = tubes.gap_conductivity / p["outerCoefficient"]
    return {
        **results_of_chain(tubes, inner, outer),
        **results_of_air(tubes),
        "steadyHeatFlow": None if is_plugged else tubes.steady_flow(),
        "timeConstant": c1 * c2 / (c1 + c2) / gap,
        "equilibrium": (c1 * warm + c2 * cold) / (c1 + c2) if is_plugged else None,
        "planeWallInner": plane_wall_error(r2),
        "planeWallMean": plane_wall_error((r2 + r3) / 2),
        "planeWallOuter": plane_wall_error(r3),
        "criticalRadius": critical if p["boundary"] == "films" else None,
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    tubes = Tubes(p)
    c1, c2 = tubes.capacities
    warm, cold = p["innerTemperature"], p["outerTemperature"]

    def rates(_, state):
        into, gap, out = tubes.flows(warm + state[0], cold + state[1])
        return [(into - gap) / c1, (gap - out) / c2, into, out]

    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    run = solve_ivp(
        rates,
        (0.0, duration),
        [0.0, 0.0, 0.0, 0.0],
        method="Radau",
        t_eval=times,
        rtol=1e-9,
        atol=1e-9,
    )
    inner, outer = warm + run.y[0], cold + run.y[1]
    into, gap, out = numpy.array([tubes.flows(*tt) for tt in zip(inner, outer)]).T
    paths = numpy.array([tubes.gap(*tt) for tt in zip(inner, outer)]).T
    stored = c1 * run.y[0] + c2 * run.y[1]
    curves = {
        "t": run.t,
        "innerTube": inner,
        "outerTube": outer,
        "innerFace": inner if tubes.is_plugged else warm - into * tubes.film_in,
        "outerFace": outer if tubes.is_plugged else cold + out * tubes.film_out,
        "gapFlow": gap,
        "conductionFlow": paths[0] * (inner - outer),
        "convectionFlow": paths[1] * (inner - outer),
        "radiationFlow": paths[2] * (inner - outer),
        "innerFlow": into,
        "outerFlow": out,
        "storedHeat": c1 * (inner - ZERO_CELSIUS) + c2 * (outer - ZERO_CELSIUS),
        "balance": run.y[2] - run.y[3] - stored,
    }
    return curves, {}, results_of_run(tubes, inner[-1], outer[-1])
