// Names in the product: cspell:ignore FORC
import {text} from '../../i18n';
import type {model} from '../../models/library/hydraulic-circuit';
import {constantSource, stageCount} from '../parts';
import {defineSheet, field, type Reading} from '../sheet';

/** Oil and stroke of the model, SI; a test compares them. */
export const OIL = {
  density: 870,
  bulkModulus: 1.5e9,
  viscosity: 870 * 46e-6,
  friction: 2000,
  stroke: 0.5,
} as const;

const patterns: Reading<typeof model>['patterns'] = [
  {
    values: ({displacement}) => ({displacement: displacement / (2 * Math.PI)}),
    says: text(
      'This is 2π times too slow: is the displacement taken per radian?',
      '速度只有应有的 1/(2π)，排量是不是按每弧度填的？',
    ),
  },
  {
    values: () => ({load: 0}),
    says: text(
      'The piston without a load gives this value: is the force connected?',
      '没有负载时就是这个值，力源接上了吗？',
    ),
  },
  {
    values: () => ({load: 40e3}),
    says: text(
      'A piston that does not move gives this value: the pump is at its relief valve.',
      '活塞不动时就是这个值，泵的流量全部经溢流阀流走。',
    ),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'hydraulic-circuit',
  parts: [
    {
      name: text('hydraulic fluid', '液压油物性'),
      submodels: ['FPDROP'],
      why: text('data of the oil', '油液的数据'),
      values: [
        field(text('density', '密度'), 'kg/m3', {
          title: 'density',
          value: OIL.density,
        }),
        field(text('bulk modulus', '体积弹性模量'), 'bar', {
          title: 'bulk modulus',
          value: OIL.bulkModulus,
        }),
        field(text('absolute viscosity', '动力粘度'), 'mPa.s', {
          title: 'absolute viscosity',
          value: OIL.viscosity,
        }),
        field(text('air content', '含气量'), 'percent', {
          title: 'fractional air content',
          parameter: 'airContent',
        }),
      ],
    },
    {
      name: text('prime mover', '原动机'),
      submodels: ['PMV00'],
      why: text('turns the pump', '带动泵'),
      values: [
        field(text('shaft speed', '转速'), '1/min', {
          words: ['speed'],
          parameter: 'speed',
        }),
      ],
    },
    {
      name: text('pump', '定量泵'),
      perhaps: 'PU001',
      words: ['pump'],
      why: text('gives a flow', '给出流量'),
      values: [
        field(text('displacement per revolution', '每转排量'), 'cm3', {
          words: ['displacement'],
          parameter: 'displacement',
        }),
      ],
    },
    {
      name: text('relief valve', '溢流阀'),
      words: ['relief'],
      why: text('limits the pressure', '限制压力'),
      values: [
        field(text('cracking pressure', '开启压力'), 'bar', {
          words: ['cracking', 'pressure'],
          parameter: 'reliefPressure',
        }),
        field(
          text('flow rate pressure gradient', '流量–压力梯度'),
          '(L/min)/bar',
          {words: ['gradient'], parameter: 'reliefGradient'},
        ),
      ],
    },
    {
      name: text(
        'directional valve, or two variable orifices',
        '换向阀，或两个可变节流孔',
      ),
      words: ['valve', 'orifice'],
      count: 'several',
      why: text(
        'joins the pump to the piston side and the rod side to the tank',
        '把泵接到无杆腔，把有杆腔接到油箱',
      ),
      values: [
        field(text('diameter of each edge', '每个阀口的等效直径'), 'mm', {
          words: ['diameter'],
          parameter: 'valveDiameter',
        }),
      ],
    },
    {
      name: text('piecewise linear source', '分段线性信号源'),
      submodels: ['UD00'],
      why: text(
        'opens the valve at 0.1\u00a0s and closes it again',
        '在 0.1\u00a0s 打开换向阀，之后再关闭',
      ),
      values: [{...stageCount, value: 5}],
    },
    {
      name: text('cylinder, or pistons and chambers', '液压缸，或活塞与容腔'),
      words: ['actuator', 'jack', 'cylinder', 'piston'],
      count: 'several',
      why: text(
        'turns pressure into force and flow into speed',
        '把压力变成力，把流量变成速度',
      ),
      values: [
        field(text('piston diameter', '活塞直径'), 'mm', {
          words: ['piston'],
          parameter: 'pistonDiameter',
        }),
        field(text('rod diameter', '活塞杆直径'), 'mm', {
          words: ['rod'],
          parameter: 'rodDiameter',
        }),
        field(text('dead volume', '无效容积'), 'L', {
          words: ['dead volume'],
          parameter: 'lineVolume',
          note: text('on each side', '每一侧'),
        }),
      ],
    },
    {
      name: text('mass with friction and end stops', '带摩擦和行程限位的质量'),
      words: ['mass'],
      why: text('what is moved', '被推动的物体'),
      values: [
        field(text('mass', '质量'), 'kg', {words: ['mass'], parameter: 'mass'}),
        field(text('viscous friction', '粘性阻尼系数'), '1', {
          words: ['viscous', 'friction'],
          value: OIL.friction,
          note: text('in N/(m/s)', '以 N/(m/s) 计'),
        }),
        field(text('higher limit', '位移上限'), 'm', {
          words: ['limit', 'stroke'],
          value: OIL.stroke,
          note: text('and 0\u00a0m as the lower one', '下限为 0\u00a0m'),
        }),
      ],
    },
    {
      name: text('force source', '力源'),
      submodels: ['FORC'],
      why: text('the load, fed by a constant', '负载力，由常数源给定'),
      values: [],
    },
    constantSource(text('the size of the load', '负载力的大小'), {
      value: ({load}) => load,
    }),
    {
      name: text('volume of the pump line', '泵出口管路容腔'),
      words: ['volume', 'chamber', 'node', 'line'],
      count: 'several',
      why: text(
        'gives the pressure between pump and valves',
        '给出泵与阀之间的压力',
      ),
      values: [
        field(text('volume', '容积'), 'L', {
          words: ['volume'],
          parameter: 'lineVolume',
        }),
      ],
    },
    {
      name: text('oil tank', '油箱'),
      perhaps: 'TK000',
      words: ['tank'],
      count: 'several',
      why: text(
        'takes the oil back; may be drawn several times',
        '油液流回之处，可以画几个',
      ),
      values: [],
    },
  ],
  run: {final: 1.7, interval: 0.001},
  readings: [
    {
      label: text('velocity of the mass at 1\u00a0s', '1\u00a0s 时质量的速度'),
      parts: [7],
      output: 'velocity',
      at: 1,
      unit: 'm/s',
      patterns,
      words: ['velocity'],
      isUnsigned: true,
      tolerance: 0.005,
    },
    {
      label: text(
        'pressure of the pump line at 1\u00a0s',
        '1\u00a0s 时泵出口压力',
      ),
      parts: [10],
      output: 'pumpPressure',
      at: 1,
      unit: 'bar',
      patterns,
      words: ['pressure'],
      tolerance: 4e5,
    },
  ],
});
