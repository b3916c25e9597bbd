import {sum} from 'd3-array';
import {createTarDecoder} from 'modern-tar';

import type {LocalizedText} from '../../i18n';
import {AmesimFileError, MESSAGES} from '../errors';

/** Is told the share of what is gone through, 0 to 1. */
export type OnProgress = (share: number) => void;

/** A part of a model: its bytes stay in a blob until they are needed. */
export interface Part {
  readonly data: Blob;
  readonly saved: Date | undefined;
}

/**
 * Parts by extension, with the number behind such as `.results.2`; those of studies
 * have the name of the study before it, as in `Study_1/.results.2`.
 */
export type Parts = ReadonlyMap<string, Part>;

/** Largest file, and largest part that is read at once, bytes. */
const LARGEST_FILE = 300 * 2 ** 20;
const LARGEST_TEXT = 32 * 2 ** 20;

/** Members of an archive after which the rest is not read. */
const MOST_MEMBERS = 20_000;

/** Parts that are read; programs, icons and logs are passed over. */
export const PART =
  /\.(?:cir|(?:amegp|gpx|ssf)(?:\.\d+)?|param|data|var|sim|sa[di]|units|modelinfo|results(?:\.\d+)*)$/iu;

/** First bytes of archives that are compressed: gzip, compress, zip, 7z, rar, xz, bzip2. */
const COMPRESSED = /^(?:1f8b|1f9d|504b0304|377abcaf|52617221|fd377a58|425a68)/u;

/** Tells whether a file is a part that is read, and notes one that can't be. */
function isRead(
  name: string,
  size: number,
  problems: LocalizedText[],
  isSparse = false,
): boolean {
  const extension = PART.exec(name)?.[0].toLowerCase();
  if (extension === undefined || size === 0) {
    return false;
  }
  const isStreamed = extension.startsWith('.results');
  const limit = isStreamed ? LARGEST_FILE : LARGEST_TEXT;
  if (size > limit || isSparse) {
    const reason = isSparse ? MESSAGES.sparse : MESSAGES.tooLarge(size, limit);
    problems.push(MESSAGES.unreadable(name.slice(-60), reason));
    return false;
  }
  return true;
}

/** Refuses a file that is too large or compressed. */
async function checkFile(file: Blob): Promise<void> {
  if (file.size > LARGEST_FILE) {
    throw new AmesimFileError(MESSAGES.tooLarge(file.size, LARGEST_FILE));
  }
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const hex = [...start].map((byte) => byte.toString(16).padStart(2, '0'));
  if (COMPRESSED.test(hex.join(''))) {
    throw new AmesimFileError(MESSAGES.compressed);
  }
}

/** Tells whether an archive ends with a block of zeros. */
async function hasEnd(file: Blob): Promise<boolean> {
  const end = new Uint8Array(await file.slice(-BLOCK).arrayBuffer());
  return end.every((byte) => byte === 0);
}

/** Bytes of a header, and of what members are filled up to. */
const BLOCK = 512;

/** Reads name and type in a header, and whether the block has its checksum. */
async function readHeader(file: Blob, at: number) {
  const bytes = await file.slice(at, at + BLOCK).arrayBuffer();
  const block = new Uint8Array(bytes);
  const field = (start: number, end: number) =>
    new TextDecoder().decode(block.subarray(start, end)).split('\0', 1)[0];
  const stated = Number.parseInt(field(148, 156) ?? '', 8);
  // The checksum counts itself as eight blanks; old programs take bytes as signed.
  block.fill(32, 148, 156);
  const sums = [sum(block), sum(new Int8Array(bytes))];
  const isSound = sums.includes(stated);
  return {name: field(0, 100), type: field(156, 157), isSound};
}

/** Counts the bytes of a file as they pass. */
function countBytes({size}: Blob, onProgress: OnProgress | undefined) {
  let read = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      onProgress?.(read / size);
      controller.enqueue(chunk);
    },
  });
}

/** The runs of a study, in a folder behind the name of the model: `.Study_1.de_res/`. */
const STUDY_RUN = /^\.([^/]+)\.de_res\/[^/]*?(\.(?:results|ssf)(?:\.\d+)+)$/iu;

