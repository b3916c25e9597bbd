import {type LocalizedText, text} from '../../i18n';

/** A physical quantity and its SI unit. */
export interface QuantityDefinition {
  /** Name of the quantity, shown as the label of the unit switch. */
  readonly label: LocalizedText;
  /** The unit in which every value is stored and computed. */
  readonly unit: string;
}

/**
 * Every quantity of the site. Quantities with the same unit but different
 * meaning are separate where the unit switch must distinguish them: a
 * temperature can be shown in °C, a temperature difference can't.
 */
export const QUANTITIES = {
  number: {label: text('Number', '数值'), unit: '1'},
  ratio: {label: text('Ratio', '比值'), unit: 'ratio'},
  level: {label: text('Level', '幅值（dB）'), unit: 'dB'},
  time: {label: text('Time', '时间'), unit: 's'},
  frequency: {label: text('Frequency', '频率'), unit: 'Hz'},
  frequencyRate: {
    label: text('Rate of a sweep', '扫频速率'),
    unit: 'Hz/s',
  },
  angle: {label: text('Angle', '角度'), unit: 'rad'},
  angularFrequency: {
    label: text('Angular frequency', '角频率'),
    unit: 'rad/s',
  },
  rate: {label: text('Rate of change', '变化率'), unit: '1/s'},
  temperature: {label: text('Temperature', '温度'), unit: 'K'},
  temperatureDifference: {
    label: text('Temperature difference', '温差'),
    unit: 'deltaK',
  },
  length: {label: text('Length', '长度'), unit: 'm'},
  roughness: {
    label: text('Roughness', '粗糙度'),
    unit: 'm-rough',
  },
  area: {label: text('Area', '面积'), unit: 'm2'},
  volume: {label: text('Volume', '体积'), unit: 'm3'},
  mass: {label: text('Mass', '质量'), unit: 'kg'},
  density: {label: text('Density', '密度'), unit: 'kg/m3'},
  velocity: {label: text('Velocity', '速度'), unit: 'm/s'},
  acceleration: {
    label: text('Acceleration', '加速度'),
    unit: 'm/s2',
  },
  force: {label: text('Force', '力'), unit: 'N'},
  stiffness: {label: text('Stiffness', '刚度'), unit: 'N/m'},
  pressure: {label: text('Pressure', '压力'), unit: 'Pa'},
  massFlow: {
    label: text('Mass flow rate', '质量流量'),
    unit: 'kg/s',
  },
  volumeFlow: {
    label: text('Volume flow rate', '体积流量'),
    unit: 'm3/s',
  },
  flowGradient: {
    label: text('Flow rate pressure gradient', '流量–压力梯度'),
    unit: 'm3/(s.Pa)',
  },
  pumpCoefficient: {
    label: text('Flow resistance, pump curve coefficient', '流阻、泵特性系数'),
    unit: 'Pa.s2/m6',
  },
  laminarResistance: {
    label: text('Laminar flow resistance', '层流流阻'),
    unit: 'Pa.s/m3',
  },
  dynamicViscosity: {
    label: text('Dynamic viscosity', '动力粘度'),
    unit: 'Pa.s',
  },
  diffusivity: {
    label: text('Diffusivity, kinematic viscosity', '扩散率、运动粘度'),
    unit: 'm2/s',
  },
  energy: {label: text('Energy', '能量'), unit: 'J'},
  power: {label: text('Power', '功率'), unit: 'W'},
  heatFlux: {
    label: text('Heat flux', '热流密度'),
    unit: 'W/m2',
  },
  heatTransferCoefficient: {
    label: text('Heat transfer coefficient', '换热系数'),
    unit: 'W/(m2.K)',
  },
  thermalConductivity: {
    label: text('Thermal conductivity', '导热系数'),
    unit: 'W/(m.K)',
  },
  thermalConductance: {
    label: text('Thermal conductance', '热导'),
    unit: 'W/K',
  },
  thermalResistance: {
    label: text('Thermal resistance', '热阻'),
    unit: 'K/W',
  },
  heatCapacity: {
    label: text('Heat capacity', '热容'),
    unit: 'J/K',
  },
  specificHeatCapacity: {
    label: text('Specific heat capacity', '比热容'),
    unit: 'J/(kg.K)',
  },
} as const satisfies Readonly<Record<string, QuantityDefinition>>;

/** The name of a quantity. */
export type Quantity = keyof typeof QUANTITIES;

/** The SI unit of a quantity: the type of `unit` in a model. */
export type SiUnit = (typeof QUANTITIES)[Quantity]['unit'];
