import {type LocalizedText, text} from '../../../i18n';
import type {MarkEntry} from '../../definition';
import {defineModel, quantity} from '../../definition';
import {
  equilibrium,
  pluggedTimeConstant,
  slowestTimeConstant,
  steadyState,
} from './closedForm';
import {pathBars, profileCurves, profileTimes, resistanceBars} from './figures';
import {hasCirculation, hasRadiation} from './gap';
import {measure} from './measure';
import {chainFlows, exact, observe, tubeTemperatures} from './observe';
import {outputs, scalars} from './outputs';
import {parameters, type Values} from './parameters';
import {checkRadii, createTubes} from './tubes';

/** Shortest usual duration, s. */
const SHORTEST = 600;

/** Returns a duration, s, in which the tubes approach their final state. */
function usualDuration(p: Values): number {
  if (checkRadii(p).length > 0) {
    return SHORTEST;
  }
  const constants = p.boundary === 'plugged' ? 5 : 8;
  return Math.max(constants * slowestTimeConstant(p), SHORTEST);
}

/** Marks the steady heat flow rate through another filling of the gap. */
function fillingMarks(
  p: Values,
  filling: Values['filling'],
  label: LocalizedText,
): MarkEntry {
  const still = {
    ...p,
    filling,
    radiation: 'off',
    freeConvection: 'off',
  } as const;
  return (
    p.boundary !== 'plugged' && {y: steadyState(still).heatFlow, words: label}
  );
}

