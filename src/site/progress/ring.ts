import {translate} from '@docusaurus/Translate';
import type {CSSProperties} from 'react';

import type {Share} from './schema';

/** Says how much is done. */
export function shareText({done, total}: Share): string {
  return translate(
    {
      id: 'progress.share',
      message: '{done} of {total} done',
      description:
        'How many exercises, predictions and tasks of a page are done',
    },
    {done, total},
  );
}

/**
 * Returns attributes that give an element a ring at its end, filled by the share
 * that is done (`css/navigation.css`), and its words to screen readers.
 */
export function ringAttributes(share: Share) {
  return {
    'data-full': share.done === share.total || undefined,
    'data-ring': shareText(share),
    style: {'--site-share': share.done / share.total} as CSSProperties,
  };
}

/** Attributes that give an element its ring. */
export type Ring = ReturnType<typeof ringAttributes>;
