import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/coolant-loop';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/coolant-loop.json';

const {exp, sqrt} = Math;

/** Heat content of the glycol mixture, J/(K·m³), and of 2 litres of it, J/K. */
const CONTENT = 1026 * 3580;
const HOT_CAPACITY = 2e-3 * CONTENT;
const PLATE_CAPACITY = 20_000;

/** Flow, m³/s, with the resistance of the open or the closed thermostat. */
const flow = (branch: number): number =>
  sqrt(60e3 / (1.2e11 + 2.5e11 + branch));
const OPEN = flow(2e11);
const CLOSED = flow(4e11);

/** Effectiveness of the radiator on the hot day, with the air as the smaller. */
const AIR_RATE = 0.6 * 1007;
const UNITS = 700 / AIR_RATE;
const RATIO = AIR_RATE / (CONTENT * OPEN);
const EFFECTIVENESS =
  1 - exp((UNITS ** 0.22 / RATIO) * (exp(-RATIO * UNITS ** 0.78) - 1));
const PER_KELVIN = EFFECTIVENESS * AIR_RATE;
const HOT_DAY = 40 + 24_000 / PER_KELVIN;
const COLD_SIDE = HOT_DAY - 24_000 / (CONTENT * OPEN);
const GROWTH = 6.2e-4 * (2e-3 * (HOT_DAY - 20) + 4e-3 * (COLD_SIDE - 20));

/** Plate and hot coolant, °C, `t` s after the pump of a loop at rest has stopped. */
function standing(t: number, hot: number, plate: number) {
  const sum = PLATE_CAPACITY + HOT_CAPACITY;
  const rate = 500 * (1 / PLATE_CAPACITY + 1 / HOT_CAPACITY);
  const final = (20 * HOT_CAPACITY) / sum;
  const difference = final + (plate - hot - final) * exp(-rate * t);
  const stored = PLATE_CAPACITY * plate + HOT_CAPACITY * hot + 10_000 * t;
  const coolant = (stored - PLATE_CAPACITY * difference) / sum;
  return {hot: coolant, plate: coolant + difference};
}

/** Both at 25 °C when a cold loop begins without its pump, so that D_0 is 0. */
const STANDING = standing(150, 25, 25);

/** Reference cases of the coolant loop: closed forms and SciPy. */
export const references = [
  ...defineReferences(model, [
    {
      id: 'steady-hot-day',
      label: text(
        'Hot day: steady state with the thermostat fully open',
        '高温天：节温器全开时的稳态',
      ),
      parameters: {heat: 24_000, airTemperature: celsius(40)},
      duration: 7200,
      tolerance: 1e-6,
      points: [
        {scalar: 'transferUnits', expected: UNITS},
        {scalar: 'effectiveness', expected: EFFECTIVENESS},
        {scalar: 'settledHot', expected: celsius(HOT_DAY)},
        {
          scalar: 'settledCold',
          expected: celsius(COLD_SIDE),
        },
        {
          scalar: 'settledPlate',
          expected: celsius(HOT_DAY + 24_000 / 500),
        },
        {
          scalar: 'loadLimit',
          expected: PER_KELVIN * (82 + 13 - 40),
          tolerance: 1e-5,
        },
        {
          scalar: 'slowTime',
          expected: (PLATE_CAPACITY + 3 * HOT_CAPACITY) / PER_KELVIN,
        },
        {output: 'hotTemperature', at: 7200, expected: celsius(HOT_DAY)},
        {output: 'flow', at: 7200, expected: OPEN, tolerance: 1e-12},
        {output: 'radiatorHeat', at: 7200, expected: 24_000, tolerance: 1e-3},
      ],
    },
    {
      id: 'bypass',
      label: text(
        'Thermostat closed: all the flow in the bypass',
        '节温器关闭：冷却液全部流经旁通',
      ),
      parameters: {},
      duration: 120,
      tolerance: 1e-12,
      points: [
        {output: 'flow', at: 60, expected: CLOSED},
        {output: 'radiatorFlow', at: 60, expected: 0},
        {
          output: 'pumpPressure',
          at: 60,
          expected: 60e3 - 1.2e11 * CLOSED ** 2,
          tolerance: 1e-6,
        },
      ],
    },
    {
      id: 'no-flow',
      label: text(
        'No pump from cold: plate and standing coolant',
        '冷态且水泵不转：冷板与静止的冷却液',
      ),
      parameters: {pumpSpeed: 0},
      duration: 200,
      tolerance: 1e-5,
      points: [
        {output: 'hotTemperature', at: 150, expected: celsius(STANDING.hot)},
        {
          output: 'plateTemperature',
          at: 150,
          expected: celsius(STANDING.plate),
        },
        {output: 'coldTemperature', at: 150, expected: celsius(25)},
        {output: 'radiatorHeat', at: 150, expected: 0},
      ],
    },
    {
      id: 'small-tank',
      label: text(
        'Hot day, settled, half a litre of air in the tank',
        '高温天的平衡态，膨胀水箱内有 0.5\u00a0L 气体',
      ),
      parameters: {
        heat: 24_000,
        airTemperature: celsius(40),
        start: 'settled',
        tankAir: 0.5e-3,
      },
      duration: 60,
      tolerance: 1e-12,
      points: [
        {scalar: 'expansion', expected: GROWTH},
        {
          scalar: 'tankPressure',
          expected: (1e5 * 0.5e-3) / (0.5e-3 - GROWTH),
          tolerance: 1e-4,
        },
      ],
    },
  ]),
  ...independentCases(model, independent),
];
