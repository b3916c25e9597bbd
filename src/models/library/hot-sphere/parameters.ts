import {text} from '../../../i18n';
import {SOLID_NAMES, SOLIDS} from '../../../physics/heat/materials';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions, ParameterValues} from '../../definition';
import {quantity} from '../../definition';

const {aluminium} = SOLIDS;

/** Parameters of the sphere and of its surroundings. */
export const parameters = {
  coefficient: quantity('h', 'W/(m2.K)', {
    label: text('heat transfer coefficient', '换热系数'),
    default: 12,
    range: [0, 200],
    slider: [0, 100],
    help: text(
      'Convection to the air, the same at every temperature. 0 is a vacuum.',
      '与空气的对流换热系数，不随温度变化。取 0 即为真空。',
    ),
    group: text('Heat paths', '散热路径'),
  }),
  emissivity: quantity('ε', 'ratio', {
    label: text('emissivity of the surface', '表面发射率'),
    default: 0.9,
    range: [0, 1],
    help: text(
      'A few hundredths for polished aluminium, about 0.9 for paint of almost any colour. 0 is no radiation.',
      '抛光铝只有百分之几，几乎任何颜色的漆都在 0.9 左右。取 0 即没有辐射。',
    ),
  }),
  scale: {
    label: text('temperatures in the fourth power', '四次方中的温度'),
    choices: {
      kelvin: text('kelvin (right)', '开尔文（正确）'),
      celsius: text('Celsius (a mistake)', '摄氏度（错误）'),
    },
    default: 'kelvin',
    help: text(
      'The law of radiation needs absolute temperatures. Choose Celsius to see the effect of this mistake.',
      '辐射定律必须用热力学温度。改选摄氏度，可以查看这个错误的后果。',
    ),
  },
  initial: quantity('T_0', 'K', {
    label: text('initial temperature', '初始温度'),
    default: celsius(200),
    range: [celsius(-50), celsius(600)],
    slider: [celsius(0), celsius(400)],
    help: text('Temperature of the sphere at time zero.', '零时刻球体的温度。'),
    group: text('Temperatures', '温度'),
  }),
  air: quantity('T_a', 'K', {
    label: text('temperature of the air', '空气温度'),
    default: celsius(25),
    range: [celsius(-50), celsius(600)],
    slider: [celsius(-20), celsius(200)],
    help: text(
      'Convection removes heat to this temperature. The room is so large that the sphere cannot warm it.',
      '对流散热一侧的温度。房间足够大，空气不会被球体加热。',
    ),
  }),
  walls: quantity('T_s', 'K', {
    label: text('temperature of the walls', '墙壁温度'),
    default: celsius(25),
    range: [0, celsius(600)],
    slider: [celsius(-50), celsius(200)],
    help: text(
      'Radiation removes heat to this temperature. The walls enclose the sphere and are much larger; absolute zero is allowed.',
      '辐射散热一侧的温度。墙壁包围球体且远大于球体，可以取绝对零度。',
    ),
  }),
  diameter: quantity('D', 'm', {
    label: text('diameter', '直径'),
    displayUnit: 'mm',
    default: 0.05,
    range: [0.001, 0.5],
    slider: [0.002, 0.2],
    log: true,
    help: text(
      'With the same coefficients, half the diameter gives half the time.',
      '换热系数不变时，直径减半，冷却时间也减半。',
    ),
    group: text('Sphere', '球体'),
  }),
  material: {
    label: text('material', '材料'),
    choices: {...SOLID_NAMES, custom: text('values below', '使用下面的数值')},
    default: 'aluminium',
    help: text(
      'Sets density, specific heat capacity and conductivity, or lets you enter them.',
      '决定密度、比热容和导热系数，也可以自行输入。',
    ),
  },
  density: quantity('ρ', 'kg/m3', {
    label: text('density', '密度'),
    default: aluminium.density,
    range: [100, 20_000],
    slider: [500, 10_000],
    log: true,
    help: text(
      'Used when the material is entered by values.',
      '仅在自行输入材料数值时使用。',
    ),
  }),
  specificHeat: quantity('c_p', 'J/(kg.K)', {
    label: text('specific heat capacity', '比热容'),
    default: aluminium.specificHeat,
    range: [100, 5000],
    slider: [200, 4200],
    log: true,
    help: text(
      'Used when the material is entered by values.',
      '仅在自行输入材料数值时使用。',
    ),
  }),
  conductivity: quantity('k', 'W/(m.K)', {
    label: text('conductivity of the solid', '固体的导热系数'),
    default: aluminium.conductivity,
    range: [0.02, 500],
    slider: [0.1, 400],
    log: true,
    help: text(
      'Used when the material is entered by values, and for the Biot number only.',
      '仅在自行输入材料数值时使用，并且只影响毕渥数。',
    ),
  }),
} as const satisfies ParameterDefinitions;

/** The parameter values of the sphere, SI. */
export type Values = ParameterValues<typeof parameters>;
