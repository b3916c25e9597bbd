import {translate} from '@docusaurus/Translate';

import type {ExampleId} from './examples';

/** The name of an example. */
export function exampleLabel(id: ExampleId): string {
  switch (id) {
    case 'width':
      return translate({
        id: 'rename.example.width',
        message: 'Fixed width',
        description: 'Example of a rename rule: numbers of three digits',
      });
    case 'swap':
      return translate({
        id: 'rename.example.swap',
        message: 'Swap',
        description: 'Example of a rename rule: two files change names',
      });
    case 'shift':
      return translate({
        id: 'rename.example.shift',
        message: 'Move up by one',
        description: 'Example of a rename rule: 1 becomes 2, 2 becomes 3',
      });
    case 'collision':
      return translate({
        id: 'rename.example.collision',
        message: 'Collision',
        description: 'Example of a rename rule: two files get one name',
      });
    case 'windows':
      return translate({
        id: 'rename.example.windows',
        message: 'Trap of Windows',
        description: 'Example of a rename rule: a name kept for devices',
      });
  }
}

/** Labels of the fields. */
export function fieldLabels() {
  return {
    examples: translate({
      id: 'rename.examples',
      message: 'Examples',
      description: 'Accessible name of the row of example buttons',
    }),
    names: translate({
      id: 'rename.names',
      message: 'File names, one a line',
      description: 'Label of a field',
    }),
    pattern: translate({
      id: 'rename.pattern',
      message: 'Look for (regular expression)',
      description: 'Label of a field',
    }),
    replacement: translate({
      id: 'rename.replacement',
      message: 'Put in its place',
      description: 'Label of a field',
    }),
    start: translate({
      id: 'rename.start',
      message: 'Counter starts at',
      description: 'Label of a field',
    }),
    keepExtension: translate({
      id: 'rename.keepExtension',
      message: 'leave the extension out of the rule',
      description: 'Label of a checkbox',
    }),
    ignoreCase: translate({
      id: 'rename.ignoreCase',
      message: 'ignore upper and lower case',
      description: 'Label of a checkbox',
    }),
  };
}

/** Caption and column heads of the table. */
export function tableLabels() {
  return {
    caption: translate({
      id: 'rename.caption',
      message: 'What the rule would do',
      description: 'Caption of the preview table',
    }),
    from: translate({
      id: 'rename.from',
      message: 'Now',
      description: 'Head of the column with old file names',
    }),
    waiting: translate({
      id: 'rename.waiting',
      message: 'After phase 1',
      description: 'Head of the column with temporary file names',
    }),
    to: translate({
      id: 'rename.to',
      message: 'After phase 2',
      description: 'Head of the column with new file names',
    }),
    check: translate({
      id: 'rename.check',
      message: 'Check',
      description: 'Head of the column that says what is wrong',
    }),
    free: translate({
      id: 'rename.free',
      message: 'good',
      description: 'Nothing is wrong with the new name',
    }),
    taken: translate({
      id: 'rename.taken',
      message: 'good, but only because of phase 1: the name is taken now',
      description: 'The new name belongs to another file that moves away',
    }),
  };
}

/** The result of a rule in a sentence. */
export function verdictText(moves: number, problems: number): string {
  if (moves === 0) {
    return translate({
      id: 'rename.nothing',
      message: 'Nothing to rename.',
      description: 'No file name is changed by the rule',
    });
  }
  return problems === 0
    ? translate(
        {
          id: 'rename.good',
          message: 'Names that would change: {moves}. No problem.',
          description: 'The rule can be applied',
        },
        {moves: String(moves)},
      )
    : translate(
        {
          id: 'rename.refused',
          message:
            'Names that would change: {moves}. Problems: {problems}. The script would refuse and change nothing.',
          description: 'The rule can’t be applied',
        },
        {moves: String(moves), problems: String(problems)},
      );
}
