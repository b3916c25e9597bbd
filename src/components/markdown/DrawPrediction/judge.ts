import type {
  EndVerdict,
  Frame,
  Judgement,
  Points,
  SlopeVerdict,
  StartVerdict,
  TimeVerdict,
} from './verdicts';

/** Both curves at the same instants. */
interface Pair {
  readonly x: readonly number[];
  readonly drawn: readonly number[];
  readonly run: readonly number[];
  /** The change that counts as the whole, SI. */
  readonly scale: number;
  /** First and last instant of what is judged. */
  readonly span: readonly [from: number, to: number];
}

/** The part of the time axis that a drawing must cover to be judged. */
const MIN_COVERAGE = 0.2;

/** The part of the time axis over which the start slope is taken. */
const START = 0.1;

/** The part of the time axis that may be missing at either end. */
const MARGIN = 0.1;

/** Changes below this part of the scale do not count. */
const FLAT = 0.03;

/** Largest error of the start and of the end that is right, as a part of the scale. */
const VALUE_TOLERANCE = 0.08;

/** Overshoot that counts, as a part of the scale. */
const OVERSHOOT = 0.1;

/** Largest factor between slopes, and between times, that is right. */
const SLOPE_FACTOR = 2;
const TIME_FACTOR = 1.35;

/** The part of its whole change after which a curve's time is taken. */
const TIME_SHARE = 1 - Math.exp(-1);

function first(values: readonly number[]): number {
  return values[0] ?? Number.NaN;
}

function last(values: readonly number[]): number {
  return values.at(-1) ?? Number.NaN;
}

/** The change of a curve over its first tenth, or up to its second point. */
function startChange(x: readonly number[], y: readonly number[], to: number) {
  const end = x.findIndex((at) => at >= to);
  return (y[Math.max(end, 1)] ?? last(y)) - first(y);
}

/** Instants from one to another, at which a run is looked at. */
function evenly(from: number, to: number): readonly number[] {
  return Array.from({length: 101}, (_, n) => from + (n / 100) * (to - from));
}

function reachesStart({x, span: [from, to]}: Pair): boolean {
  return first(x) - from <= MARGIN * (to - from);
}

/** Judges the start against all that the run does where a drawing may begin. */
function judgeStart(
  pair: Pair,
  valueOf: (at: number) => number,
): StartVerdict | undefined {
  const {drawn, scale, span} = pair;
  const [from, to] = span;
  const begun = evenly(from, from + MARGIN * (to - from)).map(valueOf);
  const values = {drawn: first(drawn), run: first(begun)};
  const tolerance = VALUE_TOLERANCE * scale;
  if (reachesStart(pair) && values.drawn > Math.max(...begun) + tolerance) {
    return {kind: 'high', ...values};
  }
  return reachesStart(pair) && values.drawn < Math.min(...begun) - tolerance
    ? {kind: 'low', ...values}
    : undefined;
}

function judgeSlope(pair: Pair): SlopeVerdict {
  const {x, drawn, run, scale, span} = pair;
  const [from, to] = span;
  if (!reachesStart(pair)) {
    return {kind: 'missing', factor: 1};
  }
  const until = first(x) + START * (to - from);
  const wanted = startChange(x, run, until);
  const found = startChange(x, drawn, until);
  const flat = FLAT * scale;
  const ratio = found / wanted;
  if (Math.abs(found - wanted) <= flat) {
    return {kind: 'right', factor: 1};
  }
  if (Math.abs(wanted) <= flat || Math.abs(found) <= flat) {
    const kind = Math.abs(wanted) <= flat ? 'moves' : 'flat';
    return {kind, factor: 1};
  }
  if (ratio < 0) {
    return {kind: 'wrong-sign', factor: 1};
  }
  const factor = Math.max(ratio, 1 / ratio);
  if (factor <= SLOPE_FACTOR) {
    return {kind: 'right', factor};
  }
  return {kind: ratio > 1 ? 'steep' : 'shallow', factor};
}

