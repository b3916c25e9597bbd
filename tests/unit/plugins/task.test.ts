import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import remarkResults from '../../../src/plugins/remarkResults';
import {compiled} from './compile';

function expanded(markdown: string): Promise<string> {
  return compiled(markdown, [
    [remarkResults, {locale: 'en'}],
    remarkAutoImport,
  ]);
}

function task(goals: string, attributes = 'solution={{gain: 1}}'): string {
  return `<Task id="lower" model="first-order-lag" ${attributes}>\n\nDo it.\n\n${goals}\n\n</Task>`;
}

function goal(attributes: string): string {
  return `<Goal ${attributes}>\n\nA goal.\n\n</Goal>`;
}

const LOWER = goal('scalar="finalValue" below={5}');

describe('<Task>', () => {
  it('lists its goals and writes them down for the page', async () => {
    const code = await expanded(
      task(
        `${LOWER}\n\n${goal('parameter="gain" below={0.3}')}`,
        'solution={{gain: 0.2}}',
      ),
    );
    assert.match(code, /<Goals>[^]*<Goal number="1">[^]*<Goal number="2">/u);
    assert.match(code, /scalar[^>]*finalValue[^>]*below[^>]*5/u);
    assert.match(
      code,
      /import Task from '@site\/src\/components\/markdown\/Task'/u,
    );
    assert.doesNotMatch(code, /solution/u);
  });

  it('is refused unless its solution reaches every goal', async () => {
    await assert.rejects(
      expanded(task(LOWER, 'solution={{gain: 3}}')),
      /the solution does not reach goal 1/u,
    );
    await assert.rejects(
      expanded(task(LOWER, 'solution={{loudness: 3}}')),
      /no parameter 'loudness'/u,
    );
    await assert.rejects(expanded(task(LOWER, '')), /solve it are missing/u);
  });

  it('is refused when it is done from the start', async () => {
    const done = goal('scalar="finalValue" below={50}');
    await assert.rejects(expanded(task(done)), /before the reader begins/u);
  });

  it('is refused when a preset does it', async () => {
    const ofTwoLags = goal('parameter="stages" above={1.5} below={2.5}');
    await assert.rejects(
      expanded(task(ofTwoLags, 'solution={{stages: 2}}')),
      /reached with the preset 'two-lags'/u,
    );
  });

  it('names what is wrong with a goal', async () => {
    const faults = [
      ['scalar="height" below={1}', /no scalar 'height'/u],
      ['output="y" below={1}', /needs at/u],
      ['output="y" at={1}', /or is="…"/u],
      ['scalar="finalValue" output="y" below={1}', /needs one of/u],
      ['parameter="input" is="noise"', /no choice 'noise'/u],
      ['scalar="finalValue" below={5} colour="red"', /no attribute 'colour'/u],
    ] as const;
    for (const [attributes, message] of faults) {
      await assert.rejects(expanded(task(goal(attributes))), message);
    }
    await assert.rejects(expanded(task('')), /needs a <Goal>/u);
  });
});

const REVEAL = '<Reveal>\n\nWhy.\n\n</Reveal>';

describe('<Predict>', () => {
  it('with draw becomes a component of its own, with a link', async () => {
    const code = await expanded(
      `<Predict draw id="step" model="first-order-lag" preset="two-lags" figure="response" question="Draw.">\n\n${REVEAL}\n\n</Predict>`,
    );
    assert.match(code, /<DrawPrediction id="step"/u);
    assert.match(code, /link="sim=first-order-lag&amp;gain=1/u);
    assert.doesNotMatch(code, / draw[ >]/u);
    assert.doesNotMatch(code, /markdown\/Predict'[^]*import Predict /u);
  });

  it('with draw needs an id', async () => {
    await assert.rejects(
      expanded(
        `<Predict draw model="first-order-lag" figure="response" question="Draw.">\n\n${REVEAL}\n\n</Predict>`,
      ),
      /an id is missing/u,
    );
  });

  it('links a choice to the run of its preset', async () => {
    const choice = (attributes: string) =>
      `<Predict id="a" ${attributes} question="Which?" correct={1}>\n\n- this\n- that\n\n${REVEAL}\n\n</Predict>`;
    const code = await expanded(choice('model="thermostat" preset="mild-day"'));
    assert.match(code, /link="sim=thermostat&amp;outside=287.15/u);
    assert.doesNotMatch(await expanded(choice('')), /link=/u);
    await assert.rejects(
      expanded(choice('model="thermostat" preset="storm"')),
      /no preset 'storm'/u,
    );
  });
});
