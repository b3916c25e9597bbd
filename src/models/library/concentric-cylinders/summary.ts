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
        `With plugged ends and ${filling} in the gap the tubes go from ` +
        `${format.parameter('innerTemperature')} and ` +
        `${format.parameter('outerTemperature')} to ${inner} and ${outer} in ` +
        `${format.time(run.end)}, on their way to ${format.scalar('equilibrium')}.`
      );
    }
    return (
      `After ${format.time(run.end)} the gap of ${filling} passes ${flow}, from ` +
      `the inner tube at ${inner} to the outer one at ${outer}; it holds ` +
      `${format.scalar('gapShare')} of the total resistance of ` +
      `${format.scalar('totalResistance')}.`
    );
  },
  'zh-Hans'(p: Values, run: View, format: Format): string {
    const {inner, outer, flow} = atEnd(run, format);
    const filling = format.parameter('filling');
    if (p.boundary === 'plugged') {
      return (
        `两端封堵、间隙为${filling}时，${format.time(run.end)} 内两根管从 ` +
        `${format.parameter('innerTemperature')} 和 ` +
        `${format.parameter('outerTemperature')} 变到 ${inner} 和 ${outer}，` +
        `趋向 ${format.scalar('equilibrium')}。`
      );
    }
    return (
      `${format.time(run.end)} 时，通过${filling}间隙的热流率为 ${flow}，` +
      `内管 ${inner}，外管 ${outer}；` +
      `间隙占总热阻 ${format.scalar('totalResistance')} 的 ` +
      `${format.scalar('gapShare')}。`
    );
  },
});
