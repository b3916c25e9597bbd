import fc from 'fast-check';
import {describe, it} from 'vitest';

import {cylinderResistance} from '../../../../src/physics/heat/conduction';
import {
  biotNumber,
  relaxation,
  twoBodiesEquilibrium,
  twoBodiesTemperatures,
  twoBodiesTimeConstant,
} from '../../../../src/physics/heat/lumped';
import {SOLIDS} from '../../../../src/physics/heat/materials';
import {assertClose, assertOutOfDomain, assertShown} from '../shown';

const aluminium = SOLIDS.aluminium;

describe('the tubes with plugged ends', () => {
  const tube = (inner: number, outer: number) =>
    Math.PI *
    (outer ** 2 - inner ** 2) *
    aluminium.density *
    aluminium.specificHeat;
  const tubes = (k: number) => ({
    firstCapacity: tube(0.02, 0.022),
    secondCapacity: tube(0.032, 0.034),
    conductance: 1 / cylinderResistance(0.022, 0.032, k, 1),
    firstTemperature: 120,
    secondTemperature: 35,
  });

  it('have the capacities, equilibrium and time constants of the checkpoints', () => {
    const [air, fibre] = [tubes(0.03), tubes(0.038)];
    assertShown(air.firstCapacity, '643.8760');
    assertShown(air.secondCapacity, '1011.8052');
    assertShown(twoBodiesEquilibrium(air), '68.05556');
    assertShown(twoBodiesTimeConstant(air), '782.1633');
    assertShown(twoBodiesTimeConstant(fibre), '617.4973');
    assertShown(air.firstCapacity * 120 + air.secondCapacity * 35, '112678.3');
  });

  const table = `
    60   116.16432 37.44089 115.19020 38.06078
    300  103.45242 45.53028 100.01100 47.72027
    600  92.17628  52.70600 87.71407  55.54559
    1800 73.25663  64.74578 70.87118  66.26380
    3600 68.57633  67.72416 68.20817  67.95843`;
  for (const row of table.trim().split('\n')) {
    const [time, ...expected] = row.trim().split(/\s+/);
    it(`meet the checkpoints after ${time} s`, () => {
      [0.03, 0.038]
        .flatMap((k) => twoBodiesTemperatures(tubes(k), Number(time)))
        .forEach((value, i) => assertShown(value, expected[i] ?? ''));
    });
  }
});

describe('twoBodiesTemperatures(bodies, time)', () => {
  const blocks = {
    firstCapacity: 500,
    secondCapacity: 1500,
    conductance: 5,
    firstTemperature: 90,
    secondTemperature: 20,
  };
  const table = [
    [30, '72.69180', '25.76940'],
    [75, '56.81367', '31.06211'],
    [150, '44.60510', '35.13163'],
    [300, '38.46157', '37.17948'],
    [600, '37.51761', '37.49413'],
  ] as const;
  for (const [time, first, second] of table) {
    it(`meets the checkpoints of the two blocks after ${time} s`, () => {
      const [a, b] = twoBodiesTemperatures(blocks, time);
      assertShown(a, first);
      assertShown(b, second);
    });
  }

  it('meets the checkpoints of equilibrium and time constant', () => {
    assertClose(twoBodiesEquilibrium(blocks), 37.5, 1e-15);
    assertClose(twoBodiesTimeConstant(blocks), 75, 1e-15);
  });

  it('conserves energy', () => {
    const capacity = fc.double({min: 1, max: 1e6, noNaN: true});
    const time = fc.double({min: 0, max: 1e6, noNaN: true});
    fc.assert(
      fc.property(capacity, capacity, time, (c1, c2, t) => {
        const bodies = {...blocks, firstCapacity: c1, secondCapacity: c2};
        const [a, b] = twoBodiesTemperatures(bodies, t);
        assertClose(c1 * a + c2 * b, c1 * 90 + c2 * 20, 1e-13);
      }),
    );
  });
});

describe('relaxation(time, start, end, timeConstant)', () => {
  it('meets the checkpoints of the thermocouple bead', () => {
    const timeConstant = (8500 * 400 * 1e-3) / 6 / 200;
    assertShown(timeConstant, '2.833333');
    const at = (time: number) => relaxation(time, 20, 200, timeConstant);
    assertShown(at(1), '73.52867');
    assertShown(at(timeConstant), '133.78170');
    assertShown(at(5), '169.17731');
    assertShown(at(10), '194.72201');
    assertShown(at(15), '199.09621');
  });

  it('meets the checkpoints of the melting block', () => {
    const timeConstant = 2000 / 20;
    const start = timeConstant * Math.log((80 - 20) / (80 - 50));
    const duration = 180e3 / (20 * (80 - 50));
    assertShown(start, '69.31472');
    assertClose(relaxation(start, 20, 80, timeConstant), 50, 1e-14);
    assertShown(start + duration, '369.31472');
    assertShown((200 - start) / duration, '0.435618');
    assertShown(relaxation(100, 50, 80, timeConstant), '68.96362');
  });

  it('throws a RangeError that names the quantity', () => {
    assertOutOfDomain(() => relaxation(1, 0, 1, 0), 'time constant');
    assertOutOfDomain(() => relaxation(-1, 0, 1, 1), 'time');
    assertOutOfDomain(() => relaxation(1, Number.NaN, 1, 1), 'start value');
  });
});

describe('biotNumber(coefficient, length, conductivity)', () => {
  it('meets the checkpoint of the sphere', () => {
    const volumeOverArea = 0.05 / 6;
    const biot = biotNumber(12, volumeOverArea, aluminium.conductivity);
    assertShown(biot * 1e4, '4.22');
    assertOutOfDomain(() => biotNumber(1, 0, 1), 'characteristic length');
  });
});
