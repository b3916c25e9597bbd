import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import type {AnyRunView} from '../definition/runView';
import {notFinite} from './failures';
import type {SampledOutput} from './runResult';

/**
 * Computes the points of the sampled outputs, SI, with the closed form at their
 * instants if the model has one.
 *
 * @throws {ModelError} with the output and the instant that is not finite
 */
export function collectSamples(
  model: AnyModel,
  values: ValuesOf<AnyModel>,
  view: AnyRunView,
): Readonly<Record<string, SampledOutput>> {
  const entries = Object.entries(model.sample?.(values, view) ?? {});
  return Object.fromEntries(
    entries.map(([key, samples]) => {
      const times = Float64Array.from(samples.times);
      const points = Float64Array.from(samples.values);
      const wrong = points.findIndex((value) => !Number.isFinite(value));
      if (wrong >= 0) {
        const what = model.outputs[key]?.label ?? model.title;
        throw notFinite(model, values, what, times[wrong]);
      }
      const exact = times.map(
        (time) => model.exact?.(time, values)[key] ?? Number.NaN,
      );
      const hasExact = exact.some((value) => !Number.isNaN(value));
      return [key, {times, values: points, ...(hasExact && {exact})}];
    }),
  );
}
