import {translate} from '@docusaurus/Translate';

import type {TypedQuantity} from '../../../../physics/units/parseQuantity';

interface Wanted {
  /** Symbol of the unit that the field shows; may be empty. */
  readonly shown: string;
  /** Name of the quantity whose unit was typed. */
  readonly quantity: string;
  readonly isChoice: boolean;
}

/** Longest part of a typed unit that a message repeats. */
const LONGEST_NAME = 20;

function empty(isChoice: boolean): string {
  return isChoice
    ? translate({
        id: 'exercise.unreadable.choice',
        message: 'Choose an answer first.',
        description: 'Said when no option was picked',
      })
    : translate({
        id: 'exercise.unreadable.empty',
        message: 'Type a number first.',
        description: 'Said when the field is empty',
      });
}

function unknownUnit(name: string, shown: string): string {
  return shown === ''
    ? translate(
        {
          id: 'exercise.unreadable.noUnit',
          message:
            '“{name}” is not a unit of this page, and the answer needs none. Your text has been kept.',
          description: 'Said when an unknown unit was typed',
        },
        {name},
      )
    : translate(
        {
          id: 'exercise.unreadable.unit',
          message:
            '“{name}” is not a unit of this page. Use {shown}, or leave the unit out. Your text has been kept.',
          description: 'Said when an unknown unit was typed',
        },
        {name, shown},
      );
}

function otherQuantity(name: string, {shown, quantity}: Wanted): string {
  return shown === ''
    ? translate(
        {
          id: 'exercise.unreadable.pureNumber',
          message:
            '“{name}” is a unit of {quantity}, but the answer is a pure number. Your text has been kept.',
          description: 'Said when a unit was typed after a pure number',
        },
        {name, quantity: quantity.toLowerCase()},
      )
    : translate(
        {
          id: 'exercise.unreadable.quantity',
          message:
            '“{name}” is a unit of {quantity}, but the answer has to be in {shown}. Your text has been kept.',
          description: 'Said when the unit of another quantity was typed',
        },
        {name, quantity: quantity.toLowerCase(), shown},
      );
}

/** Says why an answer can't be read; the text stays in the field. */
export function unreadable(
  typed: Exclude<TypedQuantity, {readonly kind: 'value'}>,
  wanted: Wanted,
): string {
  switch (typed.kind) {
    case 'empty':
      return empty(wanted.isChoice);
    case 'too-long':
      return translate({
        id: 'exercise.unreadable.long',
        message:
          'This is too long for a number with its unit. Your text has been kept.',
        description: 'Said when a long text was pasted',
      });
    case 'no-number':
      return translate({
        id: 'exercise.unreadable.number',
        message:
          'This is not a number. Write it like 3.5, 3,5 or 2e-3, with a unit if you like. Your text has been kept.',
        description: 'Said when the text is no number',
      });
    case 'calculation':
      return translate({
        id: 'exercise.unreadable.calculation',
        message:
          'This is a calculation. Type its result as one number, like 0.33 or 2e-3. Your text has been kept.',
        description: 'Said when a fraction, a power or a root was typed',
      });
    case 'range':
      return translate({
        id: 'exercise.unreadable.range',
        message:
          'This is a range. Type the one number that you think is right. Your text has been kept.',
        description: 'Said when two limits, or a number with ±, were typed',
      });
    case 'several-units':
      return translate({
        id: 'exercise.unreadable.severalUnits',
        message:
          'This time is made of several units. Type it in one, like 90 s or 1.5 min. Your text has been kept.',
        description: 'Said when a time like 1:30 or 1 min 30 s was typed',
      });
    case 'unknown-unit':
      return unknownUnit(typed.name.slice(0, LONGEST_NAME), wanted.shown);
    case 'other-quantity':
      return otherQuantity(typed.name.slice(0, LONGEST_NAME), wanted);
  }
}
