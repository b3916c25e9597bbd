import {translate} from '@docusaurus/Translate';

import type {KeepFailure} from '../../../offline/download';

/** Megabytes as a reader counts them; the unit is the same in both languages. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** What went wrong, and what can be done. */
export function failureMessage(failure: KeepFailure): string {
  switch (failure) {
    case 'network':
      return translate({
        id: 'offline.keep.network',
        message:
          'The connection was lost. What has arrived stays: try again and it goes on from there.',
        description: 'Keeping the site offline failed: no connection',
      });
    case 'changed':
      return translate({
        id: 'offline.keep.changed',
        message:
          'The site was updated in the meantime. Try again to get the new version.',
        description: 'Keeping the site offline failed: files changed meanwhile',
      });
    case 'full':
      return translate({
        id: 'offline.keep.full',
        message:
          'The browser has no room left for it. Make room, then try again.',
        description: 'Keeping the site offline failed: storage is full',
      });
    case 'refused':
      return translate({
        id: 'offline.keep.refused',
        message:
          'This browser does not let the site store anything. A private window or a setting may be the reason.',
        description: 'Keeping the site offline failed: storage is denied',
      });
  }
}

export function progressLabel(): string {
  return translate({
    id: 'offline.keep.progress',
    message: 'Download',
    description: 'Label of the bar that shows how much has been downloaded',
  });
}
