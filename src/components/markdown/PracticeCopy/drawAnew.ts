import type {Locale} from '../../../i18n';
import {loadModel} from '../../../models/registry';
import {
  type DrawnNumbers,
  drawNumbers,
  type DrawSpec,
} from '../../../models/run/answers/draw';
import type {Laboratory} from '../../../models/run/answers/experiment';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';

/** Makes a laboratory in the page, which does each experiment once. */
function pageLaboratory(): Laboratory {
  const runs = new Map<string, Run>();
  return {
    findModel: ({model}) => loadModel(String(model)),
    measureRun: ({model, given, duration, tolerance}, _key, compute) => {
      const key = JSON.stringify([given, duration, tolerance]);
      const run =
        runs.get(key) ?? simulate(model, given, {duration, tolerance});
      runs.set(key, run);
      return compute(run);
    },
  };
}

/**
 * Draws other numbers for an exercise, by running its model in this thread.
 * @throws what the model throws while it is loaded
 */
export function drawAnew(
  spec: DrawSpec,
  locale: Locale,
): Promise<DrawnNumbers> {
  return drawNumbers(spec, pageLaboratory(), locale, Math.random);
}
