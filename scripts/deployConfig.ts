import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {DEPLOY_FOLDER, hostFiles} from './deploy/hostFiles';
import {siteScriptHashes} from './deploy/site';

/** Writes `deploy/` from the policy and the built site. */
function main(): void {
  mkdirSync(DEPLOY_FOLDER, {recursive: true});
  const files = hostFiles(siteScriptHashes());
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(DEPLOY_FOLDER, name), text);
  }
  console.log(`Written: ${Object.keys(files).join(', ')}`);
}

main();
