/** Width of a decimal point, in digits. */
const POINT = 0.5;

/** A plain number: one with a power of ten has its point elsewhere. */
const PLAIN = /^[\u2212\d]+(?:\.(?<decimals>\d+))?$/u;

/** Width of the decimals of a number with their point, in digits. */
function decimalsWidth(text: string): number {
  const {decimals} = PLAIN.exec(text)?.groups ?? {};
  return decimals === undefined ? 0 : decimals.length + POINT;
}

/**
 * Widths, in digits, that numbers of a column need behind them so that their
 * decimal points stand below each other.
 */
export function missingDecimals(texts: readonly string[]): readonly number[] {
  const widths = texts.map(decimalsWidth);
  const widest = Math.max(0, ...widths);
  return widths.map((width, index) =>
    PLAIN.test(texts[index] ?? '') ? widest - width : 0,
  );
}
