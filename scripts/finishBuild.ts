import {buildFolder} from './deploy/site';
import {writeFeedPages} from './finish/feedPages';
import {writeFileLists} from './finish/offlineLists';
import {addPolicies} from './finish/policyMeta';
import {writeWorkers} from './finish/serviceWorker';

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
