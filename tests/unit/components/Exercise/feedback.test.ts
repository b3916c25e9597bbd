// @vitest-environment happy-dom
import assert from 'node:assert/strict';

import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, it, vi} from 'vitest';

import * as checker from '../../../../src/components/markdown/Exercise/checker';
import {
  ExerciseContext,
  type Feedback,
  QuestionContext,
} from '../../../../src/components/markdown/Exercise/context';
import {AskFeedback} from '../../../../src/components/markdown/Exercise/Feedback';
import type {
  ChoiceTask,
  NumberTask,
  Task,
} from '../../../../src/components/markdown/Exercise/task';

vi.mock('@docusaurus/Translate', () => ({
  default: () => null,
  translate: ({message}: {readonly message: string}) => message,
}));
vi.mock('../../../../src/i18n/useLocale', () => ({useLocale: () => 'en'}));

const task: NumberTask = {
  expected: 6,
  unit: '1',
  tolerance: 0.1,
  text: '6',
  mistakes: [],
};

const choice: ChoiceTask = {correct: 2, mistakes: [1]};

function judged(answer: string, asked: Task = task): Feedback {
  const verdict = checker.check(answer, asked);
  const kind = checker.kindOf(verdict);
  return {state: 'judged', verdict, kind, checker};
}

const nothing = () => undefined;

const exercise = {
  answer: {current: null},
  isAnswerOpen: false,
  setIsAnswerOpen: nothing,
  isProofDue: false,
  setIsProofDue: nothing,
  showAnswer: nothing,
  solved: new Set<string>(),
  solve: nothing,
  miss: nothing,
};

/** Puts the message in `font` elements, as a browser that translates does. */
function translateMessage(): void {
  const message = document.querySelector(
    '[role="status"] :is(p, strong):not(:has(*))',
  );
  const fonts = document
    .createRange()
    .createContextualFragment(
      `<font><font>«${message?.textContent ?? ''}»</font></font>`,
    );
  message?.firstChild?.replaceWith(fonts);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('AskFeedback replaces a message that the browser has translated', () => {
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  const root = createRoot(page);
  const messageOf = (feedback: Feedback, asked: Task = task) => {
    const value = {
      name: 'a',
      label: 'Final value',
      task: asked,
      feedbackId: 'b',
      feedback,
      hints: 0,
      hintCount: 0,
      isStuck: false,
      help: nothing,
    };
    const question = createElement(
      QuestionContext,
      {value},
      createElement(AskFeedback, null, null),
    );
    act(() =>
      root.render(createElement(ExerciseContext, {value: exercise}, question)),
    );
    const shown = document.querySelector('[role="status"]')?.textContent;
    translateMessage();
    return shown;
  };
  assert.match(
    messageOf(judged('6')) ?? '',
    /^✓Right: the model gives.*Model: 6$/u,
  );
  assert.match(messageOf(judged('5')) ?? '', /^✗Not right yet/u);
  // The model's number stays unsaid: the reader may still find it.
  assert.match(messageOf(judged('5.8')) ?? '', /^≈Nearly.*5\.8Model$/u);
  assert.equal(messageOf(judged('1', choice), choice), '✗Not right yet.');
  assert.match(messageOf(judged('1/3')) ?? '', /^This is a calculation/u);
  assert.equal(messageOf({state: 'waiting'}), '');
  assert.match(messageOf({state: 'failed'}) ?? '', /could not be loaded/u);
  act(() => root.unmount());
});
