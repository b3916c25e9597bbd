import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** The English queries that the ranking was tuned on. */
// prettier-ignore
export const en: Queries = {
  lag: [
    'LAG1', 'lag1', 'first-order lag', 'first order lag', 'lag first order',
    'time constant', 'bode plot', 'step response', 'PT1',
    'difference between lag and delay', '1st order lag', 'low-pass filter',
    'phase shift of a lag', 'corner frequency', 'Lag1 submodel',
    'cut-off frequency', 'ramp response', 'fist order lag', 'first oder lag',
    'lag step response', 'gain and time constant', 'low pass filter',
    'lag versus pure delay',
  ],
  trigger: [
    'TRIG0', 'trig0', 'trigger hysteresis', 'hysteresis', 'histeresis',
    'schmitt trigger', 'thermostat', 'dead band', 'chattering',
    'on-off control', 'hysterisis', 'threshold', 'bang-bang', 'trigger noise',
    'two thresholds', 'relay', 'Trig0 truth table', 'zero crossing',
    'Schmidt trigger', 'hysteresis trigger', 'trigger truth table',
    'thermostat on off', 'switching instant', 'trig 0',
  ],
  sine: [
    'SIGTRGSIN0', 'sigtrgsin', 'trigered sine', 'sine wave generator',
    'variable frequency', 'chirp', 'frequency sweep', 'wait for end of cycle',
    'variable amplitude sine', 'sine generater', 'SIN0', 'burst excitation',
    'phase accumulation', 'sigtrgsin0', 'trigered sine wave', 'sine burst',
    'amplitude and frequency as inputs', 'end of cycle',
  ],
  clock: [
    'CLOC0', 'cloc', 'clock', 'simulation time', 'stopwatch', 'aliasing',
    'time signal', 'clok', 'elapsed time', 'signal source time', 'schedule',
    'CLOC0 clock', 'simulation clock', 'clock null unit',
  ],
  bar: [
    'aluminium bar', 'aluminum bar', 'heat conduction', 'conduction bar',
    'alumnium bar', 'bar heated on one side', 'fourier series', 'heat equation',
    'aluminium plate', 'lumps', 'aluminium bar demo', 'aluminum conduction',
    'lumped heat conduction',
  ],
  cylinders: [
    'concentric cylinders', 'cylinder concentric', 'glass fibre insulation',
    'fiberglass', 'critical insulation radius', 'thermal resistance',
    'radiation between cylinders', 'coaxial tubes', 'air gap', 'annulus',
    'concentric cilinders', 'concentric cylinder demo', 'aluminium tube',
    'insulation with glass fiber', 'critical radius',
  ],
  sphere: [
    'hot sphere', 'sphere cooling', 'biot number', 'cooling of a ball',
    'heat transfer coefficient sphere', 'emissivity sphere', 'hot spere',
    'convection and radiation', 'Stefan Boltzmann', 'cooling sphere',
    'cooling of a hot sphere', 'sphere biot', 'radiation hot sphere',
  ],
  piping: [
    'modular piping', 'pressure drop', 'friction factor', 'churchill',
    'pipe network', 'bulk modulus', 'water hammer pipe valve', 'valve',
    'presure drop', 'haaland', 'junction volume', 'NTU', 'loss coefficient',
    'bend', 'heated pipe', 'reynolds number', 'pipe friction',
    'pressure loss in a pipe', 'pipe bend', 'modular pipe', 'Darcy',
  ],
  introduction: [
    'sketch mode', 'four modes', 'supercomponent', 'print interval',
    'effort and flow', 'first model', 'integrator', 'stiff system',
    'tolerance print interval', 'ports and causality', 'causality',
    'run parameters', 'submodel mode', 'amesim introduction', 'parameter mode',
    'what is amesim', 'simulation mode', 'stiff systems',
  ],
  faq: [
    'licence error', 'license error', 'algebraic loop', 'slow simulation',
    'why is my simulation so slow', 'export FMU', 'python api', 'simulink',
    'premier submodel', 'csv export', 'which compiler do I need',
    'chinese characters in path', 'step too small', 'version control',
    'why can I not connect two ports', 'gauge pressure',
    'optimiser command line', 'batch run', 'null unit 5 bar',
    'is there a free version', 'FMI', 'kelvin or celsius', 'file too large',
    'results differ between computers', 'implicit variables', 'co-simulation',
    'absolute or gauge pressure', 'ports do not connect',
    'start from steady state', 'how do I run a batch', 'over-constrained',
    'frequently asked questions', 'compiler', 'implicit variable',
    'how to export csv', 'Simulink coupling', 'my simulation is slow',
    'licence problem', 'algebraic loops', 'path with spaces', 'python script',
    'stabilising run',
  ],
  why: [
    'why follow the help', 'how to read a demo', 'help demos',
    'hand estimate help', 'learning method', 'eight steps',
    'exercises for any demo', 'learn from the help', 'demo reading steps',
  ],
  path: [
    'where to begin', 'learning path', 'beginner', 'I have an hour',
    'learn Amesim in a week', 'no licence', 'where do I start',
    'learning order', 'one week',
  ],
  glossary: [
    'glossary', 'terminology', 'bond graph', 'view factor', 'fin efficiency',
    'thermocouple', 'view facter', 'eigenvalue', 'reynolds number definition',
    'modal shape', 'terms', 'glossary of terms', 'mode shape',
    'contact resistance',
  ],
  author: [
    'author', 'report an error', 'trademark', 'who writes this',
    'license of the text', 'siemens independence', 'maintainers',
    'verification of pages', 'maintainer', 'found an error',
  ],
  howto: [
    'how to use this site', 'permalink', 'keyboard shortcuts', 'checkpoints',
    'live panel', 'print a page', 'offline', 'screen reader', 'using this site',
    'languages of the site',
  ],
  signalLibrary: [
    'signal library', 'signal components', 'library of signals',
    'signal library overview',
  ],
  thermalLibrary: [
    'thermal library', 'thermal demos', 'thermal library demos',
  ],
  thermalHydraulicLibrary: [
    'thermal-hydraulic library', 'thermal hydraulic',
  ],
  tutorialBasics: [
    'tutorial basics',
  ],
  docs: [
    'documentation', 'all tutorials',
  ],
  blog: [
    'blog',
  ],
  rename: [
    'batch rename', 'BatchRename', 'rename files', 'python script rename',
    'rename result files',
  ],
  welcome: [
    'welcome',
  ],
  home: [
    'automotive aerospace marine',
  ],
};
