import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** English queries that the ranking was not tuned on. */
// prettier-ignore
export const en: Queries = {
  home: [['interactive amesim models in the browser', 'welcome']],
  docs: ['all component pages'],
  blog: ['notes on modelling and numerics'],
  lag: [
    'LAG1 pulse response', 'phase lag at the corner frequency',
    'settling time 95 %', 'chain of equal lags', 'thermometer in hot water',
    'two lags in series', 'lag time constent',
  ],
  trigger: [
    'hysteresis comparator', 'heater switches too often',
    'duty of the heater', 'on-off hysterisis', 'switch with memory',
    'TRIG0 thresholds',
  ],
  sine: [
    'SIGTRGSIN0 burst', 'linear frequency sweep', 'sine with amplitude input',
    'trigger comes back during a burst', 'wait for end', 'sine genrator',
  ],
  clock: [
    'CLOC0 integral', 'simulation seconds to minutes', 'time since an event',
    'print points and computed points', 'clock signal sorce',
  ],
  bar: [
    'heated plate with two capacities', 'thermal diffusivity of aluminium',
    'conductor length mistake', 'insulated end of a bar', 'aluminum bar lumps',
    'heat equation discretised',
  ],
  cylinders: [
    'concentric tubes insulation', 'effective conductivity of a gap',
    'radiation between grey cylinders', 'series of thermal resistances',
    'air gap versus fibre', 'concentric cylnders',
  ],
  sphere: [
    'radiation and convection of a ball', 'cooling time of an aluminium sphere',
    'black paint', 'hot sphere celsius mistake', 'biot number check',
  ],
  piping: [
    'pipe friction laminar turbulent', 'valve pressure drop',
    'pump and pipeline', 'junction volume stiff', 'pressure along the line',
    'loss in pipe bends', 'reynold number',
  ],
  introduction: [
    'sketch submodel parameter simulation', 'effort variable',
    'how to build the first model', 'supercomponent icon',
    'print interval too coarse', ['final time', 'glossary'],
    'files of a model',
    ['which tolerance should I use', 'faq'],
  ],
  faq: [
    'why does the licence fail', 'model runs slowly', 'remove algebraic loop',
    ['python script example', 'rename'], 'export fmu to simulink',
    'celsius or kelvin', 'version control of models',
    'older version cannot open', 'spaces in path', 'optimisation software',
    ['performance analyser', 'glossary'],
  ],
  why: ['reading a demo step by step', 'what the help does not say'],
  path: ['first week with amesim', 'order of learning', 'i am a beginner'],
  glossary: [
    'dictionary english chinese', 'definition of fin efficiency',
    'bond graph meaning', 'mode shapes', 'saturation',
  ],
  author: ['mit licence code', 'who wrote this', 'send a correction'],
  howto: [
    'keyboard control of a slider', 'print the page', 'link with parameters',
    'works offline',
  ],
  tutorialBasics: [['tutorials for beginners', 'path']],
  signalLibrary: ['signal components library'],
  thermalLibrary: ['thermal library pages'],
  thermalHydraulicLibrary: ['thermal-hydraulic components'],
  welcome: [['about lumped', 'author']],
  rename: [
    'rename files python', 'windows forbidden characters', 'reserved file names',
  ],
  event: ['event location thermostat', 'why is the thermostat late'],
  phase: ['chirp runs too fast', 'instantaneous frequency'],
  lumps: ['how many elements for a plate', 'enough lumps'],
};
