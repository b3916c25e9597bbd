import {text} from '../../../i18n';
import type {Phrases, RunView} from '../../definition/defineModel';
import type {outputs} from './outputs';
import type {parameters} from './parameters';
import type {scalars} from './scalarDefinitions';
import type {Values} from './tubes';

type Say = Phrases<typeof parameters, typeof outputs, typeof scalars>;
type View = Pick<
  RunView<Record<never, never>, readonly [], typeof outputs>,
  'end' | 'value'
>;

function atEnd(run: View, say: Say) {
  const write = (key: 'innerTube' | 'outerTube' | 'gapFlow'): string =>
    say.output(key, run.value(key, run.end));
  return {
    inner: write('innerTube'),
    outer: write('outerTube'),
    flow: write('gapFlow'),
  };
}

/** One sentence on a run of the concentric cylinders. */
export const summary = text({
  en(p: Values, run: View, say: Say): string {
    const {inner, outer, flow} = atEnd(run, say);
    const filling = say.parameter('filling');
    if (p.boundary === 'plugged') {
      return (
        `With plugged ends and ${filling} in the gap the tubes go from ` +
        `${say.parameter('innerTemperature')} and ` +
        `${say.parameter('outerTemperature')} to ${inner} and ${outer} in ` +
        `${say.time(run.end)}, on their way to ${say.scalar('equilibrium')}.`
      );
    }
    return (
      `After ${say.time(run.end)} the gap of ${filling} passes ${flow}, from ` +
      `the inner tube at ${inner} to the outer one at ${outer}; it holds ` +
      `${say.scalar('gapShare')} of the total resistance of ` +
      `${say.scalar('totalResistance')}.`
    );
  },
  'zh-Hans'(p: Values, run: View, say: Say): string {
    const {inner, outer, flow} = atEnd(run, say);
    const filling = say.parameter('filling');
    if (p.boundary === 'plugged') {
      return (
        `两端封堵、间隙为${filling}时，${say.time(run.end)} 内两根管从 ` +
        `${say.parameter('innerTemperature')} 和 ` +
        `${say.parameter('outerTemperature')} 变到 ${inner} 和 ${outer}，` +
        `趋向 ${say.scalar('equilibrium')}。`
      );
    }
    return (
      `${say.time(run.end)} 时，通过${filling}间隙的热流率为 ${flow}，` +
      `内管 ${inner}，外管 ${outer}；` +
      `间隙占总热阻 ${say.scalar('totalResistance')} 的 ` +
      `${say.scalar('gapShare')}。`
    );
  },
});
