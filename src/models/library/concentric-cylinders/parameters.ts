import {AIR_350_K, GLASS_FIBRE, SOLIDS} from '../../../physics/materials';
import {celsius} from '../../../physics/units';
import type {
  ParameterDefinitions,
  Translated,
} from '../../definition/defineModel';

/** Headings of the parameters. */
export const groups = {
  gap: {en: 'Gap', 'zh-Hans': '间隙'},
  boundary: {en: 'Boundary conditions', 'zh-Hans': '边界条件'},
  tubes: {en: 'Tubes', 'zh-Hans': '圆管'},
} as const satisfies Readonly<Record<string, Translated>>;

function radius(symbol: string, label: Translated, millimetres: number) {
  return {
    label,
    symbol,
    unit: 'm',
    displayUnit: 'mm',
    default: millimetres / 1000,
    help: {
      en: 'The four radii grow from inside to outside.',
      'zh-Hans': '四个半径由内向外依次增大。',
    },
    group: 'tubes',
  } as const;
}

function temperature(symbol: string, label: Translated, degrees: number) {
  return {
    label,
    symbol,
    unit: 'K',
    displayUnit: 'degC',
    default: celsius(degrees),
    min: celsius(-20),
    max: celsius(300),
    help: {
      en: 'Of the held face or of the fluid. The tube next to it starts from this temperature.',
      'zh-Hans': '恒温壁面或流体的温度。相邻的圆管也从这个温度开始。',
    },
    group: 'boundary',
  } as const;
}

function coefficient(symbol: string, label: Translated, value: number) {
  return {
    label,
    symbol,
    unit: 'W/(m2.K)',
    default: value,
    min: 1,
    max: 10_000,
    log: true,
    help: {
      en: 'Film between the fluid and the face of the tube.',
      'zh-Hans': '流体与管壁之间的换热系数。',
    },
    group: 'boundary',
  } as const;
}

function emissivity(symbol: string, label: Translated) {
  return {
    label,
    symbol,
    unit: 'ratio',
    default: 0.1,
    min: 0.02,
    max: 1,
    help: {
      en: 'About 0.1 for bright aluminium, 0.8 and more for dark, oxidised or painted faces.',
      'zh-Hans': '光亮铝面约 0.1，发暗、氧化或涂漆的表面在 0.8 以上。',
    },
    group: 'gap',
  } as const;
}

const SWITCH = {
  off: {en: 'off', 'zh-Hans': '不计入'},
  on: {en: 'on', 'zh-Hans': '计入'},
} as const;

