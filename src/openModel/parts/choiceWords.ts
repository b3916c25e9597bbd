import type {AmesimModel, Run} from '../../amesimFile/model';
import {plainNumber} from '../../amesimFile/parts/values';
import {type Locale, text} from '../../i18n';

/** What the choice of runs and variables says. */
export const CHOICE_WORDS = {
  shownOf: (count: number, total: number) =>
    text(`${count} of ${total}`, `${count} / ${total}`),
  runItself: text('run of the model', '模型自身的运行'),
  runOfBatch: (number: number) =>
    text(`batch run ${number}`, `批处理第 ${number} 次运行`),
  runOfStudy: (study: string, number: number) =>
    text(`${study}, run ${number}`, `${study} 第 ${number} 次运行`),
  curvesFailed: text(
    "The curves can't be read: the file may have been changed or moved since. Choose it again.",
    '无法读取曲线，文件可能已被修改或移动，请重新选择。',
  ),
  resultsNone: text(
    'There are no curves with names to show.',
    '没有带名称的曲线可以显示。',
  ),
  runChoice: text('Run', '运行'),
  choice: (most: number) =>
    text(`Up to ${most} variables`, `最多选择 ${most} 个变量`),
  search: text('Search', '搜索'),
} as const;

/**
 * Names a run; one of a batch by its number and its values, where known. The table
 * of the batch may be newer than the run, which has its own global parameters.
 */
export function runName(
  {number, study, globalParameters}: Run,
  {batch}: AmesimModel,
  locale: Locale,
): string {
  if (study !== undefined) {
    return CHOICE_WORDS.runOfStudy(study, number)[locale];
  }
  if (number === 0) {
    return CHOICE_WORDS.runItself[locale];
  }
  const values = (batch?.sets[number - 1] ?? []).map((value, index) => {
    const parameter = batch?.parameters[index] ?? '';
    const own = globalParameters.find(({name}) => name === parameter)?.value;
    return `${parameter} = ${plainNumber(own) ?? own ?? value}`;
  });
  return [CHOICE_WORDS.runOfBatch(number)[locale], ...values].join(' · ');
}
