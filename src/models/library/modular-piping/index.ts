import {text} from '../../../i18n';
import {defineModel} from '../../definition/defineModel';
import {derivatives} from './derivatives';
import {eulerPressure} from './euler';
import {events} from './events';
import {figures} from './figures';
import {lineOf, valveInstant} from './line';
import {measure} from './measure';
import {exact, observe} from './observe';
import {outputs} from './outputs';
import type {Values} from './parameters';
import {groups, irrelevantParameters, parameters} from './parameters';
import {plugFlowOf} from './plugFlow';
import {presets} from './presets';
import {scalars} from './scalars';
import {initialStates, modes, states} from './states';
import {summary} from './summary';

const LONGEST_USUAL = 3600;

/** Four renewals of the first pipe, and twice the time to a moving valve. */
function usualDuration(p: Values): number {
  const {after, pipeMass} = lineOf(p);
  const residence = pipeMass / Math.abs(after.massFlow);
  const settling = Math.min(4 * residence, LONGEST_USUAL);
  const wanted =
    p.valveAction === 'moves' ? Math.max(settling, 2 * p.valveTime) : settling;
  return Number(wanted.toPrecision(2));
}

/**
 * A line of pipe, bend, pipe, bend and valve with optional modules: settled
 * pressures and flows of its resistances, one node volume with a pressure of
 * its own, and a first pipe of stirred volumes along a wall.
 */
export const model = defineModel({
  id: 'modular-piping',
  title: text({en: 'Modular piping', 'zh-Hans': '模块化管路'}),
  groups,
  parameters,
  irrelevant: irrelevantParameters,
  duration: {default: usualDuration, min: 1e-7, max: 10_000},
  states,
  initial: initialStates,
  modes,
  initialModes: () => ({moved: 0}),
  derivatives,
  events,
  breaks: (p) => [plugFlowOf(p).arrival, valveInstant(p)],
  // The valve moves at a break, so that no step can jump over it.
  maximumStep: () => Number.POSITIVE_INFINITY,
  tolerance: 1e-7,
  outputs,
  observe,
  sample: (p, run) => ({eulerPressure: eulerPressure(p, run.end)}),
  exact,
  scalars,
  measure,
  figures,
  summary,
  presets,
});