/** Parameters of the two tubes, of the gap and of what surrounds them. */
export const parameters = {
  filling: {
    label: {en: 'filling of the gap', 'zh-Hans': '间隙填充物'},
    choices: {
      air: {en: 'air', 'zh-Hans': '空气'},
      'glass-fibre': GLASS_FIBRE.name,
    },
    default: 'air',
    help: {
      en: 'Air is transparent and can move. Glass fibre blocks the view and holds its air still.',
      'zh-Hans': '空气透明，还会流动。玻璃纤维挡住辐射，也让空气静止。',
    },
    group: 'gap',
  },
  airConductivity: {
    label: {en: 'conductivity of air', 'zh-Hans': '空气的导热系数'},
    symbol: 'k_air',
    unit: 'W/(m.K)',
    default: AIR_350_K.conductivity,
    min: 0.02,
    max: 0.05,
    help: {
      en: 'Rises with temperature: take it at the mean temperature of the gap.',
      'zh-Hans': '随温度升高而增大，应取间隙平均温度下的值。',
    },
    group: 'gap',
  },
  fibreConductivity: {
    label: {en: 'conductivity of the fibre', 'zh-Hans': '纤维的导热系数'},
    symbol: 'k_fibre',
    unit: 'W/(m.K)',
    default: GLASS_FIBRE.conductivity,
    min: 0.02,
    max: 0.2,
    log: true,
    help: {
      en: 'An effective value, radiation and trapped air included: 0.035 to 0.046 for glass fibre, more for other insulations.',
      'zh-Hans':
        '等效值，已包含辐射和被困住的空气：玻璃纤维为 0.035 到 0.046，其他保温材料更高。',
    },
    group: 'gap',
  },
  radiation: {
    label: {en: 'radiation across the gap', 'zh-Hans': '间隙中的辐射'},
    choices: SWITCH,
    default: 'off',
    help: {
      en: 'Adds the exchange between the two faces of an air gap, grey and diffuse.',
      'zh-Hans': '计入空气间隙两侧壁面之间的辐射换热，按漫灰表面计算。',
    },
    group: 'gap',
  },
  innerEmissivity: emissivity('ε_2', {
    en: 'emissivity of the inner face of the gap',
    'zh-Hans': '间隙内侧壁面的发射率',
  }),
  outerEmissivity: emissivity('ε_3', {
    en: 'emissivity of the outer face of the gap',
    'zh-Hans': '间隙外侧壁面的发射率',
  }),
  freeConvection: {
    label: {en: 'free convection in the gap', 'zh-Hans': '间隙中的自然对流'},
    choices: SWITCH,
    default: 'off',
    help: {
      en: 'Lets the air circulate after Raithby and Hollands, for horizontal cylinders.',
      'zh-Hans': '按 Raithby–Hollands 关联式计入空气环流，适用于水平圆筒。',
    },
    group: 'gap',
  },
  boundary: {
    label: {en: 'inside and outside', 'zh-Hans': '内外边界'},
    choices: {
      held: {en: 'faces held', 'zh-Hans': '壁面恒温'},
      films: {en: 'fluids with films', 'zh-Hans': '经流体换热'},
      plugged: {en: 'ends plugged', 'zh-Hans': '两端封堵'},
    },
    default: 'held',
    help: {
      en: 'Two temperatures are held, or two fluids exchange heat with the tubes, or nothing holds them.',
      'zh-Hans':
        '两侧壁面保持恒温，或由两侧流体与圆管换热，或两端封堵、没有热源。',
    },
    group: 'boundary',
  },
  innerTemperature: temperature(
    'T_in',
    {en: 'temperature inside', 'zh-Hans': '内侧温度'},
    120,
  ),
  outerTemperature: temperature(
    'T_out',
    {en: 'temperature outside', 'zh-Hans': '外侧温度'},
    35,
  ),
  innerCoefficient: coefficient(
    'h_i',
    {en: 'heat transfer coefficient inside', 'zh-Hans': '内侧换热系数'},
    500,
  ),
  outerCoefficient: coefficient(
    'h_o',
    {en: 'heat transfer coefficient outside', 'zh-Hans': '外侧换热系数'},
    10,
  ),
  innerTubeInside: {
    ...radius(
      'r_1',
      {en: 'inner radius of the inner tube', 'zh-Hans': '内管内半径'},
      20,
    ),
    min: 0.002,
    max: 0.1,
  },
  innerTubeOutside: {
    ...radius(
      'r_2',
      {en: 'outer radius of the inner tube', 'zh-Hans': '内管外半径'},
      22,
    ),
    min: 0.003,
    max: 0.11,
  },
  outerTubeInside: {
    ...radius(
      'r_3',
      {en: 'inner radius of the outer tube', 'zh-Hans': '外管内半径'},
      32,
    ),
    min: 0.004,
    max: 0.15,
  },
  outerTubeOutside: {
    ...radius(
      'r_4',
      {en: 'outer radius of the outer tube', 'zh-Hans': '外管外半径'},
      34,
    ),
    min: 0.005,
    max: 0.16,
  },
  length: {
    label: {en: 'length of the tubes', 'zh-Hans': '管长'},
    symbol: 'L',
    unit: 'm',
    default: 1,
    min: 0.1,
    max: 10,
    log: true,
    help: {
      en: 'Nothing leaves through the ends: heat and masses are proportional to it.',
      'zh-Hans': '管端不散热：热流率和质量都与管长成正比。',
    },
    group: 'tubes',
  },
  tubeMaterial: {
    label: {en: 'material of the tubes', 'zh-Hans': '圆管材料'},
    choices: {
      aluminium: SOLIDS.aluminium.name,
      aluminium6061: SOLIDS.aluminium6061.name,
      aluminium2024: SOLIDS.aluminium2024.name,
      aluminium195: SOLIDS.aluminium195.name,
    },
    default: 'aluminium',
    help: {
      en: 'Sets conductivity, density and specific heat capacity of both tubes.',
      'zh-Hans': '决定两根管的导热系数、密度和比热容。',
    },
    group: 'tubes',
  },
} as const satisfies ParameterDefinitions;
