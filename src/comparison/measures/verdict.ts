import {bisectLeft, bisectRight, pairs} from 'd3-array';

import {interpolate} from '../../models/run/interpolate';
import {ZERO_CELSIUS} from '../../physics/constants';
import {extentOf} from '../columns/columnUnit';
import type {Series} from '../series/makeSeries';
import type {Reference} from '../series/reference';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';
import type {Explanation} from './explanations';
import {areTooFew, isNoise, mayBeNoise} from './noise';
import type {Rest} from './stretch';
import {FEWEST_POINTS, MOST_POINTS} from './stretch';
import {findTemperatureScale} from './temperatureScale';
import type {TubeResult} from './tube';

/** What a difference looks like, and so where to look for its cause. */
export type VerdictKind =
  | 'agree'
  | 'noise'
  | 'print-interval'
  | 'jump-instants'
  | 'chattering'
  | 'celsius-kelvin'
  | 'other-scale'
  | 'celsius-factor'
  | 'kelvin-factor'
  | 'offset'
  | 'level'
  | 'initial-value'
  | 'factor'
  | 'gain'
  | 'shift'
  | 'speed'
  | 'slope'
  | 'limit'
  | 'resolution'
  | 'few-points'
  | 'noise-or-pattern'
  | 'other';

/** A verdict, with the number it is about. */
export interface Verdict {
  readonly kind: VerdictKind;
  /** Offset or limit in SI, time in s, factor or number of jumps or points, by kind; 0 where there is none. */
  readonly value: number;
  /** What explains the difference about as well. */
  readonly alternatives: readonly VerdictKind[];
  /** The factor that explains another level as well as its offset. */
  readonly factor?: number;
}

/** Shares of the size within which curves are the same. */
const SAME = {rms: 0.005, largest: 0.02} as const;

/** Largest noise that is named, as a share of the size. */
const LARGEST_NOISE = 0.1;

/**
 * An explanation leaves no more than these shares of the difference at the same
 * points and of the size; more in points that are too few to tell noise. With
 * noise it leaves no more than the last share of the difference.
 */
const EXPLAINED = {
  usual: {ofDifference: 0.1, ofSize: 0.01},
  inFew: {ofDifference: 0.2, ofSize: 0.03},
  withNoise: 0.8,
} as const;

/** Squares that an explanation takes away of noise by chance, in those of one point. */
const BY_CHANCE = 20;

/** Share of a level by which a factor of it is measured. */
const LEVEL = 0.03;

/** Explanations are as good as the best within these factors. */
const AS_GOOD = {rest: 1.5, rms: 1.05} as const;

/** By how much the logarithm of the likelihood, doubled, sets one of them before a simpler one. */
const LIKELIER = 2;

/** A share of the size that no explanation can be told apart by. */
const EQUAL = 0.002;

/** How far an offset may be from the zero of the Celsius scale, K: some take 273. */
const NEAR_ZERO_CELSIUS = 0.5;

/** Share of the size that lines between points may miss a curve by. */
const LINES = 0.01;

/** Longest line over a jump that looks upright in a plot, as a share of the run. */
const UPRIGHT = 0.02;

/** Shortest moves along the time axis that are named, in print intervals. */
const SHORTEST = {smooth: 0.1, jumping: 1} as const;

/**
 * A speed leaves no more than these shares, and so many times less than a shift,
 * to be named as the largest part.
 */
const SLOPE = {ofDifference: 0.25, ofSize: 0.1, ofShift: 2} as const;

/**
 * The root mean square distance from our plotted points to the lines between
 * the points of a series. A short line over one of our jumps is left out: it
 * misses the curve however short the print interval is.
 */
function lineDifference(
  {start, end, times, values, jumpTimes: jumps}: Reference,
  {times: x, values: theirs}: Series,
): number {
  const differences = Array.from(times).flatMap((time, index) => {
    const line = interpolate(x, theirs, time);
    const next = bisectRight(x, time);
    const [from = time, to = time] = [x[next - 1], x[next]];
    const crossed = bisectRight(jumps, to) - bisectLeft(jumps, from);
    const isUpright = crossed === 1 && to - from <= UPRIGHT * (end - start);
    return line === undefined || isUpright || jumps.includes(time)
      ? []
      : [line - (values[index] ?? line)];
  });
  return rootMeanSquare(differences);
}

