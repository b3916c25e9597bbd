import {type LocalizedText, text} from '../../../i18n';
import type {ProfileCurve, ProfileFigure} from '../../definition';
import {quantity} from '../../definition';

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
export function decibels({ratio}: FrequencyResponse): number {
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
