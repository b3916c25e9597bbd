"""A heated room under PID control: C dT/dt = P - G (T - T_o), a sensor that is a
first-order lag, and a heater between zero and full power.

LSODA runs from one kink of the power to the next; each is located by an event
function of solve_ivp. A sampled controller holds its power between readings.
"""

import math

import numpy
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

POINTS = 1001
CONDUCTANCE = 50.0
FILTER_RATIO = 10.0
SETTLED, RECOVERED, STILL = 0.5, 0.2, 1e-3
# States: room, sensor, filter of the derivative part, integral part, energy.
ROOM, SENSOR, FILTER, INTEGRAL, ENERGY = range(5)


class Loop:
    """Controller and room."""

    def __init__(self, p):
        self.p = p
        self.gain = p["power"] / p["band"]
        self.capacity = CONDUCTANCE * p["timeConstant"]
        self.filter_time = p["derivativeTime"] / FILTER_RATIO
        self.tracking_time = (
            math.sqrt(p["integralTime"] * p["derivativeTime"])
            if p["action"] == "pid"
            else p["integralTime"]
        )
        self.has_steps = p["setpointStep"] != 0 or p["outsideStep"] != 0
        self.is_after = False
        # Begin, end, demand and power (None while they vary), limit, solution.
        self.pieces = []

    @property
    def setpoint(self):
        return self.p["setpoint"] + (self.p["setpointStep"] if self.is_after else 0)

    @property
    def outside(self):
        return self.p["outside"] + (self.p["outsideStep"] if self.is_after else 0)

    def demand(self, state):
        slope = state[SENSOR] - state[FILTER] if self.p["action"] == "pid" else 0.0
        error = self.setpoint - state[SENSOR] - FILTER_RATIO * slope
        return self.gain * error + state[INTEGRAL]

    def integral_rates(self, measured, demand, heater):
        if self.p["action"] == "p":
            return 0.0, 0.0
        error = self.gain * (self.setpoint - measured) / self.p["integralTime"]
        is_back = self.p["antiWindup"] == "back"
        return error, (heater - demand) / self.tracking_time if is_back else 0.0

    def offset(self, setpoint, outside):
        lift = setpoint - outside
        if lift <= 0:
            return lift
        usual = lift / (1 + self.gain / CONDUCTANCE)
        return max(usual, lift - self.p["power"] / CONDUCTANCE)

    def start(self):
        p = self.p
        if p["start"] == "cold":
            room, integral = p["outside"], 0.0
        elif p["action"] == "p":
            room = p["setpoint"] - self.offset(p["setpoint"], p["outside"])
            integral = 0.0
        else:
            room = p["setpoint"]
            integral = CONDUCTANCE * (p["setpoint"] - p["outside"])
        return numpy.array([room, room, room, integral, 0.0])

    def integrate(self, begin, end, state, held, limit):
        """One piece with a fixed set of equations; its end, state and event."""
        p = self.p

        def heater_of(state):
            if held:
                return held[1]
            return (0.0, self.demand(state), p["power"])[limit + 1]

        def rates(_, state):
            heater = heater_of(state)
            loss = CONDUCTANCE * (state[ROOM] - self.outside)
            measured = (state[ROOM] - state[SENSOR]) / p["sensorLag"]
            if held:
                return [(heater - loss) / self.capacity, measured, 0.0, 0.0, heater]
            error, back = self.integral_rates(
                state[SENSOR], self.demand(state), heater
            )
            filtered = (state[SENSOR] - state[FILTER]) / self.filter_time
            room = (heater - loss) / self.capacity
            return [room, measured, filtered, error + back, heater]

        def full(_, state):
            excess = self.demand(state) - p["power"]
            return -excess if limit == 1 else excess

        def zero(_, state):
            demand = self.demand(state)
            return demand if limit == -1 else -demand

        for event in (full, zero):
            event.terminal, event.direction = True, 1
        run = solve_ivp(
            rates,
            (begin, end),
            state,
            method="LSODA",
            rtol=1e-11,
            atol=[1e-10, 1e-10, 1e-10, 1e-8, 1e-4],
            dense_output=True,
            events=None if held else (full, zero),
        )
        happened = None
        if run.status == 1:
            happened = 0 if len(run.t_events[0]) > 0 else 1
        self.pieces.append((begin, run.t[-1], held, limit, self.is_after, run))
        return float(run.t[-1]), run.y[:, -1], happened

    def toggled(self, limit, event):
        """The limit after full power (0) or zero power (1) was passed."""
        side = (1, -1)[event]
        return 0 if limit == side else side

    def limit_at(self, state, limit):
        """The limit after a jump of the demand."""
        demand, power = self.demand(state), self.p["power"]
        if (limit == 1 and demand < power) or (limit != 1 and demand > power):
            limit = self.toggled(limit, 0)
        if (limit == -1 and demand > 0) or (limit != -1 and demand < 0):
            limit = self.toggled(limit, 1)
        return limit

    def sample(self, state):
        """A reading of the sensor: demand and power until the next one."""
        period, measured = self.p["sampling"], state[SENSOR]
        share = period / self.filter_time
        state[FILTER] = (state[FILTER] + share * measured) / (1 + share)
        demand = self.demand(state)
        heater = min(self.p["power"], max(0.0, demand))
        error, back = self.integral_rates(measured, demand, heater)
        state[INTEGRAL] += period * error + min(period, self.tracking_time) * back
        return demand, heater

    def run(self, duration):
        p, time, state = self.p, 0.0, self.start()
        period, samples, held = p["sampling"], 0, None
        demand = self.demand(state)
        limit = 1 if demand >= p["power"] else -1 if demand <= 0 else 0
        if self.has_steps and p["stepTime"] <= 0:
            self.is_after = True
            limit = self.limit_at(state, limit)
        while time < duration:
            if period > 0 and time >= samples * period:
                held = self.sample(state)
                samples += 1
            stop = duration if period == 0 else min(duration, samples * period)
            if self.has_steps and not self.is_after:
                stop = min(stop, p["stepTime"])
            time, state, event = self.integrate(time, stop, state, held, limit)
            if event is not None:
                limit = self.toggled(limit, event)
            if self.has_steps and not self.is_after and time >= p["stepTime"]:
                self.is_after = True
                limit = self.limit_at(state, limit)
        return self

    def of_piece(self, piece, times):
        """States, demand, power, setpoint and outside of one piece."""
        _, _, held, limit, self.is_after, run = piece
        states = run.sol(times)
        if held:
            demand = numpy.full(len(times), held[0])
            heater = numpy.full(len(times), held[1])
        else:
            demand = self.demand(states)
            heater = (numpy.zeros(len(times)), demand, None)[limit + 1]
            if heater is None:
                heater = numpy.full(len(times), self.p["power"])
        return states, demand, heater, self.setpoint, self.outside

    def curves(self, times):
        begins = [piece[0] for piece in self.pieces]
        numbers = numpy.searchsorted(begins, times, side="right") - 1
        names = ("temperature", "measured", "integralPart", "demand", "heater")
        names += ("setpoint", "outside")
        curves = {name: numpy.empty(len(times)) for name in names}
        for number in numpy.unique(numbers):
            chosen = numbers == number
            found = self.of_piece(self.pieces[number], times[chosen])
            states, demand, heater, setpoint, outside = found
            curves["temperature"][chosen] = states[ROOM]
            curves["measured"][chosen] = states[SENSOR]
            curves["integralPart"][chosen] = states[INTEGRAL]
            curves["demand"][chosen] = demand
            curves["heater"][chosen] = heater
            curves["setpoint"][chosen] = setpoint
            curves["outside"][chosen] = outside
        return curves

    def rises(self, function):
        """Instants at which a function of state, setpoint and heat flow rises
        above 0: inside a piece, or by a jump where one begins."""
        found, last = [], -math.inf
        for piece in self.pieces:
            begin, end = piece[0], piece[1]

            def at(times, piece=piece):
                states, _, heater, *rest = self.of_piece(piece, times)
                setpoint, outside = rest
                flow = heater - CONDUCTANCE * (states[ROOM] - outside)
                return function(states[ROOM], setpoint, flow)

            times = numpy.linspace(begin, end, 4 * len(piece[5].t))
            values = at(times)
            if last <= 0 < values[0]:
                found.append(begin)
            for n in numpy.flatnonzero((values[:-1] <= 0) & (values[1:] > 0)):
                found.append(
                    brentq(
                        lambda time, at=at: at(numpy.array([time]))[0],
                        times[n],
                        times[n + 1],
                        xtol=1e-10,
                    )
                )
            last = values[-1]
        return found


