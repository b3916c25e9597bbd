import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import {model} from '../../library/modular-piping';
import {defineReferences, independentCases} from '../defineReferences';
import independent from './computed/modular-piping.json';

const {PI} = Math;

/** Density of water at 20 °C by the IAPWS formulations, rounded, kg/m³. */
const DENSITY = 998.2061;
/** Dynamic viscosity of the same, Pa·s. */
const VISCOSITY = 1.001597e-3;

const DIAMETER = 0.025;
const LENGTH = 5;
const AREA = (PI * DIAMETER ** 2) / 4;
/** Speed of sound in water of a bulk modulus of 2.18 GPa, m/s. */
const SOUND = Math.sqrt(2.18e9 / DENSITY);
/** Mass flow rate, kg/s. */
const FLOW = 0.5;

/** What the closed forms hold for, whatever the defaults of the model are. */
const LINE = {
  drive: 'flow',
  massFlow: FLOW,
  waterTemperature: celsius(20),
  diameter: DIAMETER,
  firstLength: LENGTH,
  secondLength: 3,
  bulkModulus: 2.18e9,
} as const;

/** Reference cases of the line: closed forms and independent solutions. */
export const references = [
  ...independentCases(model, independent),
  ...defineReferences(model, [
    {
      id: 'hagen-poiseuille',
      label: text(
        'Laminar flow of 0.01\u00a0kg/s in the first pipe',
        '第一段直管内 0.01\u00a0kg/s 的层流',
      ),
      parameters: {...LINE, massFlow: 0.01},
      tolerance: 1e-4,
      points: [
        {
          figure: 'drops',
          bar: 'first-pipe',
          expected:
            (32 * VISCOSITY * LENGTH * 0.01) / (DENSITY * AREA * DIAMETER ** 2),
          tolerance: 1e-5,
        },
        {
          scalar: 'frictionFactor',
          expected: (64 * PI * DIAMETER * VISCOSITY) / (4 * 0.01),
          tolerance: 1e-6,
        },
        {scalar: 'content', expected: AREA * LENGTH, tolerance: 1e-12},
      ],
    },
    {
      id: 'changes-of-bore',
      label: text(
        'Bore of 20\u00a0mm, second pipe 25\u00a0mm wide',
        '内径 20\u00a0mm，第二段直管 25\u00a0mm',
      ),
      parameters: {diameter: 0.02, bore: 'other', secondDiameter: 0.025},
      tolerance: 1e-12,
      points: [
        {scalar: 'enlargement', expected: (1 - (20 / 25) ** 2) ** 2},
        {scalar: 'contraction', expected: 0.5 * (1 - (20 / 25) ** 2)},
      ],
    },
    {
      id: 'one-millilitre-more',
      label: text(
        'One millilitre more in a litre',
        '1\u00a0L 的容积多装 1\u00a0mL',
      ),
      parameters: {nodeVolume: 1e-3, bulkModulus: 2.18e9},
      tolerance: 1e-6,
      points: [{scalar: 'pressurePerMillilitre', expected: 2.18e9 / 1000}],
    },
    {
      id: 'sudden-stop',
      label: text(
        'Sudden stop of 0.5\u00a0kg/s in 8\u00a0m of pipe',
        '8\u00a0m 管路内 0.5\u00a0kg/s 的流动突然停止',
      ),
      parameters: LINE,
      tolerance: 1e-6,
      points: [
        {scalar: 'waveSpeed', expected: SOUND, tolerance: 1e-4},
        {scalar: 'travelTime', expected: 8 / SOUND, tolerance: 1e-9},
        {scalar: 'surge', expected: (SOUND * FLOW) / AREA, tolerance: 1},
      ],
    },
  ]),
];
