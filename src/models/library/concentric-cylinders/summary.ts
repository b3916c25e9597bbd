import {text} from '../../../i18n';
import type {RunView, SummaryFormatter} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalarDefinitions';
import type {Values} from './tubes';

type Format = SummaryFormatter<
  typeof parameters,
  typeof outputs,
  typeof scalars
>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

function atEnd(run: View, format: Format) {
  const write = (key: 'innerTube' | 'outerTube' | 'gapFlow'): string =>
    format.output(key, run.value(key, run.end));
  return {
    inner: write('innerTube'),
    outer: write('outerTube'),
    flow: write('gapFlow'),
  };
}

/** Describes a run of the concentric cylinders in one sentence. */
export const summary = text({
  en(p: Values, run: View, format: Format): string {
    const {inner, outer, flow} = atEnd(run, format);
    const filling = format.parameter('filling');
    if (p.boundary === 'plugged') {
      return (
        `With plugged ends and ${filling} in the gap the tubes change from ` +
        `${format.parameter('innerTemperature')} and ` +
        `${format.parameter('outerTemperature')} to ${inner} and ${outer} in ` +
        `${format.time(run.end)}; the final temperature is ${format.scalar('equilibrium')}.`
      );
    }
    return (
      `After ${format.time(run.end)} the heat flow rate through the gap of ${filling} is ` +
      `${flow}, from the inner tube at ${inner} to the outer one at ${outer}; the gap has ` +
      `${format.scalar('gapShare')} of the total resistance of ` +
      `${format.scalar('totalResistance')}.`
    );
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const {inner, outer, flow} = atEnd(run, format);
    const filling = format.parameter('filling');
    if (p.boundary === 'plugged') {
      return (
        `两端封堵、间隙充满${filling}时，${format.time(run.end)} 内两根管子由 ` +
        `${format.parameter('innerTemperature')} 和 ` +
        `${format.parameter('outerTemperature')} 变为 ${inner} 和 ${outer}，` +
        `最终趋于 ${format.scalar('equilibrium')}。`
      );
    }
    return (
      `${format.time(run.end)} 时，通过${filling}间隙的热流量为 ${flow}，` +
      `内管温度为 ${inner}，外管温度为 ${outer}；` +
      `间隙占总热阻 ${format.scalar('totalResistance')} 的 ` +
      `${format.scalar('gapShare')}。`
    );
  },
});
