import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** English queries that the ranking was not tuned on. */
// prettier-ignore
export const en: Queries = {
  home: [
    'wide industry application', 'bilingual Amesim guide in the browser',
  ],
  docs: ['list of all pages', 'overview of every page by library'],
  blog: ['latest blog posts', 'recent blog articles'],
  glossary: [
    'design of experiments', 'definition of bond graph', 'glosary',
    'what is a Jacobian',
  ],
  howto: [
    'copy link to a run', 'dark mode',
    'how do I send a colleague my parameters',
    'keep the old curve while changing a slider',
    ['does the site collect my data', 'author'],
  ],
  author: [
    'not affiliated with Siemens', 'cite this site',
    'may I use the figures commercially', 'is this site run by Siemens',
  ],
  path: [
    'one week plan', 'learn Amesim without a license', ['site map', 'docs'],
    'seven day study plan', 'which library should I learn first',
  ],
  introduction: [
    'sketch mode submodel mode', 'effort and flow variables', 'port causality',
    'my first model', 'which file holds the results',
    'difference between icon and submodel', 'spring between two masses',
    'how does the solver choose its step', 'plate on a hot table with felt',
  ],
  why: [
    'weak points of the Help', 'how to study an example model',
    'heat exchanger example without heat transfer',
  ],
  faq: [
    'FMU import fails', 'Simulink S-function',
    'model from newer version does not open',
    ['stabilizing run', 'introduction'], 'performnace analyser',
    'mex -setup compiler', 'FMU win32 or win64',
    'what does over-constrained mean', 'negative square root integration fails',
    'licnse server expired',
  ],
  tutorialBasics: ['basic lessons for beginners'],
  signalLibrary: [
    'components of the signal library', 'overview of signal blocks',
  ],
  thermalLibrary: ['demos from conduction to radiation'],
  thermalHydraulicLibrary: ['library with pipes valves and pumps'],
  clock: [
    'simulation time as a signal', 'compare times floating point',
    'number of printed points', 'simualtion clock',
    'how many points does a run print', 'comparing times for equality',
    'table in minutes runs too fast',
  ],
  lag: [
    'time constant 63.2 %', 'cutoff frequency', 'step respnse',
    'rise time 10 % to 90 %', 'time constant from a measured curve',
    'sensor behind a ramp', 'trapezoidal rule stability',
    'frequncy of minus 3 dB',
  ],
  sine: [
    'triggered sine wave', 'exactly five cycles',
    'sine with variable amplitude', 'when does the burst end',
    'exactly five cycles then stop', 'pump pistons ripple frequency',
    'change amplitude at a zero of the sine',
  ],
  trigger: [
    'on-off controller', 'duty and period of a thermostat',
    'how wide must the band be against noise', 'period of a thermostat by hand',
    'gap wider than the noise', 'mean temperature of a heated room',
    'hysterisis delay of a sine',
  ],
  bar: [
    'aluminium plate heated on one face', 'transient heat conduction',
    'length of the first conductor', 'thermal diffusivity', 'alumnium bar demo',
    'length from face to middle of first lump', 'penetration depth of heat erf',
    'alloy 6061 instead of pure aluminium', 'temprature at the insulated face',
  ],
  cylinders: [
    'thermal resistances in series', 'free convection in annulus',
    'does still air insulate better than fiberglass',
    'does air or fibre insulate better', 'logarithmic mean area',
    'more insulation increases the loss',
    'two tubes drift to a common temperature',
  ],
  sphere: [
    'Stefan-Boltzmann law', 'emissivity of a painted surface',
    'lumped capacitance', 'Celsius in the fourth power', 'radition cooling',
    'why kelvin in the fourth power', 'emissivity from a cooling curve',
    'bead thermometer reads too low', 'radiaton in vacuum',
  ],
  piping: [
    'pressure drop pipe', 'pump operating point', 'heated pipe NTU',
    'preasure loss valve', 'flow split between parallel branches',
    'Darcy or Fanning', 'closed volume heated pressure runs away',
    'non-round duct hydraulic diameter', 'Gnielinsky turbulent heat transfer',
  ],
  welcome: [
    'what is this site for', 'what is different here',
    'what is different about this site',
  ],
  rename: [
    'naming scheme for result files', 'PowerShell rename csv',
    'how to undo a rename', 'renmae files script',
    'leading zeros in file names', 'why does aux.csv fail',
  ],
  event: [
    'locating an event', ['zero crossing root finding', 'trigger'],
    'why does my thermostat switch late', 'thermostat checked once a minute',
    'why do late switchings not average out',
  ],
  phase: [
    ['sin(2 pi f t) with changing frequency', 'sine'], ['phase jump', 'sine'],
    'integrate frequency sine', 'phase in single precision',
    'resonance found at the wrong frequency',
  ],
  lumps: [
    'when are two lumps enough', ['how many lumps do I need', 'bar'],
    ['Biot below 0.1 one lump', 'sphere'], 'how few lumps will do',
    'more elements to be safe',
  ],
};
