import {type Locale, type LocalizedText, text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';
import type {IntegrationError} from '../../solver';
import type {
  CalculationError,
  ModelErrorReason,
  ValidationIssue,
} from '../definition/errors';
import {ModelError} from '../definition/errors';
import {formatNumber, formatQuantity} from '../definition/format';
import type {AnyModel, ValuesOf} from '../definition/modelDefinition';
import {isChoice} from '../definition/parameters';

type Values = ValuesOf<AnyModel>;

const EXPLANATIONS: Record<IntegrationError['reason'], LocalizedText> = {
  'not-finite': text(
    'a value became infinite or undefined',
    '某个值变为无穷大或无定义',
  ),
  'step-too-small': text('the step size became too small', '步长变得过小'),
  'too-many-steps': text('the run needs too many steps', '所需步数过多'),
  chattering: text(
    'events follow each other without end (chattering)',
    '事件接连不断地发生（抖振）',
  ),
  singular: text('the equations have no unique solution', '方程组没有唯一解'),
  'inconsistent-start': text(
    'the initial values contradict the equations',
    '初始值与方程矛盾',
  ),
};

function listValues(model: AnyModel, values: Values, locale: Locale): string {
  return Object.entries(model.parameters)
    .map(([key, definition]) => {
      const value = values[key] ?? '';
      if (isChoice(definition)) {
        const choice = definition.choices[String(value)];
        const name = choice?.[locale] ?? String(value);
        return definition.label[locale] + punctuation[locale].colon + name;
      }
      const {symbol} = definition;
      return `${symbol} = ${formatQuantity(Number(value), definition)}`;
    })
    .join(punctuation[locale].comma);
}

/** Creates the error of a run that failed, which says when and with what values. */
function failure(
  model: AnyModel,
  values: Values,
  reason: ModelErrorReason,
  explanation: LocalizedText,
  time?: number,
  cause?: Error,
): ModelError {
  const instant = time === undefined ? '' : `t = ${formatNumber(time)} s`;
  const messages = text(
    `The model '${model.title.en}' failed${instant && ` at ${instant}`}: ` +
      `${explanation.en}. Values: ${listValues(model, values, 'en')}.`,
    `模型“${model.title['zh-Hans']}”${instant && `在 ${instant} 时`}计算失败：` +
      `${explanation['zh-Hans']}。` +
      `参数值：${listValues(model, values, 'zh-Hans')}。`,
  );
  const details = {reason, model: model.id, values, time, messages};
  return new ModelError(details, {cause});
}

/** Creates the error for values that are not valid. */
export function invalidParameters(
  model: AnyModel,
  values: Values,
  issues: readonly ValidationIssue[],
): ModelError {
  return new ModelError({
    reason: 'invalid-parameters',
    model: model.id,
    values,
    issues,
    messages: text(
      issues.map(({message}) => message.en).join(' '),
      issues.map(({message}) => message['zh-Hans']).join(''),
    ),
  });
}

/** Creates the error for a run that the solver could not finish. */
export function integrationFailure(
  model: AnyModel,
  values: Values,
  error: IntegrationError,
): ModelError {
  const {reason, time} = error;
  return failure(model, values, reason, EXPLANATIONS[reason], time, error);
}

/**
 * Creates the error for a result that is not a finite number, at an instant in
 * s if it has one.
 */
export function notFinite(
  model: AnyModel,
  values: Values,
  what: LocalizedText,
  time?: number,
): ModelError {
  const explanation = text(
    `the ${what.en} is not a finite number`,
    `${what['zh-Hans']}不是有限的数`,
  );
  return failure(model, values, 'not-finite', explanation, time);
}

/** Creates the error for a step, from `time` s, that breaks a conservation law. */
export function notConserved(
  model: AnyModel,
  values: Values,
  what: LocalizedText,
  time: number,
): ModelError {
  const explanation = text(
    `the result does not conserve the ${what.en}`,
    `结果不满足${what['zh-Hans']}守恒`,
  );
  return failure(model, values, 'not-conserved', explanation, time);
}

/** Creates the error for a model that found no result. */
export function calculationFailure(
  model: AnyModel,
  values: Values,
  error: CalculationError,
): ModelError {
  const {messages} = error;
  return new ModelError(
    {reason: 'no-result', model: model.id, values, messages},
    {cause: error},
  );
}
