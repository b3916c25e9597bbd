import {text} from '../../../i18n';
import type {
  NoKeys,
  RunView,
  SummaryFormatter,
} from '../../definition/defineModel';
import {longestStableStep} from './figures';
import {integrate} from './integrate';
import type {FixedMethod} from './methods';
import type {outputs, scalars} from './outputs';
import type {parameters, Values} from './parameters';
import {longestStep} from './stepFigure';
import type {IntegrationResult} from './stepLog';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<RunView<NoKeys, readonly [], typeof outputs>, 'end'>;

/** Subjects of the sentence on equal steps. */
const SUBJECTS: Readonly<Record<FixedMethod, string>> = {
  explicit: 'Explicit Euler',
  implicit: 'Implicit Euler',
  trapezoid: 'The trapezoidal rule',
};

/** Whether no evaluation of a run with a pulse was within it. */
function hasMissedPulse(
  p: Values,
  {pulseEvaluations}: IntegrationResult,
): boolean {
  return p.input === 'pulse' && pulseEvaluations === 0;
}

/** Whether equal steps are longer than the stability limit. */
function isUnstable(p: Values, result: IntegrationResult): boolean {
  const limit = longestStableStep(p);
  return limit !== undefined && longestStep(result) > limit;
}

/** Describes a run of the integrator in one sentence. */
export const summary = text({
  en(p: Values, run: View, format: Format): string {
    const result = integrate(p, run.end);
    const count = result.steps.length;
    const steps = `${format.number(count)} ${count === 1 ? 'step' : 'steps'}`;
    const end =
      `ends at ${format.scalar('endValue')} with an error of ` +
      format.scalar('endError');
    if (hasMissedPulse(p, result)) {
      return (
        `The pulse is missed: none of the ` +
        `${format.scalar('evaluations')} evaluations falls into it, and the run ` +
        `${end} after ${steps}.`
      );
    }
    if (p.method === 'adaptive') {
      return (
        `The adaptive method takes ${steps} between ` +
        `${format.scalar('shortestStep')} and ${format.scalar('longestStep')}, ` +
        `throws away ${format.scalar('rejected')} and ${end}; the largest error ` +
        `at a step is ${format.scalar('largestError')}.`
      );
    }
    const verdict = isUnstable(p, result)
      ? `, which is unstable: steps must be below ${format.scalar('stabilityLimit')}`
      : '';
    return (
      `${SUBJECTS[p.method]} ${end} after ${steps} of ` +
      `${format.scalar('longestStep')}; each step multiplies a deviation by ` +
      `${format.scalar('amplification')}${verdict}.`
    );
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const result = integrate(p, run.end);
    const steps = `${format.number(result.steps.length)} 步`;
    const end =
      `终点的值为 ${format.scalar('endValue')}，` +
      `误差为 ${format.scalar('endError')}`;
    if (hasMissedPulse(p, result)) {
      return (
        `脉冲被漏掉了：${format.scalar('evaluations')} 次计算没有一次落在脉冲内；` +
        `共走 ${steps}，${end}。`
      );
    }
    if (p.method === 'adaptive') {
      return (
        `变步长方法走了 ${steps}，最短 ${format.scalar('shortestStep')}，` +
        `最长 ${format.scalar('longestStep')}，舍弃 ${format.scalar('rejected')} 步；` +
        `${end}，各步点上的最大误差为 ${format.scalar('largestError')}。`
      );
    }
    const verdict = isUnstable(p, result)
      ? `，不稳定：步长必须小于 ${format.scalar('stabilityLimit')}`
      : '';
    return (
      `用${format.parameter('method')}走 ${steps}，步长 ${format.scalar('longestStep')}：` +
      `${end}；每一步把偏差乘以 ${format.scalar('amplification')}${verdict}。`
    );
  },
});
