import {text} from '../../../i18n';
import type {FigureDefinition} from '../../definition/defineModel';
import {operatingCurves} from './operatingPoint';
import type {outputs} from './outputs';
import type {Values} from './parameters';
import type {View} from './staircase';
import {moduleDrops, staircase, staircaseTimes} from './staircase';
import {profileTimes, temperatureProfile} from './temperatureProfile';

const PRESSURE = {
  label: text({
    en: 'pressure above the outlet tank',
    'zh-Hans': '相对出口水箱的压力',
  }),
  symbol: 'p',
  unit: 'Pa',
  displayUnit: 'kPa',
} as const;

/** Figures of the line: profiles of pressure, then outputs over time. */
export const figures: readonly FigureDefinition<
  keyof typeof outputs,
  Values,
  View
>[] = [
  {
    kind: 'profile',
    id: 'staircase',
    title: text({en: 'Pressure staircase', 'zh-Hans': '压力阶梯'}),
    coordinate: {
      label: text({
        en: 'modules passed, counted from the inlet',
        'zh-Hans': '从入口数起，已经过的模块数',
      }),
      unit: '1',
    },
    quantity: PRESSURE,
    times: staircaseTimes,
    curves: staircase,
  },
  {
    kind: 'bars',
    id: 'drops',
    title: text({
      en: 'Pressure drop of each module',
      'zh-Hans': '各模块的压降',
    }),
    quantity: {
      label: text({en: 'pressure drop', 'zh-Hans': '压降'}),
      symbol: 'Δp',
      unit: 'Pa',
      displayUnit: 'kPa',
    },
    bars: moduleDrops,
  },
  {
    kind: 'profile',
    id: 'operating-point',
    title: text({en: 'Operating point', 'zh-Hans': '工作点'}),
    coordinate: {
      label: text({en: 'volume flow rate', 'zh-Hans': '体积流量'}),
      symbol: 'q',
      unit: 'm3/s',
      displayUnit: 'L/min',
    },
    quantity: {...PRESSURE, symbol: 'Δp'},
    curves: operatingCurves,
  },
  {
    kind: 'time',
    id: 'temperature',
    title: text({en: 'Temperatures', 'zh-Hans': '温度'}),
    outputs: ['outletTemperature', 'plugTemperature', 'nodeTemperature'],
  },
  {
    kind: 'profile',
    id: 'temperature-profile',
    title: text({
      en: 'Temperature along the first pipe',
      'zh-Hans': '沿第一段直管的温度',
    }),
    coordinate: {
      label: text({en: 'distance from the inlet', 'zh-Hans': '到入口的距离'}),
      symbol: 'x',
      unit: 'm',
    },
    quantity: {
      label: text({en: 'temperature', 'zh-Hans': '温度'}),
      symbol: 'T',
      unit: 'K',
      displayUnit: 'degC',
    },
    times: profileTimes,
    curves: temperatureProfile,
  },
  {
    kind: 'time',
    id: 'heat',
    title: text({
      en: 'Heat balance of the first pipe',
      'zh-Hans': '第一段直管的热平衡',
    }),
    outputs: ['wallHeat', 'carriedHeat'],
  },
  {
    kind: 'time',
    id: 'pressure',
    title: text({en: 'Pressure of the node', 'zh-Hans': '节点压力'}),
    outputs: ['nodePressure', 'eulerPressure', 'inletPressure'],
  },
  {
    kind: 'time',
    id: 'flow',
    title: text({en: 'Flows at the node', 'zh-Hans': '节点处的流量'}),
    outputs: ['inflow', 'outflow', 'flowA', 'flowB'],
  },
];
