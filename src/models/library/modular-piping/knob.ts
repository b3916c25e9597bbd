import {text} from '../../../i18n';
import type {RunSpan, SummaryFormatter} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters, Values} from './parameters';
import type {scalars} from './scalars';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the line. */
export const findings = {
  valve: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `With a loss coefficient of ${format.parameter('valve')} at the valve, ` +
      `the last step of {the staircase|t1}, the line needs ` +
      `${format.scalar('totalDrop')} for ${format.scalar('massFlow')}; ` +
      `${format.scalar('minorDrop')} of it in bends and valve.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `阀门是{压力阶梯|t1}的最后一级，局部阻力系数为 ` +
      `${format.parameter('valve')} 时，流量 ${format.scalar('massFlow')} ` +
      `需要 ${format.scalar('totalDrop')}，其中弯管和阀门占 ` +
      `${format.scalar('minorDrop')}。`,
  }),
};
