import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Task} from '../../../src/components/markdown/Exercise/task';
import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import remarkResults from '../../../src/plugins/remarkResults';
import {compiled} from './compile';

function exercise(ask: string): string {
  return `<Exercise id="lag">\n\nA question.\n\n${ask}\n\n</Exercise>`;
}

function expanded(ask: string): Promise<string> {
  return compiled(exercise(ask), [
    [remarkResults, {locale: 'en'}],
    remarkAutoImport,
  ]);
}

const RIGHT = '<Right>Because.</Right>';

async function taskOf(ask: string): Promise<Task> {
  const code = await expanded(ask);
  const [, text = ''] = /task=(?:"(.*?)"|'(.*?)')/u.exec(code) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"')) as Task;
}

async function numberOf(attributes: string, mistakes = '') {
  const task = await taskOf(
    `<Ask label="A" ${attributes}>\n${RIGHT}\n${mistakes}\n</Ask>`,
  );
  assert.ok('expected' in task);
  return task;
}

const MODEL = 'model="first-order-lag"';

/** From 0.5 to 6 with a time constant of 1.5 s. */
const LAG = `${MODEL} parameters={{gain: 2, timeConstant: 1.5, initial: 0.5, level: 3}}`;

describe('<Ask>', () => {
  it('computes the answer, its unit and its tolerance', async () => {
    const task = await numberOf(`${LAG} output="y" at="1.5" tolerance="1 %"`);
    assert.ok(Math.abs(task.expected - 3.97666) < 1e-4);
    assert.equal(task.unit, '1');
    assert.ok(Math.abs(task.tolerance - 0.0397666) < 1e-6);
    assert.equal(task.text, '3.977');
  });

  it('takes a tolerance in the unit of a temperature', async () => {
    const room =
      'model="thermostat" parameter="setpoint" parameters={{setpoint: 293.15}}';
    const task = await numberOf(`${room} tolerance={0.5}`);
    assert.deepEqual([task.expected, task.unit], [293.15, 'degC']);
    assert.equal(task.tolerance, 0.5);
    await assert.rejects(numberOf(room), /tolerance in its unit/u);
  });

  it('computes differences, quotients and multiples', async () => {
    const final = `${LAG} scalar="finalValue"`;
    const difference = await numberOf(
      `${final} minus={{parameter: 'initial'}}`,
    );
    assert.equal(difference.expected, 5.5);
    const quotient = await numberOf(
      `${MODEL} scalar="finalValue" parameters={{gain: 4}} dividedBy={{parameters: {gain: 2}}}`,
    );
    assert.equal(quotient.expected, 2);
    const multiple = await numberOf(`${final} times={0.5}`);
    assert.equal(multiple.expected, 3);
    const kelvin = await numberOf(
      'model="thermostat" parameters={{heated: 318.15, outside: 278.15}} parameter="heated" minus={{parameter: \'outside\'}}',
    );
    assert.deepEqual([kelvin.expected, kelvin.unit], [40, 'deltaK']);
  });

  it('computes with a second number, which may be computed itself', async () => {
    const final = `${LAG} scalar="finalValue"`;
    const sum = await numberOf(`${final} plus={{parameter: 'initial'}}`);
    assert.equal(sum.expected, 6.5);
    const product = await numberOf(
      `${LAG} parameter="gain" multipliedBy={{parameter: 'level'}}`,
    );
    assert.equal(product.expected, 6);
    const share = await numberOf(
      `${LAG} parameter="initial" plus={{scalar: 'finalValue', minus: {parameter: 'initial'}, times: 0.5}}`,
    );
    assert.equal(share.expected, 3.25);
  });

  it('takes the instant of a parameter', async () => {
    const named = await numberOf(`${LAG} output="y" at="timeConstant"`);
    const typed = await numberOf(`${LAG} output="y" at="1.5"`);
    assert.equal(named.expected, typed.expected);
  });

  it('computes mistakes from the same model', async () => {
    const {mistakes} = await numberOf(
      `${LAG} output="y" at="1.5"`,
      `<Mistake scalar="finalValue" times={0.632}>One.</Mistake>
<Mistake parameters={{gain: 2, timeConstant: 1.5, initial: 0, level: 3}}>Two.</Mistake>
<Mistake value={12}>Three.</Mistake>`,
    );
    assert.deepEqual(
      mistakes.map((value) => Number(value.toFixed(3))),
      [3.792, 3.793, 12],
    );
  });

  it('stops at a mistake that counts as right', async () => {
    await assert.rejects(
      numberOf(
        `${LAG} scalar="finalValue"`,
        '<Mistake value={6.05}>A.</Mistake>',
      ),
      /<Ask>: a mistake gives 6\.05, which counts as right: 6/u,
    );
  });

  it('makes options of a list', async () => {
    const ask = `<Ask label="Which?" correct={2}>\n\n- One\n- Two\n\n${RIGHT}\n<Mistake option={1}>No.</Mistake>\n\n</Ask>`;
    assert.deepEqual(await taskOf(ask), {correct: 2, mistakes: [1]});
    const code = await expanded(ask);
    assert.match(code, /<AskOption value="2">/u);
    assert.match(code, /import \{AskOption\} from/u);
    assert.match(code, /<Exercise id="lag" number="1" asks="1">/u);
  });

  it('stops at what it cannot ask', async () => {
    const cases = [
      [
        `<Ask label="A" correct={3}>\n\n- One\n- Two\n\n${RIGHT}\n\n</Ask>`,
        /no option 3, only 1 to 2/,
      ],
      [
        `<Ask label="A" correct={1}>\n\n- One\n- Two\n\n${RIGHT}\n<Mistake option={1}>A.</Mistake>\n\n</Ask>`,
        /option 1 is the right one/,
      ],
      [
        `<Ask label="A" ${LAG} scalar="finalValue" tolerance="wide">\n${RIGHT}\n</Ask>`,
        /tolerance must be like/,
      ],
      [
        `<Ask label="A" ${LAG} scalar="finalValue">\n<Hint>A.</Hint>\n</Ask>`,
        /one <Right> says why/,
      ],
      [
        `<Ask label="A" ${LAG} scalar="finalValue">\n${RIGHT}\n\nMore.\n\n</Ask>`,
        /nothing else/,
      ],
      [
        `<Ask label="A" ${LAG} parameter="input">\n${RIGHT}\n</Ask>`,
        /must be a number/,
      ],
    ] as const;
    for (const [ask, reason] of cases) {
      await assert.rejects(expanded(ask), reason);
    }
  });
});
