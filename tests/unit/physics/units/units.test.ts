import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Quantity, Unit} from '../../../../src/physics/units';
import {
  celsius,
  chooseUnit,
  fromUnit,
  inCelsius,
  isUnit,
  QUANTITIES,
  siUnit,
  toUnit,
  unitDefinition,
  unitName,
  UNITS,
  unitsOf,
} from '../../../../src/physics/units';

const units = Object.keys(UNITS).filter(isUnit);

describe('units', () => {
  it('give SI a factor of 1 and no offset', () => {
    for (const {unit} of Object.values(QUANTITIES)) {
      assert.equal(fromUnit(1, unit), 1);
      assert.equal(siUnit(unit), unit);
    }
  });

  it('convert there and back', () => {
    for (const unit of units) {
      for (const value of [-40, 0, 1, 273.15, 1e5]) {
        const back = toUnit(fromUnit(value, unit), unit);
        assert.ok(
          Math.abs(back - value) <= 1e-12 * Math.max(1, Math.abs(value)),
        );
      }
    }
  });

  it('convert by the book', () => {
    const cases: readonly (readonly [number, Unit, number])[] = [
      [20, 'degC', 293.15],
      [1, 'bar', 1e5],
      [90, 'min', 5400],
      [60, 'L/min', 1e-3],
      [3.6, 'm3/h', 1e-3],
      [180, 'deg', Math.PI],
      [2, 'Wh', 7200],
      [50, 'percent', 0.5],
      [3600, '1/h', 1],
      [45, 'um-rough', 4.5e-5],
    ];
    for (const [value, unit, si] of cases) {
      assert.ok(Math.abs(fromUnit(value, unit) - si) <= 1e-12 * si, unit);
    }
  });

  it('list the SI unit first, and every quantity has one', () => {
    for (const quantity of Object.keys(QUANTITIES) as Quantity[]) {
      assert.equal(unitsOf(quantity)[0], QUANTITIES[quantity].unit);
    }
  });

  it('keep temperatures apart from temperature differences', () => {
    assert.deepEqual(unitsOf('temperature'), ['K', 'degC', 'degF']);
    assert.deepEqual(unitsOf('temperatureDifference'), ['deltaK']);
    assert.equal(unitName('deltaK'), 'K');
  });

  it('have names in ASCII without doubles within a quantity', () => {
    for (const unit of units) {
      assert.match(unitName(unit), /^[\x21-\x7e]+$/u);
      const {quantity} = unitDefinition(unit);
      const names = unitsOf(quantity).map(unitName);
      assert.equal(new Set(names).size, names.length);
    }
  });
});

describe('celsius(degrees) and inCelsius(temperature)', () => {
  it('convert for display and back', () => {
    assert.equal(celsius(0), 273.15);
    assert.ok(Math.abs(inCelsius(celsius(36.6)) - 36.6) < 1e-12);
  });
});

describe('chooseUnit(unit, usual, preferences)', () => {
  it('puts the reader before the model, and the model before SI', () => {
    assert.equal(chooseUnit('K', 'degC', {temperature: 'K'}), 'K');
    assert.equal(chooseUnit('K', 'degC', {pressure: 'bar'}), 'degC');
    assert.equal(chooseUnit('Pa', undefined), 'Pa');
  });
});
