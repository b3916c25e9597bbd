import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {pageOf, shownModels} from '../../../src/plugins/embedPages';

const PAGE = `
import Something from './something';

The rate is $\\frac{\\mathrm{d}y}{\\mathrm{d}t}$.

<Knob model="other" figure="f" parameter="p" />

<Task id="t" model="lag" solution={{p: 1}}>

<Goal scalar="s" below={1}>

A goal.

</Goal>

</Task>

<Knob
  model="lag"
  figure="response"
  parameter={['p', 'q']}
  range={[-0.5, 2]}
  values={{mode: 'fast'}}
  exact
/>

<Knob model="lag" figure="second" parameter="p" />

<Simulation model="lag" preset="step" />
`;

describe('shownModels(markdown)', () => {
  it('reads the models of panels, and of nothing else', () => {
    assert.deepEqual(shownModels(PAGE), ['lag']);
  });
});

describe('pageOf(model, shown)', () => {
  it('finds the first page with the panel', () => {
    const shown = [
      ['home', undefined, []],
      ['lag', 'other', ['lag']],
      ['solver', undefined, ['lag']],
    ] as const;
    assert.equal(pageOf('lag', shown), 'lag');
  });

  it('prefers the page about the model to an earlier one', () => {
    const shown = [
      ['equilibrium', undefined, ['lag']],
      ['lag', 'lag', ['lag']],
    ] as const;
    assert.equal(pageOf('lag', shown), 'lag');
  });

  it('finds nothing for a model that no page shows', () => {
    assert.equal(pageOf('lag', [['home', undefined, []]]), undefined);
  });
});