function plain(kind: VerdictKind, value: number): Verdict {
  return {kind, value, alternatives: []};
}

function isSame({rms, largest, size}: Differences): boolean {
  return rms <= SAME.rms * size && Math.abs(largest) <= SAME.largest * size;
}

/** The verdict where all points lie on our curve. */
function sameVerdict(
  reference: Reference,
  series: Series,
  {rms, size, largest}: Differences,
): Verdict {
  // Between its samples an output has no values that lines could miss.
  const lines = reference.isSampled ? 0 : lineDifference(reference, series);
  return lines > LINES * size && lines > 3 * rms
    ? plain('print-interval', lines)
    : plain('agree', Math.abs(largest));
}

/**
 * Another start: at least these shares of the size, and then of itself; it has
 * ended at these shares of the points, and ours has moved by no more of it before
 * the first of them.
 */
const OTHER_START = {
  first: 0.02,
  range: 0.05,
  second: 0.3,
  most: 1.5,
  end: 0.1,
  endsAt: {smooth: 0.8, jumping: 0.3},
  moved: 0.2,
  fading: {from: 0.2, to: 0.05, least: 0.4},
} as const;

/**
 * Tells whether a curve starts elsewhere and comes to ours: its first value is
 * not our first one, the difference there is about the largest, is not that of
 * one row only, and has vanished in the last fifth; where our curve jumps, in
 * all but the first part, as each later jump may differ as well. It fades away, or
 * is a shift as well: that of a curve whose start is cut off ends at once.
 */
function hasOtherStart(
  reference: Reference,
  {times, left, ours, theirs, size, theirSpan}: Differences,
  shift: Explanation | undefined,
): boolean {
  const noise = shift?.rms ?? 0;
  const sizes = left.map(Math.abs);
  const [first = 0, second = 0] = sizes;
  const start = reference.values[0] ?? 0;
  const fromStart = (theirs[0] ?? 0) - start;
  const {smooth, jumping} = OTHER_START.endsAt;
  const from = (reference.jumps ? jumping : smooth) * left.length;
  const end = left.slice(Math.floor(from));
  const {fading} = OTHER_START;
  const [large = 0, small = 0] = [fading.from, fading.to].map((share) => {
    const above = times.filter((_, row) => (sizes[row] ?? 0) > share * first);
    return (above.at(-1) ?? NaN) - (above[0] ?? NaN);
  });
  return (
    (shift !== undefined || small > (1 + fading.least) * large) &&
    Math.min(first, Math.abs(fromStart)) > OTHER_START.first * size &&
    theirSpan > OTHER_START.range * size &&
    Math.abs((ours[0] ?? 0) - start) < OTHER_START.moved * first &&
    second > OTHER_START.second * first &&
    Math.max(...sizes) < OTHER_START.most * first + noise &&
    rootMeanSquare(end) <
      Math.min(OTHER_START.end * first, EXPLAINED.inFew.ofSize * size) + noise
  );
}

/** Most jumps of our curve for each point with which they can be told apart. */
const MOST_JUMPS = 0.05;

/** Share of the jumps beside which a point may be on the wrong side. */
const WRONG_SIDE = 0.25;

/** The jumps of our curve from one instant to another. */
function countJumps({jumpTimes}: Reference, from: number, to: number): number {
  return bisectRight(jumpTimes, to) - bisectLeft(jumpTimes, from);
}

/** The jumps of our curve in the time of the points. */
function jumpsCovered(reference: Reference, {times}: Differences): number {
  return countJumps(reference, times[0] ?? 0, times.at(-1) ?? 0);
}

/** Whether our curve jumps too often for the points to tell its jumps apart. */
function isChattering(reference: Reference, differences: Differences): boolean {
  const searched = Math.min(differences.times.length, MOST_POINTS);
  return jumpsCovered(reference, differences) > MOST_JUMPS * searched;
}

/**
 * What an explanation leaves apart from noise, SI. It has to hold at every
 * instant, but for one point beside each of some jumps.
 */
function unexplained({left, rms}: Rest, {jumps}: Reference, some: number) {
  if (isNoise(left)) {
    return 0;
  }
  const sizes = left.map(Math.abs).sort((one, other) => other - one);
  const weights = left.map(() => 1 / left.length);
  return jumps
    ? rootMeanSquare(sizes.slice(some), weights)
    : Math.max(rms, (sizes[0] ?? 0) / 3);
}

