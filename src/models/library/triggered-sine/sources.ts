import type {Values} from './parameters';

function stepped(
  {firstSwitch, secondSwitch}: Values,
  t: number,
  [first, second, third]: readonly [number, number, number],
): number {
  return t < firstSwitch ? first : t < secondSwitch ? second : third;
}

function frequencies(p: Values): readonly [number, number, number] {
  return [p.firstFrequency, p.secondFrequency, p.thirdFrequency];
}

/** Evaluates the frequency at `t` ≥ 0 s, Hz; continuous from the right. */
export function frequencyAt(p: Values, t: number): number {
  switch (p.frequencyProfile) {
    case 'constant':
      return p.firstFrequency;
    case 'steps':
      return stepped(p, t, frequencies(p));
    case 'sweep':
      return p.firstFrequency + p.sweepRate * t;
    case 'octaves':
      return p.firstFrequency * 2 ** (t / p.doublingTime);
  }
}

/** Evaluates the amplitude at `t` ≥ 0 s; continuous from the right. */
export function amplitudeAt(p: Values, t: number): number {
  const {firstAmplitude, secondAmplitude, thirdAmplitude} = p;
  switch (p.amplitudeProfile) {
    case 'constant':
      return firstAmplitude;
    case 'steps':
      return stepped(p, t, [firstAmplitude, secondAmplitude, thirdAmplitude]);
    case 'ramp':
      return firstAmplitude + p.amplitudeRate * t;
  }
}

/** Returns the highest frequency between 0 and `end` s, Hz. */
export function highestFrequency(p: Values, end: number): number {
  const jumps = [p.firstSwitch, p.secondSwitch].filter((time) => time <= end);
  const instants = [0, end, ...(p.frequencyProfile === 'steps' ? jumps : [])];
  return Math.max(...instants.map((t) => frequencyAt(p, t)));
}

/**
 * Returns the cycles from 0 to `t` s: the integral of the frequency, for the
 * sweeps f₀t + βt²/2 and f₀T₂/ln 2·(2^(t/T₂) − 1).
 */
export function cyclesUntil(p: Values, t: number): number {
  const {firstFrequency, doublingTime, firstSwitch, secondSwitch} = p;
  switch (p.frequencyProfile) {
    case 'constant':
      return firstFrequency * t;
    case 'steps': {
      const inSecond = Math.min(t, secondSwitch) - firstSwitch;
      return (
        firstFrequency * Math.min(t, firstSwitch) +
        p.secondFrequency * Math.max(inSecond, 0) +
        p.thirdFrequency * Math.max(t - secondSwitch, 0)
      );
    }
    case 'sweep':
      return (firstFrequency + (p.sweepRate * t) / 2) * t;
    case 'octaves':
      return (
        ((firstFrequency * doublingTime) / Math.LN2) *
        Math.expm1((Math.LN2 * t) / doublingTime)
      );
  }
}

/** Returns the time of some cycles at a constant frequency (Hz), s, or ∞. */
function timeFor(cycles: number, frequency: number): number {
  return cycles <= 0 ? 0 : cycles / frequency;
}

function steppedInstantAtCycles(p: Values, cycles: number): number {
  const {firstSwitch, secondSwitch} = p;
  const [first, second, third] = frequencies(p);
  const atFirst = first * firstSwitch;
  const atSecond = atFirst + second * (secondSwitch - firstSwitch);
  if (cycles <= atFirst) {
    return timeFor(cycles, first);
  }
  return cycles <= atSecond
    ? firstSwitch + timeFor(cycles - atFirst, second)
    : secondSwitch + timeFor(cycles - atSecond, third);
}

/**
 * Returns the first instant, s, at which a wave that began at 0 s has completed
 * `cycles`: the inverse of {@link cyclesUntil}. Infinite if it never does.
 */
export function instantAtCycles(p: Values, cycles: number): number {
  const {firstFrequency, sweepRate, doublingTime} = p;
  switch (p.frequencyProfile) {
    case 'constant':
      return timeFor(cycles, firstFrequency);
    case 'steps':
      return steppedInstantAtCycles(p, cycles);
    case 'sweep': {
      const reached = Math.sqrt(firstFrequency ** 2 + 2 * sweepRate * cycles);
      return Number.isNaN(reached)
        ? Number.POSITIVE_INFINITY
        : timeFor(2 * cycles, firstFrequency + reached);
    }
    case 'octaves': {
      const octaves = timeFor(
        cycles,
        (firstFrequency * doublingTime) / Math.LN2,
      );
      return doublingTime * Math.log2(1 + octaves);
    }
  }
}

/**
 * Returns the highest frequency, Hz, of a run of any duration with at most
 * `cycles`.
 */
export function frequencyWithin(p: Values, cycles: number): number {
  const {firstFrequency, sweepRate, doublingTime} = p;
  switch (p.frequencyProfile) {
    case 'constant':
      return firstFrequency;
    case 'steps':
      return Math.max(...frequencies(p));
    case 'sweep':
      return Math.sqrt(
        firstFrequency ** 2 + Math.max(2 * sweepRate * cycles, 0),
      );
    case 'octaves':
      return firstFrequency + (Math.LN2 / doublingTime) * cycles;
  }
}

/** Returns the instants at which the frequency or the amplitude jumps, s. */
export function sourceBreaks(p: Values): readonly number[] {
  const isStepped =
    p.frequencyProfile === 'steps' || p.amplitudeProfile === 'steps';
  return isStepped ? [p.firstSwitch, p.secondSwitch] : [];
}
