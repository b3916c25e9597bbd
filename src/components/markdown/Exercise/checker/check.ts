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

/** Share of the tolerance by which a mistake that leads to zero may be missed. */
const TOLERANCE_AT_ZERO = 0.05;

/** Values smaller than this share of the expected one are zero but for rounding. */
const ZERO = 1e-9;

/** How near to the value of a mistake an answer has to be, SI. */
function windowAround(mistake: number, task: NumberTask): number {
  const {expected, unit, tolerance} = task;
  if (expected === 0 || unitDefinition(unit).quantity === 'temperature') {
    return tolerance;
  }
  const share = Math.abs(mistake / expected);
  return tolerance * (share < ZERO ? TOLERANCE_AT_ZERO : share);
}

function diagnose(value: number, task: NumberTask): Verdict {
  const {expected, unit, tolerance, mistakes} = task;
  const isNear = (target: number) =>
    Math.abs(value - target) <= windowAround(target, task);
  if (Math.abs(value - expected) <= tolerance) {
    return {kind: 'right'};
  }
  const index = mistakes.findIndex(isNear);
  if (index >= 0) {
    return {kind: 'mistake', index};
  }
  const common = commonErrors(expected, unit).find((each) =>
    isNear(each.value),
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
