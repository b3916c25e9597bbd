import {text} from '../../i18n';
import type {ValidationIssue} from '../definition/errors';
import {formatQuantity, timeDisplay} from '../definition/format';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {
  clampDuration,
  defaultDuration,
  normalizeParameters,
} from '../definition/normalize';
import {invalidParameters} from './failures';

/** The complete and valid settings of a run. */
export interface CheckedRun<A extends AnyModel> {
  /** The value of every parameter, SI. */
  readonly values: ValuesOf<A>;
  /** Duration, s; 0 for a model without time. */
  readonly duration: number;
}

/** Checks a duration (s); returns `undefined` when it is valid. */
function checkDuration(
  model: AnyModel,
  duration: number,
): ValidationIssue | undefined {
  if (!model.duration) {
    return {
      parameters: ['duration'],
      message: text(
        'This model has no time, so it has no duration.',
        '这个模型与时间无关，没有仿真时长。',
      ),
    };
  }
  if (clampDuration(model, duration) === duration) {
    return undefined;
  }
  const shown = timeDisplay(model);
  const [low, high] = model.duration.range.map((end) =>
    formatQuantity(end, shown),
  );
  return {
    parameters: ['duration'],
    message: text(
      `The duration must be from ${low} to ${high}.`,
      `仿真时长必须在 ${low} 到 ${high} 之间。`,
    ),
  };
}

/**
 * Completes the settings of a run with the defaults.
 *
 * @throws {ModelError} with every issue, when a value is not valid
 */
export function checkRun<A extends AnyModel>(
  model: A,
  input: Partial<ValuesOf<A>>,
  requestedDuration: number | undefined,
): CheckedRun<A> {
  const {values, issues} = normalizeParameters(model, input);
  const duration = requestedDuration ?? defaultDuration(model, values);
  const durationIssue =
    requestedDuration === undefined
      ? undefined
      : checkDuration(model, requestedDuration);
  const found = issues.length > 0 ? [] : model.validate?.(values, duration);
  const allIssues = [...issues, durationIssue, ...(found ?? [])].filter(
    (issue) => !!issue,
  );
  if (allIssues.length > 0) {
    throw invalidParameters(model, values, allIssues);
  }
  return {values, duration};
}
