/** A test signal that is 0 before its onset: parameters of a model. */
export interface Signal {
  /** Shape of the signal over time. */
  readonly input: 'step' | 'ramp' | 'pulse' | 'sine';
  /** First instant at which the signal differs from 0, s. */
  readonly onset: number;
  /** Height of a step or pulse, amplitude of a sine. */
  readonly level: number;
  /** Slope of a ramp, 1/s; 0 unless given. */
  readonly slope?: number;
  /** Length of a pulse, s; 0 unless given. */
  readonly width?: number;
  /** Frequency of a sine, Hz. */
  readonly frequency: number;
}

/**
 * Evaluates a signal at `t` s; continuous from the right, with jumps exactly at
 * the instants of {@link signalBreaks}.
 */
export function signalValue(signal: Signal, t: number): number {
  const {input, onset, level, slope = 0, width = 0, frequency} = signal;
  if (t < onset) {
    return 0;
  }
  switch (input) {
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
export function signalBreaks({
  input,
  onset,
  width = 0,
}: Signal): readonly number[] {
  return input === 'pulse' ? [onset, onset + width] : [onset];
}
