import {type LocalizedText, text} from '../../../i18n';
import type {
  MarkEntry,
  ProfileCurve,
  ProfileFigure,
  ScalarDefinitions,
} from '../../definition';
import {quantity} from '../../definition';
import type {Signal} from './signals';

/** Amplitude ratio and phase of a linear system at one frequency. */
export interface FrequencyResponse {
  /** Amplitude ratio without the gain, above 0. */
  readonly ratio: number;
  /** Phase, rad; negative for a lag. */
  readonly phase: number;
}

/** What the two figures of a Bode plot need of a model. */
interface BodePlot<Values> {
  /** Name of the curve. */
  readonly label: LocalizedText;
  /** Frequency in the middle of the plot, Hz. */
  corner(p: Values): number;
  /** Response at a frequency, Hz. */
  response(p: Values, frequency: number): FrequencyResponse;
}

/** An amplitude ratio in decibels. */
function decibels({ratio}: FrequencyResponse): number {
  return 20 * Math.log10(ratio);
}

const FREQUENCY_AXIS = quantity('f', 'Hz', {
  label: text('frequency', '频率'),
  scale: 'log',
});

/**
 * Makes the two figures of a Bode plot, `amplitude` and `phase`: two decades on
 * each side of the corner, and a marker at the chosen frequency.
 *
 * @param plot - the curve of the model; its values have a `frequency`, Hz
 */
export function bodeFigures<Values extends {readonly frequency: number}>({
  label,
  corner,
  response,
}: BodePlot<Values>) {
  const curves =
    (valueOf: (response: FrequencyResponse) => number) =>
    (p: Values): readonly ProfileCurve[] => {
      const value = (frequency: number) => valueOf(response(p, frequency));
      const middle = corner(p);
      const x = Array.from({length: 81}, (_, n) => middle * 10 ** (n / 20 - 2));
      return [
        {id: 'response', label, x, y: x.map(value)},
        {
          id: 'chosen',
          label: text('chosen frequency', '所选频率'),
          x: [p.frequency],
          y: [value(p.frequency)],
          style: 'markers',
        },
      ];
    };
  return {
    amplitude: {
      title: text('Amplitude ratio, without gain', '幅值比（不计增益）'),
      coordinate: FREQUENCY_AXIS,
      quantity: quantity('L', 'dB', {label: text('amplitude ratio', '幅值比')}),
      curves: curves(decibels),
    },
    phase: {
      title: text('Phase', '相位'),
      coordinate: FREQUENCY_AXIS,
      quantity: quantity('φ', 'rad', {
        label: text('phase', '相位'),
        displayUnit: 'deg',
      }),
      curves: curves(({phase}) => phase),
    },
  } as const satisfies Readonly<Record<string, ProfileFigure<Values, unknown>>>;
}

/** Numbers that summarize a run of a lag of any order. */
export const lagScalars = {
  finalValue: quantity('y_∞', '1', {
    label: text('final value after the step', '阶跃后的终值'),
  }),
  riseTime: quantity('t_r', 's', {
    label: text('rise time from 10% to 90%', '从 10% 到 90% 的上升时间'),
  }),
  settlingTime: quantity('t_s', 's', {
    label: text('settling time to 2%', '2% 调节时间'),
  }),
  amplitudeRatio: quantity('M', 'ratio', {
    label: text(
      'amplitude ratio at the frequency, without gain',
      '该频率处的幅值比（不计增益）',
    ),
  }),
  amplitudeLevel: quantity('L', 'dB', {
    label: text(
      'amplitude ratio in decibels, without gain',
      '以分贝表示的幅值比（不计增益）',
    ),
  }),
  phase: quantity('φ', 'rad', {
    label: text('phase at the frequency', '该频率处的相位'),
    displayUnit: 'deg',
  }),
  steadyAmplitude: quantity('ŷ', '1', {
    label: text('steady-state amplitude of the output', '输出的稳态幅值'),
  }),
} as const satisfies ScalarDefinitions;

/** What the numbers and marks of a lag need of its parameters. */
type LagInput = Signal & {readonly gain: number; readonly slope: number};

/** Computes the numbers of a lag that follow from its frequency response. */
export function measureLag(
  {input, gain, level}: LagInput,
  response: FrequencyResponse,
) {
  return {
    amplitudeRatio: response.ratio,
    amplitudeLevel: decibels(response),
    phase: response.phase,
    steadyAmplitude:
      input === 'sine' ? Math.abs(gain * level) * response.ratio : undefined,
  };
}

/**
 * Marks the final value of a step; how much later and lower than a ramp the
 * output becomes, at 80% of a run to `end` s, when the transient of a usual lag
 * has decayed; and the amplitude to which it settles after a sine.
 *
 * @param delay - how late the output follows a ramp, s
 * @param symbol - that of the delay
 */
export function lagMarks(
  p: LagInput,
  end: number,
  delay: number,
  symbol: string,
  response: FrequencyResponse,
) {
  const final = p.gain * p.level;
  const elapsed = 0.8 * (end - p.onset);
  const at = p.onset + elapsed;
  const slope = p.gain * p.slope;
  const low = slope * (elapsed - delay);
  return {
    finalValue: p.input === 'step' && {y: final, symbol: 'k u_0'},
    behindRamp: p.input === 'ramp' && [
      {from: [at - delay, low], to: [at, low], symbol},
      {from: [at, low], to: [at, slope * elapsed], symbol: `k a ${symbol}`},
    ],
    steadyAmplitude: p.input === 'sine' && {
      y: Math.abs(final) * response.ratio,
      symbol: 'ŷ',
    },
  } as const satisfies Readonly<Record<string, MarkEntry>>;
}
