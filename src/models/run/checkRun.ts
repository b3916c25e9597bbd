import {text} from '../../i18n';
import type {Problem} from '../definition/errors';
import {formatQuantity} from '../definition/format';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
  normalizeParameters,
} from '../definition/normalize';
import {invalidParameters} from './failures';

/** The complete, valid settings of a run. */
export interface CheckedRun<A extends AnyModel> {
  readonly values: ValuesOf<A>;
  /** Duration, s; 0 for a model without time. */
  readonly duration: number;
}

/** What is wrong with a duration asked for; nothing when it can be run. */
function durationProblem(
  model: AnyModel,
  duration: number,
): Problem | undefined {
  if (!model.duration) {
    return {
      parameters: ['duration'],
      message: text({
        en: 'This model has no time, so it has no duration.',
        'zh-Hans': '这个模型与时间无关，没有仿真时长。',
      }),
    };
  }
  if (clampDuration(model, duration) === duration) {
    return undefined;
  }
  const {min, max, displayUnit} = model.duration;
  const shown = {unit: 's', ...(displayUnit && {displayUnit})} as const;
  const [low, high] = [min, max].map((end) => formatQuantity(end, shown));
  return {
    parameters: ['duration'],
    message: text({
      en: `The duration must be from ${low} to ${high}.`,
      'zh-Hans': `仿真时长必须在 ${low} 到 ${high} 之间。`,
    }),
  };
}

/**
 * Completes the settings of a run with the defaults.
 *
 * @throws {ModelError} with every problem, when some value can't be run
 */
export function checkRun<A extends AnyModel>(
  model: A,
  input: Partial<ValuesOf<A>>,
  asked: number | undefined,
): CheckedRun<A> {
  const {values, problems} = normalizeParameters(model, input);
  const duration = asked ?? defaultDuration(model, values);
  const wrongDuration =
    asked === undefined ? undefined : durationProblem(model, asked);
  const all: readonly Problem[] = [
    ...problems,
    ...(wrongDuration ? [wrongDuration] : []),
    ...(problems.length > 0 ? [] : (model.validate?.(values, duration) ?? [])),
  ];
  if (all.length > 0) {
    throw invalidParameters(model, values, all);
  }
  return {values, duration};
}
