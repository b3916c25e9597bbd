import {interpolate} from '../../models/run/interpolate';
import {ZERO_CELSIUS} from '../../physics/constants';
import type {Reference} from '../series/reference';
import type {Differences} from './differences';
import {rootMeanSquare} from './differences';
import type {Explanation} from './explanations';
import {findExplanations} from './explanations';
import type {TubeResult} from './tube';

/** What a difference looks like, and so where to look for its cause. */
export type VerdictKind =
  | 'agree'
  | 'print-interval'
  | 'celsius-kelvin'
  | 'offset'
  | 'initial-value'
  | 'factor'
  | 'gain'
  | 'shift'
  | 'speed'
  | 'slope'
  | 'other';

/** A verdict, with the number it is about. */
export interface Verdict {
  readonly kind: VerdictKind;
  /** Offset in SI, time in s, or factor, by kind; 0 where there is none. */
  readonly value: number;
  /** Root of the mean square that the verdict leaves unexplained, SI. */
  readonly rest: number;
  /** What explains the difference about as well. */
  readonly alternatives: readonly VerdictKind[];
}

/** Shares of the span within which curves are the same. */
const SAME = {rms: 0.005, largest: 0.02} as const;

/** An explanation counts when it leaves no more than this share. */
const EXPLAINED = 0.25;

/** Explanations are as good as the best within this factor. */
const AS_GOOD = 1.5;

/** A share of the span that no explanation can be told apart by. */
const NOISE = 0.002;

/** How far an offset may be from the zero of the Celsius scale, K. */
const NEAR_ZERO_CELSIUS = 3;

/** Shares of the span that lines between points may miss a curve by. */
const LINES = {smooth: 0.01, jumping: 0.1} as const;

/** How far the lines between a series' points are from our plotted points. */
function lineDifference(
  {times, values}: Reference,
  {times: x, theirs}: Differences,
): number {
  const from = x[0] ?? 0;
  const to = x.at(-1) ?? 0;
  const differences: number[] = [];
  Array.from(times).forEach((time, index) => {
    const line =
      time >= from && time <= to ? interpolate(x, theirs, time) : undefined;
    if (line !== undefined) {
      differences.push(line - (values[index] ?? line));
    }
  });
  const weights = differences.map(() => 1 / differences.length);
  return rootMeanSquare(differences, weights);
}

function isSame({rms, largest, span, ours}: Differences): boolean {
  const size = span > 0 ? span : Math.max(...ours.map(Math.abs), 1e-12);
  return rms <= SAME.rms * size && Math.abs(largest) <= SAME.largest * size;
}

/** A curve that starts elsewhere and ends at the same value. */
function hasOtherStart({ours, theirs, span}: Differences): boolean {
  const at = (index: number) =>
    Math.abs((theirs.at(index) ?? 0) - (ours.at(index) ?? 0));
  return at(0) > 0.05 * span && at(-1) < 0.15 * at(0);
}

function kindOf(
  {kind, value}: Explanation,
  differences: Differences,
  isTemperature: boolean,
): VerdictKind {
  const isZero = Math.abs(Math.abs(value) - ZERO_CELSIUS) < NEAR_ZERO_CELSIUS;
  if (kind === 'offset' && isTemperature && isZero) {
    return 'celsius-kelvin';
  }
  // A curve that is ahead from its first point on did not start earlier.
  const isAhead = kind === 'shift' && value < 0;
  return isAhead && hasOtherStart(differences) ? 'initial-value' : kind;
}

/** Largest share of the difference that a speed may leave to be named. */
const SLOPE_SHARE = 0.6;

/** The verdict where no change by one number explains the difference. */
function vagueVerdict(
  reference: Reference,
  differences: Differences,
  isTemperature: boolean,
): Verdict {
  const {ours, theirs, rms} = differences;
  if (hasOtherStart(differences)) {
    const value = (theirs[0] ?? 0) - (ours[0] ?? 0);
    return {kind: 'initial-value', value, rest: rms, alternatives: []};
  }
  const speed = findExplanations(reference, differences, isTemperature).find(
    ({kind}) => kind === 'speed',
  );
  return speed && speed.rms <= SLOPE_SHARE * rms
    ? {kind: 'slope', value: speed.value, rest: speed.rms, alternatives: []}
    : {kind: 'other', value: 0, rest: rms, alternatives: []};
}

function sameVerdict(reference: Reference, differences: Differences): Verdict {
  const {rms, span} = differences;
  // Between its samples an output has no values that lines could miss.
  const between = reference.isSampled
    ? 0
    : lineDifference(reference, differences);
  const most = reference.jumps ? LINES.jumping : LINES.smooth;
  const hasCorners = between > most * span && between > 3 * rms;
  return {
    kind: hasCorners ? 'print-interval' : 'agree',
    value: between,
    rest: rms,
    alternatives: [],
  };
}

/** The simplest of the explanations that are as good as the best one. */
function explainedVerdict(
  reference: Reference,
  differences: Differences,
  isTemperature: boolean,
): Verdict | undefined {
  const {rms, span, ours, theirs} = differences;
  const all = findExplanations(reference, differences, isTemperature);
  const least = Math.min(...all.map((each) => each.rms));
  const limit = Math.min(
    Math.max(AS_GOOD * least, NOISE * span),
    EXPLAINED * rms,
  );
  const good = all.filter((each) => each.rms <= limit);
  const kinds = good.map((each) => kindOf(each, differences, isTemperature));
  const [first] = good;
  const [kind, ...alternatives] = kinds;
  if (!first || kind === undefined) {
    return undefined;
  }
  const value =
    kind === 'initial-value' ? (theirs[0] ?? 0) - (ours[0] ?? 0) : first.value;
  return {kind, value, rest: first.rms, alternatives};
}

/**
 * Names the pattern of a difference, as a teacher would: constant offset,
 * constant factor, shift in time, corners between points, right start and
 * wrong speed.
 */
export function findVerdict(
  reference: Reference,
  differences: Differences,
  tube: TubeResult,
  isTemperature: boolean,
): Verdict {
  if (isSame(differences)) {
    return sameVerdict(reference, differences);
  }
  const explained = explainedVerdict(reference, differences, isTemperature);
  if (explained) {
    return explained;
  }
  // Only instants at jumps differ, by no more than a print interval.
  const isAtJumps = reference.jumps && tube.inside > 0.98;
  return isAtJumps
    ? sameVerdict(reference, differences)
    : vagueVerdict(reference, differences, isTemperature);
}
