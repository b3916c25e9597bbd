import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model as lag} from '../../../src/models/library/first-order-lag';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {measuredQuantity} from '../../../src/panel/figures/axes';

describe('the vertical axis of dimensionless curves', () => {
  it('has the label of a curve that is alone', () => {
    const heater = {outputs: ['heater']} as const;
    const {label, symbol} = measuredQuantity(thermostat, heater);
    assert.equal(label.en, 'heater: 1 on, 0 off');
    assert.equal(symbol, 's');
  });

  it('has the symbols of several', () => {
    const both = {outputs: ['y', 'u']} as const;
    const {label, symbol} = measuredQuantity(lag, both);
    assert.equal(label.en, '');
    assert.equal(symbol, 'y, u');
  });
});
