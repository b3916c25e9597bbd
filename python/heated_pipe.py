"""Water that flows along a wall through N stirred volumes, each with one temperature."""

import math

import numpy
from scipy.integrate import solve_ivp
from water import water

POINTS = 401


def nusselt_number(re, pr):
    """3.657 up to 2300, Gnielinski from 4000, a straight line in between."""
    turbulent = max(re, 4000)
    f = (0.790 * math.log(turbulent) - 1.64) ** -2
    gnielinski = (f / 8 * (turbulent - 1000) * pr) / (
        1 + 12.7 * math.sqrt(f / 8) * (pr ** (2 / 3) - 1)
    )
    share = min(max((re - 2300) / 1700, 0.0), 1.0)
    return 3.657 * (1 - share) + share * gnielinski


class Pipe:
    """What follows from the parameters; temperatures in K, rates in 1/s."""

    def __init__(self, p):
        self.p = p
        density, viscosity, heat, k = water(p["waterTemperature"])
        bore, flow = p["diameter"], abs(p["massFlow"])
        self.is_backward = p["massFlow"] < 0
        self.mass = density * math.pi * bore**2 / 4 * p["length"]
        self.capacity = self.mass * heat
        self.surface = math.pi * bore * p["length"]
        self.re = 4 * flow / (math.pi * bore * viscosity)
        self.h = nusselt_number(self.re, viscosity * heat / k) * k / bore
        self.flow_capacity = flow * heat
        self.residence = self.mass / flow if flow else math.inf
        self.conductance = self.h * self.surface
        self.has_wall = p["heating"] == "temperature"
        entry = "initialTemperature" if self.is_backward else "inletTemperature"
        self.entering = p[entry]

    def wall_heat(self, water):
        """Heat flow rate from the wall into water of one temperature, W."""
        p = self.p
        if self.has_wall:
            return self.conductance * (p["wallTemperature"] - water)
        return p["power"] + 0 * water

    def rates(self, volumes):
        count = len(volumes)
        if self.is_backward:
            fed = numpy.append(volumes[1:], self.entering)
        else:
            fed = numpy.append(self.entering, volumes[:-1])
        net = self.flow_capacity * (fed - volumes) + self.wall_heat(volumes) / count
        return net * count / self.capacity

    def warmed(self, start, time):
        """The temperature of water that was at the wall for some time."""
        p = self.p
        if self.has_wall:
            wall = p["wallTemperature"]
            part = math.exp(-self.conductance * time / self.capacity)
            return wall - (wall - start) * part
        return start + p["power"] * time / self.capacity

    def plug(self, time):
        p = self.p
        if self.is_backward:
            return p["initialTemperature"]
        if time < self.residence:
            return self.warmed(p["initialTemperature"], time)
        return self.warmed(p["inletTemperature"], self.residence)

    def wall(self, water):
        p = self.p
        if self.has_wall:
            return p["wallTemperature"]
        return water + p["power"] / self.conductance


def results_of(pipe):
    p, count = pipe.p, pipe.p["volumes"]
    speed = count / pipe.residence
    if pipe.has_wall:
        speed += pipe.conductance / pipe.capacity
    results = {
        "volumeTime": 1 / speed if speed else None,
        "wallTime": pipe.capacity / pipe.conductance,
        "reynolds": pipe.re,
        "coefficient": pipe.h,
    }
    moving = (
        "residenceTime", "transferUnits", "stirredOutlet", "plugOutlet",
        "shortfall", "plugHeat", "finalWall",
    )  # fmt: skip
    if pipe.flow_capacity == 0:
        return {**results, **dict.fromkeys(moving)}
    plug = pipe.warmed(pipe.entering, pipe.residence)
    stirred, units = plug, pipe.conductance / pipe.flow_capacity
    if pipe.has_wall:
        wall = p["wallTemperature"]
        stirred = wall - (wall - pipe.entering) * (1 + units / count) ** -count
    heat = pipe.flow_capacity * (plug - pipe.entering)
    final = pipe.wall(plug)
    values = (pipe.residence, units, stirred, plug, stirred - plug, heat, final)
    return {**results, **dict(zip(moving, values))}


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    pipe = Pipe(p)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    run = solve_ivp(
        lambda _, volumes: pipe.rates(volumes),
        (0.0, duration),
        numpy.full(p["volumes"], p["initialTemperature"]),
        method="LSODA",
        t_eval=times,
        rtol=1e-11,
        atol=1e-10,
    )
    first, last = run.y[0], run.y[-1]
    leaving = first if pipe.is_backward else last
    curves = {
        "t": run.t,
        "outletTemperature": last,
        "plugTemperature": numpy.array([pipe.plug(time) for time in run.t]),
        "firstTemperature": first,
        "wallAtOutlet": pipe.wall(last) + 0 * last,
        "wallHeat": pipe.wall_heat(run.y.mean(axis=0)),
        "carriedHeat": pipe.flow_capacity * (leaving - pipe.entering),
    }
    return curves, {}, results_of(pipe)