/** Whether an explanation takes away more of noise than chance lets it. */
function takesAwayMuch({left, rms, before}: Rest): boolean {
  return left.length * (before ** 2 - rms ** 2) > BY_CHANCE * before ** 2;
}

/** Whether an explanation moves the curve along the time axis. */
function isMove({kind}: Explanation): boolean {
  return kind === 'shift' || kind === 'speed';
}

/** Whether an explanation moves the curve by less than the points can show. */
function isTooShort(
  each: Explanation,
  {start, end, jumps}: Reference,
  {interval}: Differences,
): boolean {
  const shortest = interval * (jumps ? SHORTEST.jumping : SHORTEST.smooth);
  const {kind, value} = each;
  const move = kind === 'speed' ? (value - 1) * (end - start) : value;
  return isMove(each) && Math.abs(move) < shortest;
}

/**
 * Share of our span that a series covers at least if it moves, and of the largest
 * difference that a point has at least if it differs.
 */
const LEAST = 0.1;

/** Fewest points that show a move along the time axis, and the share of the difference that it may leave of so few. */
const FEW_MOVED = {points: 3, left: 0.01} as const;

/** Fewest jumps behind our start that a speed can be told from a shift by. */
const FEWEST_JUMPS = 3;

/**
 * Whether points show that a curve is moved in this way along the time axis: one
 * that rests is like any curve that is slowed down, few points are met by any
 * number, and one or two jumps by any speed.
 */
function isShown(
  explanation: Explanation,
  reference: Reference,
  {theirSpan, span, times, left, largest}: Differences,
): boolean {
  const {kind, value, before} = explanation;
  const {start, jumps, isSampled} = reference;
  const end = start + value * ((times.at(-1) ?? 0) - start);
  const differing = left.filter(
    (each) => Math.abs(each) > LEAST * Math.abs(largest),
  );
  const hasEnoughPoints = differing.length >= FEWEST_POINTS;
  const isClear =
    differing.length >= FEW_MOVED.points &&
    unexplained(explanation, reference, 0) <= FEW_MOVED.left * before;
  const hasEnoughJumps =
    !jumps || isSampled || countJumps(reference, start, end) >= FEWEST_JUMPS;
  return (
    theirSpan >= LEAST * span &&
    (kind === 'speed'
      ? (hasEnoughPoints || isClear) && hasEnoughJumps
      : hasEnoughPoints || isClear || jumps)
  );
}

/** Least share of our span that is seen at points where it jumps too often. */
const SEEN = 0.5;

/**
 * The explanations that leave little of the difference and of the curve, and
 * about as little as the best one. Points that miss jumps show no move along
 * the time axis, nor do those that hardly move; none at all is shown where they
 * see but one of two levels.
 */
function goodExplanations(
  reference: Reference,
  differences: Differences,
  all: readonly Explanation[],
): readonly Explanation[] {
  const {size, theirSpan, theirLargest, span, ours} = differences;
  const chatters = isChattering(reference, differences);
  const {low, high} = extentOf(ours);
  const shown = all.filter(
    (each) =>
      (!isMove(each) || (!chatters && isShown(each, reference, differences))) &&
      (!chatters || high - low >= SEEN * span),
  );
  const some = chatters
    ? 0
    : Math.ceil(WRONG_SIDE * reference.jumpTimes.length);
  // A factor of 0 leaves nothing of the size of ours.
  const level = LEVEL * theirLargest;
  const largest = {factor: Math.max(theirSpan, level), gain: theirSpan};
  // On a constant curve an offset is as good as the factor, by the same measure.
  const hasFactor = all.some(({kind}) => kind === 'factor');
  const constant = hasFactor && size > span ? level : 0;
  const otherwise = Math.max(size, theirSpan, constant);
  const possible = shown
    .map((each) => ({each, rest: unexplained(each, reference, some)}))
    .filter(({each, rest}) => {
      const {kind, rms: left, before} = each;
      const {ofDifference, ofSize} =
        EXPLAINED[mayBeNoise(each.left) ? 'inFew' : 'usual'];
      const most =
        kind === 'factor' || kind === 'gain' ? largest[kind] : otherwise;
      return (
        rest < ofSize * most &&
        rest < Math.max(ofDifference * before, EQUAL * most) &&
        left < EXPLAINED.withNoise * before &&
        (left <= LARGEST_NOISE * most ||
          (reference.jumps && !isNoise(each.left)))
      );
    });
  const best = {
    rest: Math.min(...possible.map(({rest}) => rest)),
    rms: Math.min(...possible.map(({each}) => each.rms)),
  };
  const good = possible
    .filter(
      ({each, rest}) =>
        rest <= Math.max(AS_GOOD.rest * best.rest, EQUAL * size) ||
        each.rms <= AS_GOOD.rms * best.rms,
    )
    .map(({each}) => each);
  return likeliestFirst(
    good.some((each) => isTooShort(each, reference, differences))
      ? good.filter((each) => !isMove(each))
      : good,
    size,
  );
}

