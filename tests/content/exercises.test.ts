import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {FAULTY_RUNS} from '../../src/models/faultyRuns';
import {steps} from '../../src/site/path';
import {allPages, prose, readSource} from './pages';

/** One exercise of a page, as its Markdown has it. */
interface ExerciseSource {
  readonly id: string;
  readonly text: string;
}

function exercisesIn(path: string): readonly ExerciseSource[] {
  const found = prose(readSource(path)).matchAll(
    /<Exercise id="([^"]+)" level=\{\d\}>([\s\S]*?)<\/Exercise>/gu,
  );
  return [...found].map(([, id = '', text = '']) => ({id, text}));
}

/** Attributes without the label, the one that is translated. */
function questionsOf({text}: ExerciseSource): readonly string[] {
  const tags = text.matchAll(/<(?:Ask|Mistake)\b(?:[^<>]|\{\{[^]*?\}\})*?>/gu);
  return [...tags].map(([tag]) => tag.replace(/ label="[^"]*"/u, ''));
}

function countOf(part: string, {text}: ExerciseSource): number {
  return text.split(`<${part}`).length - 1;
}

function optionsOf({text}: ExerciseSource): number {
  return text.split(/\n- /u).length - 1;
}

const withExercises = allPages().filter(
  ({paths}) => exercisesIn(paths.en).length > 0,
);

describe('exercises', () => {
  for (const {paths} of withExercises) {
    const english = exercisesIn(paths.en);
    const chinese = exercisesIn(paths.zh);

    it(`of ${paths.en} ask for an answer that is checked`, () => {
      for (const exercise of [...english, ...chinese]) {
        const questions =
          countOf('Ask ', exercise) + countOf('Ask\n', exercise);
        assert.ok(questions > 0, `${exercise.id} asks nothing`);
        assert.equal(countOf('Right>', exercise), questions, exercise.id);
        assert.equal(countOf('Answer>', exercise), 1, exercise.id);
      }
    });

    it(`of ${paths.en} ask the same in both languages`, () => {
      assert.deepEqual(
        chinese.map(({id}) => id),
        english.map(({id}) => id),
      );
      for (const [index, exercise] of english.entries()) {
        const translation = chinese[index];
        assert.ok(translation);
        assert.deepEqual(
          questionsOf(translation),
          questionsOf(exercise),
          exercise.id,
        );
        assert.equal(
          countOf('Hint', translation),
          countOf('Hint', exercise),
          exercise.id,
        );
        assert.equal(optionsOf(translation), optionsOf(exercise), exercise.id);
      }
    });
  }
});

/** The cases of a page: attributes without the question, and how many options there are. */
function casesIn(path: string): readonly (readonly [string, number])[] {
  const found = prose(readSource(path)).matchAll(
    /(<FaultCase [^>]*>)([\s\S]*?)<\/FaultCase>/gu,
  );
  return [...found].map(([, tag = '', text = '']) => [
    tag.replace(/ question="[^"]*"/u, ''),
    text.split(/\n- /u).length - 1,
  ]);
}

describe('cases of the fault clinic', () => {
  it('are the same in both languages, each run once', () => {
    const cases = allPages().flatMap(({paths}) => {
      const english = casesIn(paths.en);
      assert.deepEqual(casesIn(paths.zh), english, paths.en);
      return paths.en.includes('Fault-clinic') ? english : [];
    });
    assert.deepEqual(
      cases.map(([tag]) => /run="([^"]+)"/u.exec(tag)?.[1]),
      Object.keys(FAULTY_RUNS),
    );
    assert.ok(cases.every(([, options]) => options === 2 * 3));
  });
});

/** What the comments at the ends of list items name: aims' proofs, steps. */
function itemComments(path: string): readonly string[] {
  const found = prose(readSource(path)).matchAll(
    /\{\/\* ((?:shown by|step): [^*]+) \*\/\}$/gmu,
  );
  return [...found].map(([, comment = '']) => comment);
}

describe('aims and steps', () => {
  it('are shown by the same in both languages', () => {
    for (const {paths} of allPages()) {
      assert.deepEqual(
        itemComments(paths.zh),
        itemComments(paths.en),
        paths.en,
      );
    }
  });

  it('list all steps of the path, in its order', () => {
    const named = allPages()
      .flatMap(({paths}) => itemComments(paths.en))
      .filter((comment) => comment.startsWith('step: '));
    assert.deepEqual(
      named,
      steps.map(({id}) => `step: ${id}`),
    );
  });
});
