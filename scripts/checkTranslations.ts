import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const folder = join('i18n', 'zh-Hans');

function messageFiles(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Has Docusaurus write the messages of the code and of the configuration
 * into the Chinese files, and fails when one of them changes: a message was
 * missing. The new entries remain, in English, for the author to translate.
 */
function main(): void {
  const before = messageFiles();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['scripts/docusaurus.mjs', 'write-translations', '--locale', 'zh-Hans'],
    {encoding: 'utf8'},
  );
  if (status !== 0 || /warning/i.test(stdout + stderr)) {
    console.error(stdout + stderr);
    process.exitCode = 1;
    return;
  }
  for (const [file, text] of messageFiles()) {
    if (before.get(file) !== text) {
      console.error(
        `${file}: messages were missing; they were added in English. Translate them.`,
      );
      process.exitCode = 1;
    }
  }
}

main();
