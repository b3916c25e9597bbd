import {text} from '../../../i18n';
import type {RunSpan, SummaryFormatter} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters, Values} from './parameters';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the integrator. */
export const findings = {
  step: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With steps of ${format.parameter('step')} {the computed values|steps} ` +
      `miss {the exact solution|y} by up to ` +
      `${format.scalar('largestError')}; each step multiplies a deviation by ` +
      `${format.scalar('amplification')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `步长为 ${format.parameter('step')} 时，{算出的值|steps}与` +
      `{精确解|y}最多相差 ${format.scalar('largestError')}；` +
      `每一步把偏差乘以 ${format.scalar('amplification')}。`,
  }),
};
