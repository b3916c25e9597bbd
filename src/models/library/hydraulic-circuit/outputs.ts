import {text} from '../../../i18n';
import type {OutputDefinitions, ScalarDefinitions} from '../../definition';
import {quantity} from '../../definition';

/** Outputs of the circuit: the curves of its figures. */
export const outputs = {
  pumpPressure: quantity('p_1', 'Pa', {
    label: text('pump line', '泵出口压力'),
    nominal: 1e6,
  }),
  pressureA: quantity('p_A', 'Pa', {
    label: text('piston side', '无杆腔压力'),
    nominal: 1e6,
  }),
  pressureB: quantity('p_B', 'Pa', {
    label: text('rod side', '有杆腔压力'),
    nominal: 1e6,
  }),
  reliefSetting: quantity('p_R', 'Pa', {
    label: text('relief setting', '溢流阀开启压力'),
    nominal: 1e6,
    reference: true,
  }),
  position: quantity('y', 'm', {
    label: text('position of the piston', '活塞位置'),
    nominal: 0.1,
  }),
  velocity: quantity('v', 'm/s', {
    label: text('velocity of the piston', '活塞速度'),
    nominal: 0.1,
    jumps: true,
  }),
  inletFlow: quantity('Q_in', 'm3/s', {
    label: text('flow into the cylinder', '流入液压缸的流量'),
    nominal: 1e-4,
    jumps: true,
  }),
  outletFlow: quantity('Q_out', 'm3/s', {
    label: text('flow out of the cylinder', '流出液压缸的流量'),
    nominal: 1e-4,
    jumps: true,
  }),
  reliefFlow: quantity('Q_R', 'm3/s', {
    label: text('flow over the relief valve', '溢流阀的流量'),
    nominal: 1e-4,
  }),
  spool: quantity('x', 'ratio', {
    label: text('opening of the valve', '换向阀开度'),
    jumps: true,
    hidden: true,
  }),
} as const satisfies OutputDefinitions;

/** Numbers that summarize a run. */
export const scalars = {
  theoreticalFlow: quantity('Q_p', 'm3/s', {
    label: text('flow of the pump', '泵的流量'),
  }),
  fullReliefPressure: quantity('p_full', 'Pa', {
    label: text(
      'pressure with the whole flow over the relief valve',
      '全部流量经溢流阀时的压力',
    ),
  }),
  reliefLoad: quantity('F_R', 'N', {
    label: text('load at which the relief valve opens', '溢流阀开启时的负载力'),
  }),
  stallForce: quantity('F_max', 'N', {
    label: text('load at which the piston stands still', '活塞停住时的负载力'),
  }),
  areaRatio: quantity('A_A/A_B', '1', {
    label: text('ratio of the areas', '两腔面积比'),
  }),
  steadySpeed: quantity('v_∞', 'm/s', {
    label: text('steady velocity', '稳态速度'),
  }),
  steadyPressureA: quantity('p_A∞', 'Pa', {
    label: text('steady pressure of the piston side', '无杆腔稳态压力'),
  }),
  steadyPressureB: quantity('p_B∞', 'Pa', {
    label: text('steady pressure of the rod side', '有杆腔稳态压力'),
  }),
  steadyPumpPressure: quantity('p_1∞', 'Pa', {
    label: text('steady pressure of the pump', '泵出口稳态压力'),
  }),
  steadyReliefFlow: quantity('Q_R∞', 'm3/s', {
    label: text('steady flow over the relief valve', '溢流阀的稳态流量'),
  }),
  firstMotion: quantity('t_0', 's', {
    label: text('piston leaves its end', '活塞开始运动的时刻'),
  }),
  extendedTime: quantity('t_L', 's', {
    label: text('piston reaches the outer end', '活塞到达伸出终端的时刻'),
  }),
  largestPressureA: quantity('p_A,max', 'Pa', {
    label: text('highest pressure of the piston side', '无杆腔的最高压力'),
  }),
  largestPressureB: quantity('p_B,max', 'Pa', {
    label: text('highest pressure of the rod side', '有杆腔的最高压力'),
  }),
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
  finalPosition: quantity('y_1', 'm', {
    label: text('position at the end', '结束时的位置'),
  }),
  pumpEnergy: quantity('E_p', 'J', {
    label: text('energy of the pump', '泵输出的能量'),
  }),
  reliefEnergy: quantity('E_R', 'J', {
    label: text('energy lost in the relief valve', '溢流阀消耗的能量'),
  }),
  stiffness: quantity('k', 'N/m', {
    label: text('hydraulic stiffness at the end', '结束时的液压弹簧刚度'),
    displayUnit: 'kN/mm',
  }),
  naturalFrequency: quantity('f_d', 'Hz', {
    label: text(
      'damped frequency with the stiffness at the end',
      '按结束时的刚度算出的阻尼振荡频率',
    ),
  }),
  dampingRatio: quantity('ζ', '1', {
    label: text(
      'damping ratio with the stiffness at the end',
      '按结束时的刚度算出的阻尼比',
    ),
  }),
} as const satisfies ScalarDefinitions;
