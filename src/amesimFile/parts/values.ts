import type {Part} from './archive';

/** Lines of a part after which the rest is not read. */
const MOST_LINES = 200_000;

/** Tells whether each high byte begins or ends a pair of GBK's usual characters. */
function isGbk(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead > 0x7f) {
      index += 1;
      const trail = bytes[index] ?? 0;
      const isLead = (lead >= 0xa1 && lead <= 0xa9) || lead >= 0xb0;
      if (!isLead || lead > 0xf7 || trail < 0xa1 || trail > 0xfe) {
        return false;
      }
    }
  }
  return true;
}

/**
 * Reads a part as text, empty where the model lacks it. Files state their
 * encoding wrongly or not at all: it is UTF-8 where that is valid, GBK where all
 * high bytes stand in its pairs, else Latin-1.
 */
export async function readText(part: Part | undefined): Promise<string> {
  const bytes = new Uint8Array((await part?.data.arrayBuffer()) ?? []);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder(isGbk(bytes) ? 'gbk' : 'latin1').decode(bytes);
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
