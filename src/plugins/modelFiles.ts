import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ChunkGroup, Compilation, Compiler} from 'webpack';

import {pythonName} from '../models/export/pythonProgram';
import {MODEL_FILES_PATH} from '../offline/names';

const MODEL_REQUEST = /^\.\/library\/([\w-]+)$/;
/** What `panel/tools/share/writeProgram.ts` imports: each file is a group. */
const PROGRAMS_REQUEST = '@site/python';

function requests({origins}: ChunkGroup): readonly string[] {
  return origins.map(({request}) => request);
}

/** Whether a group holds what belongs to one model. */
function isOfModel(group: ChunkGroup): boolean {
  return requests(group).some(
    (each) => MODEL_REQUEST.test(each) || each === PROGRAMS_REQUEST,
  );
}

/** Lists the files of a group and of the parts that it loads later. */
function filesBelow(group: ChunkGroup): readonly string[] {
  const parts = [...group.childrenIterable].filter(
    (child) => !isOfModel(child),
  );
  return [...group.getFiles(), ...parts.flatMap(filesBelow)];
}

/** Lists the files with the Python program of a model. */
function programFiles(
  {chunkGroups, chunkGraph}: Compilation,
  id: string,
): readonly string[] {
  const end = `/python/${pythonName(id)}.py`;
  return chunkGroups
    .filter(
      (group) =>
        requests(group).includes(PROGRAMS_REQUEST) &&
        group.chunks.some((chunk) =>
          chunkGraph
            .getChunkModules(chunk)
            .some((module) => module.nameForCondition()?.endsWith(end)),
        ),
    )
    .flatMap((group) => group.getFiles());
}

/** Lists the files that each model needs, those of the panel included. */
function listModelFiles(
  compilation: Compilation,
): Readonly<Record<string, readonly string[]>> {
  const groups = [...compilation.chunkGroups];
  const panel = groups
    .filter((group) => requests(group).includes('./Panel'))
    .flatMap(filesBelow);
  const models = groups.flatMap((group) =>
    requests(group).flatMap((request) => {
      const id = MODEL_REQUEST.exec(request)?.[1];
      const program = id ? programFiles(compilation, id) : [];
      return id
        ? [[id, [...group.getFiles(), ...program, ...panel]] as const]
        : [];
    }),
  );
  return Object.fromEntries(
    models.map(([id, files]) => [id, [...new Set(files)]]),
  );
}

/**
 * Writes which scripts belong to each model, for the service worker: a page
 * loads them when the reader comes near the panel, and its HTML does not name
 * them.
 */
export default function modelFiles(context: LoadContext): Plugin {
  const target = join(context.outDir, MODEL_FILES_PATH);
  const write = (compilation: Compilation) => {
    const files = listModelFiles(compilation);
    const paths = Object.entries(files).map(([id, names]) => [
      id,
      names.map((name) => context.baseUrl + name),
    ]);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, JSON.stringify(Object.fromEntries(paths)));
  };
  return {
    name: 'model-files',
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            {
              apply: ({hooks}: Compiler) =>
                hooks.afterEmit.tap('ModelFiles', write),
            },
          ],
    }),
  };
}
