import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';

import {describe, it} from 'vitest';

import {DEPLOY_FOLDER, hostFiles} from '../../scripts/deploy/hostFiles';
import {contentTypes} from '../../scripts/deploy/policy';
import {siteScriptHashes} from '../../scripts/deploy/site';

/** Extensions of compressed copies, which nginx takes for the file they copy, and none. */
const WITHOUT_TYPE: readonly string[] = ['', '.br', '.gz'];

describe('deploy/', () => {
  it('policy.ts names the type of every file of the build', () => {
    const named = Object.values(contentTypes).flat();
    const files = readdirSync('build', {recursive: true, withFileTypes: true});
    for (const {name} of files.filter((entry) => entry.isFile())) {
      const extension = extname(name);
      assert.ok(
        WITHOUT_TYPE.includes(extension) || named.includes(extension.slice(1)),
        `${name} would be an octet stream`,
      );
    }
  });

  const files = hostFiles(siteScriptHashes());
  for (const [name, text] of Object.entries(files)) {
    it(`${name} is what the policy and the build ask for`, () => {
      assert.equal(
        readFileSync(join(DEPLOY_FOLDER, name), 'utf8'),
        text,
        'npm run deploy:config writes it anew; look at what it changes',
      );
    });
  }
});
