import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/heated-pipe';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/heated-pipe.json';

const {PI, exp} = Math;

/** Density of water at 20 °C by the IAPWS formulations, rounded, kg/m³. */
const DENSITY = 998.2061;
/** Specific heat capacity of the same, J/(kg·K). */
const SPECIFIC_HEAT = 4184.794;
/** Conductivity of the same, W/(m·K). */
const CONDUCTIVITY = 0.598011;

const DIAMETER = 0.025;
const LENGTH = 5;
const MASS = (DENSITY * PI * DIAMETER ** 2 * LENGTH) / 4;
/** Mass flow rate, kg/s. */
const FLOW = 0.5;
const RESIDENCE = MASS / FLOW;

/** What the closed forms hold for, whatever the defaults of the model are. */
const PIPE = {
  massFlow: FLOW,
  waterTemperature: celsius(20),
  inletTemperature: celsius(20),
  initialTemperature: celsius(20),
  diameter: DIAMETER,
  length: LENGTH,
  heating: 'temperature',
  wallTemperature: celsius(80),
} as const;

/** Heat given to the water, W. */
const POWER = 50e3;

/** Step response of N stirred volumes after x residence times, 0 to 1. */
function stepResponse(volumes: number, x: number): number {
  let term = exp(-volumes * x);
  let sum = 0;
  for (let k = 0; k < volumes; k += 1) {
    sum += term;
    term *= (volumes * x) / (k + 1);
  }
  return 1 - sum;
}

const fronts = [1, 5, 20].map(
  (volumes) =>
    ({
      id: `front-${volumes}`,
      label: text(
        `Front from 20\u00a0°C to 60\u00a0°C through ${volumes} stirred volumes`,
        `20\u00a0°C 到 60\u00a0°C 的温度前锋穿过 ${volumes} 个全混容腔`,
      ),
      parameters: {
        ...PIPE,
        heating: 'power',
        power: 0,
        inletTemperature: celsius(60),
        volumes,
      },
      duration: 15,
      tolerance: 1e-4,
      points: [
        ...[0.5, 1, 1.5].map(
          (x) =>
            ({
              output: 'outletTemperature',
              at: x * RESIDENCE,
              expected: celsius(20 + 40 * stepResponse(volumes, x)),
            }) as const,
        ),
        {
          output: 'plugTemperature',
          at: 0.999 * RESIDENCE,
          expected: celsius(20),
        },
        {
          output: 'plugTemperature',
          at: 1.001 * RESIDENCE,
          expected: celsius(60),
        },
      ],
    }) as const,
);

/** Time constant of standing water at the wall, ρ c_p D²/(4 Nu k), s. */
const STANDING =
  (DENSITY * SPECIFIC_HEAT * DIAMETER ** 2) / (4 * 3.657 * CONDUCTIVITY);

/** Reference cases of the heated pipe: closed forms and independent solutions. */
export const references = [
  ...independentCases(model, independent),
  ...defineReferences(model, [
    ...fronts,
    {
      id: 'standing-water',
      label: text(
        'Standing water at a wall of 80\u00a0°C',
        '静止的水，壁温 80\u00a0°C',
      ),
      parameters: {...PIPE, massFlow: 0},
      duration: 1500,
      tolerance: 1e-3,
      points: [
        {scalar: 'wallTime', expected: STANDING},
        {
          output: 'outletTemperature',
          at: 300,
          expected: celsius(80 - 60 * exp(-300 / STANDING)),
        },
      ],
    },
    {
      id: 'given-heat',
      label: text(
        '50\u00a0kW into 0.5\u00a0kg/s, three volumes',
        '50\u00a0kW 传给 0.5\u00a0kg/s 的水，三个容腔',
      ),
      parameters: {...PIPE, heating: 'power', power: POWER, volumes: 3},
      duration: 100,
      tolerance: 1e-4,
      points: [
        {
          output: 'outletTemperature',
          at: 100,
          expected: celsius(20 + POWER / (FLOW * SPECIFIC_HEAT)),
        },
        {scalar: 'plugHeat', expected: POWER, tolerance: 1e-6},
      ],
    },
  ]),
];