/** How far a curve goes beyond its end, in the direction of its change. */
function overshoot(y: readonly number[]): number {
  const direction = Math.sign(last(y) - first(y));
  return Math.max(0, ...y.map((value) => direction * (value - last(y))));
}

function reachesEnd({x, span: [from, to]}: Pair): boolean {
  return to - last(x) <= MARGIN * (to - from);
}

function judgeEnd(pair: Pair): EndVerdict {
  const {drawn, run, scale} = pair;
  const values = {drawn: last(drawn), run: last(run)};
  if (!reachesEnd(pair)) {
    return {kind: 'missing', ...values};
  }
  const difference = values.drawn - values.run;
  if (Math.abs(difference) > VALUE_TOLERANCE * scale) {
    return {kind: difference > 0 ? 'high' : 'low', ...values};
  }
  const excess = overshoot(drawn) - overshoot(run);
  if (Math.abs(excess) > OVERSHOOT * scale) {
    return {kind: excess > 0 ? 'overshoots' : 'misses-overshoot', ...values};
  }
  return {kind: 'right', ...values};
}

/** The time after which a curve has done most of its change; NaN if it has none. */
function changeTime(
  {x, scale, span: [from, to]}: Pair,
  y: readonly number[],
): number {
  const change = last(y) - first(y);
  if (Math.abs(change) < 2 * FLAT * scale) {
    return Number.NaN;
  }
  const share = (value: number) => (value - first(y)) / change;
  const index = y.findIndex((value) => share(value) >= TIME_SHARE);
  const [x0, x1] = [x[index - 1] ?? first(x), x[index] ?? last(x)];
  const [s0, s1] = [
    share(y[index - 1] ?? first(y)),
    share(y[index] ?? last(y)),
  ];
  const time = s1 > s0 ? x0 + ((TIME_SHARE - s0) / (s1 - s0)) * (x1 - x0) : x1;
  // A jump takes no time, and nothing is infinitely faster than it.
  return Math.max(time - from, 0.01 * (to - from));
}

function judgeTime(pair: Pair): TimeVerdict {
  const found = changeTime(pair, pair.drawn);
  const ratio = changeTime(pair, pair.run) / found;
  const isOpposite =
    (last(pair.drawn) - first(pair.drawn)) *
      (last(pair.run) - first(pair.run)) <
    0;
  if (Number.isNaN(ratio) || isOpposite || !reachesEnd(pair)) {
    return {kind: 'missing', factor: 1};
  }
  const factor = Math.max(ratio, 1 / ratio);
  if (factor <= TIME_FACTOR) {
    return {kind: 'right', factor};
  }
  return {kind: ratio > 1 ? 'fast' : 'slow', factor};
}

function range(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/** Changes of a run below this part of the axis make it flat. */
const FLAT_RUN = 0.1;

/**
 * Compares a drawn curve with that of the run, SI, at the instants of the drawn
 * one: few instants, as from the keyboard, are no disadvantage. Points outside
 * of the span do not count.
 * @param valueOf - the value of the run at an instant
 */
export function judge(
  {x, y}: Points,
  valueOf: (at: number) => number,
  {span, height}: Frame,
): Judgement {
  const [from, to] = span;
  const samples = x.flatMap((at, index) =>
    at >= from && at <= to ? [{at, value: y[index] ?? Number.NaN}] : [],
  );
  const instants = samples.map(({at}) => at);
  if (samples.length === 0) {
    return {kind: 'nothing'};
  }
  if (samples.length < 2 || range(instants) < MIN_COVERAGE * (to - from)) {
    return {kind: 'too-short'};
  }
  const run = instants.map(valueOf);
  const whole = evenly(from, to).map(valueOf);
  const pair: Pair = {
    x: instants,
    drawn: samples.map(({value}) => value),
    run,
    scale: range(whole) > FLAT_RUN * height ? range(whole) : height,
    span,
  };
  return {
    kind: 'judged',
    start: judgeStart(pair, valueOf),
    slope: judgeSlope(pair),
    end: judgeEnd(pair),
    time: judgeTime(pair),
  };
}
