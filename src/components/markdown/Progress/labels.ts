import {translate} from '@docusaurus/Translate';

import type {Refusal} from '../../../site/progress';

/** Says that the progress of a file was added. */
export function imported(): string {
  return translate({
    id: 'progress.imported',
    message: 'The file was read and added to what was here.',
    description: 'Said after the progress was imported',
  });
}

/** Says that the browser could not read a file. */
export function unreadable(): string {
  return translate({
    id: 'progress.unreadable',
    message: 'The browser could not read the file. Nothing was changed.',
    description: 'Why an imported file is refused',
  });
}

/** Says why a file is refused; the present progress is untouched. */
export function explainRefusal(refusal: Refusal): string {
  switch (refusal) {
    case 'too-large':
      return translate({
        id: 'progress.refused.large',
        message:
          'The file is too large to be progress of this site. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
    case 'not-json':
      return translate({
        id: 'progress.refused.json',
        message:
          'The file is not a JSON file, or it is incomplete. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
    case 'foreign':
      return translate({
        id: 'progress.refused.foreign',
        message: 'The file does not come from this site. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
    case 'older':
      return translate({
        id: 'progress.refused.older',
        message:
          'The file has an old format that is no longer read. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
    case 'newer':
      return translate({
        id: 'progress.refused.newer',
        message:
          'The file comes from a newer version of this site. Reload the page and try again. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
    case 'damaged':
      return translate({
        id: 'progress.refused.damaged',
        message:
          'The file does not contain progress, or it is damaged. Nothing was changed.',
        description: 'Why an imported file is refused',
      });
  }
}