/** Sets explanations that leave more noise than chance explains behind the others. */
function likeliestFirst(
  good: readonly Explanation[],
  size: number,
): readonly Explanation[] {
  const [best] = [...good].sort((one, other) => one.rms - other.rms);
  const least = best?.rms ?? 0;
  const hasNoise = least > EQUAL * size && isNoise(best?.left ?? []);
  const isBehind = ({left, rms}: Explanation) =>
    hasNoise && left.length * Math.log(rms / least) * 2 > LIKELIER;
  return [...good].sort(
    (one, other) => Number(isBehind(one)) - Number(isBehind(other)),
  );
}

/** How far the first value may be from our curve after a shift, as shares of the rest and of the size. */
const FIRST_LEFT = {ofRest: 4, ofSize: 0.01} as const;

/** Whether an explanation leaves little of the first value; only a shift has to. */
function meetsStart({kind, left, rms}: Explanation, size: number): boolean {
  const {ofRest, ofSize} = FIRST_LEFT;
  return (
    kind !== 'shift' ||
    Math.abs(left[0] ?? 0) <= Math.max(ofRest * rms, ofSize * size)
  );
}

/** The kind of an explanation; 273.15 K tell more than an offset. */
function kindOf({kind, value}: Explanation, {isTemperature}: Reference) {
  const isZero = Math.abs(Math.abs(value) - ZERO_CELSIUS) < NEAR_ZERO_CELSIUS;
  return kind === 'offset' && isTemperature && isZero ? 'celsius-kelvin' : kind;
}

/** Fewest reaches of a point that the points cover: fewer lie beside one jump. */
const LEAST_COVERED = 10;

/**
 * The verdict on points that differ beside jumps only, or on jumps that the
 * points are too few for: each such point needs one jump that it belongs to.
 */
function jumpVerdict(
  reference: Reference,
  differences: Differences,
  tube: TubeResult,
): Verdict | undefined {
  const {times, left, interval} = differences;
  // A jump of ours lies within the tube, and theirs beside the same point.
  const reach = tube.width + interval;
  const jumps = times
    .filter((_, index) => Math.abs(left[index] ?? 0) > tube.height)
    .map((time) => countJumps(reference, time - reach, time + reach));
  const covered = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const isInside =
    reference.jumps &&
    tube.leavesAt === undefined &&
    covered > LEAST_COVERED * reach;
  if (isInside && (reference.isSampled || jumps.every((each) => each === 1))) {
    return plain('jump-instants', reach);
  }
  const isUnclear = isInside && jumps.some((each) => each > 1);
  return isUnclear || isChattering(reference, differences)
    ? plain('chattering', jumpsCovered(reference, differences))
    : undefined;
}

/** Share of the largest value below which a span is that of a curve that hardly moves. */
const FLAT = 0.1;

