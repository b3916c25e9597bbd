import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** False in a zip download, in a container build, on a machine without git. */
const history = spawnSync(
  'git',
  ['log', '-1', '--format=%H', '--', 'package.json'],
  {encoding: 'utf8'},
);
export const hasHistory = history.status === 0 && history.stdout.trim() !== '';

/**
 * Dates come from git where there is a history and are left out elsewhere.
 * Paths are made absolute because the sitemap of 3.10.2 asks with
 * site-relative ones and gets no date:
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
