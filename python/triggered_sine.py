"""A sine wave that a trigger starts and stops, from the rules of the page.

The phase c, in cycles, follows dc/dt = f while the wave runs. It is set to 0 when
the trigger comes on. When the trigger drops, the wave stops, or goes on until c is
a whole number; a trigger that comes back before lets it go on.
"""

import math

import numpy
from scipy.integrate import solve_ivp

# The trigger is on above this value.
THRESHOLD = 0.5
# A phase so close to a whole number counts as one.
WHOLE = 1e-9


def stepped(p, time, name):
    """A value in three steps; at a switch time the later one."""
    if time < p["firstSwitch"]:
        return p["first" + name]
    return p["second" + name] if time < p["secondSwitch"] else p["third" + name]


def frequency_at(p, time):
    profile = p["frequencyProfile"]
    if profile == "steps":
        return stepped(p, time, "Frequency")
    if profile == "sweep":
        return p["firstFrequency"] + p["sweepRate"] * time
    if profile == "octaves":
        return p["firstFrequency"] * 2 ** (time / p["doublingTime"])
    return p["firstFrequency"]


def amplitude_at(p, time):
    profile = p["amplitudeProfile"]
    if profile == "steps":
        return stepped(p, time, "Amplitude")
    if profile == "ramp":
        return p["firstAmplitude"] + p["amplitudeRate"] * time
    return p["firstAmplitude"]


def trigger_windows(p):
    """The windows of the trigger, overlapping ones as one."""
    windows = [(p["firstOn"], p["firstOff"]), (p["secondOn"], p["secondOff"])]
    windows = sorted((on, off) for on, off in windows if on < off)
    if len(windows) == 2 and windows[1][0] <= windows[0][1]:
        windows = [(windows[0][0], max(windows[0][1], windows[1][1]))]
    return windows


class Generator:
    """Integrates the phase from edge to edge of its inputs."""

    def __init__(self, p):
        self.p = p
        self.time = self.phase = 0.0
        self.is_running = False
        self.target = math.inf
        # First and last instant of each piece, its phase, the start of its burst.
        self.pieces = []
        # Start, end and last drop of the trigger for each burst.
        self.bursts = []

    def advance(self, end):
        """Goes to `end`, and stops the wave where the phase meets its target."""
        before_jump = math.nextafter(end, 0)
        while self.is_running and self.time < end:
            target = self.target

            def distance(_, phase):
                return phase[0] - target

            distance.terminal, distance.direction = True, 1
            piece = solve_ivp(
                lambda time, _: [frequency_at(self.p, min(time, before_jump))],
                (self.time, end),
                [self.phase],
                method="DOP853",
                rtol=1e-11,
                atol=1e-12,
                dense_output=True,
                events=distance if math.isfinite(target) else None,
            )
            last = float(piece.t[-1])
            self.pieces.append((self.time, last, piece.sol, self.bursts[-1]["start"]))
            self.time, self.phase = last, float(piece.y[0, -1])
            if piece.status == 1:
                self.stop()
        self.time = end

    def stop(self):
        self.is_running = False
        self.bursts[-1] |= {"end": self.time, "cycles": self.phase}

    def rise(self):
        if not self.is_running:
            self.is_running, self.phase = True, 0.0
            self.bursts.append({"start": self.time})
        self.target = math.inf

    def drop(self):
        self.bursts[-1]["drop"] = self.time
        nearest = round(self.phase)
        is_whole = abs(self.phase - nearest) <= WHOLE
        self.target = math.ceil(self.phase)
        if self.p["wait"] == "no" or is_whole:
            self.stop()

    def run(self, duration):
        windows = trigger_windows(self.p) if self.p["triggerLevel"] > THRESHOLD else []
        rises = {on for on, _ in windows}
        drops = {off for _, off in windows}
        switches = {self.p["firstSwitch"], self.p["secondSwitch"]}
        edges = rises | drops | switches
        for instant in sorted(edge for edge in edges if edge < duration):
            self.advance(instant)
            if instant in drops and self.is_running:
                self.drop()
            if instant in rises:
                self.rise()
        self.advance(duration)
        return self

    def at(self, time):
        """Whether the wave runs, its phase and the naive phase f (t - t_on)."""
        for begin, end, phase, start in self.pieces:
            is_last = time == end == self.time and self.is_running
            if begin <= time < end or is_last:
                naive = frequency_at(self.p, time) * (time - start)
                return 1.0, float(phase(time)[0]), naive
        return 0.0, 0.0, 0.0


def naive_jump(p, generator, duration):
    """Jump of the naive phase at the first switch of the frequency, cycles."""
    switch = p["firstSwitch"]
    is_stepped = p["frequencyProfile"] == "steps"
    if not is_stepped or switch == p["secondSwitch"] or switch >= duration:
        return None
    change = p["secondFrequency"] - p["firstFrequency"]
    for begin, end, _, start in generator.pieces:
        if begin <= switch < end:
            return change * (switch - start)
    return None


def cut_height(p, burst):
    """How far the output jumps at the end of a burst."""
    before = math.nextafter(burst["end"], 0)
    jump = abs(amplitude_at(p, before) * math.sin(2 * math.pi * burst["cycles"]))
    return jump if jump >= 1e-9 else 0.0


def simulate(p, duration, times=None):
    """Curves at evenly spaced or given times, sampled outputs, results; SI units."""
    generator = Generator(p).run(duration)
    is_stepped = p["frequencyProfile"] == "steps"
    switches = [p["firstSwitch"], p["secondSwitch"]] if is_stepped else []
    instants = [0.0, duration, *(time for time in switches if time <= duration)]
    highest = max(frequency_at(p, time) for time in instants)
    points = max(1000, math.ceil(20 * highest * duration)) + 1
    if times is None:
        times = numpy.linspace(0.0, duration, points)
    running, cycles, naive = numpy.array([generator.at(time) for time in times]).T
    amplitude = numpy.array([amplitude_at(p, time) for time in times])
    trigger = numpy.zeros(len(times))
    for on, off in trigger_windows(p):
        trigger[(times >= on) & (times < off)] = p["triggerLevel"]
    curves = {
        "t": times,
        "y": amplitude * numpy.sin(2 * math.pi * cycles),
        "naive": amplitude * numpy.sin(2 * math.pi * naive),
        "amplitude": amplitude,
        "trigger": trigger,
        "threshold": numpy.full(len(times), THRESHOLD),
        "running": running,
        "frequency": numpy.array([frequency_at(p, time) for time in times]),
        "cycles": cycles,
        "naiveCycles": naive,
    }
    first, second, *_ = [*generator.bursts, {}, {}]
    has_ended = "end" in first
    now = first.get("cycles", generator.phase) if first else None
    results = {
        "bursts": len(generator.bursts),
        "firstStart": first.get("start"),
        "firstEnd": first.get("end"),
        "secondEnd": second.get("end"),
        "firstCycles": now,
        "overrun": first["end"] - first["drop"] if has_ended else None,
        "cutHeight": cut_height(p, first) if has_ended else None,
        "naiveJump": naive_jump(p, generator, duration),
        "highestFrequency": highest,
        "printInterval": 1 / (20 * highest) if highest > 0 else None,
        "maximumTimeStep": 1 / (4 * highest) if highest > 0 else None,
    }
    return curves, {}, results
