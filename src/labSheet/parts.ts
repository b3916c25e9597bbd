// Names in the product: cspell:ignore TFFD TFTK THSD THHF THTS
import {type LocalizedText, text} from '../i18n';
import type {AnyModel} from '../models/definition/modelDefinition';
import type {AskedNumber, AskedValue, Part} from './sheet';

/** The plug for a signal port, which ends an open output. */
export const signalPlug = {
  name: text({en: 'signal plug', 'zh-Hans': '信号堵头'}),
  submodels: ['SSINK'],
  why: text({en: 'ends the open output', 'zh-Hans': '封住输出端'}),
  values: [],
} as const satisfies Part;

/** The source of a step from 0. */
export function stepSource<A extends AnyModel>(
  level: AskedNumber<A>,
  onset: AskedNumber<A>,
): Part<A> {
  return {
    name: text({en: 'step source', 'zh-Hans': '阶跃信号源'}),
    submodels: ['STEP0'],
    others: [
      {
        submodels: ['UD00'],
        isEquivalent: true,
        why: text({
          en: 'Its stages can give the same step; check their values.',
          'zh-Hans': '用分段也能给出同样的阶跃，请核对各段的值。',
        }),
      },
    ],
    why: text({en: 'gives the input $u$', 'zh-Hans': '给出输入 $u$'}),
    values: [
      {
        label: text({en: 'value before step', 'zh-Hans': '阶跃前的值'}),
        ...{title: 'value before step', symbol: 'out0', value: 0, unit: '1'},
      },
      {
        label: text({en: 'value after step', 'zh-Hans': '阶跃后的值'}),
        ...({title: 'value after step', symbol: 'out1', unit: '1'} as const),
        ...level,
      },
      {
        label: text({en: 'step time', 'zh-Hans': '阶跃时刻'}),
        ...({title: 'step time', symbol: 't0', unit: 's'} as const),
        ...onset,
      },
    ],
  };
}

/**
 * Density, specific heat and conductivity of aluminium, SI: those of the models, not
 * imported, so that the check carries no other materials. A test compares them.
 */
export const ALUMINIUM = {
  density: 2702,
  specificHeat: 903,
  conductivity: 237,
} as const;

/** Solid properties of aluminium, without the index that components refer to. */
export const aluminium = {
  name: text({en: 'solid properties', 'zh-Hans': '固体材料元件'}),
  submodels: ['THSD00'],
  why: text({en: 'data of aluminium', 'zh-Hans': '铝的数据'}),
  values: [
    {
      label: text({en: 'density', 'zh-Hans': '密度'}),
      ...({words: ['density'], unit: 'kg/m3'} as const),
      value: ALUMINIUM.density,
    },
    {
      label: text({en: 'specific heat', 'zh-Hans': '比热容'}),
      ...({words: ['specific heat'], unit: 'J/(kg.K)'} as const),
      value: ALUMINIUM.specificHeat,
    },
    {
      label: text({en: 'conductivity', 'zh-Hans': '导热系数'}),
      ...({words: ['conductivity'], unit: 'W/(m.K)'} as const),
      value: ALUMINIUM.conductivity,
    },
  ],
} as const satisfies Part;

/** The plugs on free ports of thermal capacities. */
export const thermalPlugs = {
  name: text({en: 'plugs', 'zh-Hans': '堵头'}),
  submodels: ['THHF0'],
  count: 'several',
  why: text({
    en: 'close the free ports of the capacities: insulated',
    'zh-Hans': '封住热容元件的空端口，即绝热',
  }),
  values: [
    {
      label: text({en: 'heat flow rate', 'zh-Hans': '热流量'}),
      ...{words: ['heat flow'], value: 0, unit: 'W'},
    },
  ],
} as const satisfies Part;

/** The data of water, which the components refer to by an index. */
export const water = {
  name: text({en: 'fluid properties', 'zh-Hans': '流体物性'}),
  submodels: ['TFFD3'],
  why: text({
    en: 'data of water, found by an index',
    'zh-Hans': '水的数据，由索引号引用',
  }),
  values: [],
  typed: text({
    en: 'water, index 1, the same in every component',
    'zh-Hans': '水，索引号 1，所有元件相同',
  }),
} as const satisfies Part;

/** The tank at the outlet of a line. */
export const tank = {
  name: text({en: 'tank', 'zh-Hans': '水箱'}),
  submodels: ['TFTK0'],
  why: text({en: 'outlet at a given pressure', 'zh-Hans': '给定压力的出口'}),
  values: [],
  typed: text({en: 'atmospheric pressure †', 'zh-Hans': '大气压 †'}),
} as const satisfies Part;

/** A source that holds a temperature. */
export function temperatureSource<A extends AnyModel>(
  why: LocalizedText,
  asked: AskedNumber<A>,
  count = 1,
): Part<A> {
  return {
    name: text({en: 'temperature source', 'zh-Hans': '温度源'}),
    ...{submodels: ['THTS1'], count, why},
    values: [
      {
        label: text({en: 'temperature', 'zh-Hans': '温度'}),
        ...({title: 'temperature at port 1', symbol: 't1'} as const),
        ...({unit: 'degC', ...asked} as const),
      },
    ],
  };
}

/** A thermal capacity: its mass and its initial temperature. */
export function thermalCapacity<A extends AnyModel>(
  why: LocalizedText,
  mass: AskedNumber<A> & Pick<AskedValue<A>, 'expression' | 'note'>,
  initial: AskedNumber<A>,
  count = 1,
): Part<A> {
  return {
    name: text({en: 'thermal capacity', 'zh-Hans': '热容元件'}),
    ...{submodels: ['THC000'], count, why},
    values: [
      {
        label: text({en: 'mass', 'zh-Hans': '质量'}),
        ...({words: ['mass'], unit: 'kg', ...mass} as const),
      },
      {
        label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
        ...({isInitial: true, words: ['temperature'], unit: 'degC'} as const),
        ...initial,
      },
    ],
  };
}
