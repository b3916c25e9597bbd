"""A sphere that cools by convection and radiation, one temperature for the body:
C dT/dt = -h A (T - T_a) - eps sigma A (T^4 - T_s^4).

With `scale` set to "celsius" the fourth powers are those of degrees Celsius, a
mistake that the page examines.
"""

import math

import numpy
from scipy.constants import Stefan_Boltzmann as SIGMA
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
# Conductivity of air at 350 K, W/(m K).
AIR_CONDUCTIVITY = 0.030


class Sphere:
    """The lumped sphere of one set of parameters."""

    def __init__(self, p):
        self.p = p
        custom = p["density"], p["specificHeat"], p["conductivity"]
        density, heat, self.conductivity = MATERIALS.get(p["material"], custom)
        self.area = math.pi * p["diameter"] ** 2
        self.mass = density * math.pi * p["diameter"] ** 3 / 6
        self.capacity = self.mass * heat
        self.is_mistaken = p["scale"] == "celsius" and p["emissivity"] > 0
        self.final = self.final_temperature()

    def radiation_coefficient(self, one, other):
        """eps sigma (T1 + T2)(T1^2 + T2^2), W/(m2 K)."""
        if self.is_mistaken:
            one, other = one - ZERO_CELSIUS, other - ZERO_CELSIUS
        else:
            # A trial of the integrator may lie below absolute zero.
            one = max(one, 0.0)
        return self.p["emissivity"] * SIGMA * (one + other) * (one**2 + other**2)

    def losses(self, temperature):
        """Heat flow rates by convection and by radiation, W."""
        radiation = self.radiation_coefficient(temperature, self.p["walls"])
        return (
            self.p["coefficient"] * self.area * (temperature - self.p["air"]),
            radiation * self.area * (temperature - self.p["walls"]),
        )

    def final_temperature(self):
        """Where both losses cancel, K; 0 if the mistaken sphere cools for ever."""
        p = self.p
        if p["coefficient"] == 0 and p["emissivity"] == 0:
            return p["initial"]

        def loss(temperature):
            return sum(self.losses(temperature))

        ends = sorted([p["air"], p["walls"]])
        if not self.is_mistaken:
            if loss(ends[0]) == 0:
                return ends[0]
            return brentq(loss, *ends, xtol=1e-13, rtol=1e-14)
        # The loss is a convex function of the temperature, with its minimum where
        # h + 4 eps sigma theta^3 = 0; the sphere settles at the upper zero.
        cube = p["coefficient"] / (4 * p["emissivity"] * SIGMA)
        lowest = max(ZERO_CELSIUS - cube ** (1 / 3), 0.0)
        if loss(p["initial"]) == 0:
            return p["initial"]
        if loss(p["initial"]) > 0 and (p["initial"] < lowest or loss(lowest) > 0):
            return 0.0
        # A kelvin more: the zero may be the largest of these temperatures itself.
        high = ZERO_CELSIUS + 1.0 + max(abs(end - ZERO_CELSIUS) for end in ends)
        return brentq(loss, lowest, high, xtol=1e-13, rtol=1e-14)

    def time_constants(self):
        """Time constants of the two exponentials that bound the run, s."""
        if self.is_mistaken and self.final == 0:
            return math.inf, math.inf
        constants = []
        for temperature in (self.p["initial"], self.final):
            total = self.p["coefficient"]
            total += self.radiation_coefficient(temperature, self.final)
            constants.append(self.capacity / (self.area * total) if total else math.inf)
        return min(constants), max(constants)

    def run(self, duration):
        """States T - T_0 and heat given off by both paths; stops at 0 K."""
        initial = self.p["initial"]

        def rates(_, state):
            convection, radiation = self.losses(initial + state[0])
            return [-(convection + radiation) / self.capacity, convection, radiation]

        def absolute_zero(_, state):
            return initial + state[0]

        absolute_zero.terminal = True
        return solve_ivp(
            rates,
            (0.0, duration),
            [0.0, 0.0, 0.0],
            method="LSODA",
            rtol=1e-11,
            atol=1e-10,
            dense_output=True,
            events=absolute_zero if self.is_mistaken else None,
        )


def finite(value):
    return value if math.isfinite(value) else None


def cooling_time(sphere, run):
    """When a tenth of the excess over the final temperature is left, s."""
    start = sphere.p["initial"] - sphere.final

    def excess(time):
        return abs(start + run.sol(time)[0]) - abs(start) / 10

    end = run.t[-1]
    return brentq(excess, 0.0, end, xtol=1e-9) if start and excess(end) <= 0 else None


def celsius_factor(p):
    """What the mistake makes of the heat flow rate at the start, as a factor."""
    one, other = p["initial"] - ZERO_CELSIUS, p["walls"] - ZERO_CELSIUS
    right = (p["initial"] + p["walls"]) * (p["initial"] ** 2 + p["walls"] ** 2)
    return (one + other) * (one**2 + other**2) / right


def results_of(sphere, run):
    p = sphere.p
    convection, radiation = sphere.losses(p["initial"])
    start = sphere.radiation_coefficient(p["initial"], p["walls"])
    end = sphere.radiation_coefficient(sphere.final, p["walls"])
    fast, slow = sphere.time_constants()
    total = p["coefficient"] + max(start, end, 0.0)
    film = p["coefficient"] * sphere.area
    return {
        "initialConvection": convection,
        "initialRadiation": radiation,
        "initialRadiativeCoefficient": start,
        "finalRadiativeCoefficient": end,
        "biot": total * p["diameter"] / 6 / sphere.conductivity,
        "convectiveTimeConstant": sphere.capacity / film if film else None,
        "fastTimeConstant": finite(fast),
        "slowTimeConstant": finite(slow),
        "coolingTime": cooling_time(sphere, run),
        "finalTemperature": sphere.final,
        "totalHeat": sphere.capacity * (p["initial"] - sphere.final),
        "mass": sphere.mass,
        "heatCapacity": sphere.capacity,
        "area": sphere.area,
        "smallestCoefficient": 2 * AIR_CONDUCTIVITY / p["diameter"],
        "celsiusFactor": celsius_factor(p) if p["emissivity"] else None,
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    sphere = Sphere(p)
    run = sphere.run(duration)
    if times is None:
        times = numpy.linspace(0.0, run.t[-1], POINTS)
    rise, convected, radiated = run.sol(times)
    temperature = p["initial"] + rise
    losses = numpy.array([sphere.losses(value) for value in temperature])
    start = p["initial"] - sphere.final
    fast, slow = (start * numpy.exp(-times / tau) for tau in sphere.time_constants())
    missing = -sphere.capacity * rise
    curves = {
        "t": times,
        "temperature": temperature,
        "fastBound": sphere.final + fast,
        "slowBound": sphere.final + slow,
        "excess": start + rise,
        "fastExcess": fast,
        "slowExcess": slow,
        "convectionFlow": losses[:, 0],
        "radiationFlow": losses[:, 1],
        "totalFlow": losses.sum(axis=1),
        "convectedHeat": convected,
        "radiatedHeat": radiated,
        "missingHeat": missing,
        "balance": convected + radiated - missing,
    }
    return curves, {}, results_of(sphere, run)
