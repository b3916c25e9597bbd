import type Knob from '@site/src/components/markdown/Knob';
import type {ComponentProps} from 'react';

type KnobSpec = ComponentProps<typeof Knob>;

/** Id of a model. */
export type Model = KnobSpec['model'];

/**
 * The knob of each model: the one with which its own page begins, as the
 * content tests check; that of the thermostat is the one of the home page.
 */
export const knobs: Readonly<Record<Model, Omit<KnobSpec, 'model'>>> = {
  clock: {
    preset: 'aliasing',
    figure: 'sine',
    parameter: 'frequency',
    range: [0.1, 2.5],
    duration: 6,
  },
  'first-order-lag': {
    preset: 'step',
    figure: 'response',
    parameter: 'timeConstant',
    duration: 10,
    mark: ['finalValue', 'tangent', 'timeConstant'],
  },
  trigger: {
    preset: 'ripple',
    figure: 'input',
    curves: ['u', 'low', 'high', 'y'],
    parameter: 'highThreshold',
    range: [4.2, 8.6],
    mark: 'firstSwitching',
  },
  thermostat: {figure: 'temperature', parameter: ['band', 'outside']},
  'integrator-lab': {
    preset: 'explicit',
    figure: 'solution',
    curves: ['y', 'steps'],
    parameter: 'step',
    range: [0.05, 2.1],
    duration: 10,
  },
  'triggered-sine': {
    preset: 'frequency-step',
    values: {secondSwitch: 30},
    figure: 'output',
    curves: ['y', 'naive'],
    parameter: 'secondFrequency',
    range: [0.2, 2.5],
    mark: 'frequencySwitch',
  },
  'aluminium-bar': {
    preset: 'two-lumps',
    figure: 'profile',
    curves: ['t1', 't2', 't4'],
    exact: true,
    parameter: 'lumps',
    range: [1, 20],
  },
  'modular-piping': {
    preset: 'staircase',
    figure: 'staircase',
    parameter: 'valve',
    range: [0.5, 15],
  },
  'concentric-cylinders': {
    preset: 'bright-faces',
    values: {outerEmissivity: 0.8},
    figure: 'paths',
    parameter: ['outerTubeInside', 'innerEmissivity'],
    range: [0.026, 0.0335],
  },
  'hot-sphere': {
    preset: 'black-paint',
    figure: 'heat-flow',
    parameter: 'coefficient',
    range: [0, 25],
    duration: 3600,
  },
};
