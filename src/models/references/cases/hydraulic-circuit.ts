import {text} from '../../../i18n';
import {model} from '../../library/hydraulic-circuit';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/hydraulic-circuit.json';

const {PI} = Math;

/** Flow of the pump, m³/s, areas of the piston, m², and full relief pressure, Pa. */
const FLOW = 16e-6 * 25;
const AREA_A = (PI / 4) * 0.05 ** 2;
const AREA_B = AREA_A - (PI / 4) * 0.028 ** 2;
const FULL = 160e5 + FLOW / (1e-7 / 60);

/** Pressure drop of a fully open edge by the plain square root, Pa. */
const drop = (flow: number): number =>
  (870 / 2) * (flow / (0.7 * (PI / 4) * 0.004 ** 2)) ** 2;

const SPEED = FLOW / AREA_A;
const OUTLET = drop(AREA_B * SPEED);

/** Steady pressure of the piston side under a load in N, Pa. */
const pressureA = (load: number): number =>
  (load + 2000 * SPEED + OUTLET * AREA_B) / AREA_A;

/** Reference cases of the hydraulic circuit: closed forms and SciPy. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'steady',
      label: text(
        'Steady extension under 15\u00a0kN, relief valve shut',
        '15\u00a0kN 负载下稳态伸出，溢流阀关闭',
      ),
      parameters: {},
      duration: 1.3,
      tolerance: 1e-9,
      points: [
        {scalar: 'steadySpeed', expected: SPEED},
        // The flow number lowers the flow coefficient by less than 1e-4.
        {scalar: 'steadyPressureB', expected: OUTLET, tolerance: 50},
        {scalar: 'steadyPressureA', expected: pressureA(15e3), tolerance: 50},
        {
          scalar: 'steadyPumpPressure',
          expected: pressureA(15e3) + drop(FLOW),
          tolerance: 50,
        },
        {
          scalar: 'reliefLoad',
          expected:
            (160e5 - drop(FLOW)) * AREA_A - OUTLET * AREA_B - 2000 * SPEED,
          tolerance: 0.1,
        },
      ],
    },
    {
      id: 'stall',
      label: text(
        'A load of 40\u00a0kN that is not moved',
        '40\u00a0kN 的负载推不动',
      ),
      parameters: {load: 40e3},
      duration: 1,
      tolerance: 1e-6,
      points: [
        {scalar: 'stallForce', expected: FULL * AREA_A},
        {output: 'pressureA', at: 0.5, expected: FULL, tolerance: 1},
        {output: 'reliefFlow', at: 0.5, expected: FLOW, tolerance: 1e-10},
        {output: 'position', at: 1, expected: 0},
      ],
    },
    {
      id: 'rod-side',
      label: text(
        'Retraction: the same flow on the area of the rod side',
        '缩回：同样的流量进入有杆腔',
      ),
      parameters: {opening: -1, load: 0},
      duration: 1,
      tolerance: 1e-6,
      points: [
        {scalar: 'areaRatio', expected: AREA_A / AREA_B},
        {output: 'velocity', at: 0.9, expected: -FLOW / AREA_B},
      ],
    },
    {
      id: 'intensification',
      label: text(
        'Return line blocked, no load: pressure of the rod side',
        '回油路堵塞、空载：有杆腔压力',
      ),
      parameters: {returnLine: 'blocked', load: 0, mass: 20},
      duration: 1.3,
      tolerance: 100,
      points: [
        {scalar: 'steadyPressureB', expected: (FULL * AREA_A) / AREA_B},
        {output: 'pressureB', at: 1.2, expected: (FULL * AREA_A) / AREA_B},
      ],
    },
  ]),
  ...independentCases(model, independent),
];
