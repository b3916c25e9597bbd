import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {defineModel, quantity} from '../../definition';
import {
  biotOf,
  coefficientCurves,
  coolingTime,
  equalTemperature,
  exact,
  measure,
  observe,
} from './observe';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {
  finalTemperature,
  lossesAt,
  lumpedBody,
  radiationCoefficient,
  timeConstants,
} from './sphere';

/** Largest Biot number at which one lump is good to a few per cent. */
const LARGEST_BIOT = 0.1;

/** Change of a coefficient in a run up to which a constant one fits the curve. */
const LARGEST_CHANGE = 0.2;

/** Duration of a run without time constants, s. */
const IDLE = 3600;

/** Returns five slow time constants, s, but at most twenty fast ones. */
function usualDuration(p: Values): number {
  const {fast, slow} = timeConstants(p);
  return Number.isFinite(fast) ? Math.min(5 * slow, 20 * fast) : IDLE;
}

/** Model of a sphere that cools by convection to air and radiation to walls. */
export const model = defineModel({
  id: 'hot-sphere',
  title: text('Hot sphere', '热球冷却'),
  parameters,
  displayUnits: ['degC', 'kJ'],
  irrelevant: ({coefficient, emissivity, material}) => [
    coefficient === 0 && 'air',
    emissivity === 0 && ['walls', 'scale'],
    material !== 'custom' && ['density', 'specificHeat', 'conductivity'],
  ],
  duration: {default: usualDuration, range: [1, 1e7]},
  states: {
    rise: quantity('T − T_0', 'deltaK', {
      label: text('temperature above the initial one', '相对初始温度的变化'),
    }),
    convected: {...outputs.convectedHeat, meter: true, nominal: 1},
    radiated: {...outputs.radiatedHeat, meter: true, nominal: 1},
  },
  initial: () => ({rise: 0, convected: 0, radiated: 0}),
  derivatives(_, {rise}, p) {
    const {convection, radiation} = lossesAt(p, p.initial + rise);
    return {
      rise: -(convection + radiation) / lumpedBody(p).heatCapacity,
      convected: convection,
      radiated: radiation,
    };
  },
  events: {
    absoluteZero: {
      label: () => text('absolute zero', '到达绝对零度'),
      when: (_, {rise}, p) =>
        p.scale === 'celsius' ? -(p.initial + rise) : -1,
      then: () => 'stop',
    },
  },
  outputs,
  observe,
  exact,
  scalars,
  measure,
  figures: {
    temperature: {
      title: text('Temperature of the sphere', '球体温度'),
      outputs: ['temperature', 'fastBound', 'slowBound'],
    },
    'heat-flow': {
      title: text('Heat flow rate of both paths', '两条路径的热流量'),
      outputs: ['convectionFlow', 'radiationFlow', 'totalFlow'],
    },
    excess: {
      title: text(
        'Excess over the final temperature, logarithmic',
        '高出最终温度的部分（对数坐标）',
      ),
      outputs: ['excess', 'fastExcess', 'slowExcess'],
      scale: 'log',
    },
    coefficients: {
      title: text('Two paths as two coefficients', '两条路径的换热系数'),
      coordinate: outputs.temperature,
      quantity: parameters.coefficient,
      curves: (p) => coefficientCurves(p),
    },
    heat: {
      title: text('Heat given off', '散出的热量'),
      outputs: ['convectedHeat', 'radiatedHeat', 'missingHeat', 'balance'],
    },
  },
  phrases: {
    equalTemperature(p, _, format) {
      const equal = equalTemperature(p);
      return format.output('temperature', equal ?? Number.NaN);
    },
  },
  summary: text(
    'The temperature of the sphere changes from {initial} to {temperature@end} in {end}; at the start the sphere loses {initialConvection} by convection and {initialRadiation} by radiation, and its Biot number is {biot}.',
    '{end} 内，球体温度由 {initial} 变为 {temperature@end}；开始时，对流热流量为 {initialConvection}，辐射热流量为 {initialRadiation}；毕渥数为 {biot}。',
  ),
  sentences: {
    coefficient: text(
      'At {initial} the sphere loses {initialConvection} by {convection|convectionFlow} and {initialRadiation} by {radiation|radiationFlow}; its Biot number is {biot}.',
      '球体温度为 {initial} 时，{对流|convectionFlow}散热 {initialConvection}，{辐射|radiationFlow}散热 {initialRadiation}；毕渥数为 {biot}。',
    ),
    emissivity: {
      cases: {
        equal: text(
          'The coefficient of {radiation|radiation} is {initialRadiativeCoefficient} at the start and {finalRadiativeCoefficient} at the end; at {equalTemperature} it equals that of {convection|convection}, {coefficient}.',
          '{辐射|radiation}换热系数在开始时为 {initialRadiativeCoefficient}，结束时为 {finalRadiativeCoefficient}，在 {equalTemperature} 时等于{对流|convection}换热系数 {coefficient}。',
        ),
        different: text(
          'The coefficient of {radiation|radiation} is {initialRadiativeCoefficient} at the start and {finalRadiativeCoefficient} at the end; that of {convection|convection}, {coefficient}, is different throughout.',
          '{辐射|radiation}换热系数在开始时为 {initialRadiativeCoefficient}，结束时为 {finalRadiativeCoefficient}，始终不等于{对流|convection}换热系数 {coefficient}。',
        ),
      },
      choose: (p) =>
        equalTemperature(p) === undefined ? 'different' : 'equal',
    },
    similar: {
      cases: {
        alike: text(
          'The coefficient of radiation changes only from {initialRadiativeCoefficient} to {finalRadiativeCoefficient}: more convection could nearly take its place, and {the curve|temperature} hardly tells them apart.',
          '辐射换热系数只从 {initialRadiativeCoefficient} 变到 {finalRadiativeCoefficient}，几乎可以用更强的对流代替，从这条{曲线|temperature}很难区分两者。',
        ),
        apart: text(
          'The coefficient of radiation changes from {initialRadiativeCoefficient} to {finalRadiativeCoefficient}, that of convection stays: {the curve|temperature} can tell them apart.',
          '辐射换热系数从 {initialRadiativeCoefficient} 变到 {finalRadiativeCoefficient}，对流换热系数不变，从这条{曲线|temperature}可以区分两者。',
        ),
        none: text(
          'There is no radiation, and {the curve|temperature} depends on convection alone.',
          '没有辐射，{曲线|temperature}只取决于对流。',
        ),
      },
      choose(p, run) {
        if (p.emissivity === 0) {
          return 'none';
        }
        const last = run.value('temperature', run.end);
        const change =
          radiationCoefficient(p, last) / radiationCoefficient(p, p.initial);
        return Math.abs(change - 1) < LARGEST_CHANGE ? 'alike' : 'apart';
      },
    },
    cooling: {
      cases: {
        within: text(
          'With an emissivity of {emissivity} {the sphere|temperature} needs {coolingTime} to lose nine tenths of its excess temperature.',
          '发射率为 {emissivity} 时，{球体|temperature}的温差减少九成需要 {coolingTime}。',
        ),
        later: text(
          'With an emissivity of {emissivity} {the sphere|temperature} needs more than {end} to lose nine tenths of its excess temperature.',
          '发射率为 {emissivity} 时，{球体|temperature}的温差减少九成需要的时间超过 {end}。',
        ),
      },
      choose(p, run) {
        if (p.initial === finalTemperature(p)) {
          return undefined;
        }
        return coolingTime(p, run) === undefined ? 'later' : 'within';
      },
    },
    initial: {
      cases: {
        both: text(
          '{The temperature|temperature} starts at {initial} and is {temperature@end} at {end}; for every start it approaches {finalTemperature}, where the heat flow rates of both paths cancel.',
          '{温度|temperature}从 {initial} 开始变化，{end} 时为 {temperature@end}；无论从多少开始，都趋近 {finalTemperature}，在该温度下两条路径的热流量相互抵消。',
        ),
        radiation: text(
          '{The temperature|temperature} starts at {initial} and is {temperature@end} at {end}; by radiation alone it approaches {finalTemperature} ever more slowly and does not reach it.',
          '{温度|temperature}从 {initial} 开始变化，{end} 时为 {temperature@end}；只有辐射时，它越来越慢地趋近 {finalTemperature}，但始终达不到。',
        ),
        other: text(
          '{The temperature|temperature} starts at {initial} and is {temperature@end} at {end}.',
          '{温度|temperature}从 {initial} 开始变化，{end} 时为 {temperature@end}。',
        ),
      },
      choose: ({coefficient, emissivity, scale}) =>
        emissivity === 0 || scale === 'celsius'
          ? 'other'
          : coefficient === 0
            ? 'radiation'
            : 'both',
    },
    diameter: {
      cases: {
        oneLump: text(
          'A diameter of {diameter} gives a Biot number of {biot}: one lump is enough, and {the curve|temperature} is good to a few per cent.',
          '直径为 {diameter} 时，毕渥数为 {biot}，用一个集总单元就够了，{曲线|temperature}的误差只有百分之几。',
        ),
        moreLumps: text(
          'A diameter of {diameter} gives a Biot number of {biot}: one lump is not enough, and a real sphere cools more slowly than {the curve|temperature}.',
          '直径为 {diameter} 时，毕渥数为 {biot}，只用一个集总单元不够，{曲线|temperature}的变化偏快。',
        ),
      },
      choose: (p) => (biotOf(p) < LARGEST_BIOT ? 'oneLump' : 'moreLumps'),
    },
    bounds: {
      cases: {
        convection: text(
          'Without radiation {the curve|excess} and both bounds are one straight line, with a time constant of {convectiveTimeConstant}.',
          '没有辐射时，{曲线|excess}与两条界限重合为一条直线，时间常数为 {convectiveTimeConstant}。',
        ),
        both: text(
          'With an emissivity of {emissivity}, {the curve|excess} lies between exponentials with time constants of {{fastTimeConstant}|fastExcess} and {{slowTimeConstant}|slowExcess}.',
          '发射率为 {emissivity} 时，{曲线|excess}夹在两条指数曲线之间，它们的时间常数分别为 {{fastTimeConstant}|fastExcess} 和 {{slowTimeConstant}|slowExcess}。',
        ),
      },
      choose: (p) => (p.emissivity === 0 ? 'convection' : 'both'),
    },
  },
  // Where both coefficients are equal, the final temperature beside that of the
  // air, and the instant at which a tenth of the excess is left.
  marks(p, run) {
    const equal = equalTemperature(p);
    const final = finalTemperature(p);
    const cooled = coolingTime(p, run);
    return {
      finalTemperature: [
        {y: final, symbol: 'T_eq'},
        p.coefficient > 0 && p.air !== final && {y: p.air, symbol: 'T_a'},
      ],
      coolingTime: cooled !== undefined && {x: cooled, symbol: 't_90'},
      equal: equal !== undefined && {
        x: equal,
        y: p.coefficient,
        symbol: 'h_r = h',
      },
    };
  },
  handles: (p) => ({
    initial: {output: 'temperature', along: 'y', x: 0, y: p.initial},
    air: {output: 'temperature', along: 'y', y: p.air},
  }),
  presets: {
    'black-paint': {
      label: text('Painted', '涂漆球'),
      question: text(
        'Which path takes more heat from a painted sphere at 200\u00a0°C?',
        '涂漆球的温度为 200\u00a0°C 时，哪条路径散热更多？',
      ),
      values: {},
      duration: 6000,
      results: [
        'initialConvection',
        'initialRadiation',
        'coolingTime',
        'finalTemperature',
      ],
      view: {figure: 'heat-flow', sliders: ['coefficient'], range: [0, 25]},
    },
    'from-50': {
      label: text('Measured from 50\u00a0°C', '50\u00a0°C 起测'),
      question: text(
        'Can a measured cooling curve from 50\u00a0°C tell convection from radiation?',
        '从 50\u00a0°C 开始实测的冷却曲线，能区分对流和辐射吗？',
      ),
      values: {initial: celsius(50)},
      duration: 3600,
      results: [
        'initialConvection',
        'initialRadiation',
        'initialRadiativeCoefficient',
        'coolingTime',
      ],
      view: {
        curves: ['temperature'],
        sliders: ['coefficient', 'emissivity'],
        range: [0, 25],
        sentence: 'similar',
      },
    },
    polished: {
      label: text('Polished', '抛光球'),
      question: text(
        'How much longer does a bright sphere stay hot than a painted one?',
        '抛光球的冷却时间比涂漆球长多少？',
      ),
      values: {emissivity: 0.05},
      duration: 8000,
      results: [
        'coolingTime',
        'initialRadiation',
        'initialConvection',
        'slowTimeConstant',
      ],
      view: {
        curves: ['temperature'],
        sliders: ['emissivity'],
        marks: ['coolingTime'],
        sentence: 'cooling',
      },
    },
    'convection-only': {
      label: text('Convection only', '仅有对流'),
      question: text(
        'Is the line in the logarithmic plot straight without radiation?',
        '没有辐射时，对数图中的曲线是直线吗？',
      ),
      values: {emissivity: 0},
      duration: 8000,
      results: [
        'convectiveTimeConstant',
        'coolingTime',
        'initialConvection',
        'biot',
      ],
      view: {figure: 'excess', sliders: ['emissivity'], sentence: 'bounds'},
    },
    vacuum: {
      label: text('Vacuum', '真空'),
      question: text(
        'How does a sphere cool by radiation alone?',
        '只有辐射时，球体怎样冷却？',
      ),
      values: {coefficient: 0},
      duration: 18_000,
      results: [
        'initialRadiation',
        'initialRadiativeCoefficient',
        'slowTimeConstant',
        'coolingTime',
      ],
      view: {
        figure: 'excess',
        sliders: ['emissivity'],
        range: [0.1, 1],
        sentence: 'bounds',
      },
    },
    'deep-space': {
      label: text('Walls at absolute zero', '绝对零度的墙壁'),
      question: text(
        'Does a sphere that radiates to 0\u00a0K ever stop cooling?',
        '球体向 0\u00a0K 的墙壁辐射时，温度会稳定在某个值吗？',
      ),
      values: {coefficient: 0, walls: 0},
      duration: 7200,
      results: [
        'finalTemperature',
        'initialRadiation',
        'coolingTime',
        'slowTimeConstant',
      ],
      view: {curves: ['temperature'], sliders: ['initial']},
    },
    thermometer: {
      label: text('Thermometer in a hot gas', '热气体中的温度计'),
      question: text(
        'By how much does a bead in gas at 200\u00a0°C read too low when the pipe wall is at 100\u00a0°C?',
        '气体为 200\u00a0°C、管壁为 100\u00a0°C 时，测温珠的读数偏低多少？',
      ),
      values: {
        coefficient: 200,
        emissivity: 0.7,
        initial: celsius(20),
        air: celsius(200),
        walls: celsius(100),
        diameter: 0.001,
        material: 'custom',
        density: 8500,
        specificHeat: 400,
        conductivity: 20,
      },
      duration: 15,
      results: [
        'finalTemperature',
        'initialConvection',
        'initialRadiation',
        'coolingTime',
      ],
      view: {
        curves: ['temperature'],
        sliders: ['walls'],
        range: [celsius(20), celsius(200)],
        marks: ['finalTemperature'],
        sentence: 'initial',
      },
    },
    'celsius-mistake': {
      label: text('Celsius in the fourth power', '四次方用了摄氏度'),
      question: text(
        'Which curve reveals that degrees Celsius were used in the fourth power?',
        '四次方里用了摄氏度，从哪条曲线能看出来？',
      ),
      values: {scale: 'celsius'},
      duration: 8000,
      results: [
        'celsiusFactor',
        'initialRadiation',
        'finalTemperature',
        'coolingTime',
      ],
      view: {
        figure: 'heat-flow',
        sliders: ['emissivity'],
        sentence: 'coefficient',
      },
    },
    plastic: {
      label: text('Plastic', '塑料球'),
      question: text(
        'Is one lump still enough if the conductivity is a thousand times smaller?',
        '导热系数只有千分之一时，一个集总热容还够用吗？',
      ),
      values: {
        initial: celsius(90),
        material: 'custom',
        density: 1200,
        specificHeat: 1500,
        conductivity: 0.2,
      },
      duration: 4000,
      results: ['biot', 'coolingTime', 'fastTimeConstant', 'slowTimeConstant'],
      view: {
        curves: ['temperature'],
        sliders: ['diameter'],
        range: [0.002, 0.05],
        marks: ['coolingTime'],
      },
    },
  },
});
