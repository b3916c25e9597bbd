import {text} from '../../../i18n';
import type {ValidationIssue} from '../../definition';

/** A test signal that is 0 before its onset: parameters of a model. */
export interface Signal {
  /** Shape of the signal over time. */
  readonly input: 'step' | 'ramp' | 'pulse' | 'sine';
  /** First instant at which the signal differs from 0, s. */
  readonly onset: number;
  /** Height of a step or pulse, amplitude of a sine. */
  readonly level: number;
  /** Slope of a ramp, 1/s; 0 unless given. */
  readonly slope?: number;
  /** Length of a pulse, s; 0 unless given. */
  readonly width?: number;
  /** Frequency of a sine, Hz. */
  readonly frequency: number;
}

/**
 * Evaluates a signal at `t` s; continuous from the right, with jumps exactly at
 * the instants of {@link signalBreaks}.
 */
export function signalValue(signal: Signal, t: number): number {
  const {input, onset, level, slope = 0, width = 0, frequency} = signal;
  if (t < onset) {
    return 0;
  }
  switch (input) {
    case 'step':
      return level;
    case 'ramp':
      return slope * (t - onset);
    case 'pulse':
      return t < onset + width ? level : 0;
    case 'sine':
      return level * Math.sin(2 * Math.PI * frequency * (t - onset));
  }
}

/** Returns the instants at which a signal or its slope jumps, s. */
export function signalBreaks({
  input,
  onset,
  width = 0,
}: Signal): readonly number[] {
  return input === 'pulse' ? [onset, onset + width] : [onset];
}

/**
 * Refuses a run with more periods of a sine than can be drawn.
 *
 * @param signal - input of the run; only a sine has periods
 * @param duration - s
 * @param maximum - largest number of periods
 * @returns the issue, or false
 */
export function tooManyPeriods(
  {input, onset, frequency}: Pick<Signal, 'input' | 'onset' | 'frequency'>,
  duration: number,
  maximum: number,
): ValidationIssue | false {
  return (
    input === 'sine' &&
    (duration - onset) * frequency > maximum && {
      parameters: ['frequency', 'duration'],
      message: text(
        `The run holds more than ${maximum} periods of the sine: make it shorter, or lower the frequency.`,
        `仿真时长包含的正弦周期超过 ${maximum} 个，请缩短时长或降低频率。`,
      ),
    }
  );
}
