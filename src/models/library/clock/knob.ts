import {text} from '../../../i18n';
import type {
  ParameterValues,
  RunSpan,
  SummaryFormatter,
} from '../../definition/defineModel';
import type {outputs, scalars} from './outputs';
import type {parameters} from './parameters';

type Values = ParameterValues<typeof parameters>;
type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;

/** Sentences on the effect of one parameter of the clock. */
export const findings = {
  frequency: text({
    en: (_: Values, _run: RunSpan, format: Format) =>
      `{The sine|sine} computed from the clock has ` +
      `${format.parameter('frequency')}; printed every ` +
      `${format.parameter('printInterval')}, {its values|printedSine} look ` +
      `like one of ${format.scalar('apparentFrequency')}.`,
    'zh-Hans': (_: Values, _run: RunSpan, format: Format) =>
      `由时钟算出的{正弦|sine}频率为 ${format.parameter('frequency')}；` +
      `每 ${format.parameter('printInterval')} 打印一次，` +
      `{打印的值|printedSine}看起来像 ${format.scalar('apparentFrequency')} 的正弦。`,
  }),
};
