import {signalBreaks, signalValue} from '../shared/signals';
import type {Equation} from './methods';
import type {Values} from './parameters';
import {type AcceptedStep, type IntegrationResult, StepLog} from './stepLog';
import {type Segment, stepAdaptively, stepEvenly} from './stepping';

/**
 * Creates the equation of the lag. Its input is evaluated at `latest` (s) at
 * most, just before a jump.
 */
function createEquation(p: Values, latest: number, log: StepLog): Equation {
  const pulseEnd = p.onset + p.width;
  return {
    timeConstant: p.timeConstant,
    input(t) {
      const time = Math.min(t, latest);
      const isInside = p.onset <= time && time < pulseEnd;
      log.evaluate(p.input === 'pulse' && isInside);
      return signalValue(p, time);
    },
  };
}

/** Splits the run from 0 to `end` s at the jumps that are announced. */
function splitAtJumps(p: Values, end: number, log: StepLog): Segment[] {
  const announced = p.announced === 'yes' ? signalBreaks(p) : [];
  const inside = announced.filter((time) => time > 0 && time < end);
  const edges = [0, ...inside, end];
  return edges.slice(1).map((edge, n) => {
    const start = edges[n] ?? 0;
    // At a jump the signal already has its new value.
    const latest = edge - 8 * Number.EPSILON * edge;
    const isJump = inside.includes(edge);
    const limit = isJump ? latest : Number.POSITIVE_INFINITY;
    return {start, end: edge, equation: createEquation(p, limit, log)};
  });
}

/**
 * Integrates the lag from 0 to `end` s by the method the reader has chosen.
 *
 * @throws {CalculationError} when the steps are too many, or the values grow
 * too large
 */
export function integrate(p: Values, end: number): IntegrationResult {
  const log = new StepLog();
  let y = p.initial;
  for (const segment of splitAtJumps(p, end, log)) {
    y =
      p.method === 'adaptive'
        ? stepAdaptively(segment, p, y, log)
        : stepEvenly(p.method, segment, p.step, y, log);
  }
  return log;
}

/**
 * Interpolates at `elapsed` s after the start of a step: linearly, or for a
 * method that evaluates the slopes, by the cubic Hermite polynomial.
 */
export function interpolateStep(step: AcceptedStep, elapsed: number): number {
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
