import assert from 'node:assert/strict';

import fc from 'fast-check';
import {describe, it} from 'vitest';

import {
  blasiusFriction,
  churchillFriction,
  colebrookFriction,
  haalandFriction,
  laminarFriction,
  petukhovFriction,
  swameeJainFriction,
} from '../../../../src/physics/fluids/friction';
import reference from '../../../references/pipeFlow.json';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const roughness = fc.double({min: 0, max: 0.05, noNaN: true});

describe('friction factors', () => {
  // Re, ε/D, Churchill, Colebrook, Haaland, Swamee–Jain
  const table = `
    500  0      0.128000 - - -
    500  0.05   0.128000 - - -
    1000 0      0.064000 - - -
    2000 0      0.032043 - - -
    3000 0      0.042975 - - -
    4000 0.001  0.041728 0.040910 0.041216 0.041695
    1e4  0      0.031002 0.030883 0.030886 0.030972
    1e4  0.01   0.044044 0.043127 0.043045 0.044042
    1e5  0      0.017875 0.017990 0.017825 0.017863
    1e5  0.0001 0.018463 0.018514 0.018265 0.018452
    1e5  0.001  0.022343 0.022175 0.021966 0.022342
    1e5  0.01   0.038734 0.038504 0.038539 0.038751
    1e6  0.001  0.020022 0.019943 0.019941 0.020029
    1e7  0.0001 0.012210 0.012166 0.012166 0.012214`;
  const laws = [
    ['churchillFriction', churchillFriction],
    ['colebrookFriction', colebrookFriction],
    ['haalandFriction', haalandFriction],
    ['swameeJainFriction', swameeJainFriction],
  ] as const;
  for (const row of table.trim().split('\n')) {
    const [reynolds, relative, ...expected] = row.trim().split(/\s+/);
    it(`meet the checkpoints at Re ${reynolds}, ε/D ${relative}`, () => {
      laws.forEach(([name, law], i) => {
        const value = expected[i] ?? '';
        if (value !== '-') {
          assertShown(law(Number(reynolds), Number(relative)), value, name);
        }
      });
    });
  }

  it('meet the checkpoints of Blasius', () => {
    assertShown(blasiusFriction(4e3), '0.039785');
    assertShown(blasiusFriction(1e4), '0.031640');
    assertShown(blasiusFriction(1e5), '0.017792');
  });

  it('agree with an independent solution', () => {
    for (const point of reference.friction) {
      const {reynolds, relativeRoughness} = point;
      assertClose(
        colebrookFriction(reynolds, relativeRoughness),
        point.colebrook,
        1e-12,
      );
      assertClose(
        churchillFriction(reynolds, relativeRoughness),
        point.churchill,
        1e-13,
      );
    }
  });

  it('rise with roughness and fall with the Reynolds number', () => {
    const turbulent = fc.double({min: 1e4, max: 1e8, noNaN: true});
    for (const [name, law] of laws) {
      fc.assert(
        fc.property(turbulent, roughness, (reynolds, relative) => {
          const value = law(reynolds, relative);
          assert.ok(
            law(reynolds * 1.01, relative) <= value * (1 + 1e-12),
            name,
          );
          assert.ok(law(reynolds, relative + 1e-4) >= value, name);
        }),
      );
    }
  });

  it('throw a RangeError that names the quantity', () => {
    for (const [, law] of laws) {
      assertOutOfDomain(() => law(0, 0), 'Reynolds number');
      assertOutOfDomain(() => law(Number.NaN, 0), 'Reynolds number');
      assertOutOfDomain(() => law(1e5, -1e-3), 'relative roughness');
    }
    assertOutOfDomain(() => laminarFriction(-1), 'Reynolds number');
    assertOutOfDomain(() => petukhovFriction(7), 'Reynolds number');
    assertOutOfDomain(() => haalandFriction(5, 0), 'Reynolds number');
    assertOutOfDomain(() => swameeJainFriction(5, 0), 'Reynolds number');
  });
});

describe('colebrookFriction(reynolds, relativeRoughness)', () => {
  it('satisfies its equation to 1e-12', () => {
    const wide = fc.double({min: 1, max: 1e10, noNaN: true});
    fc.assert(
      fc.property(wide, roughness, (reynolds, relative) => {
        const x = 1 / Math.sqrt(colebrookFriction(reynolds, relative));
        const inner = relative / 3.7 + (2.51 * x) / reynolds;
        assertClose(-2 * Math.log10(inner), x, 1e-12, 1e-14);
      }),
    );
  });
});

describe('churchillFriction(reynolds, relativeRoughness)', () => {
  it('is 64/Re in laminar flow, whatever the roughness', () => {
    const laminar = fc.double({min: 1e-300, max: 1000, noNaN: true});
    fc.assert(
      fc.property(laminar, roughness, (reynolds, relative) => {
        assertClose(churchillFriction(reynolds, relative), 64 / reynolds, 1e-7);
      }),
    );
    assertClose(churchillFriction(1, 0.05), 64, 1e-14);
  });

  it('stays within 5 % of Colebrook in turbulent flow', () => {
    const fully = fc.double({min: 1e4, max: 1e8, noNaN: true});
    const usual = fc.double({min: 0, max: 0.02, noNaN: true});
    fc.assert(
      fc.property(fully, usual, (reynolds, relative) => {
        const colebrook = colebrookFriction(reynolds, relative);
        assertClose(churchillFriction(reynolds, relative), colebrook, 0.05);
      }),
    );
  });
});

describe('petukhovFriction(reynolds)', () => {
  it('stays within 2 % of the smooth Colebrook law', () => {
    fc.assert(
      fc.property(fc.double({min: 1e4, max: 5e6, noNaN: true}), (reynolds) => {
        const colebrook = colebrookFriction(reynolds, 0);
        assertClose(petukhovFriction(reynolds), colebrook, 0.02);
      }),
    );
  });
});
