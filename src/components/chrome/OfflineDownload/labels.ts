import {translate} from '@docusaurus/Translate';

import type {DownloadError} from '../../../offline/download';

/** Formats a size in megabytes; the unit is the same in both languages. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** Explains why a download failed and what the reader can do about it. */
export function failureMessage({reason, path}: DownloadError): string {
  switch (reason) {
    case 'network':
      return translate({
        id: 'offline.download.network',
        message:
          'The connection was lost. The downloaded part is kept; try again to continue.',
        description: 'Keeping the site offline failed: no connection',
      });
    case 'changed':
      return translate({
        id: 'offline.download.changed',
        message:
          'The site was updated in the meantime. Try again to get the new version.',
        description: 'Keeping the site offline failed: files changed meanwhile',
      });
    case 'server':
      return translate(
        {
          id: 'offline.download.server',
          message:
            'The server did not send {path} as it was published. The downloaded part is kept; try again later to continue.',
          description:
            'Keeping the site offline failed: the server answers a file wrongly',
        },
        {path},
      );
    case 'full':
      return translate({
        id: 'offline.download.full',
        message:
          'The browser has no storage left. Free some space, then try again.',
        description: 'Keeping the site offline failed: storage is full',
      });
    case 'refused':
      return translate({
        id: 'offline.download.refused',
        message:
          'This browser does not let the site store anything. A private window or a setting may be the reason.',
        description: 'Keeping the site offline failed: storage is denied',
      });
  }
}

/** Label of the progress bar, for screen readers. */
export function progressLabel(): string {
  return translate({
    id: 'offline.download.progress',
    message: 'Download',
    description: 'Label of the bar that shows how much has been downloaded',
  });
}
