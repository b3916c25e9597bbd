import {translate} from '@docusaurus/Translate';

import type {ExampleId} from './examples';
import type {Problem} from './plan';
import type {RuleError} from './rule';

/** Names of the examples. */
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

/** What is wrong with a new name. */
export function problemText(problem: Problem): string {
  switch (problem) {
    case 'empty':
      return translate({
        id: 'rename.problem.empty',
        message: 'The new name is empty.',
        description: 'Problem of a new file name',
      });
    case 'illegal':
      return translate({
        id: 'rename.problem.illegal',
        message: 'Windows forbids one of its characters.',
        description: 'Problem of a new file name',
      });
    case 'trailing':
      return translate({
        id: 'rename.problem.trailing',
        message: 'It ends in a dot or a space, which Windows drops.',
        description: 'Problem of a new file name',
      });
    case 'reserved':
      return translate({
        id: 'rename.problem.reserved',
        message: 'Windows keeps this name for a device.',
        description: 'Problem of a new file name',
      });
    case 'long_name':
      return translate({
        id: 'rename.problem.long',
        message: 'It is longer than 255 characters.',
        description: 'Problem of a new file name',
      });
    case 'model':
      return translate({
        id: 'rename.problem.model',
        message: 'This file belongs to an Amesim model: use Save as.',
        description: 'Problem of a file that is to be renamed',
      });
    case 'to_model':
      return translate({
        id: 'rename.problem.toModel',
        message: 'The new name looks like a file of an Amesim model.',
        description: 'Problem of a new file name',
      });
    case 'same':
      return translate({
        id: 'rename.problem.same',
        message: 'Another file gets this name too.',
        description: 'Problem of a new file name',
      });
    case 'occupied':
      return translate({
        id: 'rename.problem.occupied',
        message: 'A file of this name stays where it is.',
        description: 'Problem of a new file name',
      });
  }
}

/** What is wrong with the rule. */
export function faultText({fault, detail}: RuleError): string {
  switch (fault) {
    case 'bad_pattern':
      return translate(
        {
          id: 'rename.fault.pattern',
          message: 'The pattern is not a regular expression: {detail}',
          description: 'A rename rule can’t be read; the detail is in English',
        },
        {detail},
      );
    case 'bad_rule':
      return translate(
        {
          id: 'rename.fault.rule',
          message: 'The replacement does not fit the pattern: {detail}',
          description: 'A rename rule names a group that is not there',
        },
        {detail},
      );
    case 'no_field':
      return translate(
        {
          id: 'rename.fault.field',
          message: 'The pattern has no group {detail}.',
          description: 'A rename rule has a field in braces without a group',
        },
        {detail},
      );
    case 'no_number':
      return translate(
        {
          id: 'rename.fault.number',
          message: 'This is not a whole number: {detail}',
          description: 'A rename rule asks for a number of fixed width',
        },
        {detail},
      );
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

/** Caption and heads of the table. */
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

/** The result in a sentence. */
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
