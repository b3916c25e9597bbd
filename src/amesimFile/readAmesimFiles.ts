// cspell:ignore domaindefinition unitdefinition conversionstring
import {ascending, sum} from 'd3-array';

import type {LocalizedText} from '../i18n';
import {AmesimFileError, MESSAGES} from './errors';
import type {AmesimModel, FileUnit, Run} from './model';
import {
  looseParts,
  type OnProgress,
  PART,
  type Part,
  type Parts,
  readArchive,
} from './parts/archive';
import {readParameters, readVariables} from './parts/lists';
import {openResults} from './parts/results';
import {readBatch, readRunSettings} from './parts/run';
import {readGlobalParameters, readSketch} from './parts/sketch';
import {readText} from './parts/values';
import {findBelow, type Item, parseTolerantly} from './parts/xml';
import {runId} from './runId';

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
  parts: Parts,
  problems: LocalizedText[],
): Promise<Omit<AmesimModel, 'name' | 'size'>> {
  const textOf = (extension: string) => readText(parts.get(extension));
  /** Reads a part and notes what is wrong with it instead of throwing. */
  const attempt = async <Value>(
    extension: string,
    read: (part: Part) => Promise<Value>,
  ) => {
    const part = parts.get(extension);
    try {
      return part && (await read(part));
    } catch (error) {
      if (!(error instanceof AmesimFileError)) {
        throw error;
      }
      problems.push(MESSAGES.unreadable(extension, error.reason));
      return undefined;
    }
  };
  const rootOf = (extension: string) =>
    attempt(extension, async (part) => parseTolerantly(await readText(part)));
  const sketch = readSketch(await rootOf('.cir'), problems);
  const kinds = new Map(sketch.variables.map(({path, kind}) => [path, kind]));
  const lists = new Map<string, ReturnType<typeof readVariables>>();
  /** Reads a list of variables; those of a batch mostly have one text. */
  const listOf = async (extension: string) => {
    const content = await textOf(extension);
    const list = lists.get(content) ?? readVariables(content, kinds);
    lists.set(content, list);
    return list;
  };
  const saved = await listOf('.ssf');
  const later = await listOf('.var');
  const listed = saved.rows > 0 ? saved : later;
  const runs = new Map<string, Run>();
  for (const extension of parts.keys()) {
    const [, folder = '', kind = ''] =
      /^(?:(.+)\/)?\.(results.*)$/u.exec(extension) ?? [];
    if (kind === '') {
      continue;
    }
    const number = Number(kind.split('.').at(-1)) || 0;
    const id = runId({number, ...(folder && {study: folder})});
    const results = await attempt(extension, ({data}) => {
      if (runs.has(id)) {
        throw new AmesimFileError(MESSAGES.sameNumber);
      }
      return openResults(data);
    });
    if (results) {
      const own = await listOf(`${folder && `${folder}/`}.ssf.${number}`);
      const [first, ...others] = own.rows > 0 ? [own] : [listed, later];
      const {points, statedPoints, listRows = first.rows} = results;
      if (points < statedPoints) {
        problems.push(MESSAGES.endsEarly(points, statedPoints));
      }
      const fitting = [first, ...others].find(({rows}) => rows === listRows);
      if (!fitting && first.rows > 0) {
        problems.push(MESSAGES.otherList(extension, first.rows, listRows));
      }
      const isLater = fitting === later && later.rows > 0;
      if (isLater && !problems.includes(MESSAGES.namesFromVar)) {
        problems.push(MESSAGES.namesFromVar);
      }
      runs.set(id, {
        number,
        ...(folder && {study: folder}),
        results,
        variables: [...new Set(results.rows)].flatMap(
          (row) => fitting?.variables.get(row) ?? [],
        ),
        globalParameters: readGlobalParameters(
          ...(folder
            ? []
            : [
                await rootOf(`.amegp.${number}`),
                await rootOf(`.gpx.${number}`),
              ]),
        ),
      });
    }
  }
  const listParameters = async (part: Part) =>
    readParameters(await readText(part), await textOf('.data'));
  const globals = readGlobalParameters(await rootOf('.amegp'));
  const info = /NUM_STATES\D{1,20}(\d{1,9})/u.exec(await textOf('.modelinfo'));
  return {
    ...sketch,
    saved: parts.get('.cir')?.saved,
    states: info ? Number(info[1]) : undefined,
    parameters:
      sketch.parameters.length > 0
        ? sketch.parameters
        : ((await attempt('.param', listParameters)) ?? []),
    globalParameters: globals.length > 0 ? globals : sketch.globalParameters,
    runSettings: readRunSettings(await textOf('.sim')),
    variables:
      listed.variables.size > 0
        ? [...listed.variables.values()]
        : sketch.variables,
    runs: [...runs.values()].sort(
      (one, other) =>
        ascending(one.study ?? '', other.study ?? '') ||
        one.number - other.number,
    ),
    batch: readBatch(await textOf(parts.has('.sai') ? '.sai' : '.sad')),
    units: readUnits(await rootOf('.units')),
    problems,
  };
}

/**
 * Reads a saved model, `.ame`, or where no file can be one, loose parts of a model
 * such as `.results` with `.ssf` or `.var`, whatever their names before the
 * extension. A model is streamed; results stay in blobs and are read by
 * `readColumns`. What is missing or damaged is named in `problems`, in both
 * languages, and the rest is read. Layouts are those of models saved by the
 * releases R13 to 2604.
 *
 * @throws {AmesimFileError} when nothing can be shown: no archive, compressed,
 *   larger than 300 MB, or without any part of a model
 */
export async function readAmesimFiles(
  files: readonly File[],
  onProgress?: OnProgress,
): Promise<AmesimModel> {
  // Beside loose parts lie programs and logs, which are passed over.
  const loose = files.filter(({name}) => PART.test(name));
  const archive =
    files.find(({name}) => /\.ame$/iu.test(name)) ??
    (loose.length > 0 ? undefined : files[0]);
  const used = archive ? [archive] : loose;
  const problems: LocalizedText[] = [];
  const parts = archive
    ? await readArchive(archive, problems, onProgress)
    : looseParts(loose, problems);
  if (parts.size === 0) {
    throw new AmesimFileError(problems[0] ?? MESSAGES.noModel);
  }
  const model = await readModel(parts, problems);
  if (archive) {
    const hasResults = [...parts.keys()].some((each) =>
      each.includes('.results'),
    );
    problems.push(
      ...(files.length > 1 ? [MESSAGES.onlyModel(archive.name)] : []),
      ...(parts.has('.cir') ? [] : [MESSAGES.noSketch]),
      ...(model.runSettings ? [] : [MESSAGES.noRunSettings]),
      ...(parts.has('.ssf') ? [] : [MESSAGES.noList]),
      ...(hasResults ? [] : [MESSAGES.noResults]),
    );
  }
  const [{name} = {name: ''}] = used;
  return {
    ...model,
    name: name.replace(PART, '').replace(/_?(?:\.ame)?$/iu, ''),
    size: sum(used, ({size}) => size),
  };
}
