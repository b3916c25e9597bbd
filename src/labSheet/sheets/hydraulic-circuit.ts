// Names in the product: cspell:ignore FORC nstages
import {text} from '../../i18n';
import type {model} from '../../models/library/hydraulic-circuit';
import {defineSheet, type Reading} from '../sheet';

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
    says: text({
      en: 'This is 2π times too slow: is the displacement taken per radian?',
      'zh-Hans': '慢了 2π 倍，排量是不是按每弧度填的？',
    }),
  },
  {
    values: () => ({load: 0}),
    says: text({
      en: 'The piston without a load gives this value: is the force connected?',
      'zh-Hans': '没有负载时就是这个值，力源接上了吗？',
    }),
  },
  {
    values: () => ({load: 40e3}),
    says: text({
      en: 'A piston that does not move gives this value: the pump is at its relief valve.',
      'zh-Hans': '活塞不动时就是这个值，泵的流量全部经溢流阀流走。',
    }),
  },
];

export const sheet = defineSheet<typeof model>({
  model: 'hydraulic-circuit',
  parts: [
    {
      name: text({en: 'hydraulic fluid', 'zh-Hans': '液压油物性'}),
      submodels: ['FPDROP'],
      why: text({en: 'data of the oil', 'zh-Hans': '油液的数据'}),
      values: [
        {
          label: text({en: 'density', 'zh-Hans': '密度'}),
          ...{words: ['density'], value: OIL.density, unit: 'kg/m3'},
        },
        {
          label: text({en: 'bulk modulus', 'zh-Hans': '体积弹性模量'}),
          ...{words: ['bulk modulus'], value: OIL.bulkModulus, unit: 'bar'},
        },
        {
          label: text({en: 'absolute viscosity', 'zh-Hans': '动力粘度'}),
          ...{words: ['viscosity'], value: OIL.viscosity, unit: 'mPa.s'},
        },
        {
          label: text({en: 'air content', 'zh-Hans': '含气量'}),
          ...{words: ['air'], parameter: 'airContent', unit: 'percent'},
        },
      ],
    },
    {
      name: text({en: 'prime mover', 'zh-Hans': '原动机'}),
      submodels: ['PMV00'],
      why: text({en: 'turns the pump', 'zh-Hans': '带动泵'}),
      values: [
        {
          label: text({en: 'shaft speed', 'zh-Hans': '转速'}),
          ...{words: ['speed'], parameter: 'speed', unit: '1/min'},
        },
      ],
    },
    {
      name: text({en: 'pump', 'zh-Hans': '定量泵'}),
      perhaps: 'PU001',
      words: ['pump'],
      why: text({en: 'gives a flow', 'zh-Hans': '给出流量'}),
      values: [
        {
          label: text({
            en: 'displacement per revolution',
            'zh-Hans': '每转排量',
          }),
          ...{words: ['displacement'], parameter: 'displacement', unit: 'cm3'},
        },
      ],
    },
    {
      name: text({en: 'relief valve', 'zh-Hans': '溢流阀'}),
      words: ['relief'],
      why: text({en: 'limits the pressure', 'zh-Hans': '限制压力'}),
      values: [
        {
          label: text({en: 'cracking pressure', 'zh-Hans': '开启压力'}),
          ...{words: ['cracking', 'pressure'], unit: 'bar'},
          parameter: 'reliefPressure',
        },
        {
          label: text({
            en: 'flow rate pressure gradient',
            'zh-Hans': '流量–压力梯度',
          }),
          ...{words: ['gradient'], unit: '(L/min)/bar'},
          parameter: 'reliefGradient',
        },
      ],
    },
    {
      name: text({
        en: 'directional valve, or two variable orifices',
        'zh-Hans': '换向阀，或两个可变节流孔',
      }),
      words: ['valve', 'orifice'],
      count: 'several',
      why: text({
        en: 'joins the pump to the piston side and the rod side to the tank',
        'zh-Hans': '把泵接到无杆腔，把有杆腔接到油箱',
      }),
      values: [
        {
          label: text({
            en: 'diameter of each edge',
            'zh-Hans': '每个阀口的等效直径',
          }),
          ...{words: ['diameter'], parameter: 'valveDiameter', unit: 'mm'},
        },
      ],
    },
    {
      name: text({en: 'piecewise linear source', 'zh-Hans': '分段线性信号源'}),
      submodels: ['UD00'],
      why: text({
        en: 'opens the valve at 0.1\u00a0s and closes it again',
        'zh-Hans': '在 0.1\u00a0s 打开换向阀，之后再关闭',
      }),
      values: [
        {
          label: text({en: 'number of stages', 'zh-Hans': '段数'}),
          ...{title: 'number of stages', symbol: 'nstages', value: 5},
          unit: '1',
        },
      ],
    },
    {
      name: text({
        en: 'cylinder, or pistons and chambers',
        'zh-Hans': '液压缸，或活塞与容腔',
      }),
      words: ['actuator', 'jack', 'cylinder', 'piston'],
      count: 'several',
      why: text({
        en: 'turns pressure into force and flow into speed',
        'zh-Hans': '把压力变成力，把流量变成速度',
      }),
      values: [
        {
          label: text({en: 'piston diameter', 'zh-Hans': '活塞直径'}),
          ...{words: ['piston'], parameter: 'pistonDiameter', unit: 'mm'},
        },
        {
          label: text({en: 'rod diameter', 'zh-Hans': '活塞杆直径'}),
          ...{words: ['rod'], parameter: 'rodDiameter', unit: 'mm'},
        },
        {
          label: text({en: 'dead volume', 'zh-Hans': '无效容积'}),
          ...{words: ['dead volume'], parameter: 'lineVolume', unit: 'L'},
          note: text({en: 'on each side', 'zh-Hans': '每一侧'}),
        },
      ],
    },
    {
      name: text({
        en: 'mass with friction and end stops',
        'zh-Hans': '带摩擦和行程限位的质量',
      }),
      words: ['mass'],
      why: text({en: 'what is moved', 'zh-Hans': '被推动的物体'}),
      values: [
        {
          label: text({en: 'mass', 'zh-Hans': '质量'}),
          ...{words: ['mass'], parameter: 'mass', unit: 'kg'},
        },
        {
          label: text({en: 'viscous friction', 'zh-Hans': '粘性阻尼系数'}),
          ...{words: ['viscous', 'friction'], value: OIL.friction, unit: '1'},
          note: text({en: 'in N/(m/s)', 'zh-Hans': '以 N/(m/s) 计'}),
        },
        {
          label: text({en: 'higher limit', 'zh-Hans': '位移上限'}),
          ...{words: ['limit', 'stroke'], value: OIL.stroke, unit: 'm'},
          note: text({
            en: 'and 0\u00a0m as the lower one',
            'zh-Hans': '下限为 0\u00a0m',
          }),
        },
      ],
    },
    {
      name: text({en: 'force source', 'zh-Hans': '力源'}),
      submodels: ['FORC'],
      why: text({
        en: 'the load, fed by a constant',
        'zh-Hans': '负载力，由常数源给定',
      }),
      values: [],
    },
    {
      name: text({en: 'constant', 'zh-Hans': '常数源'}),
      submodels: ['CONS00'],
      why: text({en: 'the size of the load', 'zh-Hans': '负载力的大小'}),
      values: [
        {
          label: text({en: 'constant value', 'zh-Hans': '常数值'}),
          ...{title: 'constant value', symbol: 'k', unit: '1'},
          value: ({load}) => load,
        },
      ],
    },
    {
      name: text({en: 'volume of the pump line', 'zh-Hans': '泵出口管路容腔'}),
      words: ['volume', 'chamber', 'node', 'line'],
      count: 'several',
      why: text({
        en: 'gives the pressure between pump and valves',
        'zh-Hans': '给出泵与阀之间的压力',
      }),
      values: [
        {
          label: text({en: 'volume', 'zh-Hans': '容积'}),
          ...{words: ['volume'], parameter: 'lineVolume', unit: 'L'},
        },
      ],
    },
    {
      name: text({en: 'oil tank', 'zh-Hans': '油箱'}),
      perhaps: 'TK000',
      words: ['tank'],
      count: 'several',
      why: text({
        en: 'takes the oil back; may be drawn several times',
        'zh-Hans': '油液流回之处，可以画几个',
      }),
      values: [],
    },
  ],
  run: {final: 1.7, interval: 0.001},
  readings: [
    {
      label: text({
        en: 'velocity of the mass at 1\u00a0s',
        'zh-Hans': '1\u00a0s 时质量的速度',
      }),
      ...{parts: [7], output: 'velocity', at: 1, unit: 'm/s', patterns},
      ...{words: ['velocity'], isUnsigned: true, tolerance: 0.005},
    },
    {
      label: text({
        en: 'pressure of the pump line at 1\u00a0s',
        'zh-Hans': '1\u00a0s 时泵出口压力',
      }),
      ...{parts: [10], output: 'pumpPressure', at: 1, unit: 'bar', patterns},
      ...{words: ['pressure'], tolerance: 4e5},
    },
  ],
});
