import {describe, it} from 'vitest';

import {crossflowEffectiveness} from '../../../../src/physics/heat/crossflow';
import {assertClose, assertOutOfDomain} from '../shown';

describe('crossflowEffectiveness(units, ratio)', () => {
  it('has the values of the formula for both fluids unmixed', () => {
    assertClose(crossflowEffectiveness(1, 0.5), 0.54476, 0, 5e-6);
    assertClose(crossflowEffectiveness(2, 0.5), 0.73876, 0, 5e-6);
    assertClose(crossflowEffectiveness(3, 1), 0.68421, 0, 5e-6);
  });

  it('becomes 1 − e^(−NTU) as the other fluid becomes large', () => {
    for (const ratio of [0, 1e-9]) {
      assertClose(crossflowEffectiveness(1, ratio), 1 - Math.exp(-1), 1e-8);
    }
  });

  it('is 0 without a surface and close to NTU for a small one', () => {
    assertClose(crossflowEffectiveness(0, 0.5), 0, 0, 1e-15);
    assertClose(crossflowEffectiveness(1e-8, 0.5), 1e-8, 1e-6);
  });

  it('is 1 for a vanishing flow, without overflow', () => {
    assertClose(crossflowEffectiveness(1e300, 1e-300), 1, 1e-15);
  });

  it('refuses what is negative', () => {
    assertOutOfDomain(() => crossflowEffectiveness(-1, 0.5), 'transfer units');
    assertOutOfDomain(() => crossflowEffectiveness(1, -0.5), 'ratio');
  });
});
