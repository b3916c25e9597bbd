import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {runCommand} from '../../../scripts/simulation/command';

async function print(...words: readonly string[]): Promise<string> {
  const {code, output} = await runCommand([...words, '--statistics']);
  assert.equal(code, 0);
  return output;
}

function set(values: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(values).flatMap(([key, value]) => [
    '--set',
    `${key}=${value}`,
  ]);
}

const BAR = ['aluminium-bar', ...set({lumps: 2, length: 0.02})];

/** Switched between 18 °C and 22 °C, from the temperature outside. */
const ROOM = [
  'thermostat',
  ...set({timeConstant: 1800, outside: 278.15, heated: 318.15}),
  ...set({setpoint: 293.15, band: 4, initial: 278.15}),
  ...['--duration', '3600'],
];

describe('simulate --statistics', () => {
  it('prints counts, limiting states and time constants at the end', async () => {
    const output = await print(...BAR, '--duration', '8');
    assert.match(output, /^aluminium-bar: 0 s to 8 s, relative/u);
    assert.match(output, /^ {2}steps: \d+$/mu);
    assert.match(output, /^ {2}Jacobians: \d+$/mu);
    assert.match(
      output,
      /^ {2}temperatures of the lumps \(no\. 1\): \d+ accepted/mu,
    );
    assert.match(output, /^ {2}stiffness ratio: 5\.82843$/mu);
    assert.match(
      output,
      /^ {2}longest stable step of explicit Euler: 0\.6030/mu,
    );
    assert.doesNotMatch(output, /NaN|undefined|Infinity/u);
  });

  it('names the events, and takes the instants of --at', async () => {
    const output = await print(...ROOM, '--at', '0,600');
    assert.match(output, /^ {2}996\.093 s: event, heater off$/mu);
    const headings = output.match(/^Time constants at \d+ s$/gmu);
    assert.deepEqual(headings, [
      'Time constants at 0 s',
      'Time constants at 600 s',
    ]);
    const {code, error} = await runCommand([
      ...ROOM,
      '--statistics',
      '--at',
      '4000',
    ]);
    assert.equal(code, 2);
    assert.match(error, /from 0 to 3600 s, not at 4000/u);
  });

  it('tells steps with too large an error from those cut by an event', async () => {
    const output = await print('thermostat');
    const [, cut] =
      /^ {2}steps cut short by an event: (\d+)$/mu.exec(output) ?? [];
    assert.ok(Number(cut) > 0);
    assert.match(output, /^ {2}steps rejected, error too large: 0$/mu);
  });

  it('prints every step as JSON', async () => {
    const json = await print('hot-sphere', '--format', 'json');
    const report = JSON.parse(json) as {
      readonly statistics: {readonly steps: number; readonly rejected: number};
      readonly steps: readonly {readonly length: number}[];
      readonly timeScales: readonly {readonly scales: readonly object[]}[];
    };
    const {steps, rejected} = report.statistics;
    assert.equal(report.steps.length, steps + rejected);
    assert.ok(report.steps.every(({length}) => length > 0));
    assert.equal(report.timeScales[0]?.scales.length, 1);
  });

  it('omits what a model does not have', async () => {
    const output = await print('integrator-lab');
    assert.match(output, /^ {2}steps: \d+$/mu);
    assert.doesNotMatch(output, /Time constants|largest error/u);
  });
});