/** The verdict on a difference that an explanation leaves little of. */
function explainedVerdict(
  reference: Reference,
  differences: Differences,
  explained: readonly Explanation[],
  all: readonly Explanation[],
): Verdict | undefined {
  const {left, size, span, theirLargest} = differences;
  const shift = explained.find(({kind}) => kind === 'shift');
  // What leaves little, but for a pattern, may be the cause as well.
  const isOpen = all.some(
    (each) =>
      !explained.includes(each) &&
      each.rms < EXPLAINED.usual.ofDifference * each.before,
  );
  const isStart =
    !isOpen &&
    !isChattering(reference, differences) &&
    hasOtherStart(reference, differences, shift);
  const good = isStart
    ? explained
    : explained.filter((each) => meetsStart(each, size));
  const found: readonly VerdictKind[] = good.map((each) =>
    kindOf(each, reference),
  );
  const start = isStart ? (['initial-value'] as const) : [];
  // Another start stands before a shift like it.
  const kinds: readonly VerdictKind[] = [undefined, 'shift'].includes(found[0])
    ? [...start, ...found]
    : [...found, ...start];
  const scale = reference.isTemperature && findTemperatureScale(differences);
  if (scale && kinds[0] !== 'celsius-kelvin') {
    // On a constant curve an offset explains as much.
    const alternatives = kinds.filter((each) => each === 'offset');
    return {...scale, alternatives};
  }
  const [first] = good;
  const [kind, ...alternatives] = kinds;
  if (kind === 'initial-value') {
    return {kind, value: left[0] ?? 0, alternatives};
  }
  if (!kind || !first) {
    return undefined;
  }
  const {value} = first;
  const factor = good.find((each) => each.kind === 'factor')?.value;
  const others = alternatives.filter((each) => each !== 'factor');
  return kind === 'offset' && factor !== undefined && span < FLAT * theirLargest
    ? {kind: 'level', value, factor, alternatives: others}
    : {kind, value, alternatives};
}

/** Fewest values of a series in steps, and fewest points for each of them. */
const STEPS = {values: 5, points: 2} as const;

/** A share of a step that the errors of its numbers may make up. */
const STEP_ERROR = 0.01;

/**
 * The step of the numbers of a series, such as 0.5 K, where all differences come
 * from rounding to it; undefined where they do not.
 */
function resolutionOf({theirs, left}: Differences): number | undefined {
  const values = [...new Set(theirs)].sort((one, other) => one - other);
  const steps = pairs(values, (one, next) => next - one);
  const largest = Math.max(...left.map(Math.abs));
  const step = Math.min(...steps.filter((each) => each > largest));
  const areMultiples = steps.every((each) => {
    const multiple = each / step;
    return Math.abs(multiple - Math.round(multiple)) < STEP_ERROR;
  });
  const levels = steps.filter((each) => each > step / 2).length + 1;
  return levels >= STEPS.values &&
    theirs.length >= STEPS.points * levels &&
    areMultiples &&
    largest <= (0.5 + STEP_ERROR) * step
    ? step
    : undefined;
}

/**
 * Names the pattern of a difference, as a teacher would: constant offset,
 * constant factor, shift in time, corners between points, right start and
 * wrong speed, noise.
 */
export function findVerdict(
  reference: Reference,
  series: Series,
  differences: Differences,
  tube: TubeResult,
  explanations: readonly Explanation[],
): Verdict {
  if (isSame(differences)) {
    return sameVerdict(reference, series, differences);
  }
  const resolution = resolutionOf(differences);
  if (resolution !== undefined) {
    return plain('resolution', resolution);
  }
  const {left, rms, size} = differences;
  const isSmallNoise = rms < LARGEST_NOISE * size && isNoise(left);
  if (isSmallNoise && !explanations.some(takesAwayMuch)) {
    return plain('noise', rms / size);
  }
  if (left.length < FEWEST_POINTS) {
    return plain('few-points', left.length);
  }
  const good = goodExplanations(reference, differences, explanations);
  const found =
    explainedVerdict(reference, differences, good, explanations) ??
    jumpVerdict(reference, differences, tube);
  if (found) {
    return found;
  }
  const [speed, shift] = (['speed', 'shift'] as const).map((kind) =>
    explanations.find((each) => each.kind === kind),
  );
  if (
    speed &&
    unexplained(speed, reference, 0) <= SLOPE.ofDifference * speed.before &&
    speed.rms <= SLOPE.ofSize * size &&
    SLOPE.ofShift * speed.rms <= (shift?.rms ?? Infinity) &&
    !reference.jumps &&
    isShown(speed, reference, differences) &&
    !isTooShort(speed, reference, differences)
  ) {
    return plain('slope', speed.value);
  }
  return isSmallNoise || (rms < LARGEST_NOISE * size && areTooFew(left))
    ? plain('noise-or-pattern', rms / size)
    : plain('other', 0);
}
