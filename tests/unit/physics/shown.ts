import assert from 'node:assert/strict';

/** Half a unit of the last digit of a printed number, as '1.6e-3' or '0.25'. */
function halfDigit(text: string): number {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** (Number(exponent) - decimals);
}

/** Asserts that a number rounds to the digits printed in `expected`. */
export function assertShown(actual: number, expected: string, what = ''): void {
  const allowed = halfDigit(expected) * (1 + 1e-9);
  const difference = Math.abs(actual - Number(expected));
  assert.ok(difference <= allowed, `${what} ${actual} is not ${expected}`);
}

/**
 * Asserts that two numbers agree to a relative and an absolute tolerance; one
 * that is missing agrees with none.
 */
export function assertClose(
  actual: number | undefined,
  expected: number | undefined,
  relative: number,
  absolute = 0,
): void {
  const [one, other] = [actual ?? Number.NaN, expected ?? Number.NaN];
  const allowed = relative * Math.abs(other) + absolute;
  assert.ok(
    Math.abs(one - other) <= allowed,
    `${actual} differs from ${expected} by more than ${allowed}`,
  );
}

/** Asserts that a call throws a RangeError that names the quantity. */
export function assertOutOfDomain(call: () => unknown, quantity: string): void {
  assert.throws(
    call,
    (error: unknown) =>
      error instanceof RangeError && error.message.includes(quantity),
    `expected a RangeError that names "${quantity}"`,
  );
}