def second_order(p, loop):
    """Natural frequency and damping ratio, where the loop is of second order."""
    if p["sampling"] > 0 or p["action"] == "pid":
        return None, None
    if p["action"] == "p":
        a = loop.capacity * p["sensorLag"]
        b = loop.capacity + CONDUCTANCE * p["sensorLag"]
        c = CONDUCTANCE + loop.gain
    else:
        a, b = loop.capacity, CONDUCTANCE + loop.gain
        c = loop.gain / p["integralTime"]
    return math.sqrt(c / a), b / (2 * math.sqrt(a * c))


def reaction_curve(p):
    """Apparent delay of the measured rise at full power, and its rise in it."""
    room, sensor = p["timeConstant"], p["sensorLag"]
    if room == sensor:
        sensor *= 1 + 1e-7
    steepest = brentq(
        lambda t: math.exp(-t / room) / room - math.exp(-t / sensor) / sensor,
        0.0,
        20.0 * max(room, sensor),
        xtol=1e-10,
    )
    lift = p["power"] / CONDUCTANCE
    slope = lift * math.exp(-steepest / room) / room
    shares = room * math.exp(-steepest / room) - sensor * math.exp(-steepest / sensor)
    delay = steepest - lift * (1 - shares / (room - sensor)) / slope
    return delay, slope * delay


