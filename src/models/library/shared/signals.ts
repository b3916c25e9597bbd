/** Shape of a signal over time; all signals are 0 before their onset. */
export type SignalKind = 'step' | 'ramp' | 'pulse' | 'sine';

/** A test signal that starts at its onset. */
export interface Signal {
  /** Shape of the signal. */
  readonly kind: SignalKind;
  /** First instant at which the signal differs from 0, s. */
  readonly onset: number;
  /** Height of a step or pulse, amplitude of a sine. */
  readonly level: number;
  /** Slope of a ramp, 1/s. */
  readonly slope: number;
  /** Length of a pulse, s. */
  readonly width: number;
  /** Frequency of a sine, Hz. */
  readonly frequency: number;
}

/**
 * Evaluates a signal at `t` s; continuous from the right, with jumps exactly at
 * the instants of {@link signalBreaks}.
 */
export function signalValue(signal: Signal, t: number): number {
  const {kind, onset, level, slope, width, frequency} = signal;
  if (t < onset) {
    return 0;
  }
  switch (kind) {
    case 'step':
      return level;
    case 'ramp':
      return slope * (t - onset);
    case 'pulse':
      return t < onset + width ? level : 0;
    case 'sine':
      return level * Math.sin(2 * Math.PI * frequency * (t - onset));
  }
}

/** Returns the instants at which a signal or its slope jumps, s. */
export function signalBreaks(signal: Signal): readonly number[] {
  const {kind, onset, width} = signal;
  return kind === 'pulse' ? [onset, onset + width] : [onset];
}
