import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {
  AnyModel,
  ModelDefinition,
  OutputDefinitions,
  ParameterDefinitions,
  ScalarDefinitions,
  StateDefinitions,
} from '../../../../src/models/definition';
import {defineModel} from '../../../../src/models/definition';
import {growth, text, time} from '../fixtures';

type AnyDefinition = ModelDefinition<
  ParameterDefinitions,
  StateDefinitions,
  readonly string[],
  OutputDefinitions,
  ScalarDefinitions,
  string
>;

function define(change: Partial<AnyDefinition>): AnyModel {
  return defineModel({...(growth as AnyModel), figures: {time}, ...change});
}

function refuses(change: Partial<AnyDefinition>, complaint: RegExp): void {
  assert.throws(() => define(change), complaint);
}

const {rate} = growth.parameters;

describe('defineModel(definition)', () => {
  it('takes a definition that does not contradict itself', () => {
    assert.equal(define({}).id, 'growth');
  });

  it('tells the kind of a figure by what it has', () => {
    const {title} = growth;
    const quantity = {label: text('p'), unit: 'Pa'} as const;
    const {figures} = define({
      figures: {
        a: {title, outputs: ['y']},
        b: {title, quantity, bars: () => []},
        c: {title, coordinate: quantity, quantity, curves: () => []},
      },
    });
    assert.deepEqual(
      figures.map(({id, kind}) => [id, kind]),
      [
        ['a', 'time'],
        ['b', 'bars'],
        ['c', 'profile'],
      ],
    );
  });

  it('lists the keys of parameters without effect', () => {
    const irrelevant = () => [false, 'a', ['b', 'c']] as const;
    assert.deepEqual(define({irrelevant}).irrelevant({}), ['a', 'b', 'c']);
    assert.deepEqual(define({}).irrelevant({}), []);
  });

  it('shows quantities in the units of the model, unless they have their own', () => {
    const near = {label: text('z'), symbol: 'z', unit: 'm'} as const;
    const far = {...near, displayUnit: 'm'} as const;
    const {outputs} = define({
      displayUnits: ['mm'],
      outputs: {...growth.outputs, near, far},
    });
    assert.deepEqual(
      Object.values(outputs).map(({displayUnit}) => displayUnit),
      [undefined, 'mm', 'm'],
    );
    refuses({displayUnits: ['mm', 'm']}, /two display units/u);
  });

  it('refuses a default outside its range', () => {
    refuses({parameters: {rate: {...rate, default: 2000}}}, /default outside/u);
  });

  it('refuses a slider outside the range or without the default', () => {
    const {default: value, range} = rate;
    const [min, max] = range;
    const wide = {...rate, slider: [min, max + 1]} as const;
    refuses({parameters: {rate: wide}}, /slider/u);
    const beside = {...rate, slider: [(value + max) / 2, max]} as const;
    refuses({parameters: {rate: beside}}, /slider/u);
  });

  it('refuses a logarithmic range that reaches 0', () => {
    refuses({parameters: {rate: {...rate, log: true}}}, /logarithmic/u);
  });

  it('refuses a fraction for a whole number', () => {
    const half = {...rate, integer: true, default: 0.5} as const;
    refuses({parameters: {rate: half}}, /whole/u);
  });

  it('refuses a display unit of another quantity', () => {
    const wrong = {...rate, displayUnit: 'degC'} as const;
    refuses({parameters: {rate: wrong}}, /another quantity/u);
    const output = {
      label: text('y'),
      symbol: 'y',
      unit: 'Pa',
      displayUnit: 'K',
    };
    refuses({outputs: {y: output as AnyModel['outputs'][string]}}, /foreign/u);
  });

  it('refuses names that a permalink needs for itself', () => {
    refuses({parameters: {duration: rate}}, /reserved/u);
  });

  it('refuses a choice that does not exist', () => {
    const choice = {
      label: text('choice'),
      choices: {a: text('a')},
      default: 'b',
      help: text('Choice.'),
    };
    refuses({parameters: {choice}}, /not a choice/u);
  });

  it('refuses a name in a sentence that stands for nothing', () => {
    refuses(
      {summary: text('At {rat}.')},
      /the summary names an unknown 'rat'/u,
    );
    refuses({sentences: {rate: text('{z@end}')}}, /'rate' names an unknown/u);
    refuses(
      {summary: {cases: {a: text('{b}')}, choose: () => 'a'}},
      /names an unknown 'b'/u,
    );
  });

  it('refuses a name in a sentence that stands for two values', () => {
    const scalars = {rate: {label: text('rate'), unit: '1'}} as const;
    const measure = () => ({rate: 1});
    refuses(
      {scalars, measure, summary: text('{rate}')},
      /a parameter and a scalar/u,
    );
  });

  it('refuses a phrase that names one below it, or itself', () => {
    const [a, b] = [text('{b}'), text('b')];
    const phrases = {b, a};
    assert.equal(define({phrases}).phrases, phrases);
    refuses({phrases: {a, b}}, /phrase 'a' names an unknown 'b'/u);
    refuses({phrases: {b: text('{b}')}}, /unknown/u);
  });

  it('refuses a phrase with the name of a parameter', () => {
    refuses({phrases: {rate: () => ''}}, /'rate' has the name of a value/u);
  });

  it('refuses a sentence that one language lacks', () => {
    refuses({summary: {en: 'A.', 'zh-Hans': ''}}, /empty in one language/u);
  });

  it('refuses figures of unknown outputs or of mixed quantities', () => {
    refuses({figures: {a: {...time, outputs: ['z']}}}, /unknown output/u);
    const outputs = {
      ...growth.outputs,
      p: {label: text('p'), symbol: 'p', unit: 'Pa'},
    } as const;
    const mixed = {...time, outputs: ['y', 'p']};
    refuses({outputs, figures: {mixed}}, /mixes/u);
  });

  it('refuses states without equations and modes without a start', () => {
    const {derivatives: _, ...incomplete} = growth;
    const definition = {...incomplete, figures: {time}};
    assert.throws(() => defineModel(definition), /derivatives/u);
    refuses({modes: ['on']}, /initialModes/u);
  });

  it('refuses a meter that is no integral', () => {
    const y = {
      label: text('y'),
      unit: '1',
      algebraic: true,
      meter: true,
    } as const;
    refuses({states: {y}}, /an algebraic state is no meter/u);
  });
});
