import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** English queries that the ranking was not tuned on. */
// prettier-ignore
export const en: Queries = {
  docs: [
    ['overview of all pages', 'path'],
  ],
  blog: [
    'list of posts',
  ],
  glossary: [
    'terms in english and chinese', 'chinese word for first-order lag',
    'acausal modelling', 'Jacobian', ['water hammer', 'piping'],
    'definition of enthalpy flow', 'what does constraint variable mean',
  ],
  howto: [
    'read offline', 'can I download the curve as csv or svg',
    'what does the box our model mean', 'switch to chinese',
    'does this site collect my data',
  ],
  author: [
    'CC BY 4.0', ['how are the results checked', 'welcome', 'home'],
    'is this site affiliated with siemens',
    'may I reuse the figures commercially',
  ],
  path: [
    'learning path for a week', 'learn amesim without a licence',
    'what to learn in which order', 'I only have one hour',
  ],
  introduction: [
    'amesim intoduction', 'build a first model',
    ['variable step integrator', 'glossary'], 'LSODA DASSL',
    ['stiff systems implicit method', 'glossary', 'lag'],
    'what is in the .ame file',
    ['why can two masses not be connected directly', 'faq'],
    ['integrator stepped over a narrow pulse', 'clock'],
    'which final time should I choose',
  ],
  why: [
    'modelica heat exchanger example no heat transfer',
    'is the built-in manual better than websites',
  ],
  faq: [
    'frequently asked questons', 'license error at startup',
    'how can I speed up a slow simulation',
    'how do I connect amesim with simulink',
    ['why do my two ports refuse to connect', 'introduction'],
    'overconstrained error', 'RSTAT',
    ['null unit', 'introduction', 'glossary'], 'export results to csv',
    'ame_apy AMESetParameterValue', 'chinese characters in the folder path',
    'older release cannot open model',
    ['what should I check before trusting a result', 'introduction'],
    'where are the demo files', 'sine source slows down the whole model',
  ],
  signalLibrary: [
    'signal control components',
  ],
  thermalLibrary: [
    'heat transfer examples conduction to radiation',
  ],
  thermalHydraulicLibrary: [
    ['pipes bends valves pumps library', 'piping'],
  ],
  clock: [
    'heating schedule from a table', 'clock in minutes instead of seconds',
    'how many points does a run of 10 s print',
  ],
  lag: [
    'first ordr lag', 'lag or delay',
    'how do I read the time constant off a measured curve',
    'why does the thermometer reading creep',
  ],
  sine: [
    'triggered sine', ['sine sweep', 'phase'],
    ['sine with variable frequency', 'phase'],
    'why does the wave continue after the trigger drops',
    'rev/min to hertz gain pump ripple',
  ],
  trigger: [
    'trig', 'switch flips back and forth because of noise',
    'heater stays on and never switches off', 'how wide must the band be',
  ],
  bar: [
    'transient conduction fourier series', 'plate quenched in water',
    'why do I enter the geometry in the conductor and not in the capacity',
    'alloy 6061 conductivity',
  ],
  cylinders: [
    ['glass fiber insulation', 'glossary'], 'air gap versus glass fibre',
    'natural convection in an annulus', 'does more insulation always help',
  ],
  sphere: [
    ['emissivity', 'glossary'],
    ['celsius instead of kelvin in radiation', 'faq'],
    'does black paint cool faster', 'emissivity greater than one', 'sphear',
    'why is there no single time constant when radiation counts',
  ],
  piping: [
    'modular pipping', 'pressure staircase',
    'how big should a node volume be', 'churchill colebrook haaland',
    'gnielinski', 'sudden enlargement borda carnot',
    'how warm does water get in a heated pipe',
    'pressure rises in a closed volume when heated',
  ],
  welcome: [
    ['numbers in the text come from the model', 'author'],
  ],
  rename: [
    'how do I rename many files without overwriting one', 'batch_rename.py',
    'powershell rename-item whatif', 'which files must I not rename',
    'undo a rename',
  ],
  event: [
    ['event location', 'trigger', 'glossary'],
    'why do the delays not average out',
    'does a shorter print interval make the switching more exact',
  ],
  phase: [
    ['sin(2*pi*f*t) wrong for changing frequency', 'sine'],
    'odometer speed times time',
    ['why does my sweep end at twice the frequency', 'sine'],
    'phase acumulator',
  ],
  lumps: [
    ['error one over N squared', 'bar'],
  ],
};
