import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {deployFolder, hostFiles} from './deploy/hostFiles';
import {siteScriptHashes} from './deploy/site';

/** Writes `deploy/` from the policy and the built site. */
function main(): void {
  mkdirSync(deployFolder, {recursive: true});
  const files = hostFiles(siteScriptHashes());
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(deployFolder, name), text);
  }
  console.log(`Written: ${Object.keys(files).join(', ')}`);
}

main();
