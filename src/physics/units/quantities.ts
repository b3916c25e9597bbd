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
  number: {label: text({en: 'Number', 'zh-Hans': '数值'}), unit: '1'},
  ratio: {label: text({en: 'Ratio', 'zh-Hans': '比值'}), unit: 'ratio'},
  level: {label: text({en: 'Level', 'zh-Hans': '幅值（dB）'}), unit: 'dB'},
  time: {label: text({en: 'Time', 'zh-Hans': '时间'}), unit: 's'},
  frequency: {label: text({en: 'Frequency', 'zh-Hans': '频率'}), unit: 'Hz'},
  frequencyRate: {
    label: text({en: 'Rate of a sweep', 'zh-Hans': '扫频速率'}),
    unit: 'Hz/s',
  },
  angle: {label: text({en: 'Angle', 'zh-Hans': '角度'}), unit: 'rad'},
  angularFrequency: {
    label: text({en: 'Angular frequency', 'zh-Hans': '角频率'}),
    unit: 'rad/s',
  },
  rate: {label: text({en: 'Rate of change', 'zh-Hans': '变化率'}), unit: '1/s'},
  temperature: {label: text({en: 'Temperature', 'zh-Hans': '温度'}), unit: 'K'},
  temperatureDifference: {
    label: text({en: 'Temperature difference', 'zh-Hans': '温差'}),
    unit: 'deltaK',
  },
  length: {label: text({en: 'Length', 'zh-Hans': '长度'}), unit: 'm'},
  roughness: {
    label: text({en: 'Roughness', 'zh-Hans': '粗糙度'}),
    unit: 'm-rough',
  },
  area: {label: text({en: 'Area', 'zh-Hans': '面积'}), unit: 'm2'},
  volume: {label: text({en: 'Volume', 'zh-Hans': '体积'}), unit: 'm3'},
  mass: {label: text({en: 'Mass', 'zh-Hans': '质量'}), unit: 'kg'},
  density: {label: text({en: 'Density', 'zh-Hans': '密度'}), unit: 'kg/m3'},
  velocity: {label: text({en: 'Velocity', 'zh-Hans': '速度'}), unit: 'm/s'},
  acceleration: {
    label: text({en: 'Acceleration', 'zh-Hans': '加速度'}),
    unit: 'm/s2',
  },
  force: {label: text({en: 'Force', 'zh-Hans': '力'}), unit: 'N'},
  stiffness: {label: text({en: 'Stiffness', 'zh-Hans': '刚度'}), unit: 'N/m'},
  pressure: {label: text({en: 'Pressure', 'zh-Hans': '压力'}), unit: 'Pa'},
  massFlow: {
    label: text({en: 'Mass flow rate', 'zh-Hans': '质量流量'}),
    unit: 'kg/s',
  },
  volumeFlow: {
    label: text({en: 'Volume flow rate', 'zh-Hans': '体积流量'}),
    unit: 'm3/s',
  },
  flowGradient: {
    label: text({
      en: 'Flow rate pressure gradient',
      'zh-Hans': '流量–压力梯度',
    }),
    unit: 'm3/(s.Pa)',
  },
  pumpCoefficient: {
    label: text({
      en: 'Flow resistance, pump curve coefficient',
      'zh-Hans': '流阻、泵特性系数',
    }),
    unit: 'Pa.s2/m6',
  },
  laminarResistance: {
    label: text({en: 'Laminar flow resistance', 'zh-Hans': '层流流阻'}),
    unit: 'Pa.s/m3',
  },
  dynamicViscosity: {
    label: text({en: 'Dynamic viscosity', 'zh-Hans': '动力粘度'}),
    unit: 'Pa.s',
  },
  diffusivity: {
    label: text({
      en: 'Diffusivity, kinematic viscosity',
      'zh-Hans': '扩散率、运动粘度',
    }),
    unit: 'm2/s',
  },
  energy: {label: text({en: 'Energy', 'zh-Hans': '能量'}), unit: 'J'},
  power: {label: text({en: 'Power', 'zh-Hans': '功率'}), unit: 'W'},
  heatFlux: {
    label: text({en: 'Heat flux', 'zh-Hans': '热流密度'}),
    unit: 'W/m2',
  },
  heatTransferCoefficient: {
    label: text({en: 'Heat transfer coefficient', 'zh-Hans': '换热系数'}),
    unit: 'W/(m2.K)',
  },
  thermalConductivity: {
    label: text({en: 'Thermal conductivity', 'zh-Hans': '导热系数'}),
    unit: 'W/(m.K)',
  },
  thermalConductance: {
    label: text({en: 'Thermal conductance', 'zh-Hans': '热导'}),
    unit: 'W/K',
  },
  thermalResistance: {
    label: text({en: 'Thermal resistance', 'zh-Hans': '热阻'}),
    unit: 'K/W',
  },
  heatCapacity: {
    label: text({en: 'Heat capacity', 'zh-Hans': '热容'}),
    unit: 'J/K',
  },
  specificHeatCapacity: {
    label: text({en: 'Specific heat capacity', 'zh-Hans': '比热容'}),
    unit: 'J/(kg.K)',
  },
} as const satisfies Readonly<Record<string, QuantityDefinition>>;

/** The name of a quantity. */
export type Quantity = keyof typeof QUANTITIES;

/** The SI unit of a quantity: the type of `unit` in a model. */
export type SiUnit = (typeof QUANTITIES)[Quantity]['unit'];
