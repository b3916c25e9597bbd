/** Characters after which an expression is not calculated. */
const LONGEST = 200;

const TOKEN =
  /\s*(?:(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|(?<name>[a-z_]\w*)|(?<sign>\*\*|[-+*/()]))\s*/giuy;

/** Splits an expression into numbers, names and signs; undefined where it can't. */
function tokensOf(expression: string): readonly string[] | undefined {
  const tokens = [...expression.matchAll(TOKEN)];
  const isWhole = tokens.map(([all]) => all).join('') === expression;
  return isWhole ? tokens.map(([all]) => all.trim()) : undefined;
}

/**
 * Calculates what a field may hold in place of a number: sums, products and powers
 * (`**`) of numbers, `pi` and names. Undefined for anything else, such as functions.
 */
export function calculate(
  expression: string,
  valueOf: (name: string) => number | undefined,
): number | undefined {
  const tokens = expression.length > LONGEST ? undefined : tokensOf(expression);
  if (!tokens) {
    return undefined;
  }
  let at = 0;
  const take = (...signs: readonly string[]) => {
    const token = tokens[at] ?? '';
    at += signs.includes(token) ? 1 : 0;
    return signs.includes(token) ? token : undefined;
  };
  const atom = (): number => {
    if (take('(')) {
      const inside = sum();
      return take(')') ? inside : Number.NaN;
    }
    const token = tokens[at] ?? '';
    at += 1;
    if (/^[\d.]/u.test(token)) {
      return Number(token);
    }
    return token === 'pi' ? Math.PI : (valueOf(token) ?? Number.NaN);
  };
  const power = (): number => {
    const sign = take('-', '+');
    if (sign) {
      return sign === '-' ? -power() : power();
    }
    const base = atom();
    return take('**') ? base ** power() : base;
  };
  const product = (): number => {
    let value = power();
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      value = sign === '*' ? value * power() : value / power();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      value += sign === '+' ? product() : -product();
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}
