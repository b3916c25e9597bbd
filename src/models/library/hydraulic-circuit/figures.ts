import {text} from '../../../i18n';
import type {Bar, FigureDefinitions} from '../../definition';
import {quantity} from '../../definition';
import {FRICTION} from './circuit';
import type {View} from './measure';
import type {outputs} from './outputs';
import {parameters, type Values} from './parameters';
import {speedCurve, steadyPoint} from './steady';

/** Where the power goes, W, at the end of the run or just before the valve closes. */
function powerBars(p: Values, run: View): readonly Bar[] {
  const time = Math.min(p.closeTime, run.end);
  const at = (key: keyof typeof outputs) => run.value(key, time, 'left');
  const [velocity, pump] = [at('velocity'), at('pumpPressure')];
  const [fed, drained] =
    p.opening > 0
      ? [at('pressureA'), at('pressureB')]
      : [at('pressureB'), at('pressureA')];
  return [
    {id: 'load', label: text('load', '负载'), value: p.load * velocity},
    {
      id: 'friction',
      label: text('friction', '摩擦'),
      value: FRICTION * velocity ** 2,
    },
    {
      id: 'edges',
      label: text('directional valve', '换向阀'),
      value: (pump - fed) * at('inletFlow') + drained * at('outletFlow'),
    },
    {
      id: 'relief',
      label: text('relief valve', '溢流阀'),
      value: pump * at('reliefFlow'),
    },
  ];
}

/** Figures of the circuit: outputs over time, the speed over the load, the power. */
export const figures: FigureDefinitions<typeof outputs, Values, View> = {
  pressure: {
    title: text('Pressure', '压力'),
    outputs: ['pumpPressure', 'pressureA', 'pressureB', 'reliefSetting'],
  },
  position: {title: text('Position', '位置'), outputs: ['position']},
  velocity: {title: text('Velocity', '速度'), outputs: ['velocity']},
  flow: {
    title: text('Flow', '流量'),
    outputs: ['inletFlow', 'outletFlow', 'reliefFlow'],
  },
  'speed-load': {
    title: text('Steady velocity over the load', '稳态速度与负载力'),
    coordinate: parameters.load,
    quantity: quantity('v', 'm/s', {label: text('velocity', '速度')}),
    curves(p) {
      const point = p.returnLine === 'open' ? steadyPoint(p) : undefined;
      return [
        {id: 'extension', label: text('extending', '伸出'), ...speedCurve(p)},
        ...(point
          ? [
              {
                id: 'point',
                label: text('operating point', '工作点'),
                x: [p.load],
                y: [point.speed],
                style: 'markers' as const,
              },
            ]
          : []),
      ];
    },
  },
  power: {
    title: text('Power before the valve closes', '关阀前的功率去向'),
    quantity: quantity('P', 'W', {
      label: text('power', '功率'),
      displayUnit: 'kW',
    }),
    bars: powerBars,
  },
};
