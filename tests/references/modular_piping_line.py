"""A line of pipe, bend, pipe, bend and valve, from the formulas of the page:
Darcy-Weisbach, a node with dp/dt = B/(rho V) * sum of flows, stirred volumes
along a wall. Flows by root finding, transients by an implicit integrator.
Used by modular_piping.py.
"""

import math

from scipy.integrate import solve_ivp
from scipy.optimize import brentq

ZERO = 273.15
GRAVITY = 9.80665
# Reynolds number of the velocity v_c.
LAMINAR_VALVE = 10
# Water by the IAPWS formulations, rounded: density, viscosity, specific heat,
# conductivity.
WATER = {
    20: (998.2061, 1.001597e-3, 4184.794, 0.598011),
    60: (983.211, 4.66043e-4, 4182.76, 0.65102),
}
DEFAULTS = {
    "drive": "flow", "massFlow": 0.5, "pressure": 20e3,
    "shutOffPressure": 60e3, "pumpCoefficient": 4e9, "celsius": 20,
    "friction": "churchill", "diameter": 0.025, "roughness": 45e-6,
    "firstLength": 5.0, "firstBend": 0.3, "secondLength": 3.0,
    "secondBend": 0.3, "valve": 2.0, "valveAfter": None, "rise": 0.0,
    "secondDiameter": None, "branches": None, "inlet": 20.0, "initial": 20.0,
    "wall": 80.0, "volumes": 10, "nodeVolume": 1e-3, "bulkModulus": 2.18e9,
}  # fmt: skip


def churchill(re, rough):
    a = (2.457 * math.log(1 / ((7 / re) ** 0.9 + 0.27 * rough))) ** 16
    b = (37530 / re) ** 16
    return 8 * ((8 / re) ** 12 + 1 / (a + b) ** 1.5) ** (1 / 12)


def colebrook(re, rough):
    def residual(f):
        return f**-0.5 + 2 * math.log10(rough / 3.7 + 2.51 / (re * f**0.5))

    return brentq(residual, 1e-4, 1.0, xtol=1e-16, rtol=1e-14)


def nusselt(re, pr):
    if re < 2300:
        return 3.657
    assert re > 4000
    f = (0.790 * math.log(re) - 1.64) ** -2
    return (f / 8 * (re - 1000) * pr) / (
        1 + 12.7 * math.sqrt(f / 8) * (pr ** (2 / 3) - 1)
    )


def root(rising, low, high):
    return brentq(rising, low, high, xtol=1e-15, rtol=1e-14)


