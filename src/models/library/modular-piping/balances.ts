import {text} from '../../../i18n';
import type {BalanceDefinition} from '../../definition/defineModel';
import {pipeHeat} from './derivatives';
import {getLine} from './line';
import type {Values} from './parameters';
import type {Modes, States} from './states';
import {namedFlows} from './states';

/** The conservation laws of the line. */
export const balances: readonly BalanceDefinition<Values, States, Modes>[] = [
  {
    label: text({en: 'mass in the node', 'zh-Hans': '节点内的质量'}),
    stored: (x, p) => getLine(p).compliance * x.pressure,
    flows(_, x) {
      const {into, out} = namedFlows(x);
      return [into, -out];
    },
    nominal: 1,
  },
  {
    label: text({
      en: 'heat in the first pipe',
      'zh-Hans': '第一段直管内的热量',
    }),
    stored({temperatures}, p) {
      const {pipeMass, water} = getLine(p);
      const sum = temperatures.reduce((total, T) => total + T, 0);
      return (pipeMass * water.specificHeat * sum) / temperatures.length;
    },
    flows(_, x, p) {
      const {wall, carried} = pipeHeat(p, x);
      return [wall, -carried];
    },
    nominal: 1e6,
  },
];
