import {text} from '../../../i18n';
import type {NoKeys, Phrases, RunView} from '../../definition/defineModel';
import {longestStableStep} from './figures';
import type {March} from './logbook';
import {march} from './march';
import type {FixedMethod} from './methods';
import type {outputs, scalars} from './outputs';
import type {parameters, Values} from './parameters';
import {longestStep} from './picture';

type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end'>;

/** How a sentence on equal steps begins. */
const SUBJECTS: Readonly<Record<FixedMethod, string>> = {
  explicit: 'Explicit Euler',
  implicit: 'Implicit Euler',
  trapezoid: 'The trapezoidal rule',
};

/** Whether a run with a pulse did not notice it. */
function hasMissedPulse(p: Values, {pulseEvaluations}: March): boolean {
  return p.input === 'pulse' && pulseEvaluations === 0;
}

/** Whether equal steps are so long that deviations grow. */
function isUnstable(p: Values, made: March): boolean {
  const limit = longestStableStep(p);
  return limit !== undefined && longestStep(made) > limit;
}

/** One sentence on a run of the integrator. */
export const summary = text({
  en(p: Values, run: View, say: Say): string {
    const made = march(p, run.end);
    const count = made.steps.length;
    const steps = `${say.number(count)} ${count === 1 ? 'step' : 'steps'}`;
    const end =
      `ends at ${say.scalar('endValue')} with an error of ` +
      say.scalar('endError');
    if (hasMissedPulse(p, made)) {
      return (
        `The pulse is missed: none of the ` +
        `${say.scalar('evaluations')} evaluations falls into it, and the run ` +
        `${end} after ${steps}.`
      );
    }
    if (p.method === 'adaptive') {
      return (
        `The adaptive method takes ${steps} between ` +
        `${say.scalar('shortestStep')} and ${say.scalar('longestStep')}, ` +
        `throws away ${say.scalar('rejected')} and ${end}; the largest error ` +
        `at a step is ${say.scalar('largestError')}.`
      );
    }
    const verdict = isUnstable(p, made)
      ? `, which is unstable: steps must be below ${say.scalar('stabilityLimit')}`
      : '';
    return (
      `${SUBJECTS[p.method]} ${end} after ${steps} of ` +
      `${say.scalar('longestStep')}; each step multiplies a deviation by ` +
      `${say.scalar('amplification')}${verdict}.`
    );
  },
  'zh-Hans'(p: Values, run: View, say: Say): string {
    const made = march(p, run.end);
    const steps = `${say.number(made.steps.length)} 步`;
    const end =
      `终点的值为 ${say.scalar('endValue')}，` +
      `误差为 ${say.scalar('endError')}`;
    if (hasMissedPulse(p, made)) {
      return (
        `脉冲被漏掉了：${say.scalar('evaluations')} 次计算没有一次落在脉冲内；` +
        `共走 ${steps}，${end}。`
      );
    }
    if (p.method === 'adaptive') {
      return (
        `变步长方法走了 ${steps}，最短 ${say.scalar('shortestStep')}，` +
        `最长 ${say.scalar('longestStep')}，丢掉 ${say.scalar('rejected')} 步；` +
        `${end}，各步点上的最大误差为 ${say.scalar('largestError')}。`
      );
    }
    const verdict = isUnstable(p, made)
      ? `，不稳定：步长必须小于 ${say.scalar('stabilityLimit')}`
      : '';
    return (
      `用${say.parameter('method')}走 ${steps}，步长 ${say.scalar('longestStep')}：` +
      `${end}；每一步把偏差乘以 ${say.scalar('amplification')}${verdict}。`
    );
  },
});
