import {text} from '../../../i18n';
import type {EventDefinition} from '../../definition/defineModel';
import {getLine, valveInstant} from './line';
import type {Values} from './parameters';
import type {Modes, States} from './states';
import {outflowAt} from './steady';

/** The movement of the valve: flows jump, pressures are continuous. */
export const events: readonly EventDefinition<Values, States, Modes>[] = [
  {
    label: () => text({en: 'valve moves', 'zh-Hans': '阀门动作'}),
    when: (t, _, p, m) => (!m.moved && t >= valveInstant(p) ? 1 : -1),
    then(_, x, p, m) {
      m.moved = 1;
      const outflow = outflowAt(getLine(p), x.pressure, p.valveAfter);
      x.flows.set(outflow.slice(0, x.flows.length - 1), 1);
    },
  },
];