/** Model of two coaxial tubes with a gap of air or fibre between them. */
export const model = defineModel({
  id: 'concentric-cylinders',
  title: text('Concentric cylinders', '同心圆筒'),
  parameters,
  displayUnits: ['degC', 'mm'],
  irrelevant: (p) => [
    p.filling === 'glass-fibre' && [
      'airConductivity',
      'radiation',
      'freeConvection',
    ],
    !hasRadiation(p) && ['innerEmissivity', 'outerEmissivity'],
    p.boundary !== 'films' && ['innerCoefficient', 'outerCoefficient'],
  ],
  validate: checkRadii,
  duration: {default: usualDuration, range: [1, 1e6], displayUnit: 'min'},
  states: {
    innerRise: quantity('T_1 − T_in', 'deltaK', {
      label: text('inner tube above the inside', '内管与内侧的温差'),
      nominal: 1e-3,
    }),
    outerRise: quantity('T_2 − T_out', 'deltaK', {
      label: text('outer tube above the outside', '外管与外侧的温差'),
      nominal: 1e-3,
    }),
    heatIn: quantity('Q_in', 'J', {
      label: text('heat from the inside', '来自内侧的热量'),
      meter: true,
    }),
    heatOut: quantity('Q_out', 'J', {
      label: text('heat to the outside', '传给外侧的热量'),
      meter: true,
    }),
  },
  initial: () => ({innerRise: 0, outerRise: 0, heatIn: 0, heatOut: 0}),
  derivatives(_, x, p) {
    const tubes = createTubes(p);
    const {inner, gap, outer} = chainFlows(p, tubes, x);
    return {
      innerRise: (inner - gap) / tubes.innerCapacity,
      outerRise: (gap - outer) / tubes.outerCapacity,
      heatIn: inner,
      heatOut: outer,
    };
  },
  outputs,
  observe,
  exact,
  scalars,
  measure: (p, run) => measure(p, tubeTemperatures(p, run.state(run.end))),
  figures: {
    temperature: {
      title: text('Temperature of the tubes', '圆管温度'),
      outputs: ['innerTube', 'outerTube', 'innerFace', 'outerFace'],
    },
    'heat-flow': {
      title: text('Heat flow rate', '热流量'),
      outputs: [
        'gapFlow',
        'conductionFlow',
        'convectionFlow',
        'radiationFlow',
        'innerFlow',
        'outerFlow',
      ],
    },
    resistances: {
      title: text('Thermal resistances in series', '串联的热阻'),
      quantity: quantity('R', 'K/W', {
        label: text('thermal resistance', '热阻'),
      }),
      bars: (p, run) => resistanceBars(p, run.state(run.end)),
    },
    paths: {
      title: text('Conductances in parallel in the gap', '间隙中并联的热导'),
      quantity: quantity('G', 'W/K', {
        label: text('thermal conductance', '热导'),
      }),
      bars: (p, run) => pathBars(p, run.state(run.end)),
    },
    profile: {
      title: text('Temperature over the radius', '沿半径的温度分布'),
      coordinate: quantity('r', 'm', {label: text('radius', '半径')}),
      quantity: quantity('T', 'K', {label: text('temperature', '温度')}),
      times: (p, run) => profileTimes(p, run.end),
      curves: (p, run, times) => profileCurves(p, (t) => run.state(t), times),
    },
    'stored-heat': {
      title: text('Heat stored in both tubes', '两根管储存的热量'),
      outputs: ['storedHeat', 'balance'],
    },
  },
  phrases: {
    gapWidth(p, _, format) {
      const millimetres = 1000 * (p.outerTubeInside - p.innerTubeOutside);
      return `${format.number(Number(millimetres.toPrecision(4)))}\u00a0mm`;
    },
  },
  summary: {
    cases: {
      plugged: text(
        'With plugged ends and {filling} in the gap the tubes change from {innerTemperature} and {outerTemperature} to {innerTube@end} and {outerTube@end} in {end}; the final temperature is {equilibrium}.',
        '两端封堵、间隙充满{filling}时，{end} 内两根管子由 {innerTemperature} 和 {outerTemperature} 变为 {innerTube@end} 和 {outerTube@end}，最终趋于 {equilibrium}。',
      ),
      open: text(
        'After {end} the heat flow rate through the gap of {filling} is {gapFlow@end}, from the inner tube at {innerTube@end} to the outer one at {outerTube@end}; the gap has {gapShare} of the total resistance of {totalResistance}.',
        '{end} 时通过{filling}间隙的热流量为 {gapFlow@end}，内管和外管的温度分别为 {innerTube@end} 和 {outerTube@end}，间隙占总热阻 {totalResistance} 的 {gapShare}。',
      ),
    },
    choose: ({boundary}) => (boundary === 'plugged' ? 'plugged' : 'open'),
  },
  sentences: {
    outerTubeInside: text(
      'Across a gap of {gapWidth}, radiation transfers {radiationShare} of the heat. The gap has {gapShare} of the total resistance, and the heat flow rate is {steadyHeatFlow}.',
      '间隙宽 {gapWidth} 时辐射传递 {radiationShare} 的热量，间隙占总热阻的 {gapShare}，热流量为 {steadyHeatFlow}。',
    ),
    outerCoefficient: text(
      'The gap has {gapShare} of the total resistance, so at the end of the run the outer tube is at {outerTube@end}.',
      '间隙占总热阻的 {gapShare}，因此运行结束时外管温度为 {outerTube@end}。',
    ),
    circulation: {
      cases: {
        circulates: text(
          'Across a gap of {gapWidth}, circulation multiplies the conductivity of air by {conductivityRatio}. The conductivity of an equivalent solid filling is {equivalentConductivity}.',
          '间隙宽 {gapWidth} 时自然对流使空气的导热系数增大到 {conductivityRatio} 倍，传热量相同的固体填充物的导热系数为 {equivalentConductivity}。',
        ),
        rests: text(
          'Across a gap of {gapWidth}, the filling does not move. The conductivity of an equivalent solid filling is {equivalentConductivity}.',
          '间隙宽 {gapWidth} 时填充物不流动，传热量相同的固体填充物的导热系数为 {equivalentConductivity}。',
        ),
      },
      choose: (p) => (hasCirculation(p) ? 'circulates' : 'rests'),
    },
    outerTubeOutside: {
      cases: {
        plugged: text(
          'The heat capacities are {innerCapacity} inside and {outerCapacity} outside, so the tubes meet at {equilibrium} with a time constant of {timeConstant} at the initial temperatures.',
          '内管和外管的热容分别为 {innerCapacity} 和 {outerCapacity}，所以两管趋于 {equilibrium}，初始温度下的时间常数为 {timeConstant}。',
        ),
        open: text(
          'The heat capacities are {innerCapacity} inside and {outerCapacity} outside; the temperatures at the ends are given.',
          '内管和外管的热容分别为 {innerCapacity} 和 {outerCapacity}，而两侧的温度由边界条件给定。',
        ),
      },
      choose: ({boundary}) => (boundary === 'plugged' ? 'plugged' : 'open'),
    },
  },
  marks(p) {
    const isPlugged = p.boundary === 'plugged';
    return {
      equilibrium: isPlugged && {y: equilibrium(p), symbol: 'T_eq'},
      timeConstant: isPlugged && {x: pluggedTimeConstant(p), symbol: 'τ'},
      stillAir: fillingMarks(p, 'air', text('still air', '静止空气')),
      fibre: fillingMarks(p, 'glass-fibre', text('glass fibre', '玻璃纤维')),
    };
  },
  presets: {
    plugged: {
      label: text('Ends plugged', '两端封堵'),
      question: text(
        'At which common temperature do the two tubes end if no source holds them?',
        '没有热源时，两根管子最终的共同温度是多少？',
      ),
      values: {boundary: 'plugged'},
      duration: 3600,
      results: [
        'equilibrium',
        'timeConstant',
        'innerCapacity',
        'outerCapacity',
      ],
      view: {
        sliders: ['outerTubeOutside'],
        range: [0.0325, 0.05],
        marks: ['equilibrium', 'timeConstant'],
      },
    },
    'still-air': {
      label: text('Still air', '静止空气'),
      question: text(
        'Which layer determines the heat flow rate from 120\u00a0°C to 35\u00a0°C?',
        '内侧 120\u00a0°C、外侧 35\u00a0°C 时，热流量主要由哪一层决定？',
      ),
      values: {},
      results: [
        'steadyHeatFlow',
        'gapShare',
        'totalResistance',
        'gapResistance',
      ],
      view: {
        figure: 'resistances',
        sliders: ['outerTubeInside'],
        range: [0.026, 0.0335],
      },
    },
    'glass-fibre': {
      label: text('Glass fibre', '玻璃纤维'),
      question: text(
        'Does glass fibre insulate better than still air?',
        '玻璃纤维比静止空气更保温吗？',
      ),
      values: {filling: 'glass-fibre'},
      results: [
        'steadyHeatFlow',
        'gapResistance',
        'totalResistance',
        'gapShare',
      ],
      view: {
        figure: 'heat-flow',
        curves: ['gapFlow'],
        sliders: ['fibreConductivity'],
        range: [0.02, 0.1],
        marks: ['stillAir'],
      },
    },
    'bright-faces': {
      label: text('Bright faces', '光亮壁面'),
      question: text(
        'How much does radiation add between two bright faces?',
        '两侧壁面光亮时，辐射使热流量增加多少？',
      ),
      values: {radiation: 'on'},
      results: [
        'radiationShare',
        'exchangeFactor',
        'steadyHeatFlow',
        'factorOfConduction',
      ],
      view: {
        figure: 'paths',
        sliders: ['outerTubeInside', 'innerEmissivity'],
        range: [0.026, 0.0335],
      },
    },
    'dark-faces': {
      label: text('Dark faces', '深色壁面'),
      question: text(
        'How much of the advantage of air remains if both faces are dark?',
        '两侧壁面均为深色时，空气的优势还剩多少？',
      ),
      values: {radiation: 'on', innerEmissivity: 0.8, outerEmissivity: 0.8},
      results: [
        'radiationShare',
        'steadyHeatFlow',
        'breakEvenEmissivity',
        'factorOfFibre',
      ],
      view: {
        figure: 'heat-flow',
        curves: ['gapFlow'],
        sliders: ['innerEmissivity', 'outerEmissivity'],
        marks: ['stillAir', 'fibre'],
        sentence: 'outerTubeInside',
      },
    },
    'wide-gap': {
      label: text('Wide gap with circulation', '宽间隙与自然对流'),
      question: text(
        'By which factor does circulation increase the heat flow rate in a gap of 40\u00a0mm?',
        '间隙宽 40\u00a0mm 时，自然对流使热流量增大到几倍？',
      ),
      values: {
        freeConvection: 'on',
        outerTubeInside: 0.062,
        outerTubeOutside: 0.064,
      },
      results: [
        'conductivityRatio',
        'rayleigh',
        'convectionShare',
        'steadyHeatFlow',
      ],
      view: {
        figure: 'paths',
        sliders: ['outerTubeInside'],
        range: [0.027, 0.0625],
        sentence: 'circulation',
      },
    },
    films: {
      label: text('Fluids with films', '经流体换热'),
      question: text(
        'How far above the ambient temperature does the outer tube settle if only air cools it?',
        '外管只由空气冷却时，稳态温度比环境温度高多少？',
      ),
      values: {boundary: 'films'},
      duration: 12_000,
      results: ['steadyHeatFlow', 'totalResistance', 'gapShare', 'metalShare'],
      view: {figure: 'profile', curves: ['t5'], sliders: ['outerCoefficient']},
    },
    'plugged-dark': {
      label: text('Ends plugged, dark faces', '两端封堵，深色壁面'),
      question: text(
        'How much faster do the tubes approach each other if radiation is included?',
        '计入辐射后，两根管子的温度接近得快多少？',
      ),
      values: {
        boundary: 'plugged',
        radiation: 'on',
        innerEmissivity: 0.8,
        outerEmissivity: 0.8,
      },
      duration: 3000,
      results: [
        'timeConstant',
        'equilibrium',
        'radiationShare',
        'exchangeFactor',
      ],
      view: {
        sliders: ['outerTubeOutside', 'innerEmissivity'],
        range: [0.0325, 0.05],
        marks: ['equilibrium', 'timeConstant'],
      },
    },
  },
});
