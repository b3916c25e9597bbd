import {text} from '../../../i18n';
import {defineModel} from '../../definition/defineModel';
import {balances} from './balances';
import {derivatives} from './derivatives';
import {eulerPressure} from './euler';
import {events} from './events';
import {figures} from './figures';
import {findings} from './knob';
import {getLine, valveInstant} from './line';
import {measure} from './measure';
import {exact, observe} from './observe';
import {outputs} from './outputs';
import type {Values} from './parameters';
import {groups, irrelevantParameters, parameters} from './parameters';
import {getPlugFlow} from './plugFlow';
import {presets} from './presets';
import {scalars} from './scalars';
import {initialStates, modes, states} from './states';
import {summary} from './summary';

/** Longest usual duration, s. */
const LONGEST_USUAL = 3600;

/** Returns four residence times, s, or twice the time until the valve moves. */
function usualDuration(p: Values): number {
  const {after, pipeMass} = getLine(p);
  const residence = pipeMass / Math.abs(after.massFlow);
  const settling = Math.min(4 * residence, LONGEST_USUAL);
  const duration =
    p.valveAction === 'moves' ? Math.max(settling, 2 * p.valveTime) : settling;
  return Number(duration.toPrecision(2));
}

/**
 * Model of a line of pipe, bend, pipe, bend and valve with optional modules:
 * resistances with quasi-steady pressures and flows, a node volume whose
 * pressure is a state, and a first pipe of stirred volumes along a wall.
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
  balances,
  breaks: (p) => [getPlugFlow(p).arrival, valveInstant(p)],
  // No limit: the valve moves at a break, and every step ends there at latest.
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
  findings,
  presets,
});
