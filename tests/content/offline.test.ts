import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {builtFiles} from '../../scripts/deploy/site';
import {prefixOf} from '../../src/i18n';
import {LIST_PATH, MODEL_FILES_PATH} from '../../src/offline/names';
import {isFileList} from '../../src/offline/schema';
import {modelsOn} from '../../src/offline/worker/pageContent';
import {locales} from '../routes';

function read(path: string): string {
  return readFileSync(join('build', path), 'utf8');
}

for (const {name, prefix} of locales) {
  describe(`offline copies in ${name}`, () => {
    it('have a list that the offline page accepts', () => {
      assert.ok(isFileList(JSON.parse(read(prefix + LIST_PATH))));
    });

    it('have the panel and the model of every page', () => {
      const files = JSON.parse(read(prefix + MODEL_FILES_PATH)) as Readonly<
        Record<string, readonly string[]>
      >;
      const html = builtFiles().filter(
        (path) => path.endsWith('.html') && prefixOf(`/${path}`) === prefix,
      );
      const models = new Set(html.flatMap((path) => modelsOn(read(path))));
      assert.ok(models.size > 0);
      for (const id of models) {
        const paths = files[id] ?? [];
        assert.deepEqual(
          paths.filter((path) => !existsSync(join('build', path))),
          [],
        );
        const text = paths.map(read).join('');
        assert.match(text, /simulation\.toolbar|data-part/, `${id}: panel`);
        assert.ok(text.includes(`id:"${id}",title`), `${id}: model`);
        const programs = text.match(/def simulate\(p, /gu);
        assert.equal(programs?.length, 1, `${id}: one Python program`);
      }
    });
  });
}
