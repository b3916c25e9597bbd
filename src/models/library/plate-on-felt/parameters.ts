import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {ParameterDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Parameters of the table, the felt and the plate. */
export const parameters = {
  thickness: quantity('L', 'm', {
    label: text('thickness of the felt', '毛毡厚度'),
    displayUnit: 'mm',
    default: 1e-3,
    range: [1e-5, 0.1],
    slider: [2e-4, 5e-3],
    log: true,
    help: text(
      'The length of the heat path. It belongs to the conductor.',
      '传热路径的长度，在导热元件中填写。',
    ),
    group: text('Felt', '毛毡'),
  }),
  area: quantity('A', 'm2', {
    label: text('contact area', '接触面积'),
    displayUnit: 'cm2',
    default: 0.01,
    range: [1e-6, 1],
    slider: [1e-3, 0.1],
    log: true,
    help: text(
      'The area between table and plate. It belongs to the conductor.',
      '台面与铝板之间的面积，在导热元件中填写。',
    ),
  }),
  conductivity: quantity('k', 'W/(m.K)', {
    label: text('thermal conductivity of the felt', '毛毡的导热系数'),
    default: 0.05,
    range: [1e-3, 500],
    slider: [0.01, 1],
    log: true,
    help: text(
      'A property of the material of the felt, constant here.',
      '毛毡的材料数据，这里取为常数。',
    ),
  }),
  mass: quantity('m', 'kg', {
    label: text('mass of the plate', '铝板质量'),
    default: 0.5,
    range: [1e-3, 100],
    slider: [0.1, 5],
    log: true,
    help: text(
      'The amount of material that stores heat. It belongs to the capacity.',
      '储热材料的多少，在热容元件中填写。',
    ),
    group: text('Plate', '铝板'),
  }),
  specificHeat: quantity('c_p', 'J/(kg.K)', {
    label: text('specific heat capacity', '比热容'),
    default: 900,
    range: [100, 5000],
    help: text(
      'A property of the material of the plate, constant here.',
      '铝板的材料数据，这里取为常数。',
    ),
  }),
  initial: quantity('T_0', 'K', {
    label: text('initial temperature of the plate', '铝板初始温度'),
    default: celsius(20),
    range: [celsius(-50), celsius(300)],
    slider: [celsius(0), celsius(100)],
    help: text('Temperature of the plate at time zero.', '零时刻铝板的温度。'),
    group: text('Temperatures', '温度'),
  }),
  table: quantity('T_s', 'K', {
    label: text('table temperature', '台面温度'),
    default: celsius(80),
    range: [celsius(-50), celsius(300)],
    slider: [celsius(0), celsius(100)],
    help: text(
      'Held constant, whatever heat flows.',
      '保持不变，与热流量无关。',
    ),
  }),
} as const satisfies ParameterDefinitions;
