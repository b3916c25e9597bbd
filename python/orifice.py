"""An orifice between a pressure source and a chamber: dp/dt = (B/V)(Q - Q_2), with
Q = C_q A sqrt(2 |dp|/rho) and a flow coefficient that follows the flow number.

Where the slope of the flow would be infinite, the root of a pressure is integrated in
place of the pressure: of the difference if that comes to rest, and with the plain square
root that of the chamber.
"""

import math

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001
SPECIFIC_HEAT = 1900.0
FILLED = 0.99
# The root of a pressure from which a chamber with an outlet starts, in place of 0.
SMALL = 1e-6
# An outlet that is narrower than this part of the orifice does not empty the chamber.
NARROW = 1e-4
# States: a pressure or its root, temperature, energy given and lost.
FIRST, OIL, GIVEN, LOST = range(4)


class Orifice:
    """What one value of the source pressure means for the equations."""

    def __init__(self, p, source):
        self.p = p
        self.source = source
        self.stiffness = p["bulkModulus"] / p["volume"]
        self.is_closed = p["outletDiameter"] <= NARROW * p["diameter"]
        self.comes_to_rest = self.is_closed or source == 0
        self.is_plain = p["law"] == "squareRoot"

    def speed(self, difference):
        return numpy.sqrt(2 * numpy.abs(difference) / self.p["density"])

    def flow_number(self, difference, diameter, opening=1.0):
        width = self.p["hydraulicRatio"] * diameter * numpy.sqrt(opening)
        return width / self.p["viscosity"] * self.speed(difference)

    def coefficient(self, difference, diameter, opening=1.0):
        largest = self.p["flowCoefficient"]
        if self.is_plain:
            return largest + 0 * difference
        ratio = self.flow_number(difference, diameter, opening)
        return largest * numpy.tanh(2 * ratio / self.p["criticalFlowNumber"])

    def flow_by_root(self, difference, diameter, opening=1.0):
        """The flow divided by the root of the difference, which may be 0."""
        area = math.pi * diameter**2 / 4 * opening
        coefficient = self.coefficient(difference, diameter, opening)
        return coefficient * area * math.sqrt(2 / self.p["density"])

    def flow(self, difference, diameter, opening=1.0):
        root = numpy.sign(difference) * numpy.sqrt(numpy.abs(difference))
        return root * self.flow_by_root(difference, diameter, opening)

    def slope(self, difference, diameter, opening=1.0):
        """Change of the flow with the difference; of a small one, never infinite."""
        size = max(abs(float(difference)), SMALL)
        share = 0.5
        if not self.is_plain:
            ratio = self.flow_number(size, diameter, opening)
            argument = min(2 * ratio / self.p["criticalFlowNumber"], 300.0)
            share += argument / math.sinh(2 * argument) if argument > 0 else 0.5
        by_root = self.flow_by_root(size, diameter, opening)
        return float(share * by_root / math.sqrt(size))

    def opening(self, time):
        full = self.p["openingTime"]
        return numpy.minimum(1.0, time / full) if full > 0 else 1.0 + 0 * time

    def warming(self, difference):
        return numpy.abs(difference) / (self.p["density"] * SPECIFIC_HEAT)

    def first_of(self, pressure):
        """The state that stands for a pressure, and the sign of the difference."""
        difference = self.source - pressure
        if self.comes_to_rest:
            return math.sqrt(abs(difference)), numpy.sign(difference)
        if self.is_plain:
            return max(math.sqrt(pressure), SMALL), 1.0
        return pressure, 1.0

    def difference(self, first, sign):
        if self.comes_to_rest:
            return sign * first**2
        return self.source - (first**2 if self.is_plain else first)

    def rates(self, time, state, sign):
        p, opening = self.p, self.opening(time)
        difference = self.difference(state[FIRST], sign)
        pressure = self.source - difference
        flow = self.flow(difference, p["diameter"], opening)
        outward = self.flow_by_root(pressure, p["outletDiameter"])
        if self.comes_to_rest:
            # Both orifices have the same difference, or the outlet is closed.
            inward = self.flow_by_root(difference, p["diameter"], opening)
            outward = 0.0 if self.is_closed else outward
            rate = -self.stiffness * (inward + outward) / 2
            # Back to zero from both sides: a step may pass it by a rounding error.
            rate *= numpy.sign(state[FIRST])
        elif self.is_plain:
            rate = self.stiffness * (flow / state[FIRST] - outward) / 2
        else:
            rate = self.stiffness * (flow - self.flow(pressure, p["outletDiameter"]))
        entering = p["sourceTemperature"] + self.warming(difference)
        warmed = max(flow, 0.0) / p["volume"] * (entering - state[OIL])
        return [rate, warmed, self.source * flow, difference * flow]

    def jacobian(self, time, state, _):
        """How the rates of a chamber with an outlet change with its pressure."""
        p, first, opening = self.p, state[FIRST], self.opening(time)
        difference = self.difference(first, 1.0)
        flow = self.flow(difference, p["diameter"], opening)
        inward = self.slope(difference, p["diameter"], opening)
        by_first = 2 * first if self.is_plain else 1.0
        if self.is_plain:
            rate = -(2 * inward + flow / first**2) / 2
        else:
            rate = -inward - self.slope(first, p["outletDiameter"])
        matrix = numpy.zeros((4, 4))
        matrix[FIRST, FIRST] = self.stiffness * rate
        matrix[OIL, OIL] = -max(flow, 0.0) / p["volume"]
        matrix[GIVEN, FIRST] = -self.source * inward * by_first
        matrix[LOST, FIRST] = -(flow + difference * inward) * by_first
        return matrix

    def curves(self, times, states, sign):
        p, opening = self.p, self.opening(times)
        first = numpy.maximum(states[FIRST], 0.0)
        difference = self.difference(first, sign)
        pressure = self.source - difference
        upstream = numpy.where(difference < 0, states[OIL], p["sourceTemperature"])
        of_hole = difference, p["diameter"], opening
        after_outlet = self.warming(pressure) if p["outletDiameter"] > 0 else 0.0
        return {
            "pressure": pressure,
            "sourcePressure": self.source + 0 * times,
            "flow": self.flow(*of_hole),
            "outletFlow": self.flow(pressure, p["outletDiameter"]),
            "temperature": states[OIL],
            "jetTemperature": upstream + self.warming(difference),
            "outletTemperature": states[OIL] + after_outlet,
            "flowCoefficient": self.coefficient(*of_hole),
            "flowNumber": self.flow_number(*of_hole),
        }


