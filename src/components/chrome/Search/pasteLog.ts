import type {ClipboardEvent} from 'react';

import {MAXIMUM_LENGTH} from '../../../search/client';
import {firstTroubleLine} from '../../../site/troubleLine';

/** Searches for the line of a pasted log that says what went wrong. */
export function pasteLog(
  event: ClipboardEvent,
  search: (query: string) => void,
): void {
  const text = event.clipboardData.getData('text').trim();
  const line = text.includes('\n') ? firstTroubleLine(text) : undefined;
  if (line !== undefined) {
    event.preventDefault();
    search(line.slice(0, MAXIMUM_LENGTH));
  }
}
