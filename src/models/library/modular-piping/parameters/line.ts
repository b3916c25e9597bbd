import {text} from '../../../../i18n';
import type {ParameterDefinitions} from '../../../definition/defineModel';

/** Parameters of the modules of every line: pipe, bend, pipe, bend, valve. */
export const lineParameters = {
  diameter: {
    label: text({en: 'bore', 'zh-Hans': '内径'}),
    symbol: 'D',
    unit: 'm',
    displayUnit: 'mm',
    default: 0.025,
    min: 0.01,
    max: 0.05,
    log: true,
    help: text({
      en: 'Inner diameter of the line. The coefficients of both bends and of the valve refer to the velocity in it.',
      'zh-Hans':
        '管路的内径。两个弯管和阀门的局部阻力系数都对应这个内径中的流速。',
    }),
    group: 'line',
  },
  roughness: {
    label: text({en: 'roughness', 'zh-Hans': '粗糙度'}),
    symbol: 'ε',
    unit: 'm-rough',
    displayUnit: 'mm-rough',
    default: 45e-6,
    min: 0,
    max: 0.5e-3,
    slider: [0, 0.3e-3],
    help: text({
      en: 'Absolute roughness of all pipes: 0 is smooth, 0.045\u00a0mm commercial steel, 0.26\u00a0mm cast iron.',
      'zh-Hans':
        '所有直管的绝对粗糙度：0 为光滑管，0.045\u00a0mm 为商用钢管，0.26\u00a0mm 为铸铁管。',
    }),
    group: 'line',
  },
  firstLength: {
    label: text({
      en: 'length of the first pipe',
      'zh-Hans': '第一段直管的长度',
    }),
    symbol: 'L_1',
    unit: 'm',
    default: 5,
    min: 0.1,
    max: 100,
    slider: [1, 30],
    log: true,
    help: text({
      en: 'Straight pipe at the inlet. Its wall can be heated.',
      'zh-Hans': '入口处的直管，管壁可以加热。',
    }),
    group: 'line',
  },
  firstBend: {
    label: text({
      en: 'loss coefficient of the first bend',
      'zh-Hans': '第一个弯管的局部阻力系数',
    }),
    symbol: 'K_1',
    unit: '1',
    default: 0.3,
    min: 0,
    max: 20,
    slider: [0, 5],
    help: text({
      en: 'Typical: 0.3 for a flanged 90° elbow, 1.5 for a threaded one. With 0 the bend has no effect.',
      'zh-Hans':
        '典型值：90° 法兰弯管 0.3，螺纹弯管 1.5。取 0 时弯管不起作用。',
    }),
    group: 'line',
  },
  secondLength: {
    label: text({
      en: 'length of the second pipe',
      'zh-Hans': '第二段直管的长度',
    }),
    symbol: 'L_2',
    unit: 'm',
    default: 3,
    min: 0,
    max: 100,
    slider: [0, 30],
    help: text({
      en: 'Straight pipe between the bends. With 0 it has no effect.',
      'zh-Hans': '两个弯管之间的直管。取 0 时不起作用。',
    }),
    group: 'line',
  },
  secondBend: {
    label: text({
      en: 'loss coefficient of the second bend',
      'zh-Hans': '第二个弯管的局部阻力系数',
    }),
    symbol: 'K_2',
    unit: '1',
    default: 0.3,
    min: 0,
    max: 20,
    slider: [0, 5],
    help: text({
      en: 'As for the first bend; add the coefficients of other fittings before the valve here.',
      'zh-Hans': '与第一个弯管相同；阀前其他管件的系数也可以加在这里。',
    }),
    group: 'line',
  },
  valve: {
    label: text({
      en: 'loss coefficient of the valve',
      'zh-Hans': '阀门的局部阻力系数',
    }),
    symbol: 'K_v',
    unit: '1',
    default: 2,
    min: 0.1,
    max: 1000,
    slider: [0.5, 200],
    log: true,
    help: text({
      en: 'Typical: 0.15 for an open gate valve, 10 for a globe valve; far more when almost closed. An exit into open water adds 1.',
      'zh-Hans':
        '典型值：全开的闸阀 0.15，截止阀 10；接近关闭时大得多。末端直接通入水中时再加 1。',
    }),
    group: 'line',
  },
} as const satisfies ParameterDefinitions;
