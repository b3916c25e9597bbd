import {type LocalizedText, text} from '../../../../i18n';
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

/** Says why an answer can't be read; the text stays in the field. */
export function unreadable(
  typed: Exclude<TypedQuantity, {readonly kind: 'value'}>,
  {shown, quantity, isChoice}: Wanted,
): LocalizedText {
  const name = 'name' in typed ? typed.name.slice(0, LONGEST_NAME) : '';
  switch (typed.kind) {
    case 'empty':
      return isChoice
        ? text('Choose an answer first.', '请先选一个答案。')
        : text('Type a number first.', '请先输入一个数。');
    case 'too-long':
      return text(
        'This is too long for a number with its unit. Your text has been kept.',
        '太长了，不像一个带单位的数。你输入的内容没有改动。',
      );
    case 'no-number':
      return text(
        'This is not a number. Write it like 3.5, 3,5 or 2e-3, with a unit if you like. Your text has been kept.',
        '这不是一个数。可以写成 3.5、3,5 或 2e-3，单位可写可不写。你输入的内容没有改动。',
      );
    case 'calculation':
      return text(
        'This is a calculation. Type its result as one number, like 0.33 or 2e-3. Your text has been kept.',
        '这是一个算式。请算出结果，只填一个数，例如 0.33 或 2e-3。你输入的内容没有改动。',
      );
    case 'range':
      return text(
        'This is a range. Type the one number that you think is right. Your text has been kept.',
        '这是一个范围。请只填一个你认为正确的数。你输入的内容没有改动。',
      );
    case 'several-numbers':
      return text(
        'These are several numbers, like minutes and seconds or a ratio. Type a single one, like 90 s or 0.5. Your text has been kept.',
        '这里不止一个数，像是分秒并写的时间，或者一个比。请只填一个数，例如 90 s 或 0.5。你输入的内容没有改动。',
      );
    case 'unknown-unit':
      return shown === ''
        ? text(
            `“${name}” is not a unit of this page, and the answer needs none. Your text has been kept.`,
            `本页不认识单位“${name}”，这个答案也不需要单位。你输入的内容没有改动。`,
          )
        : text(
            `“${name}” is not a unit of this page. Use ${shown}, or leave the unit out. Your text has been kept.`,
            `本页不认识单位“${name}”。请用 ${shown}，或者不写单位。你输入的内容没有改动。`,
          );
    case 'other-quantity':
      return shown === ''
        ? text(
            `“${name}” is a unit of ${quantity}, but the answer is a pure number. Your text has been kept.`,
            `“${name}”是${quantity}的单位，这个答案只是一个数。你输入的内容没有改动。`,
          )
        : text(
            `“${name}” is a unit of ${quantity}, but the answer has to be in ${shown}. Your text has been kept.`,
            `“${name}”是${quantity}的单位，这里要求的单位是 ${shown}。你输入的内容没有改动。`,
          );
  }
}
