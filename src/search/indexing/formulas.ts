import type {Cheerio, CheerioAPI} from 'cheerio';

/** A part of a formula in parentheses, unless it is one symbol or number. */
function grouped(part: string): string {
  return /^[\p{L}\p{M}\p{N}._]*$/u.test(part) ? part : `(${part.trim()})`;
}

/** Joins factors with blanks: `k A`, but `dT` and `(a + b)`. */
function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/(?<=[([{\s]) | (?=[)\]},.;:/\s])|(?<=(?<!\p{L})d|\/) /gu, '');
}

/** An element of MathML as a line of text: `u_H`, `k/(ρ c_p)`, `T^4`. */
function lineOf($: CheerioAPI, element: Cheerio<never>): string {
  const parts = element
    .children()
    .get()
    .map((child) => lineOf($, $(child as never)));
  const [base = '', lower = '', upper = ''] = parts;
  switch (element.prop('tagName')?.toLowerCase()) {
    case 'mfrac':
      return `${grouped(base)}/${grouped(lower)}`;
    case 'msqrt':
      return `√${grouped(joined(parts))}`;
    case 'msub':
    case 'munder':
      return `${base}_${lower.replaceAll(' ', '')}`;
    case 'msup':
      return `${base}^${grouped(lower)}`;
    case 'msubsup':
    case 'munderover':
      return `${base}_${lower}^${grouped(upper)}`;
    case 'mover':
      // An accent of its own becomes a part of the letter, as in other texts.
      return (base + lower.replace('˙', '\u0307')).normalize('NFC');
    default:
      return parts.length > 0
        ? joined(parts)
        : element.text().replace('\u2061', '');
  }
}

/** Writes each formula of a page as a line of text that can be read and searched. */
export function writeFormulas($: CheerioAPI): void {
  $('math').each((_, element) => {
    const formula = $(element);
    const blank = formula.attr('display') === 'block' ? ' ' : '';
    formula.replaceWith(`${blank}${lineOf($, formula as never)}${blank}`);
  });
}