/**
 * Takes the parts of the model itself, which have its name before the extension,
 * and the runs of its studies.
 */
function partsOfModel(members: ReadonlyMap<string, Part>): Parts {
  const depthOf = (name: string) => name.split('/').length;
  const names = [...members.keys()].sort(
    (one, other) => depthOf(one) - depthOf(other),
  );
  const [first = ''] = names;
  // Those of studies lie in folders below.
  const isSketch = (name: string) =>
    /\.cir$/iu.test(name) && depthOf(name) === depthOf(first);
  const main = names.find(isSketch) ?? first;
  const stem = main.replace(PART, '');
  return new Map(
    [...members].flatMap(([name, part]) => {
      const rest = name.startsWith(stem) ? name.slice(stem.length) : '';
      const [run, study = '', extension = ''] = STUDY_RUN.exec(rest) ?? [];
      const key = run ? `${study}/${extension}` : rest.toLowerCase();
      return run || PART.exec(rest)?.index === 0 ? [[key, part]] : [];
    }),
  );
}

/**
 * Unpacks the parts of a model from a tar archive, as a stream, and notes what is
 * wrong with the archive. Names only say which part it is: nothing is written.
 *
 * @throws {AmesimFileError} when the file is too large or compressed
 */
export async function readArchive(
  file: Blob,
  problems: LocalizedText[],
  onProgress?: OnProgress,
): Promise<Parts> {
  await checkFile(file);
  const found = new Map<string, Part>();
  let members = 0;
  let next = 0;
  let last = '';
  let isInStep = true;
  let isDamaged = false;
  const entries = file
    .stream()
    .pipeThrough(countBytes(file, onProgress))
    .pipeThrough(createTarDecoder())
    .getReader();
  try {
    for (;;) {
      const {done, value} = await entries.read();
      if (done) {
        break;
      }
      const {header, body} = value;
      const {name, size, mtime} = header;
      const at = next;
      next += BLOCK * (1 + Math.ceil(size / BLOCK));
      members += 1;
      if (members > MOST_MEMBERS) {
        problems.push(MESSAGES.tooMany(MOST_MEMBERS));
        break;
      }
      const placed = await readHeader(file, at);
      isDamaged ||= isInStep && !placed.isSound;
      // Behind a header of several blocks, places are not known.
      const isPlace = placed.name === name;
      isInStep &&= isPlace;
      const isSparse =
        (isPlace && placed.type === 'S') || name.includes('GNUSparseFile.');
      const isFile = header.type === 'file';
      if (!isFile || !isRead(name, size, problems, isSparse)) {
        await body.cancel();
        continue;
      }
      const data = isPlace
        ? file.slice(at + BLOCK, at + BLOCK + size)
        : await new Response(body as BodyInit).blob();
      await (isPlace ? body.cancel() : undefined);
      // A header may state a time that no date has, or none.
      const saved = Number(mtime) > 0 ? mtime : undefined;
      found.set(name.replace(/^\.\//u, ''), {data, saved});
      last = isDamaged ? last : name.slice(-60);
      isDamaged ||= data.size < size;
    }
  } catch {
    isDamaged = true;
  } finally {
    await entries.cancel().catch(() => undefined);
  }
  if (found.size > 0 && (isDamaged || !(await hasEnd(file)))) {
    problems.push(MESSAGES.damaged(last));
  }
  return partsOfModel(found);
}

/** Takes loose parts of one model, whatever their names before the extension. */
export function looseParts(
  files: readonly File[],
  problems: LocalizedText[],
): Parts {
  const parts = new Map<string, Part>();
  for (const data of files) {
    const extension = PART.exec(data.name)?.[0].toLowerCase() ?? '';
    if (parts.has(extension)) {
      problems.push(MESSAGES.unreadable(data.name, MESSAGES.sameKind));
    } else if (isRead(data.name, data.size, problems)) {
      parts.set(extension, {data, saved: undefined});
    }
  }
  return parts;
}
