// cspell:ignore domaindefinition unitdefinition conversionstring
import type {LocalizedText} from '../i18n';
import {AmesimFileError, MESSAGES, MISSING_PARTS} from './errors';
import type {AmesimModel, FileUnit, Run, Variable} from './model';
import {
  limitOf,
  PART,
  type Part,
  readArchive,
  type ReadOptions,
} from './parts/archive';
import {readParameters, readVariables} from './parts/lists';
import {openResults} from './parts/results';
import {readBatch, readRunSettings} from './parts/run';
import {readGlobalParameters, readSketch} from './parts/sketch';
import {readText} from './parts/values';
import {findBelow, type Item, parseTolerantly} from './parts/xml';

/** A loose part of a model with the name of its file. */
export interface NamedPart {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer> | Blob;
}

/** Kind of a part: its extension with a number behind, such as `.results.2`. */
function extensionOf(name: string): string {
  return PART.exec(name)?.[0] ?? '';
}

/** Reads a part and notes what is wrong with it instead of throwing. */
async function attempt<Value>(
  name: string,
  problems: LocalizedText[],
  read: () => Value | Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof AmesimFileError)) {
      throw error;
    }
    problems.push(MESSAGES.unreadable(name, error.reason));
    return undefined;
  }
}

function readUnits(root: Item | undefined): ReadonlyMap<string, FileUnit> {
  return new Map(
    findBelow(root, ['domaindefinition']).flatMap((group) =>
      findBelow(group, ['unitdefinition']).map(({values}) => {
        const {name = '', conversionstring: toSi = ''} = values;
        return [name, {domain: group.values['domain'] ?? '', toSi}];
      }),
    ),
  );
}

/** Puts a model together from its parts by extension. */
async function readModel(
  parts: ReadonlyMap<string, Part>,
  name: string,
  size: number,
  problems: LocalizedText[],
): Promise<AmesimModel> {
  const textOf = (extension: string) => readText(parts.get(extension));
  const rootOf = async (extension: string) =>
    parts.has(extension)
      ? attempt(extension, problems, async () =>
          parseTolerantly(await textOf(extension)),
        )
      : undefined;
  const read = parts.has('.cir')
    ? await attempt('.cir', problems, async () =>
        readSketch(await textOf('.cir')),
      )
    : undefined;
  const {problems: found, ...sketch} = read ?? readSketch('<CIR/>');
  problems.push(...(read ? found : []));
  const saved = readVariables(await textOf('.ssf'));
  const lists = [saved, readVariables(await textOf('.var'))] as const;
  const listed = lists.find(([rows]) => rows > 0) ?? saved;
  const runs: Run[] = [];
  for (const [extension, {data}] of parts) {
    const results = extension.startsWith('.results')
      ? await attempt(extension, problems, () => openResults(data))
      : undefined;
    if (results) {
      const {points, statedPoints, listRows = listed[0]} = results;
      if (points < statedPoints) {
        problems.push(MESSAGES.endsEarly(points, statedPoints));
      }
      const fitting = lists.find(([rows]) => rows === listRows);
      if (!fitting && listed[0] > 0) {
        problems.push(MESSAGES.otherList(extension, listed[0], listRows));
      }
      if (fitting === lists[1] && !problems.includes(MESSAGES.namesFromVar)) {
        problems.push(MESSAGES.namesFromVar);
      }
      const number = Number(/\d*$/u.exec(extension)?.[0]);
      const rows = new Set(results.rows);
      runs.push({
        number,
        results,
        variables: (fitting?.[1] ?? []).filter(({row}) => rows.has(row)),
        globalParameters: readGlobalParameters(await rootOf(`.gpx.${number}`)),
      });
    }
  }
  const kinds = new Map(sketch.variables.map(({path, kind}) => [path, kind]));
  const variables = listed[1].map((variable): Variable => ({
    ...variable,
    kind: kinds.get(variable.path),
  }));
  const globals = readGlobalParameters(await rootOf('.amegp'));
  const info = /NUM_STATES\D{1,20}(\d{1,9})/u.exec(await textOf('.modelinfo'));
  return {
    ...sketch,
    name,
    size,
    saved: parts.get('.cir')?.saved,
    states: info ? Number(info[1]) : undefined,
    parameters:
      sketch.parameters.length > 0
        ? sketch.parameters
        : readParameters(await textOf('.param'), await textOf('.data')),
    globalParameters: globals.length > 0 ? globals : sketch.globalParameters,
    runSettings: readRunSettings(await textOf('.sim')),
    variables: variables.length > 0 ? variables : sketch.variables,
    runs: runs.sort((one, other) => one.number - other.number),
    batch: readBatch(await textOf('.sad')),
    units: readUnits(await rootOf('.units')),
    problems,
  };
}

/**
 * Reads a saved model, `.ame`. The file is streamed; results stay in blobs and
 * are read by `readColumns`. What is missing or damaged is named in
 * `problems`, in both languages, and the rest is read. Layouts are those of
 * models saved by the releases R13 to 2604.
 *
 * @throws {AmesimFileError} when nothing can be shown: no archive, compressed,
 *   larger than 300 MB, or without any part of a model
 */
export async function readAmesimFile(
  data: Uint8Array<ArrayBuffer> | Blob,
  options: ReadOptions = {},
): Promise<AmesimModel> {
  const file = data instanceof Blob ? data : new Blob([data]);
  const [members, found] = await readArchive(file, options);
  // All parts are named after the model; those of studies lie in folders.
  const names = [...members.keys()].filter((each) => !each.includes('/'));
  const main = names.find((each) => each.endsWith('.cir')) ?? names[0] ?? '';
  const prefix = main.slice(0, -extensionOf(main).length);
  const parts = new Map(
    names
      .filter((each) => each === prefix + extensionOf(each))
      .map((each) => [extensionOf(each), members.get(each)] as const)
      .filter((entry): entry is [string, Part] => entry[1] !== undefined),
  );
  const name = options.name?.replace(/\.ame$/iu, '');
  const problems = [...found];
  const model = await readModel(
    parts,
    name ?? prefix.replace(/_$/u, ''),
    file.size,
    problems,
  );
  const isThere = {
    cir: parts.has('.cir'),
    sim: model.runSettings !== undefined,
    ssf: parts.has('.ssf'),
    results: [...parts.keys()].some((each) => each.startsWith('.results')),
  };
  for (const part of ['cir', 'sim', 'ssf', 'results'] as const) {
    problems.push(...(isThere[part] ? [] : [MISSING_PARTS[part]]));
  }
  return model;
}

/**
 * Reads loose parts of one model, such as `.results` with `.ssf` or `.var`,
 * whatever their names before the extension.
 *
 * @throws {AmesimFileError} when none of them is a part, or one is too large
 */
export async function readAmesimParts(
  files: readonly NamedPart[],
): Promise<AmesimModel> {
  const parts = new Map<string, Part>();
  let size = 0;
  for (const {name, data} of files) {
    const blob = data instanceof Blob ? data : new Blob([data]);
    if (PART.test(name)) {
      if (blob.size > limitOf(name)) {
        const reason = MESSAGES.tooLarge(blob.size, limitOf(name));
        throw new AmesimFileError(MESSAGES.unreadable(name, reason));
      }
      parts.set(extensionOf(name), {data: blob, saved: undefined});
      size += blob.size;
    }
  }
  if (parts.size === 0) {
    throw new AmesimFileError(MESSAGES.noModel);
  }
  const [first] = files;
  const name = first?.name.replace(/_?\.[^/]*$/u, '') ?? '';
  return readModel(parts, name, size, []);
}
