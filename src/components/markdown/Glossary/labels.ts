import {translate} from '@docusaurus/Translate';

import type {TermGroup} from '../../../site/glossary/types';

export function groupTitle(group: TermGroup): string {
  switch (group) {
    case 'software':
      return translate({
        id: 'glossary.group.software',
        message: 'Software and workflow',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'numerics':
      return translate({
        id: 'glossary.group.numerics',
        message: 'Numerics',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'signals':
      return translate({
        id: 'glossary.group.signals',
        message: 'Signals',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'heat':
      return translate({
        id: 'glossary.group.heat',
        message: 'Heat transfer',
        description: 'Heading of a group of terms in the glossary',
      });
    case 'fluids':
      return translate({
        id: 'glossary.group.fluids',
        message: 'Fluids',
        description: 'Heading of a group of terms in the glossary',
      });
  }
}

/** Column heads: term, term in the other language, definition. */
export function columnTitles(): readonly [string, string, string] {
  return [
    translate({
      id: 'glossary.column.term',
      message: 'Term',
      description: 'Head of the column with terms in the language of the page',
    }),
    translate({
      id: 'glossary.column.otherLanguage',
      message: 'Chinese',
      description:
        'Head of the column with terms in the other language: that language’s name',
    }),
    translate({
      id: 'glossary.column.definition',
      message: 'Meaning',
      description: 'Head of the column with definitions',
    }),
  ];
}