class Line:
    """The resistances of one case; flows in kg/s, pressures in Pa."""

    def __init__(self, **given):
        self.p = p = {**DEFAULTS, **given}
        self.density, self.viscosity, self.heat, k = WATER[p["celsius"]]
        self.prandtl = self.viscosity * self.heat / k
        self.conductivity = k
        self.area = math.pi * p["diameter"] ** 2 / 4
        self.mass = self.density * self.area * p["firstLength"]
        self.valve = p["valve"]

    def velocity(self, flow, diameter):
        return flow / (self.density * math.pi * diameter**2 / 4)

    def reynolds(self, flow, diameter):
        speed = abs(self.velocity(flow, diameter))
        return self.density * speed * diameter / self.viscosity

    def factor(self, flow, diameter):
        law = {"churchill": churchill, "colebrook": colebrook}[self.p["friction"]]
        return law(self.reynolds(flow, diameter), self.p["roughness"] / diameter)

    def minor(self, coefficient, flow, diameter):
        v = self.velocity(flow, diameter)
        return coefficient * self.density * v * abs(v) / 2

    def valve_drop(self, flow):
        """The valve has a laminar branch: v|v| becomes v*sqrt(v^2 + v_c^2)."""
        d = self.p["diameter"]
        v = self.velocity(flow, d)
        laminar = LAMINAR_VALVE * self.viscosity / (self.density * d)
        return self.valve * self.density * v * math.hypot(v, laminar) / 2

    def pipe(self, length, flow, diameter):
        if flow == 0 or length == 0:
            return 0.0
        k = self.factor(flow, diameter) * length / diameter
        return self.minor(k, flow, diameter)

    def modules(self, flow):
        p, d = self.p, self.p["diameter"]
        wide = p["secondDiameter"]
        drops = {
            "first-pipe": self.pipe(p["firstLength"], flow, d),
            "first-bend": self.minor(p["firstBend"], flow, d),
        }
        if p["rise"]:
            drops["rise"] = self.density * GRAVITY * p["rise"]
        if wide:
            assert wide > d and flow > 0
            ratio = (d / wide) ** 2
            drops["first-change"] = self.minor((1 - ratio) ** 2, flow, d)
            drops["second-change"] = self.minor(0.5 * (1 - ratio), flow, d)
        drops["second-pipe"] = self.pipe(p["secondLength"], flow, wide or d)
        drops["second-bend"] = self.minor(p["secondBend"], flow, d)
        return drops

    def upstream(self, flow):
        return sum(self.modules(flow).values())

    def branch(self, flow, length, diameter, coefficient):
        return self.pipe(length, flow, diameter) + self.minor(
            coefficient, flow, diameter
        )

    def split(self, flow):
        """Flow of branch A and the common pressure drop."""
        a, b = self.p["branches"]
        share = root(
            lambda x: self.branch(x * flow, *a) - self.branch((1 - x) * flow, *b),
            0.001,
            0.999,
        )
        return share * flow, self.branch(share * flow, *a)

    def downstream(self, flow):
        drop = self.valve_drop(flow)
        return drop + self.split(flow)[1] if self.p["branches"] else drop

    def driven(self, flow):
        p = self.p
        if p["drive"] == "pressure":
            return p["pressure"]
        q = flow / self.density
        return p["shutOffPressure"] - p["pumpCoefficient"] * q * abs(q)

    def settled(self):
        if self.p["drive"] == "flow":
            return self.p["massFlow"]
        return root(
            lambda m: self.upstream(m) + self.downstream(m) - self.driven(m), -9, 9
        )

    def inflow(self, node):
        if self.p["drive"] == "flow":
            return self.p["massFlow"]
        return root(lambda m: self.upstream(m) + node - self.driven(m), -50, 50)

    def outflow(self, node):
        return root(lambda m: self.downstream(m) - node, -500, 500)

    def coefficient(self, flow):
        if self.p["wall"] is None:
            return 0.0
        nu = nusselt(self.reynolds(flow, self.p["diameter"]), self.prandtl)
        return nu * self.conductivity / self.p["diameter"]

    def rates(self, _, state):
        """Time derivatives of node pressure, volumes, node temperature (degC)."""
        p = self.p
        pressure, *volumes, node = state
        into, out = self.inflow(pressure), self.outflow(pressure)
        ha = self.coefficient(into) * math.pi * p["diameter"] * p["firstLength"]
        n = len(volumes)
        chain = [p["inlet"], *volumes] if into > 0 else [*volumes[1:], node]
        warming = [
            (abs(into) * self.heat * (fed - t) + ha / n * ((p["wall"] or t) - t))
            / (self.mass / n * self.heat)
            for fed, t in zip(chain, volumes)
        ]
        held = self.density * p["nodeVolume"]
        mixing = max(into, 0) * (volumes[-1] - node)
        mixing += max(-out, 0) * (p["initial"] - node)
        return [(into - out) * p["bulkModulus"] / held, *warming, mixing / held]

    def transient(self, instants):
        """States at some instants; the valve moves at 0, if it does."""
        p = self.p
        start = self.downstream(self.settled())
        self.valve = p["valveAfter"] or p["valve"]
        state = [start, *[p["initial"]] * p["volumes"], p["initial"]]
        run = solve_ivp(
            self.rates, (0, instants[-1]), state, method="Radau",
            t_eval=instants, rtol=1e-9, atol=1e-7,
        )  # fmt: skip
        assert run.success
        return run.y.T

    def settings(self, chosen):
        """The values of the case as the model names them, SI."""
        p = self.p
        apart = {"celsius", "inlet", "initial", "wall", "secondDiameter"}
        apart |= {"branches", "valveAfter"}
        given = {key: p[key] for key in chosen if key not in apart}
        given["waterTemperature"] = ZERO + p["celsius"]
        given["inletTemperature"] = ZERO + p["inlet"]
        given["initialTemperature"] = ZERO + p["initial"]
        given["wall"] = "adiabatic" if p["wall"] is None else "heated"
        if p["wall"] is not None:
            given["wallTemperature"] = ZERO + p["wall"]
        if p["secondDiameter"]:
            given |= {"bore": "other", "secondDiameter": p["secondDiameter"]}
        if p["branches"]:
            given["branches"] = "two"
            for name, values in zip("AB", p["branches"]):
                keys = [f"length{name}", f"diameter{name}", f"fittings{name}"]
                given |= dict(zip(keys, values))
        if p["valveAfter"]:
            given |= {"valveAction": "moves", "valveAfter": p["valveAfter"]}
            given["valveTime"] = 0
        return given
