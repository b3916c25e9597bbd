import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** The newest commit of a file that every checkout has. */
const history = spawnSync(
  'git',
  ['log', '-1', '--format=%H', '--', 'package.json'],
  {encoding: 'utf8'},
);

/** Whether there is a git history; a zip download or a container has none. */
export const hasHistory = history.status === 0 && history.stdout.trim() !== '';

/**
 * Reads the dates of pages from git; without a history pages have no dates.
 * Makes all paths absolute, because the sitemap of Docusaurus 3.10.2 passes
 * paths relative to the site and would get no dates:
 * https://github.com/facebook/docusaurus/issues/12322
 */
export function datesFromGit(siteDir: string): VcsConfig {
  const fromHistory =
    process.env.NODE_ENV === 'development' ? 'hardcoded' : 'git-eager';
  const preset = hasHistory ? fromHistory : 'disabled';
  const git = getVcsPreset(preset);
  const absolute = (path: string) => resolve(siteDir, path);
  return {
    initialize: (context) => git.initialize(context),
    getFileCreationInfo: (path) => git.getFileCreationInfo(absolute(path)),
    getFileLastUpdateInfo: (path) => git.getFileLastUpdateInfo(absolute(path)),
  };
}
