import {text} from '../../../i18n';
import type {Bar, FigureDefinition} from '../../definition/defineModel';
import {FRICTION} from './circuit';
import type {View} from './measure';
import type {outputs} from './outputs';
import type {Values} from './parameters';
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
    {
      id: 'load',
      label: text({en: 'load', 'zh-Hans': '负载'}),
      value: p.load * velocity,
    },
    {
      id: 'friction',
      label: text({en: 'friction', 'zh-Hans': '摩擦'}),
      value: FRICTION * velocity ** 2,
    },
    {
      id: 'edges',
      label: text({en: 'directional valve', 'zh-Hans': '换向阀'}),
      value: (pump - fed) * at('inletFlow') + drained * at('outletFlow'),
    },
    {
      id: 'relief',
      label: text({en: 'relief valve', 'zh-Hans': '溢流阀'}),
      value: pump * at('reliefFlow'),
    },
  ];
}

/** Figures of the circuit: outputs over time, the speed over the load, the power. */
export const figures: readonly FigureDefinition<
  keyof typeof outputs,
  Values,
  View
>[] = [
  {
    kind: 'time',
    id: 'pressure',
    title: text({en: 'Pressure', 'zh-Hans': '压力'}),
    outputs: ['pumpPressure', 'pressureA', 'pressureB', 'reliefSetting'],
  },
  {
    kind: 'time',
    id: 'position',
    title: text({en: 'Position', 'zh-Hans': '位置'}),
    outputs: ['position'],
  },
  {
    kind: 'time',
    id: 'velocity',
    title: text({en: 'Velocity', 'zh-Hans': '速度'}),
    outputs: ['velocity'],
  },
  {
    kind: 'time',
    id: 'flow',
    title: text({en: 'Flow', 'zh-Hans': '流量'}),
    outputs: ['inletFlow', 'outletFlow', 'reliefFlow'],
  },
  {
    kind: 'profile',
    id: 'speed-load',
    title: text({
      en: 'Steady velocity over the load',
      'zh-Hans': '稳态速度与负载力',
    }),
    coordinate: {
      label: text({
        en: 'load against extension',
        'zh-Hans': '阻碍伸出的负载力',
      }),
      symbol: 'F',
      unit: 'N',
      displayUnit: 'kN',
    },
    quantity: {
      label: text({en: 'velocity', 'zh-Hans': '速度'}),
      symbol: 'v',
      unit: 'm/s',
    },
    curves(p) {
      const point = p.returnLine === 'open' ? steadyPoint(p) : undefined;
      return [
        {
          id: 'extension',
          label: text({en: 'extending', 'zh-Hans': '伸出'}),
          ...speedCurve(p),
        },
        ...(point
          ? [
              {
                id: 'point',
                label: text({en: 'operating point', 'zh-Hans': '工作点'}),
                ...{x: [p.load], y: [point.speed]},
                style: 'markers' as const,
              },
            ]
          : []),
      ];
    },
  },
  {
    kind: 'bars',
    id: 'power',
    title: text({
      en: 'Power before the valve closes',
      'zh-Hans': '关阀前的功率去向',
    }),
    quantity: {
      label: text({en: 'power', 'zh-Hans': '功率'}),
      symbol: 'P',
      unit: 'W',
      displayUnit: 'kW',
    },
    bars: powerBars,
  },
];
