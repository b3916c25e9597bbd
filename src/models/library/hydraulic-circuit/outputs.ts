import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';

/** Outputs of the circuit: the curves of its figures. */
export const outputs = {
  pumpPressure: {
    unit: 'Pa',
    symbol: 'p_1',
    nominal: 1e6,
    label: text('pump line', '泵出口压力'),
  },
  pressureA: {
    unit: 'Pa',
    symbol: 'p_A',
    nominal: 1e6,
    label: text('piston side', '无杆腔压力'),
  },
  pressureB: {
    unit: 'Pa',
    symbol: 'p_B',
    nominal: 1e6,
    label: text('rod side', '有杆腔压力'),
  },
  reliefSetting: {
    unit: 'Pa',
    symbol: 'p_R',
    nominal: 1e6,
    reference: true,
    label: text('relief setting', '溢流阀开启压力'),
  },
  position: {
    symbol: 'y',
    unit: 'm',
    nominal: 0.1,
    label: text('position of the piston', '活塞位置'),
  },
  velocity: {
    symbol: 'v',
    unit: 'm/s',
    nominal: 0.1,
    jumps: true,
    label: text('velocity of the piston', '活塞速度'),
  },
  inletFlow: {
    unit: 'm3/s',
    symbol: 'Q_in',
    nominal: 1e-4,
    jumps: true,
    label: text('flow into the cylinder', '流入液压缸的流量'),
  },
  outletFlow: {
    unit: 'm3/s',
    symbol: 'Q_out',
    nominal: 1e-4,
    jumps: true,
    label: text('flow out of the cylinder', '流出液压缸的流量'),
  },
  reliefFlow: {
    unit: 'm3/s',
    symbol: 'Q_R',
    nominal: 1e-4,
    label: text('flow over the relief valve', '溢流阀的流量'),
  },
  spool: {
    symbol: 'x',
    unit: 'ratio',
    jumps: true,
    hidden: true,
    label: text('opening of the valve', '换向阀开度'),
  },
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  theoreticalFlow: {
    unit: 'm3/s',
    symbol: 'Q_p',
    label: text('flow of the pump', '泵的流量'),
  },
  fullReliefPressure: {
    unit: 'Pa',
    symbol: 'p_full',
    label: text(
      'pressure with the whole flow over the relief valve',
      '全部流量经溢流阀时的压力',
    ),
  },
  reliefLoad: {
    symbol: 'F_R',
    unit: 'N',
    label: text('load at which the relief valve opens', '溢流阀开启时的负载力'),
  },
  stallForce: {
    symbol: 'F_max',
    unit: 'N',
    label: text('load at which the piston stands still', '活塞停住时的负载力'),
  },
  areaRatio: {
    symbol: 'A_A/A_B',
    unit: '1',
    label: text('ratio of the areas', '两腔面积比'),
  },
  steadySpeed: {
    symbol: 'v_∞',
    unit: 'm/s',
    label: text('steady velocity', '稳态速度'),
  },
  steadyPressureA: {
    unit: 'Pa',
    symbol: 'p_A∞',
    label: text('steady pressure of the piston side', '无杆腔稳态压力'),
  },
  steadyPressureB: {
    unit: 'Pa',
    symbol: 'p_B∞',
    label: text('steady pressure of the rod side', '有杆腔稳态压力'),
  },
  steadyPumpPressure: {
    unit: 'Pa',
    symbol: 'p_1∞',
    label: text('steady pressure of the pump', '泵出口稳态压力'),
  },
  steadyReliefFlow: {
    unit: 'm3/s',
    symbol: 'Q_R∞',
    label: text('steady flow over the relief valve', '溢流阀的稳态流量'),
  },
  firstMotion: {
    symbol: 't_0',
    unit: 's',
    label: text('piston leaves its end', '活塞开始运动的时刻'),
  },
  extendedTime: {
    symbol: 't_L',
    unit: 's',
    label: text('piston reaches the outer end', '活塞到达伸出终端的时刻'),
  },
  largestPressureA: {
    unit: 'Pa',
    symbol: 'p_A,max',
    label: text('highest pressure of the piston side', '无杆腔的最高压力'),
  },
  largestPressureB: {
    unit: 'Pa',
    symbol: 'p_B,max',
    label: text('highest pressure of the rod side', '有杆腔的最高压力'),
  },
  largestAfterClosingB: {
    unit: 'Pa',
    label: text(
      'highest pressure of the rod side after the closing time',
      '关阀后有杆腔的最高压力',
    ),
  },
  smallestAfterClosingA: {
    unit: 'Pa',
    label: text(
      'lowest pressure of the piston side after the closing time',
      '关阀后无杆腔的最低压力',
    ),
  },
  finalPosition: {
    symbol: 'y_1',
    unit: 'm',
    label: text('position at the end', '结束时的位置'),
  },
  pumpEnergy: {
    unit: 'J',
    symbol: 'E_p',
    label: text('energy of the pump', '泵输出的能量'),
  },
  reliefEnergy: {
    unit: 'J',
    symbol: 'E_R',
    label: text('energy lost in the relief valve', '溢流阀消耗的能量'),
  },
  stiffness: {
    symbol: 'k',
    unit: 'N/m',
    displayUnit: 'kN/mm',
    label: text('hydraulic stiffness at the end', '结束时的液压弹簧刚度'),
  },
  naturalFrequency: {
    symbol: 'f_d',
    unit: 'Hz',
    label: text(
      'natural frequency with the stiffness at the end',
      '按结束时的刚度算出的固有频率',
    ),
  },
  dampingRatio: {
    symbol: 'ζ',
    unit: '1',
    label: text(
      'damping ratio with the stiffness at the end',
      '按结束时的刚度算出的阻尼比',
    ),
  },
} as const satisfies ScalarDefinitions;
