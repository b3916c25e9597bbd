// Names in the product: cspell:ignore TFFD TFTK THSD THHF THTS nstages
import {type LocalizedText, text} from '../i18n';
import type {AnyModel} from '../models/definition/modelDefinition';
import {type AskedNumber, type AskedValue, field, type Part} from './sheet';

/** The plug for a signal port, which ends an open output. */
export const signalPlug = {
  name: text('signal plug', '信号堵头'),
  submodels: ['SSINK'],
  why: text('ends the open output', '封住输出端'),
  values: [],
} as const satisfies Part;

/** A source of one number. */
export function constantSource<A extends AnyModel>(
  why: LocalizedText,
  asked: AskedNumber<A>,
): Part<A> {
  return {
    name: text('constant', '常数源'),
    submodels: ['CONS00'],
    why,
    values: [
      field(text('constant value', '常数值'), '1', {
        title: 'constant value',
        symbol: 'k',
        ...asked,
      }),
    ],
  };
}

/** How many stages a piecewise linear source has, without the number. */
export const stageCount = {
  label: text('number of stages', '段数'),
  title: 'number of stages',
  symbol: 'nstages',
  unit: '1',
} as const;

/** A stage: its output at its start and at its end, and how long it lasts. */
export type Stage<A extends AnyModel> = readonly [
  start: number,
  end: number,
  duration: AskedNumber<A>,
];

/** A piecewise linear source, with the fields of each stage. */
export function stagedSource<A extends AnyModel>(
  why: LocalizedText,
  stages: readonly Stage<A>[],
): Part<A> {
  const fields = stages.flatMap(([start, end, duration], index) => {
    const number = index + 1;
    const named = (en: string, zh: string) => ({
      label: text(`${en} of stage ${number}`, `第 ${number} 段的${zh}`),
      title: `${en} of stage ${number}`,
    });
    return [
      {
        ...named('output at start', '起点输出'),
        symbol: `start${number}`,
        value: start,
        unit: '1',
      },
      {
        ...named('output at end', '终点输出'),
        symbol: `end${number}`,
        value: end,
        unit: '1',
      },
      {
        ...named('duration', '持续时间'),
        symbol: `t${number}`,
        unit: 's',
        ...duration,
      },
    ] satisfies AskedValue<A>[];
  });
  const list = (comma: string, semicolon: string) =>
    stages
      .map((_, index) =>
        ['start', 'end', 't']
          .map((symbol) => `{${symbol}${index + 1}}`)
          .join(comma),
      )
      .join(semicolon);
  return {
    name: text('piecewise linear source', '分段线性信号源'),
    submodels: ['UD00'],
    why,
    values: [{...stageCount, value: stages.length}, ...fields],
    typed: text(
      `{nstages} stages, each with output at start, output at end and duration: ${list(', ', '; ')}`,
      `{nstages} 段，每段依次为起点输出、终点输出、持续时间：${list('，', '；')}`,
    ),
  };
}

/** The source of a step from 0. */
export function stepSource<A extends AnyModel>(
  level: AskedNumber<A>,
  onset: AskedNumber<A>,
): Part<A> {
  return {
    name: text('step source', '阶跃信号源'),
    submodels: ['STEP0'],
    others: [
      {
        submodels: ['UD00'],
        isEquivalent: true,
        why: text(
          'Its stages can give the same step; check their values.',
          '用分段也能给出同样的阶跃，请核对各段的值。',
        ),
      },
    ],
    why: text('gives the input $u$', '给出输入 $u$'),
    values: [
      field(text('value before step', '阶跃前的值'), '1', {
        title: 'value before step',
        symbol: 'out0',
        value: 0,
      }),
      field(text('value after step', '阶跃后的值'), '1', {
        title: 'value after step',
        symbol: 'out1',
        ...level,
      }),
      field(text('step time', '阶跃时刻'), 's', {
        title: 'step time',
        symbol: 't0',
        ...onset,
      }),
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
  name: text('solid properties', '固体材料元件'),
  submodels: ['THSD00'],
  why: text('data of aluminium', '铝的数据'),
  values: [
    field(text('density', '密度'), 'kg/m3', {
      words: ['density'],
      value: ALUMINIUM.density,
    }),
    field(text('specific heat', '比热容'), 'J/(kg.K)', {
      words: ['specific heat'],
      value: ALUMINIUM.specificHeat,
    }),
    field(text('conductivity', '导热系数'), 'W/(m.K)', {
      words: ['conductivity'],
      value: ALUMINIUM.conductivity,
    }),
  ],
} as const satisfies Part;

/** The plugs on free ports of thermal capacities. */
export const thermalPlugs = {
  name: text('plugs', '堵头'),
  submodels: ['THHF0'],
  count: 'several',
  why: text(
    'close the free ports of the capacities: insulated',
    '封住热容元件的空端口，即绝热',
  ),
  values: [
    field(text('heat flow rate', '热流量'), 'W', {
      words: ['heat flow'],
      value: 0,
    }),
  ],
} as const satisfies Part;

/** The data of water, which the components refer to by an index. */
export const water = {
  name: text('fluid properties', '流体物性'),
  submodels: ['TFFD3'],
  why: text('data of water, found by an index', '水的数据，由索引号引用'),
  values: [],
  typed: text(
    'water, index 1, the same in every component',
    '水，索引号 1，所有元件相同',
  ),
} as const satisfies Part;

/** The tank at the outlet of a line. */
export const tank = {
  name: text('tank', '水箱'),
  submodels: ['TFTK0'],
  why: text('outlet at a given pressure', '给定压力的出口'),
  values: [],
  typed: text('atmospheric pressure †', '大气压 †'),
} as const satisfies Part;

/** A source that holds a temperature. */
export function temperatureSource<A extends AnyModel>(
  why: LocalizedText,
  asked: AskedNumber<A>,
  count = 1,
): Part<A> {
  return {
    name: text('temperature source', '温度源'),
    submodels: ['THTS1'],
    count,
    why,
    values: [
      field(text('temperature', '温度'), 'degC', {
        title: 'temperature at port 1',
        symbol: 't1',
        ...asked,
      }),
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
    name: text('thermal capacity', '热容元件'),
    submodels: ['THC000'],
    count,
    why,
    values: [
      field(text('mass', '质量'), 'kg', {words: ['mass'], ...mass}),
      field(text('initial temperature', '初始温度'), 'degC', {
        isInitial: true,
        words: ['temperature'],
        ...initial,
      }),
    ],
  };
}