class Piece:
    """A part of the run with one source pressure."""

    def __init__(self, orifice, begin, end, state, sign, is_filling):
        self.orifice, self.begin, self.sign = orifice, begin, sign
        self.pieces = []
        self.filled = None
        p = orifice.p
        breaks = [time for time in (p["openingTime"],) if begin < time < end]

        def is_equal(_, state, sign):
            return state[FIRST]

        def is_filled(_, state, sign):
            pressure = orifice.source - orifice.difference(state[FIRST], sign)
            return pressure - FILLED * orifice.source

        has_outlet = not orifice.comes_to_rest
        # Radau, because a quick chamber with an outlet is stiff.
        is_smooth = has_outlet and not orifice.is_plain
        is_equal.terminal, is_equal.direction = True, -1
        is_filled.direction = 1
        ends_at_zero = orifice.comes_to_rest and orifice.is_plain
        events = [is_filled, *([is_equal] if ends_at_zero else [])]
        for stop in (*breaks, end):
            run = solve_ivp(
                orifice.rates,
                (begin, stop),
                state,
                method="Radau" if has_outlet else "LSODA",
                jac=orifice.jacobian if has_outlet else None,
                args=(sign,),
                # Rounding of a small difference would be noise to a smaller one.
                rtol=1e-9 if has_outlet else 1e-11,
                atol=[1e-3 if is_smooth else 1e-9, 1e-10, 1e-9, 1e-9],
                dense_output=True,
                events=events,
            )
            if is_filling and self.filled is None and len(run.t_events[0]) > 0:
                self.filled = float(run.t_events[0][0])
            state = run.y[:, -1].copy()
            if run.status == 1:
                state[FIRST] = 0.0
                self.pieces += [(begin, run.sol), (run.t[-1], self.constant(state))]
                break
            self.pieces.append((begin, run.sol))
            begin = stop
        self.state = state

    @staticmethod
    def constant(state):
        return lambda times: numpy.repeat(state[:, None], len(times), axis=1)

    def curves(self, times):
        begins = [begin for begin, _ in self.pieces]
        numbers = numpy.searchsorted(begins, times, side="right") - 1
        states = numpy.empty((4, len(times)))
        for number in numpy.unique(numbers):
            chosen = numbers == number
            states[:, chosen] = self.pieces[number][1](times[chosen])
        return self.orifice.curves(times, states, self.sign)

    @property
    def pressure(self):
        difference = self.orifice.difference(self.state[FIRST], self.sign)
        return self.orifice.source - difference


