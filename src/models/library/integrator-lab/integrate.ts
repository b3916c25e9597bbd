import type {Signal} from '../shared/signals';
import {signalBreaks, signalValue} from '../shared/signals';
import type {March, MarchStep} from './logbook';
import {Logbook} from './logbook';
import type {Equation} from './methods';
import type {Values} from './parameters';
import type {Stretch} from './stepping';
import {stepAdaptively, stepEvenly} from './stepping';

/** The input of the lag. */
export function signalOf(p: Values): Signal {
  const {input, onset, level, width, frequency} = p;
  return {kind: input, onset, level, slope: 0, width, frequency};
}

/** The lag from `start` on, shown to the method up to just before `latest`, s. */
function equationOf(p: Values, latest: number, log: Logbook): Equation {
  const signal = signalOf(p);
  const pulseEnd = p.onset + p.width;
  return {
    timeConstant: p.timeConstant,
    input(t) {
      const seen = Math.min(t, latest);
      const isInside = p.onset <= seen && seen < pulseEnd;
      log.evaluate(p.input === 'pulse' && isInside);
      return signalValue(signal, seen);
    },
  };
}

/** The run, cut at the jumps that are announced. */
function stretchesOf(p: Values, end: number, log: Logbook): Stretch[] {
  const announced = p.announced === 'yes' ? signalBreaks(signalOf(p)) : [];
  const inside = announced.filter((time) => time > 0 && time < end);
  const edges = [0, ...inside, end];
  return edges.slice(1).map((edge, n) => {
    const start = edges[n] ?? 0;
    // A jump belongs to what follows it.
    const latest = edge - 8 * Number.EPSILON * edge;
    const isJump = inside.includes(edge);
    const visible = isJump ? latest : Number.POSITIVE_INFINITY;
    return {start, end: edge, equation: equationOf(p, visible, log)};
  });
}

/**
 * Integrates the lag from 0 to `end` s by the method the reader has chosen.
 *
 * @throws {CalculationError} when the steps are too many, or the values run
 * away
 */
export function march(p: Values, end: number): March {
  const log = new Logbook();
  const control = {
    firstStep: p.step,
    maximumStep: p.maximumStep,
    tolerance: p.tolerance,
  };
  let y = p.initial;
  for (const stretch of stretchesOf(p, end, log)) {
    y =
      p.method === 'adaptive'
        ? stepAdaptively(stretch, control, y, log)
        : stepEvenly(p.method, stretch, p.step, y, log);
  }
  return log;
}

/**
 * The value that a method gives `elapsed` s into a step: on a straight line, or
 * for a method that knows the slopes on the cubic through both ends.
 */
export function valueInside(step: MarchStep, elapsed: number): number {
  const {h, y, next, slopes} = step;
  const s = elapsed / h;
  const line = y + s * (next - y);
  if (!slopes) {
    return line;
  }
  const [before, after] = slopes;
  const bend =
    (1 - s) * (h * before - (next - y)) - s * (h * after - (next - y));
  return line + s * (1 - s) * bend;
}
