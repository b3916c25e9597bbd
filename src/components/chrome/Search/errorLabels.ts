// Apart from the other labels: every page loads these.
import {translate} from '@docusaurus/Translate';

export function closeLabel(): string {
  return translate({
    id: 'search.close',
    message: 'Close',
    description: 'The button that closes the search dialog',
  });
}

export function loadErrorMessage(): string {
  return translate({
    id: 'search.failure',
    message: 'The search index could not be loaded.',
    description: 'Shown when the search index is not there or incomplete',
  });
}

export function unavailableMessage(): string {
  return translate({
    id: 'search.lost',
    message: 'The search could not be loaded.',
    description: 'Shown when the files of the search itself are not there',
  });
}
