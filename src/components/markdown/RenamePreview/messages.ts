import {translate} from '@docusaurus/Translate';

import type {Problem} from './plan';
import type {RuleError} from './rule';

/** Explains what is wrong with a new name. */
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
        message: 'A file that is not renamed has this name.',
        description: 'Problem of a new file name',
      });
  }
}

/** Explains what is wrong with a rule. */
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
