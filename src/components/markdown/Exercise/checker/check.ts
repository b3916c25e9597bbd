import {toUnit, unitDefinition} from '../../../../physics/units';
import {
  parseQuantity,
  type TypedQuantity,
} from '../../../../physics/units/parseQuantity';
import type {ChoiceTask, NumberTask, Task} from '../task';
import {commonErrors} from './commonErrors';
import type {CommonError} from './commonErrorTexts';

/** What is said about a number, or about an option that was picked. */
type Judgement =
  | {readonly kind: 'right'}
  /** Close to the answer, or what is left of it after rounding to two digits. */
  | {readonly kind: 'near'; readonly isRounded: boolean}
  /** A mistake that the page explains, counted from 0. */
  | {readonly kind: 'mistake'; readonly index: number}
  | {readonly kind: 'common'; readonly error: CommonError}
  /** A number, unlike an option, is off in a direction. */
  | {readonly kind: 'wrong'; readonly isHigh?: boolean};

/** What is said about an answer. */
export type Verdict =
  /** The number that was read, SI; undefined for an option. */
  | (Judgement & {readonly value?: number})
  | {
      readonly kind: 'unreadable';
      readonly typed: Exclude<TypedQuantity, {readonly kind: 'value'}>;
    };

/** Share of the tolerance by which a mistake that leads to zero may be missed. */
const TOLERANCE_AT_ZERO = 0.05;

/** Values smaller than this share of the expected one are zero but for rounding. */
const ZERO = 1e-9;

/** Share of the expected value by which an answer that is nearly right is off. */
const NEAR = 0.05;

/** The same in tolerances, for values that a share says nothing about. */
const NEAR_TOLERANCES = 2.5;

/** Whether shares of a value say nothing: it is zero, or its zero is arbitrary. */
function hasNoShare({expected, unit}: NumberTask): boolean {
  return expected === 0 || unitDefinition(unit).quantity === 'temperature';
}

/** How near to the value of a mistake an answer has to be, SI. */
function windowAround(mistake: number, task: NumberTask): number {
  const {expected, tolerance} = task;
  if (hasNoShare(task)) {
    return tolerance;
  }
  const share = Math.abs(mistake / expected);
  return tolerance * (share < ZERO ? TOLERANCE_AT_ZERO : share);
}

/** Largest difference of an answer that is nearly right, SI. */
function nearWindow(task: NumberTask): number {
  return hasNoShare(task)
    ? NEAR_TOLERANCES * task.tolerance
    : NEAR * Math.abs(task.expected);
}

/** Whether a value is the expected one, rounded to two digits in its unit. */
function isRounded(value: number, {expected, unit}: NumberTask): boolean {
  const [typed, exact] = [value, expected].map((each) => toUnit(each, unit));
  return typed?.toPrecision(3) === Number(exact?.toPrecision(2)).toPrecision(3);
}

function diagnose(value: number, task: NumberTask): Judgement {
  const {expected, unit, tolerance, mistakes} = task;
  const isNear = (target: number) =>
    Math.abs(value - target) <= windowAround(target, task);
  const difference = Math.abs(value - expected);
  if (difference <= tolerance) {
    return {kind: 'right'};
  }
  const index = mistakes.findIndex(isNear);
  if (index >= 0) {
    return {kind: 'mistake', index};
  }
  if (difference <= nearWindow(task)) {
    return {kind: 'near', isRounded: isRounded(value, task)};
  }
  const common = commonErrors(expected, unit).find((each) =>
    isNear(each.value),
  );
  return common && expected !== 0
    ? {kind: 'common', error: common.error}
    : {kind: 'wrong', isHigh: value > expected};
}

function checkNumber(text: string, task: NumberTask): Verdict {
  const typed = parseQuantity(text, task.unit);
  if (typed.kind !== 'value') {
    return {kind: 'unreadable', typed};
  }
  const verdicts = typed.readings.map((value) => ({
    ...diagnose(value, task),
    value,
  }));
  const best = (wanted: Verdict['kind']) =>
    verdicts.find(({kind}) => kind === wanted);
  return best('right') ?? best('near') ?? verdicts[0] ?? {kind: 'wrong'};
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
