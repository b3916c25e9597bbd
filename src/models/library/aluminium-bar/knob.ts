import {text} from '../../../i18n';
import type {RunSpan, SummaryFormatter} from '../../definition/defineModel';
import type {Values} from './chain';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalars';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the bar. */
export const findings = {
  lumps: text({
    en(p: Values, _: RunSpan, format: Format): string {
      const lumps =
        p.lumps === 1 ? 'One lump has' : `${format.number(p.lumps)} lumps have`;
      return (
        `${lumps} a slowest time constant of ` +
        `${format.scalar('timeConstant')}; exact (dotted) is ` +
        `${format.scalar('exactTimeConstant')}, a difference of ` +
        `${format.scalar('timeConstantError')}.`
      );
    },
    'zh-Hans': (p: Values, _: RunSpan, format: Format) =>
      `${format.number(p.lumps)} 个单元时，最慢的时间常数为 ` +
      `${format.scalar('timeConstant')}；精确值（圆点）为 ` +
      `${format.scalar('exactTimeConstant')}，相差 ` +
      `${format.scalar('timeConstantError')}。`,
  }),
};
