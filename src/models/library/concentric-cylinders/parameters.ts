import {type LocalizedText, text} from '../../../i18n';
import {
  AIR_350_K,
  GLASS_FIBRE,
  SOLID_NAMES,
} from '../../../physics/heat/materials';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

/** Defines the radius of a tube, with its default in mm. */
function radius(symbol: string, label: LocalizedText, millimetres: number) {
  return quantity(symbol, 'm', {
    label,
    default: millimetres / 1000,
    help: text(
      'The four radii grow from inside to outside.',
      '四个半径由内向外依次增大。',
    ),
  });
}

/** Defines the temperature of a held face or a fluid, its default in °C. */
function temperature(symbol: string, label: LocalizedText, degrees: number) {
  return quantity(symbol, 'K', {
    label,
    default: celsius(degrees),
    range: [celsius(-20), celsius(300)],
    slider: [celsius(0), celsius(200)],
    help: text(
      'Temperature of the held face or of the fluid; also the initial temperature of the adjacent tube.',
      '恒温壁面或流体的温度，也是相邻圆管的初始温度。',
    ),
  });
}

/** Defines a heat transfer coefficient, with its default in W/(m²·K). */
function coefficient(symbol: string, label: LocalizedText, value: number) {
  return quantity(symbol, 'W/(m2.K)', {
    label,
    default: value,
    range: [1, 10_000],
    slider: [2, 2000],
    log: true,
    help: text(
      'Of the film between the fluid and the face of the tube.',
      '流体与管壁之间的换热系数。',
    ),
  });
}

/** Defines the emissivity of a face of the gap. */
function emissivity(symbol: string, label: LocalizedText) {
  return quantity(symbol, 'ratio', {
    label,
    default: 0.1,
    range: [0.02, 1],
    help: text(
      'About 0.1 for bright aluminium, 0.8 and more for dark, oxidised or painted faces.',
      '光亮铝面约为 0.1，深色、氧化或涂漆的表面在 0.8 以上。',
    ),
  });
}

/** Choices of an effect that a run can include. */
const SWITCH = {off: text('off', '不计入'), on: text('on', '计入')} as const;

/** Parameters of the two tubes, of the gap and of what surrounds them. */
export const parameters = {
  filling: {
    label: text('filling of the gap', '间隙填充物'),
    choices: {air: text('air', '空气'), 'glass-fibre': GLASS_FIBRE.name},
    default: 'air',
    help: text(
      'Air is transparent to radiation and can circulate. Glass fibre blocks radiation and keeps its air still.',
      '空气对辐射透明，而且会形成自然对流；玻璃纤维阻挡辐射，并使其中的空气静止。',
    ),
    group: text('Gap', '间隙'),
  },
  airConductivity: quantity('k_air', 'W/(m.K)', {
    label: text('conductivity of air', '空气的导热系数'),
    default: AIR_350_K.conductivity,
    range: [0.02, 0.05],
    help: text(
      'It increases with temperature; use the value at the mean temperature of the gap.',
      '随温度升高而增大，应取间隙平均温度下的值。',
    ),
  }),
  fibreConductivity: quantity('k_fibre', 'W/(m.K)', {
    label: text('conductivity of the fibre', '纤维的导热系数'),
    default: GLASS_FIBRE.conductivity,
    range: [0.02, 0.2],
    log: true,
    help: text(
      'An effective value that includes radiation and trapped air: 0.035 to 0.046 for glass fibre, more for other insulations.',
      '等效值，已包含辐射和纤维间空气的作用：玻璃纤维为 0.035 至 0.046，其他保温材料更高。',
    ),
  }),
  radiation: {
    label: text('radiation across the gap', '间隙中的辐射'),
    choices: SWITCH,
    default: 'off',
    help: text(
      'Adds the exchange between the two faces of an air gap, which are grey and diffuse.',
      '计入空气间隙两侧壁面之间的辐射换热，按漫灰表面计算。',
    ),
  },
  innerEmissivity: emissivity(
    'ε_2',
    text('emissivity of the inner face of the gap', '间隙内侧壁面的发射率'),
  ),
  outerEmissivity: emissivity(
    'ε_3',
    text('emissivity of the outer face of the gap', '间隙外侧壁面的发射率'),
  ),
  freeConvection: {
    label: text('free convection in the gap', '间隙中的自然对流'),
    choices: SWITCH,
    default: 'off',
    help: text(
      'Adds circulation of the air according to Raithby and Hollands, for horizontal cylinders.',
      '按 Raithby–Hollands 关联式计入空气的自然对流，适用于水平圆筒。',
    ),
  },
  boundary: {
    label: text('inside and outside', '内外边界'),
    choices: {
      held: text('faces held', '壁面恒温'),
      films: text('fluids with films', '经流体换热'),
      plugged: text('ends plugged', '两端封堵'),
    },
    default: 'held',
    help: text(
      'Two faces are held, or two fluids exchange heat with the tubes, or the ends are plugged without a heat source.',
      '两侧壁面保持恒温，或者两侧流体与圆管换热，或者两端封堵而没有热源。',
    ),
    group: text('Boundary conditions', '边界条件'),
  },
  innerTemperature: temperature(
    'T_in',
    text('temperature inside', '内侧温度'),
    120,
  ),
  outerTemperature: temperature(
    'T_out',
    text('temperature outside', '外侧温度'),
    35,
  ),
  innerCoefficient: coefficient(
    'h_i',
    text('heat transfer coefficient inside', '内侧换热系数'),
    500,
  ),
  outerCoefficient: coefficient(
    'h_o',
    text('heat transfer coefficient outside', '外侧换热系数'),
    10,
  ),
  innerTubeInside: {
    ...radius('r_1', text('inner radius of the inner tube', '内管内半径'), 20),
    group: text('Tubes', '圆管'),
    range: [0.002, 0.1],
    slider: [0.005, 0.0215],
  },
  innerTubeOutside: {
    ...radius('r_2', text('outer radius of the inner tube', '内管外半径'), 22),
    range: [0.003, 0.11],
    slider: [0.0205, 0.0315],
  },
  outerTubeInside: {
    ...radius('r_3', text('inner radius of the outer tube', '外管内半径'), 32),
    range: [0.004, 0.15],
    slider: [0.0225, 0.0335],
  },
  outerTubeOutside: {
    ...radius('r_4', text('outer radius of the outer tube', '外管外半径'), 34),
    range: [0.005, 0.16],
    slider: [0.0325, 0.065],
  },
  length: quantity('L', 'm', {
    label: text('length of the tubes', '管长'),
    displayUnit: 'm',
    default: 1,
    range: [0.1, 10],
    slider: [0.2, 5],
    log: true,
    help: text(
      'There is no heat loss through the ends; heat flow rates and masses are proportional to the length.',
      '管端不散热，热流量和质量都与管长成正比。',
    ),
  }),
  tubeMaterial: {
    label: text('material of the tubes', '圆管材料'),
    choices: SOLID_NAMES,
    default: 'aluminium',
    help: text(
      'Sets conductivity, density and specific heat capacity of both tubes.',
      '决定两根管的导热系数、密度和比热容。',
    ),
  },
} as const satisfies ParameterDefinitions;

/** The parameter values of the concentric cylinders, SI. */
export type Values = ParameterValues<typeof parameters>;
