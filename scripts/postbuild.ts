import {BUILD_FOLDER} from './deploy/site';
import {writeMarkdownTwins} from './markdownTwins';
import {writeFeedPages} from './postbuild/feedPages';
import {preloadFormulaFont} from './postbuild/formulaFont';
import {writeFileLists} from './postbuild/offlineLists';
import {addPolicies} from './postbuild/policyMeta';
import {writeWorkers} from './postbuild/serviceWorker';

/**
 * Completes the built site. These steps need the files of all languages, while
 * the `postBuild` hooks of plugins run concurrently and for one language each.
 */
async function main(folder: string): Promise<void> {
  preloadFormulaFont(folder);
  addPolicies(folder);
  writeFeedPages(folder);
  await writeMarkdownTwins(folder);
  writeFileLists(folder);
  await writeWorkers(folder);
}

void main(process.argv[2] ?? BUILD_FOLDER);
