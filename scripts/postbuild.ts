import {buildFolder} from './deploy/site';
import {writeFeedPages} from './postbuild/feedPages';
import {writeFileLists} from './postbuild/offlineLists';
import {addPolicies} from './postbuild/policyMeta';
import {writeWorkers} from './postbuild/serviceWorker';

/**
 * What needs the whole built site. A plugin's `postBuild` is too early: those
 * of all plugins run at the same time, and one language after the other.
 */
async function main(): Promise<void> {
  addPolicies(buildFolder);
  writeFeedPages(buildFolder);
  writeFileLists(buildFolder);
  await writeWorkers(buildFolder);
}

void main();
