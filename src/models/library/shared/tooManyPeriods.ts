import {text} from '../../../i18n';
import type {ValidationIssue} from '../../definition';
import type {Signal} from './signals';

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