def run_pieces(p, duration):
    """The run before the step of the source, and after it."""
    has_step = p["pressureAfter"] != p["pressureBefore"]
    middle = min(p["stepTime"], duration) if has_step else duration
    spans = [(p["pressureBefore"], 0.0, middle)]
    if has_step and middle < duration:
        spans.append((p["pressureAfter"], middle, duration))
    pieces, pressure = [], 0.0
    rest = [p["sourceTemperature"], 0.0, 0.0]
    for number, (source, begin, end) in enumerate(spans):
        if end > begin:
            orifice = Orifice(p, source)
            first, sign = orifice.first_of(pressure)
            state = numpy.array([first, *rest])
            is_filling = number == 0 and source > 0
            piece = Piece(orifice, begin, end, state, sign, is_filling)
            pieces.append(piece)
            pressure, rest = piece.pressure, list(piece.state[1:])
    return pieces


def measure(p, pieces):
    bore, difference = p["diameter"], p["pressureBefore"]
    hole, plain = Orifice(p, difference), Orifice(p | {"law": "squareRoot"}, difference)
    full, root = hole.flow(difference, bore), plain.flow(difference, bore)
    number = hole.flow_number(difference, bore)
    fills = p["outletDiameter"] == 0 and difference > 0
    given, lost = pieces[-1].state[[GIVEN, LOST]]
    results = {
        "fullFlow": full,
        "rootFlow": root,
        "fillTimeRoot": None,
        "fillTime99": pieces[0].filled if difference > 0 else None,
        "temperatureRise": hole.warming(difference),
        "addedVolume": difference / hole.stiffness,
        "energyDelivered": given,
        "energyLost": lost,
        "lostShare": lost / given if given > 0 else None,
        "finalPressure": pieces[-1].pressure,
    }
    if fills:
        results["fillTimeRoot"] = 2 * difference / (hole.stiffness * root)
    if p["law"] == "flowNumber":
        width = p["hydraulicRatio"] * bore
        area = math.pi * bore**2 / 4
        critical = p["criticalFlowNumber"] * p["viscosity"]
        resistance = critical * p["density"]
        resistance /= 4 * p["flowCoefficient"] * area * width
        results |= {
            "flowNumberFull": number,
            "reynolds": hole.coefficient(difference, bore) * number,
            "laminarResistance": resistance,
            "laminarTime": resistance / hole.stiffness,
            "criticalPressure": p["density"] / 2 * (critical / width) ** 2,
        }
    return results


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    pieces = run_pieces(p, duration)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    begins = [piece.begin for piece in pieces]
    numbers = numpy.searchsorted(begins, times, side="right") - 1
    parts = [
        pieces[number].curves(times[numbers == number])
        for number in range(len(pieces))
    ]
    curves = {
        name: numpy.concatenate([part[name] for part in parts]) for name in parts[0]
    }
    return {"t": times, **curves}, {}, measure(p, pieces)
