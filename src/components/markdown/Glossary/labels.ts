import {translate} from '@docusaurus/Translate';

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
