// Names in the product: cspell:ignore FPDROP
import {text} from '../../i18n';
import type {ValuesOf} from '../../models/definition/modelDefinition';
import type {model} from '../../models/library/closing-valve';
import {stagedSource} from '../parts';
import {defineSheet, field} from '../sheet';

/** Flow through the pipe until the valve closes, m³/s. */
function fullFlow({diameter, velocity}: ValuesOf<typeof model>): number {
  return (Math.PI * diameter ** 2 * velocity) / 4;
}

export const sheet = defineSheet<typeof model>({
  model: 'closing-valve',
  parts: [
    {
      name: text('fluid properties', '流体物性'),
      submodels: ['FPDROP'],
      why: text('water that is slightly elastic', '略有弹性的水'),
      values: [
        field(text('density', '密度'), 'kg/m3', {
          title: 'density',
          value: 1000,
        }),
        field(text('bulk modulus', '体积弹性模量'), 'bar', {
          title: 'bulk modulus',
          parameter: 'bulkModulus',
        }),
        field(text('absolute viscosity', '动力粘度'), 'mPa.s', {
          title: 'absolute viscosity',
          value: 1e-3,
          note: text('1 cP', '即 1 cP'),
        }),
        field(text('air content', '含气量'), 'percent', {
          title: 'fractional air content',
          value: 0,
        }),
      ],
    },
    {
      name: text('tank or pressure source', '水箱或压力源'),
      words: ['tank', 'pressure source'],
      why: text('drives the water', '驱动水流'),
      values: [
        field(text('pressure', '压力'), 'bar', {
          words: ['pressure'],
          parameter: 'tankPressure',
        }),
      ],
    },
    {
      name: text('pipe', '管路'),
      words: ['pipe', 'line'],
      why: text(
        'the subject: its submodel is chosen three times',
        '研究对象，子模型先后选三次',
      ),
      values: [
        field(text('length', '长度'), 'm', {
          words: ['length'],
          parameter: 'length',
        }),
        field(text('diameter', '直径'), 'mm', {
          words: ['diameter'],
          parameter: 'diameter',
        }),
        field(text('initial pressure', '初始压力'), 'bar', {
          isInitial: true,
          words: ['pressure'],
          parameter: 'tankPressure',
        }),
        field(text('initial flow rate', '初始流量'), 'L/min', {
          isInitial: true,
          words: ['flow'],
          value: fullFlow,
          note: text('if it is a state', '流量是状态变量时填写'),
        }),
      ],
    },
    {
      name: text('controlled orifice', '可调节流孔'),
      words: ['orifice', 'valve'],
      why: text('the valve', '阀门'),
      values: [
        {
          label: text('characteristic flow rate', '特征流量'),
          words: ['flow rate'],
          unit: 'L/min',
          value: fullFlow,
        },
        field(text('at a pressure drop of', '对应的压降'), 'bar', {
          words: ['pressure drop'],
          parameter: 'tankPressure',
        }),
      ],
    },
    stagedSource(text('closes the valve', '使阀门关闭'), [
      [1, 1, {parameter: 'onset'}],
      [1, 0, {parameter: 'closingTime'}],
      [0, 0, {value: 1}],
    ]),
    {
      name: text('second tank', '第二个水箱'),
      words: ['tank', 'pressure source'],
      why: text('takes the water', '接水'),
      values: [
        field(text('pressure', '压力'), 'bar', {words: ['pressure'], value: 0}),
      ],
    },
  ],
  run: {final: 0.12, interval: 1e-4},
  readings: [
    {
      label: text(
        'pressure before the valve at 25 ms, pipe in cells',
        '管路分段时 25 ms 的阀前压力',
      ),
      parts: [2, 3],
      pick: 'largest',
      words: ['pressure'],
      unit: 'bar',
      output: 'row',
      at: 0.025,
      tolerance: 0.8e5,
      patterns: [
        {
          values: () => ({closingTime: 0.05}),
          says: text(
            'A valve that closes in 50 ms gives this value.',
            '阀门用 50 ms 关闭时就是这个值。',
          ),
        },
        {
          values: () => ({cells: 1}),
          says: text(
            'A pipe of one cell with R, C and I gives this value.',
            '只有一个 R、C、I 单元时就是这个值。',
          ),
        },
      ],
    },
  ],
});
