import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/thermostat';
import {limitCycle} from '../../../../src/models/library/thermostat/closedForm';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {summarize} from '../../../../src/models/run/summarize';
import {celsius} from '../../../../src/physics/units';

const ROOM = {
  timeConstant: 1800,
  outside: celsius(5),
  heated: celsius(45),
} as const;

/** Switched between 18 °C and 22 °C, from the temperature outside. */
const CYCLING = {
  ...ROOM,
  setpoint: celsius(20),
  band: 4,
  initial: celsius(5),
} as const;

describe('thermostat', () => {
  it('keeps its switching instants over a day', () => {
    const run = simulate(model, CYCLING, {duration: 86_400});
    const low = celsius(18);
    const {onTime, offTime} = limitCycle({...ROOM, low, high: low + 4});
    const offs = run.events.filter((_, n) => n % 2 === 0);
    const first = ROOM.timeConstant * Math.log(40 / 23);
    offs.forEach(({time}, n) => {
      assert.ok(Math.abs(time - first - n * (onTime + offTime)) < 1e-3);
    });
    assert.equal(offs.length, 111);
  });

  it('stays between the thresholds once it has reached them', () => {
    const run = simulate(model, CYCLING);
    run.times.forEach((time, row) => {
      const temperature = run.columns.temperature[row] ?? 0;
      if (time > 1000) {
        assert.ok(temperature > celsius(18) - 1e-6);
        assert.ok(temperature < celsius(22) + 1e-6);
      }
    });
  });

  it('heats without end when the heater is too weak', () => {
    const values = {outside: celsius(-15), heated: celsius(25), band: 8};
    const run = simulate(model, {...values, setpoint: celsius(24)});
    assert.equal(run.events.length, 0);
    assert.equal(run.scalars.period, undefined);
    assert.equal(sampleAt(run, 'heater', run.end), 1);
  });

  it('has no slider that changes the weather and keeps the temperature of full heating', () => {
    for (const {view} of Object.values(model.presets)) {
      assert.ok(!view?.sliders.includes('outside'));
    }
  });

  it('says of a cycle only numbers that fit together when they are rounded', () => {
    const say = (preset: 'cold-start' | 'mild-day') => {
      const run = simulate(model, model.presets[preset]?.values);
      return summarize(model, run, 'en', {}, 'setpoint');
    };
    for (const preset of ['cold-start', 'mild-day'] as const) {
      const [on = 0, off = 0, duty = 0] = [
        ...say(preset).matchAll(/(?<=on for |off for |duty of )[\d.]+/gu),
      ].map(Number);
      assert.ok(Math.abs((100 * on) / (on + off) - duty) < 0.1);
    }
  });

  it('switches off at once when it starts too warm', () => {
    const run = simulate(model, {
      ...CYCLING,
      initial: celsius(30),
      initialHeater: 'on',
    });
    assert.equal(run.events[0]?.time, 0);
    assert.equal(sampleAt(run, 'heater', 0), 0);
    assert.ok((run.scalars.firstSwitchOff ?? 0) > 0);
  });

  it('leaves the heater as it was when it starts in the band', () => {
    for (const initialHeater of ['on', 'off'] as const) {
      const run = simulate(model, {
        ...CYCLING,
        initial: celsius(20),
        initialHeater,
      });
      const expected = initialHeater === 'on' ? 1 : 0;
      assert.equal(sampleAt(run, 'heater', 1), expected);
    }
  });
});
