import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** English queries that the ranking was not tuned on. */
// prettier-ignore
export const en: Queries = {
  home: [['learn simcenter amesim', 'path'], 'multi-domain system simulation'],
  docs: ['documentation overview'],
  blog: ['blog posts'],
  lag: [
    'how to read tau from a step response', 'explicit euler stability limit',
    'rc circuit capacitor voltage', '63.2 %', 'sensor lag behind a ramp',
    'transport delay in a hose', 'low pass fliter', '-3 dB',
    ['LAG2', 'glossary'],
  ],
  trigger: [
    'Trig0 parameters', 'comparator with noise', 'heater cycles per hour',
    'hysterisis band wider than noise', 'on off controler',
    'thresholds exchanged', 'room thermostat model',
  ],
  sine: [
    'SigTrgSin0 ports', 'stop the sine after whole cycles',
    'octave sweep exponential', 'sinus generator with trigger',
    'frequency input in rev/min', 'triggered sine wave amplitude',
  ],
  clock: [
    'CLOC0 in minutes', 'time source component', 'schedule a valve by time',
    'integrators after the clock', 'start time not zero',
    'clock sine aliased',
  ],
  bar: [
    'plate heated through one face', 'chain of thermal capacities',
    'half length of the first conductor', 'Aluminium bar parameters',
    'adiabatic far face', 'aluminim bar', 'THC000 capacity',
    ['exact solution of a heated plate', 'lumps'],
  ],
  cylinders: [
    'two tubes one inside the other', 'free convection in an annulus',
    'grey surfaces radiation resistance', 'air or glass fibre insulates better',
    'logarithm of radius resistance', 'plugged ends',
    'cylindical layer conduction',
  ],
  sphere: [
    'kelvin in the fourth power', 'polished or painted sphere',
    'metal ball in a room', ['biot below 0.1', 'lumps'],
    'radiative heat transfer coefficient', 'sphere in vacuum',
    'logarithmic plot of cooling',
  ],
  piping: [
    'small node volume stiff', 'laminar flow pressure drop',
    'how much pump pressure is needed', 'valve loss coefficient',
    'parallel pipes flow', 'wall temperature heats the water',
    'fanning or darcy', ['thermal hydraulic demo', 'thermalHydraulicLibrary'],
    'juncton volume',
  ],
  introduction: [
    'what is causality', 'relative or absolute tolerance',
    ['which ports can be connected', 'faq'],
    ['external and internal variables', 'glossary'],
    'NAME_.data file', 'build my first modle', 'felt and aluminium plate',
    'implicit method for stiff system', 'how the integrator chooses its steps',
    'pack part of a sketch into one icon',
  ],
  faq: [
    'licence server not reached', 'ame_apy', 'matlab s-function',
    'hollow line', 'plot misses a peak', 'same value in many components',
    'chinese user name folder', 'fmu import needs compiler',
    'what to check before believing a result', 'where are the demos installed',
    'discontinuty printout', 'results file too big', 'GCC or Visual C++',
  ],
  why: [
    'shortcomings of the help', 'why use the built-in help',
    'how to study a demo model',
  ],
  path: ['what to learn first', 'study plan without licence', 'plan for a week'],
  glossary: [
    'jacobian matrix', 'adams method', 'hydraulic diameter', 'latent heat',
    'local truncation error', 'thermocuple', 'translation of terms to chinese',
  ],
  author: [
    'contact address', 'who maintains this site',
    'creative commons attribution', 'is this an official siemens site',
    'how pages are checked',
  ],
  howto: [
    'share a run by link', 'use without internet', 'tab key navigation',
    'what is the box our model', 'change language',
  ],
  tutorialBasics: ['basics'],
  signalLibrary: ['signal, control library'],
  thermalLibrary: ['all thermal demos'],
  thermalHydraulicLibrary: ['hydraulic library'],
  welcome: ['what is lumped', 'what this site is for'],
  rename: [
    'undo renaming', 'file name convention', 'quicker action',
    'regex rename preview', 'path longer than 260 characters',
  ],
  event: [
    'late switching error', 'thermostat drift', 'threshold crossing between steps',
    'fixed step real time switching',
  ],
  phase: [
    'sine jumps when frequency changes', 'sweep runs twice as fast',
    'numerically controlled oscillator', 'integrate the frequency',
  ],
  lumps: [
    'number of lumps', 'two lumps or ten', 'how fine to discretise a plate',
    ['fourier number', 'glossary'],
  ],
};
