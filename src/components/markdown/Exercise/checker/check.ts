import {unitDefinition} from '../../../../physics/units';
import {
  parseQuantity,
  type TypedQuantity,
} from '../../../../physics/units/parseQuantity';
import type {ChoiceTask, NumberTask, Task} from '../task';
import {type CommonError, commonErrors} from './commonErrors';

/** What is said about an answer. */
export type Verdict =
  | {readonly kind: 'right'}
  /** A mistake that the page explains, counted from 0. */
  | {readonly kind: 'mistake'; readonly index: number}
  | {readonly kind: 'common'; readonly error: CommonError}
  | {readonly kind: 'wrong'}
  | {
      readonly kind: 'unreadable';
      readonly typed: Exclude<TypedQuantity, {readonly kind: 'value'}>;
    };

/** Keeps the tolerance of a mistake that leads to zero above zero. */
const SMALLEST_RATIO = 0.05;

function diagnose(value: number, task: NumberTask): Verdict {
  const {expected, unit, tolerance, mistakes} = task;
  const isTemperature = unitDefinition(unit).quantity === 'temperature';
  const isNear = (target: number, smallestRatio: number) => {
    const ratio = Math.max(Math.abs(target / expected), smallestRatio);
    const scale = isTemperature ? 1 : ratio;
    return Math.abs(value - target) <= tolerance * scale;
  };
  if (Math.abs(value - expected) <= tolerance) {
    return {kind: 'right'};
  }
  const index = mistakes.findIndex((each) => isNear(each, SMALLEST_RATIO));
  if (index >= 0) {
    return {kind: 'mistake', index};
  }
  const common = commonErrors(expected, unit).find((each) =>
    isNear(each.value, 0),
  );
  return common && expected !== 0
    ? {kind: 'common', error: common.error}
    : {kind: 'wrong'};
}

function checkNumber(text: string, task: NumberTask): Verdict {
  const typed = parseQuantity(text, task.unit);
  if (typed.kind !== 'value') {
    return {kind: 'unreadable', typed};
  }
  const verdicts = typed.readings.map((value) => diagnose(value, task));
  return (
    verdicts.find(({kind}) => kind === 'right') ??
    verdicts[0] ?? {kind: 'wrong'}
  );
}

function checkChoice(option: string, task: ChoiceTask): Verdict {
  if (option === '') {
    return {kind: 'unreadable', typed: {kind: 'empty'}};
  }
  if (Number(option) === task.correct) {
    return {kind: 'right'};
  }
  const index = task.mistakes.indexOf(Number(option));
  return index < 0 ? {kind: 'wrong'} : {kind: 'mistake', index};
}

/** Compares what was typed or picked with the answer and with known mistakes. */
export function check(answer: string, task: Task): Verdict {
  return 'correct' in task
    ? checkChoice(answer, task)
    : checkNumber(answer, task);
}
