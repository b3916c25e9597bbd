import {text} from '../../../../i18n';
import type {ParameterDefinitions} from '../../../definition/defineModel';

/** Parameters of the node volume and of the movement of the valve. */
export const nodeParameters = {
  nodeVolume: {
    label: text({en: 'volume of the node', 'zh-Hans': '节点的容积'}),
    symbol: 'V',
    unit: 'm3',
    displayUnit: 'L',
    default: 1e-3,
    min: 1e-6,
    max: 0.1,
    slider: [1e-6, 0.01],
    log: true,
    help: text({
      en: 'Volume between the second bend and the valve. If these are screwed together, it is tiny; with a thousandth of a litre the model is stiff.',
      'zh-Hans':
        '第二个弯管与阀门之间的容积。两者直接拧在一起时，容积极小；取千分之一升，模型就成为刚性系统。',
    }),
    group: 'node',
  },
  bulkModulus: {
    label: text({en: 'bulk modulus', 'zh-Hans': '体积弹性模量'}),
    symbol: 'B',
    unit: 'Pa',
    displayUnit: 'bar',
    default: 2.18e9,
    min: 1e6,
    max: 2.5e9,
    slider: [20e6, 2.3e9],
    log: true,
    help: text({
      en: 'Pressure per relative compression. Pure water has about 22\u00a0000\u00a0bar; a little air reduces it greatly.',
      'zh-Hans':
        '单位相对压缩量所需的压力。纯水约为 22000\u00a0bar，含少量空气时会低很多。',
    }),
    group: 'node',
  },
  valveAction: {
    label: text({en: 'movement of the valve', 'zh-Hans': '阀门动作'}),
    choices: {
      stays: text({en: 'stays', 'zh-Hans': '不动'}),
      moves: text({en: 'moves at once', 'zh-Hans': '突然改变开度'}),
    },
    default: 'stays',
    help: text({
      en: 'A moving valve disturbs the pressure of the node, which then settles again.',
      'zh-Hans': '阀门改变开度会扰动节点的压力，压力随后重新稳定。',
    }),
    group: 'node',
  },
  valveAfter: {
    label: text({
      en: 'loss coefficient of the valve afterwards',
      'zh-Hans': '动作后阀门的局部阻力系数',
    }),
    symbol: 'K_v2',
    unit: '1',
    default: 10,
    min: 0.1,
    max: 1000,
    slider: [0.5, 200],
    log: true,
    help: text({
      en: 'Larger than before when the valve closes, smaller when it opens.',
      'zh-Hans': '关小阀门时比原来大，开大时比原来小。',
    }),
    group: 'node',
  },
  valveTime: {
    label: text({en: 'instant the valve moves', 'zh-Hans': '阀门动作的时刻'}),
    symbol: 't_v',
    unit: 's',
    default: 5,
    min: 0,
    max: 10,
    help: text({
      en: 'The valve moves instantaneously at this time. At 0 the run starts from the steady state before the movement.',
      'zh-Hans':
        '阀门在这个时刻瞬间动作。取 0 时，仿真从阀门动作前的稳态开始。',
    }),
    group: 'node',
  },
  fixedStep: {
    label: text({en: 'step of explicit Euler', 'zh-Hans': '显式欧拉法的步长'}),
    symbol: 'h_E',
    unit: 's',
    default: 1e-6,
    min: 1e-10,
    max: 1,
    slider: [1e-7, 1e-4],
    log: true,
    help: text({
      en: 'From the movement of the valve on, the pressure of the node is also computed with this fixed step, 40 steps at most. Not available with parallel branches.',
      'zh-Hans':
        '从阀门动作起，另用这个固定步长计算节点压力，最多 40 步。有并联支路时不能用。',
    }),
    group: 'node',
  },
} as const satisfies ParameterDefinitions;
