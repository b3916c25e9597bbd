import type {ReadFailure} from './table';

/** A decoded file, or why it is no text. */
export type Decoded =
  | {readonly text: string; readonly encoding: string}
  | {readonly failure: ReadFailure};

/** Bytes and characters that are looked at to recognize a file. */
const SAMPLE = 4096;

/** Byte-order marks and the encodings they stand for. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** First bytes of workbooks: zip container and the older compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Recognizes UTF-16 without a mark: digits and separators have a zero in each
 * pair of bytes, on the same side. On the other side few characters have one,
 * 一 (U+4E00) among them.
 */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const zerosOn = (side: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === side).length;
  const [even, odd] = [zerosOn(0), zerosOn(1)];
  const [enough, few] = [0.3 * sample.length, 0.02 * sample.length];
  if (odd > enough && even < few) {
    return 'utf-16le';
  }
  return even > enough && odd < few ? 'utf-16be' : undefined;
}

/**
 * Tells whether bytes above 127 always stand alone, as the signs of units do
 * in Western text. Chinese characters have two of them in a row.
 */
function hasLoneHighBytes(bytes: Uint8Array): boolean {
  return bytes.every(
    (byte, index) => byte < 0x80 || (bytes[index + 1] ?? 0) < 0x80,
  );
}

/** Decodes bytes in the encoding that they show; what is no UTF-8 is of one country. */
function decode(bytes: Uint8Array) {
  const marked = MARKS.find(([, mark]) => startsWith(bytes, mark));
  const wide = marked?.[0] ?? unmarkedUtf16(bytes);
  const read = (encoding: string, fatal = false) => ({
    encoding,
    text: new TextDecoder(encoding, {fatal}).decode(bytes),
  });
  try {
    return wide === undefined ? read('utf-8', true) : read(wide);
  } catch {
    return read(hasLoneHighBytes(bytes) ? 'windows-1252' : 'gb18030');
  }
}

/** Tells whether a text has control characters that no table contains. */
function hasControlCharacters(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const found = sample.match(/[^\P{Cc}\t\n\f\r]|\uFFFD/gu) ?? [];
  return text.includes('\0') || found.length > 0.01 * sample.length;
}

/**
 * Decodes a file: UTF-8 and UTF-16 with or without a byte-order mark, the
 * Chinese GBK and GB 18030, and Western single bytes.
 */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (WORKBOOKS.some((start) => startsWith(bytes, start))) {
    return {failure: 'workbook'};
  }
  const {text, encoding} = decode(bytes);
  if (text.trim() === '') {
    return {failure: 'empty'};
  }
  return hasControlCharacters(text) ? {failure: 'binary'} : {text, encoding};
}
