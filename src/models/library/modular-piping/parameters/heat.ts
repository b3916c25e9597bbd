import {text} from '../../../../i18n';
import {WATER_RANGE} from '../../../../physics/fluids/water';
import {celsius} from '../../../../physics/units';
import type {ParameterDefinitions} from '../../../definition/defineModel';

const TEMPERATURE = {
  unit: 'K',
  displayUnit: 'degC',
  min: WATER_RANGE.minimum,
  max: WATER_RANGE.maximum,
} as const;

/** Parameters of the temperatures and of the stirred volumes. */
export const heatParameters = {
  wall: {
    label: text({en: 'wall of the first pipe', 'zh-Hans': '第一段直管的管壁'}),
    choices: {
      heated: text({en: 'at one temperature', 'zh-Hans': '温度恒定'}),
      adiabatic: text({en: 'adiabatic', 'zh-Hans': '绝热'}),
    },
    default: 'heated',
    help: text({
      en: 'With an adiabatic wall, the temperature changes only by transport with the flow.',
      'zh-Hans': '管壁绝热时，温度的变化只由水流输运。',
    }),
    group: 'heat',
  },
  wallTemperature: {
    ...TEMPERATURE,
    label: text({en: 'wall temperature', 'zh-Hans': '壁温'}),
    symbol: 'T_w',
    default: celsius(80),
    help: text({
      en: 'Temperature of the wall of the first pipe, along its whole length.',
      'zh-Hans': '第一段直管的管壁温度，沿全长相同。',
    }),
    group: 'heat',
  },
  inletTemperature: {
    ...TEMPERATURE,
    label: text({en: 'temperature of the inflow', 'zh-Hans': '流入温度'}),
    symbol: 'T_in',
    default: celsius(20),
    help: text({
      en: 'Temperature of the water from the inlet, from the start of the run.',
      'zh-Hans': '从仿真开始起，由入口流入的水的温度。',
    }),
    group: 'heat',
  },
  initialTemperature: {
    ...TEMPERATURE,
    label: text({en: 'initial temperature', 'zh-Hans': '初始温度'}),
    symbol: 'T_0',
    default: celsius(20),
    help: text({
      en: 'Temperature of the water in the line at the start, and of the outlet tank. If it differs from that of the inflow, a front passes through the line.',
      'zh-Hans':
        '开始时管路里的水温，也是出口水箱的水温。如果与流入温度不同，就有一个温度前锋通过管路。',
    }),
    group: 'heat',
  },
  volumes: {
    label: text({en: 'number of stirred volumes', 'zh-Hans': '全混容腔的个数'}),
    symbol: 'N',
    unit: '1',
    default: 10,
    min: 1,
    max: 50,
    integer: true,
    help: text({
      en: 'Equal volumes in series into which the first pipe is divided. Many of them come close to a real pipe.',
      'zh-Hans':
        '第一段直管分成若干个串联的等容积全混容腔，个数越多，越接近实际的管路。',
    }),
    group: 'heat',
  },
} as const satisfies ParameterDefinitions;