def sampling_limit(p, loop):
    """The period over which a deviation of the room becomes its opposite, s."""
    ratio = loop.gain / CONDUCTANCE
    if p["action"] != "p" or ratio <= 1:
        return None
    return brentq(
        lambda h: 2 + (1 + ratio) * math.expm1(-h / p["timeConstant"]),
        0.0,
        100.0 * p["timeConstant"],
        xtol=1e-10,
    )


def measure(loop, duration):
    p = loop.p
    has_step = loop.has_steps and p["stepTime"] < duration
    before = p["stepTime"] if has_step else duration

    def above(time):
        values = loop.curves(numpy.array([time]))
        return float(values["temperature"][0] - values["setpoint"][0])

    def above_before(time):
        """The same, with the set temperature of the time before the step."""
        room = loop.curves(numpy.array([time]))["temperature"][0]
        return float(room - p["setpoint"])

    warmest = loop.rises(lambda room, setpoint, flow: -flow - STILL)
    coldest = loop.rises(lambda room, setpoint, flow: flow - STILL)
    reached = loop.rises(lambda room, setpoint, flow: room - setpoint)
    settled = loop.rises(lambda room, setpoint, _: SETTLED - abs(room - setpoint))
    back = loop.rises(lambda room, setpoint, _: RECOVERED - abs(room - setpoint))
    peaks = [above(time) for time in warmest if time < before]
    loop.is_after = has_step
    setpoint, outside = loop.setpoint, loop.outside
    full = 0.0
    for begin, end, held, limit, *_ in loop.pieces:
        is_full = held[1] >= p["power"] if held else limit == 1
        full += float(end - begin) if is_full else 0.0
    is_reached = p["start"] == "cold" and reached and reached[0] > 0
    in_time = [time for time in settled if time < before]
    is_in = abs(above_before(before)) <= SETTLED
    results = {
        "finalDeviation": -above(duration),
        "offset": loop.offset(setpoint, outside) if p["action"] == "p" else None,
        "overshoot": max(0.0, *peaks, above_before(before)),
        "firstReach": reached[0] if is_reached else None,
        "settlingTime": in_time[-1] if is_in and in_time else None,
        "fullPower": full,
        "deviationAfterStep": None,
        "recovery": None,
        "energy": float(loop.pieces[-1][5].y[ENERGY, -1]),
        "holdingPower": CONDUCTANCE * (setpoint - outside),
    }
    if has_step:
        later = [time for time in warmest + coldest if time >= before]
        instants = [before, *later, duration]
        results["deviationAfterStep"] = max(abs(above(time)) for time in instants)
        if abs(above(duration)) <= RECOVERED:
            returns = [time for time in back if time >= before]
            results["recovery"] = returns[-1] - before if returns else 0.0
    frequency, damping = second_order(p, loop)
    delay, rise = reaction_curve(p)
    return results | {
        "naturalFrequency": frequency,
        "dampingRatio": damping,
        "apparentDelay": delay,
        "delayRise": rise,
        "samplingLimit": sampling_limit(p, loop),
    }


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    loop = Loop(p).run(duration)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    return {"t": times, **loop.curves(times)}, {}, measure(loop, duration)
