import type {AmesimModel} from '../../../amesimFile/model';
import type {Comparison} from '../../../comparison/compare';
import type {TextTable} from '../../../comparison/parsing/table';
import {type LocalizedText, text} from '../../../i18n';

const SEPARATORS: Readonly<Record<TextTable['separator'], LocalizedText>> = {
  ',': text('commas', '逗号'),
  ';': text('semicolons', '分号'),
  '\t': text('tabs', '制表符'),
  '|': text('vertical bars', '竖线'),
  blanks: text('blanks', '空格'),
};

/** Says what a table was read as. */
function tableText(table: TextTable): LocalizedText {
  const {rows, columns, hasDecimalComma} = table;
  const encoding = table.encoding.toUpperCase();
  const separator = SEPARATORS[table.separator];
  const decimals = hasDecimalComma
    ? text('decimal comma', '小数用逗号')
    : text('decimal point', '小数用点');
  return text(
    `${rows} rows, ${columns.length} columns, separated by ${separator.en}, ${decimals.en}, ${encoding}.`,
    `${rows} 行，${columns.length} 列，以${separator['zh-Hans']}分隔，${decimals['zh-Hans']}，${encoding}。`,
  );
}

/** Says what a table was read as, what was assumed of it and left out. */
export function readingTexts(table: TextTable): readonly LocalizedText[] {
  const {isFromFirstRow, unreadTime, omitted} = table;
  const {textCells, notFinite, textRows, columns} = omitted;
  return [
    tableText(table),
    isFromFirstRow &&
      text(
        'Its dates or times of day are counted from its first row.',
        '其中的日期或钟点以首行为起点计时。',
      ),
    unreadTime !== undefined &&
      text(
        `The column “${unreadTime}” has dates or times in a form that is not read here, and was left out.`,
        `“${unreadTime}”列中日期或时间的写法这里无法读取，这一列已略去。`,
      ),
    textCells > 0 &&
      text(
        `Cells with text in place of a number, left out: ${textCells}.`,
        `应为数字却是文字的单元格已略去：${textCells} 个。`,
      ),
    notFinite > 0 &&
      text(
        `Cells with NaN or infinity, left out: ${notFinite}.`,
        `NaN 或无穷大的单元格已略去：${notFinite} 个。`,
      ),
    textRows > 0 &&
      text(
        `Rows of words or without any number, left out: ${textRows}.`,
        `以文字开头或没有数字的行已略去：${textRows} 行。`,
      ),
    columns > 0 &&
      text(
        `Columns without two numbers, or mostly of words, left out: ${columns}.`,
        `数字不足两个或大多是文字的列已略去：${columns} 列。`,
      ),
  ].filter((note) => note !== false);
}

/** Says that a model was read, and what was wrong with it. */
export function modelTexts({problems}: AmesimModel): readonly LocalizedText[] {
  return [text('Read as a saved model.', '按保存的模型读取。'), ...problems];
}

/** Says what was done to the rows of one comparison, in a sentence each. */
export function seriesTexts({
  series,
  result,
  isSampled,
  ownTime,
  absoluteUnit,
}: Comparison): readonly LocalizedText[] {
  const {incomplete, isTurned, backAt, repeated} = series;
  const outside = result?.differences.outside ?? 0;
  return [
    isSampled &&
      text(
        'Our values exist at single instants only; each is held until the next.',
        '本站的结果只有采样时刻的值，两个采样时刻之间按前一个值计算。',
      ),
    ownTime !== undefined &&
      text(
        `Its instants are those of the column “${ownTime}” before it.`,
        `它的时刻取自前面的“${ownTime}”一列。`,
      ),
    absoluteUnit !== undefined &&
      text(
        `Its pressures are absolute (${absoluteUnit}) and are compared as they are written. Where ours is measured from the atmosphere, an offset of about 1\u00a0bar is that difference.`,
        `这一列是绝对压力（${absoluteUnit}），对比时按原来的数值计算。如果本站的结果是表压，约 1\u00a0bar 的偏移就来自这一差别。`,
      ),
    isTurned &&
      text(
        'Time runs backwards in the table; its rows were turned.',
        '表中的时间是倒着排的，因此各行已反转。',
      ),
    backAt !== undefined &&
      text(
        `Time goes back in row ${backAt} of the numbers; the longest stretch without that is compared.`,
        `第 ${backAt} 行数字的时间早于上一行，因此只对比时间不倒退的最长一段。`,
      ),
    repeated > 0 &&
      text(
        `Rows with the same instant as the two before: ${repeated}. Write the time with more digits.`,
        `时刻与前两行都相同的行有 ${repeated} 行，请把时间多写几位。`,
      ),
    incomplete > 0 &&
      text(
        `Rows that lack the time or the value, left out: ${incomplete}.`,
        `缺少时间或数值的行已略去：${incomplete} 行。`,
      ),
    outside > 0 &&
      text(
        `Points before or after our run, left out: ${outside}. The duration of the run is set among the parameters.`,
        `在我们的仿真之前或之后的点已略去：${outside} 个。仿真时长可在参数中设置。`,
      ),
  ].filter((note) => note !== false);
}
