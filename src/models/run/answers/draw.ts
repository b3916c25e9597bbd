import type {Locale} from '../../../i18n';
import {ModelError} from '../../definition/errors';
import {numberTask} from './answer';
import type {Attributes} from './attributes';
import {allValues, type Experiment, type Laboratory} from './experiment';
import {measure} from './measure';

/** What an exercise needs to be asked with other numbers, as the build writes it. */
export interface DrawSpec {
  /** Id of the model that all numbers come from. */
  readonly model: string;
  /** The parameters that change: their value on the page and others, SI. */
  readonly drawn: Readonly<
    Record<string, {readonly from: number; readonly choices: readonly number[]}>
  >;
  /** The questions for a number, by their number in the exercise. */
  readonly asks: Readonly<
    Record<
      string,
      {
        readonly attributes: Attributes;
        readonly mistakes: readonly Attributes[];
      }
    >
  >;
  /** The results in its texts, in their order. */
  readonly results: readonly Attributes[];
}

/** An exercise with other numbers. */
export interface DrawnNumbers {
  readonly tasks: Readonly<
    Record<string, Awaited<ReturnType<typeof numberTask>>>
  >;
  /** The results in its texts, with their units. */
  readonly texts: readonly string[];
}

/** Draws before it gives up: most of them give an exercise. */
const ATTEMPTS = 50;

/**
 * Puts drawn values into an experiment wherever it has those of the page: one in
 * which a mistake has set the parameter to something else keeps that.
 */
function withValues(
  {drawn}: DrawSpec,
  chosen: Readonly<Record<string, number>>,
): (experiment: Experiment) => Experiment {
  return (experiment) => {
    const values = allValues(experiment);
    const changed = Object.entries(chosen).filter(
      ([key]) => values[key] === drawn[key]?.from,
    );
    return {
      ...experiment,
      given: {...experiment.given, ...Object.fromEntries(changed)},
    };
  };
}

function choose(
  {drawn}: DrawSpec,
  random: () => number,
): Readonly<Record<string, number>> {
  const entries = Object.entries(drawn).map(([key, {from, choices}]) => [
    key,
    choices[Math.floor(random() * choices.length)] ?? from,
  ]);
  return Object.fromEntries(entries) as Record<string, number>;
}

/** @throws RangeError for values with which the exercise makes no sense */
async function compute(
  {asks, results}: DrawSpec,
  laboratory: Laboratory,
  locale: Locale,
): Promise<DrawnNumbers> {
  const tasks: Record<string, Awaited<ReturnType<typeof numberTask>>> = {};
  for (const [number, {attributes, mistakes}] of Object.entries(asks)) {
    const task = await numberTask(attributes, mistakes, locale, laboratory);
    if (!Number.isFinite(task.expected) || task.expected === 0) {
      throw new RangeError(`question ${number} has no answer to compute`);
    }
    tasks[number] = task;
  }
  const texts: string[] = [];
  for (const attributes of results) {
    texts.push((await measure(attributes, locale, laboratory)).text);
  }
  return {tasks, texts};
}

/**
 * Draws other numbers for an exercise and computes its answers, its mistakes and
 * the results in its texts from the same runs. Draws again where an answer is
 * zero or has no meaning, or where a mistake would count as right.
 * @param random returns a number from 0 to 1, without 1
 * @throws RangeError when no draw gives an exercise
 */
export async function drawNumbers(
  spec: DrawSpec,
  laboratory: Laboratory,
  locale: Locale,
  random: () => number,
): Promise<DrawnNumbers> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const prepare = withValues(spec, choose(spec, random));
    try {
      return await compute(spec, {...laboratory, prepare}, locale);
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof ModelError)) {
        throw error;
      }
    }
  }
  throw new RangeError('no draw gives an exercise');
}
