import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {model} from '../../../../src/models/library/concentric-cylinders';
import type {Values} from '../../../../src/models/library/concentric-cylinders/tubes';
import {sampleAt} from '../../../../src/models/run/sampleAt';
import {simulate} from '../../../../src/models/run/simulate';
import {inCelsius} from '../../../../src/physics/units';
import {assertShown} from '../../physics/shown';

type Some = Partial<Values>;
type Key = keyof typeof model.outputs;

const FIBRE = {filling: 'glass-fibre'} as const;
const WIDE = {outerTubeInside: 0.062, outerTubeOutside: 0.064} as const;

function shownAt(
  values: Some,
  time: number,
  expected: Readonly<Partial<Record<Key, string>>>,
): void {
  const run = simulate(model, values, {duration: Math.max(time, 1)});
  for (const [key, text] of Object.entries(expected)) {
    const output = key as Key;
    const value = sampleAt(run, output, time);
    const isKelvin = model.outputs[output].unit === 'K';
    assertShown(isKelvin ? inCelsius(value) : value, text, key);
  }
}

describe('concentric cylinders: the checkpoints', () => {
  it('meets those of held faces, air and glass fibre', () => {
    shownAt({}, 600, {
      gapFlow: '42.75836',
      innerTube: '119.997263',
      outerTube: '35.001741',
    });
    shownAt(FIBRE, 600, {
      gapFlow: '54.15983',
      innerTube: '119.996534',
      outerTube: '35.002205',
    });
    const {scalars, figures} = simulate(model);
    assertShown(scalars.gapResistance ?? 0, '1.987810');
    assertShown((scalars.metalShare ?? 0) * 100, '0.005');
    assertShown(simulate(model, FIBRE).scalars.gapResistance ?? 0, '1.569324');
    const bars =
      figures.resistances?.kind === 'bars' ? figures.resistances : null;
    assert.deepEqual(
      bars?.bars.map(({id, value}) => [id, value.toPrecision(6)]),
      [
        ['inner-tube', '0.0000640046'],
        ['gap', '1.98781'],
        ['outer-tube', '0.0000407118'],
      ],
    );
  });

  it('meets those of films, air and glass fibre', () => {
    const films = {boundary: 'films'} as const;
    shownAt(films, 12_000, {
      gapFlow: '34.38604',
      innerFace: '119.45273',
      innerTube: '119.45053',
      outerTube: '51.09760',
      outerFace: '51.09620',
    });
    shownAt({...films, ...FIBRE}, 12_000, {
      gapFlow: '41.39381',
      innerFace: '119.34120',
      innerTube: '119.33855',
      outerTube: '54.37824',
      outerFace: '54.37656',
    });
    const {figures} = simulate(model, films);
    const data = figures.resistances;
    const bars = data?.kind === 'bars' ? data.bars : [];
    assertShown(bars[0]?.value ?? 0, '0.015915');
    assertShown(bars[4]?.value ?? 0, '0.468103');
  });

  const radiating = [
    [0.1, '7.20225', '0.61298'],
    [0.8, '81.99490', '6.97855'],
    [1, '116.58649', '9.92263'],
  ] as const;
  for (const [emissivity, flow, coefficient] of radiating) {
    it(`meets those of radiation with emissivities of ${emissivity}`, () => {
      const faces = {innerEmissivity: emissivity, outerEmissivity: emissivity};
      const values = {...faces, radiation: 'on'} as const;
      shownAt(values, 0, {radiationFlow: flow});
      const {exchangeFactor = 0, radiativeCoefficient = 0} = simulate(
        model,
        values,
      ).scalars;
      assertShown(exchangeFactor * radiativeCoefficient, coefficient);
    });
  }

  it('meets those of free convection with standard gravity', () => {
    const moving = {freeConvection: 'on'} as const;
    const narrow = simulate(model, moving).scalars;
    assertShown((narrow.characteristicLength ?? 0) * 1e3, '4.46791');
    assertShown(narrow.rayleigh ?? 0, '338.958');
    assertShown(narrow.conductivityRatio ?? 0, '1.355338');
    const wide = simulate(model, {...moving, ...WIDE}).scalars;
    assertShown((wide.characteristicLength ?? 0) * 1e3, '22.53382');
    assertShown(wide.rayleigh ?? 0, '43484.786');
    assertShown(wide.conductivityRatio ?? 0, '4.561371');
    const still = {conductionFlow: '15.464', gapFlow: '70.537'};
    shownAt({...moving, ...WIDE}, 0, still);
  });

  it('meets those of the plane wall and of the critical radius', () => {
    const {planeWallInner, planeWallOuter, planeWallMean} =
      simulate(model).scalars;
    assertShown((planeWallInner ?? 0) * 100, '21.31');
    assertShown((planeWallOuter ?? 0) * 100, '-16.60');
    assertShown((planeWallMean ?? 0) * 100, '-1.15');
    const radii = [0.038, 0.15].map((fibreConductivity) => {
      const values = {...FIBRE, fibreConductivity, boundary: 'films'} as const;
      return (simulate(model, values).scalars.criticalRadius ?? 0) * 1e3;
    });
    assertShown(radii[0] ?? 0, '3.8');
    assertShown(radii[1] ?? 0, '15');
  });

  const plugged = `
    60   116.16432 37.44089 115.19020 38.06078
    300  103.45242 45.53028 100.01100 47.72027
    600  92.17628  52.70600 87.71407  55.54559
    1800 73.25663  64.74578 70.87118  66.26380
    3600 68.57633  67.72416 68.20817  67.95843`;
  it('meets those of plugged ends, air and glass fibre', () => {
    for (const row of plugged.trim().split('\n')) {
      const [time, air1 = '', air2 = '', fibre1 = '', fibre2 = ''] = row
        .trim()
        .split(/\s+/u);
      const ends = {boundary: 'plugged'} as const;
      const at = Number(time);
      shownAt(ends, at, {innerTube: air1, outerTube: air2});
      const fibre = {innerTube: fibre1, outerTube: fibre2};
      shownAt({...ends, ...FIBRE}, at, fibre);
      shownAt(ends, at, {storedHeat: '112678.3'});
    }
    const {scalars} = simulate(model, {boundary: 'plugged'});
    assertShown(scalars.innerCapacity ?? 0, '643.8760');
    assertShown(scalars.outerCapacity ?? 0, '1011.8052');
    assertShown(inCelsius(scalars.equilibrium ?? 0), '68.05556');
    assertShown(scalars.timeConstant ?? 0, '782.1633');
    assertShown(simulate(model, FIBRE).scalars.timeConstant ?? 0, '617.4973');
  });
});
