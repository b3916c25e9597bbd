"""A heated room with two thresholds: dT/dt = (T_target - T) / tau, the heater on
below the low threshold and off above the high one.

Crossings are located by an event function of solve_ivp. With `noticing` set to
"steps" the heater switches at the end of the step of the crossing, with
"interpolated" where a straight line through that step crosses.
"""

import math

import numpy
from scipy.integrate import solve_ivp

POINTS = 1001


class Room:
    """Integrates the temperature from switching to switching."""

    def __init__(self, p, noticing):
        self.p, self.noticing = p, noticing
        self.low = p["setpoint"] - p["band"] / 2
        self.high = p["setpoint"] + p["band"] / 2
        # First instant, last instant, whether the heater is on, temperature.
        self.pieces = []
        self.switchings = []

    def target(self, heats):
        return self.p["heated"] if heats else self.p["outside"]

    def piece(self, begin, end, temperature, heats):
        """Integrates to the crossing of the threshold, or to the end."""
        target = self.target(heats)
        threshold = self.high if heats else self.low

        def rate(_, state):
            return [(target - state[0]) / self.p["timeConstant"]]

        def crossing(_, state):
            return state[0] - threshold

        crossing.terminal = True
        crossing.direction = 1 if heats else -1
        is_reached = target > threshold if heats else target < threshold
        run = solve_ivp(
            rate,
            (begin, end),
            [temperature],
            method="DOP853",
            rtol=1e-11,
            atol=1e-11,
            dense_output=True,
            events=crossing if is_reached else None,
        )
        return run, run.status == 1

    def instant_of_switching(self, since, crossing, heats):
        """When a crossing is noticed, in steps counted from the last switching."""
        step, tau = self.p["step"], self.p["timeConstant"]
        if self.noticing == "located" or crossing <= since:
            return crossing
        begin = since + step * (math.ceil((crossing - since) / step) - 1)
        if self.noticing == "steps":
            return begin + step
        target = self.target(heats)
        threshold = self.high if heats else self.low

        def at(time):
            return target + (threshold - target) * math.exp((crossing - time) / tau)

        share = (threshold - at(begin)) / (at(begin + step) - at(begin))
        return max(crossing, begin + step * share)

    def run(self, duration):
        temperature = self.p["initial"]
        heats = self.p["initialHeater"] == "on"
        if temperature > self.high:
            heats = False
        elif temperature < self.low:
            heats = True
        time = 0.0
        while time < duration:
            since = time
            run, is_crossing = self.piece(time, duration, temperature, heats)
            self.pieces.append((time, run.t[-1], heats, run.sol))
            time, temperature = float(run.t[-1]), float(run.y[0, -1])
            if not is_crossing:
                break
            due = self.instant_of_switching(since, time, heats)
            if due > time:
                end = min(due, duration)
                tau, target = self.p["timeConstant"], self.target(heats)
                later = solve_ivp(
                    lambda _, state: [(target - state[0]) / tau],
                    (time, end),
                    [temperature],
                    method="DOP853",
                    rtol=1e-11,
                    atol=1e-11,
                    dense_output=True,
                )
                self.pieces.append((time, end, heats, later.sol))
                time, temperature = end, float(later.y[0, -1])
            if due > duration:
                break
            self.switchings.append(due)
            heats = not heats
        return self

    def at(self, times):
        """Temperature and state of the heater at some instants."""
        begins = [begin for begin, *_ in self.pieces]
        numbers = numpy.searchsorted(begins, times, side="right") - 1
        temperatures = numpy.empty(len(times))
        for number in numpy.unique(numbers):
            chosen = numbers == number
            temperatures[chosen] = self.pieces[number][3](times[chosen])[0]
        heaters = numpy.array([float(self.pieces[n][2]) for n in numbers])
        return temperatures, heaters

    def is_on_after(self, instant):
        """Whether a switching has turned the heater on."""
        before = [heats for _, end, heats, _ in self.pieces if end == instant]
        return not before[-1]


def cycle(room, p, offs):
    """Results of the last full cycle: off, on, and off again."""
    names = ["onTime", "offTime", "period", "duty", "cycleRate", "meanTemperature"]
    ons = [time for time in room.switchings if time > 0 and room.is_on_after(time)]
    if len(offs) < 2 or not any(time < offs[-1] for time in ons):
        return dict.fromkeys(names)
    start, end = offs[-2:]
    on = [time for time in ons if time < end][-1]
    first, middle, last = room.at(numpy.array([start, on, end]))[0]
    tau = p["timeConstant"]
    # The integral of the temperature follows from its differential equation.
    cooling = p["outside"] * (on - start) - tau * (middle - first)
    heating = p["heated"] * (end - on) - tau * (last - middle)
    period = end - start
    values = [
        end - on,
        on - start,
        period,
        (end - on) / period,
        1 / period,
        (cooling + heating) / period,
    ]
    return dict(zip(names, values))


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    room = Room(p, p["noticing"]).run(duration)
    ideal = Room(p, "located").run(duration)
    if times is None:
        times = numpy.linspace(0.0, duration, POINTS)
    temperature, heater = room.at(times)
    tau, cold, hot = p["timeConstant"], p["outside"], p["heated"]
    exact_period = None
    if hot > room.high and cold < room.low:
        heating = tau * math.log((hot - room.low) / (hot - room.high))
        cooling = tau * math.log((room.high - cold) / (room.low - cold))
        exact_period = heating + cooling

    def offs_of(room):
        return [t for t in room.switchings if t > 0 and not room.is_on_after(t)]

    offs, exact_offs = offs_of(room), offs_of(ideal)
    results = cycle(room, p, offs)
    period = results["period"]
    at_off = room.at(numpy.array(offs[-1:]))[0]
    results |= {
        "firstSwitchOff": offs[0] if offs else None,
        "exactPeriod": exact_period,
        "periodError": period - exact_period if period else None,
        "drift": offs[-1] - exact_offs[len(offs) - 1] if offs else None,
        "overshoot": at_off[0] - room.high if offs else None,
    }
    curves = {
        "t": times,
        "temperature": temperature,
        "ideal": ideal.at(times)[0],
        "low": numpy.full(len(times), room.low),
        "high": numpy.full(len(times), room.high),
        "heater": heater,
    }
    return curves, {}, results
