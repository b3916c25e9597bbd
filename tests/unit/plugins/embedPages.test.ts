import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {findEmbed, shownModels} from '../../../src/plugins/embedPages';

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
  const {Simulation, Knob} = shownModels(PAGE);

  it('reads the attributes of panels and knobs, and of nothing else', () => {
    assert.deepEqual(Simulation, [{model: 'lag', preset: 'step'}]);
    assert.equal(Knob.length, 3);
    assert.deepEqual(Knob[1], {
      model: 'lag',
      figure: 'response',
      parameter: ['p', 'q'],
      range: [-0.5, 2],
      values: {mode: 'fast'},
      exact: true,
    });
  });
});

describe('findEmbed(model, shown)', () => {
  const page = shownModels(PAGE);
  const none = {Simulation: [], Knob: page.Knob};

  it('finds the first page with the panel, and its first knob', () => {
    const shown = [
      ['home', undefined, none],
      ['lag', 'other', page],
      ['solver', undefined, page],
    ] as const;
    const embed = findEmbed('lag', shown);
    assert.equal(embed?.page, 'lag');
    assert.equal(embed.knob.figure, 'response');
  });

  it('prefers the page about the model to an earlier one', () => {
    const shown = [
      ['equilibrium', undefined, page],
      ['lag', 'lag', page],
    ] as const;
    assert.equal(findEmbed('lag', shown)?.page, 'lag');
  });

  it('finds nothing for a model that no page shows', () => {
    assert.equal(findEmbed('lag', [['home', undefined, none]]), undefined);
  });

  it('asks for a knob on a page that has none', () => {
    const shown = [['lag', undefined, {...page, Knob: []}]] as const;
    assert.throws(() => findEmbed('lag', shown), /'lag'.*<Knob>/u);
  });
});
