import type {Part} from './archive';

/** Lines of a part after which the rest is not read. */
const MOST_LINES = 200_000;

/** A pair of bytes that is one of GBK's usual characters, each byte a letter. */
const GBK_PAIR = /[\xa1-\xa9\xb0-\xf7][\xa1-\xfe]/gu;

/**
 * Reads a part as text, empty where the model lacks it. Files state their
 * encoding wrongly or not at all: it is UTF-16 with the mark of this, UTF-8 where
 * that is valid, GBK where all high bytes stand in its pairs, else Latin-1.
 */
export async function readText(part: Part | undefined): Promise<string> {
  const bytes = new Uint8Array((await part?.data.arrayBuffer()) ?? []);
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const encoding = isWide ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    const latin1 = new TextDecoder('latin1').decode(bytes);
    const isGbk = !/[^\0-\x7f]/u.test(latin1.replaceAll(GBK_PAIR, ''));
    return isGbk ? new TextDecoder('gbk').decode(bytes) : latin1;
  }
}

/** Splits a text into lines, with at most 200,000 of them. */
export function splitLines(content: string): readonly string[] {
  const lines = content.split('\n', MOST_LINES);
  return (lines.at(-1) === '' ? lines.slice(0, -1) : lines).map((line) =>
    line.trimEnd(),
  );
}

/** Unit as the site keeps it: empty for the null unit. */
export function cleanUnit(unit = ''): string {
  return unit.trim() === 'null' ? '' : unit.trim();
}

/** Reads a plain number as the files write it; undefined for an expression. */
export function plainNumber(value: string | undefined): number | undefined {
  const number = value?.trim() ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Tells whether two stored values are the same number or the same text. */
export function isSameValue(one: string, other: string): boolean {
  const read = (value: string) => plainNumber(value) ?? value.trim();
  return read(one) === read(other);
}
