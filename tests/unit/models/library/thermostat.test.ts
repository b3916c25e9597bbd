import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/thermostat';
import {limitCycle} from '../../../../src/models/library/thermostat/closedForm';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {summarize} from '../../../../src/models/run/summarize';
import {celsius, inCelsius} from '../../../../src/physics/units';

describe('thermostat', () => {
  it('has the limit cycle of the closed form', () => {
    const {scalars} = simulate(model);
    const {onTime = 0, offTime = 0, period = 0, duty = 0} = scalars;
    assert.ok(Math.abs(onTime - 288.6168) < 1e-3);
    assert.ok(Math.abs(offTime - 482.8752) < 1e-3);
    assert.ok(Math.abs(period - 771.4919) < 1e-3);
    assert.equal(duty.toFixed(6), '0.374102');
    assert.equal((3600 * (scalars.cycleRate ?? 0)).toFixed(4), '4.6663');
    const mean = inCelsius(scalars.meanTemperature ?? 0);
    assert.ok(Math.abs(mean - 19.964085) < 1e-6);
    assert.equal(scalars.firstSwitchOff?.toFixed(4), '996.0934');
  });

  it('cycles in proportion to its band, nearly', () => {
    const rows = [0.5, 1, 2, 4].map((band) => {
      const {scalars} = simulate(model, {band}, {duration: 3600});
      const {period = 0, duty = 0, cycleRate = 0} = scalars;
      return [
        period.toFixed(3),
        duty.toFixed(5),
        (3600 * cycleRate).toFixed(3),
      ];
    });
    assert.deepEqual(rows, [
      ['96.007', '0.37499', '37.497'],
      ['192.054', '0.37494', '18.745'],
      ['384.433', '0.37478', '9.364'],
      ['771.492', '0.37410', '4.666'],
    ]);
  });

  it('keeps its switching instants over a day', () => {
    const run = simulate(model, {}, {duration: 86_400});
    const low = celsius(18);
    const room = {
      timeConstant: 1800,
      outside: celsius(5),
      heated: celsius(45),
      low,
      high: low + 4,
    };
    const {onTime, offTime} = limitCycle(room);
    const offs = run.events.filter((_, n) => n % 2 === 0);
    const first = 1800 * Math.log(40 / 23);
    offs.forEach(({time}, n) => {
      assert.ok(Math.abs(time - first - n * (onTime + offTime)) < 1e-3);
    });
    assert.equal(offs.length, 111);
  });

  it('stays between the thresholds once it has reached them', () => {
    const run = simulate(model);
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
    assert.match(summarize(model, run, 'en'), /switched 0 times/u);
  });

  it('switches off at once when it starts too warm', () => {
    const run = simulate(model, {initial: celsius(30), initialHeater: 'on'});
    assert.equal(run.events[0]?.time, 0);
    assert.equal(sampleAt(run, 'heater', 0), 0);
    assert.ok((run.scalars.firstSwitchOff ?? 0) > 0);
  });

  it('leaves the heater as it was when it starts in the band', () => {
    for (const initialHeater of ['on', 'off'] as const) {
      const run = simulate(model, {initial: celsius(20), initialHeater});
      const expected = initialHeater === 'on' ? 1 : 0;
      assert.equal(sampleAt(run, 'heater', 1), expected);
    }
  });

  it('writes temperatures as the reader wants them', () => {
    const run = simulate(model);
    assert.match(summarize(model, run, 'en'), /mean of 19\.964\u00a0°C/u);
    const kelvin = summarize(model, run, 'en', {temperature: 'K'});
    assert.match(kelvin, /mean of 293\.11\u00a0K/u);
  });
});
