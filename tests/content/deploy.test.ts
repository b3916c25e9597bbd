import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, it} from 'vitest';

import {DEPLOY_FOLDER, hostFiles} from '../../scripts/deploy/hostFiles';
import {siteScriptHashes} from '../../scripts/deploy/site';

describe('deploy/', () => {
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
