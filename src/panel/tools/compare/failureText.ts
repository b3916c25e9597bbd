import {type LocalizedText, text} from '../../../i18n';
import type {SourceFailure} from './readSource';

/** Why a source could not be read, and what to do. */
export const FAILURE_TEXTS: Readonly<Record<SourceFailure, LocalizedText>> = {
  empty: text('There is nothing in it.', '里面没有内容。'),
  'too-large': text(
    'It has more than 64 MB. Write fewer variables to the file, or choose a larger print interval.',
    '文件超过 64 MB。请减少写入文件的变量，或者加大打印间隔。',
  ),
  workbook: text(
    'It is a workbook. Copy its cells and paste them, or save the sheet as CSV.',
    '这是电子表格的工作簿。请复制单元格后粘贴，或者把工作表另存为 CSV。',
  ),
  binary: text(
    'It is no text. Export the curve as a text table or as CSV, or copy it from a spreadsheet.',
    '这不是文本文件。请把曲线导出为文本表或 CSV，或者从电子表格复制。',
  ),
  map: text(
    'It is a map over two axes or more. A comparison needs curves over time: a table of the format XY or 1D.',
    '这是两个或更多坐标轴上的数表。对比需要随时间变化的曲线，即 XY 或 1D 格式的表。',
  ),
  json: text(
    'It looks like JSON or a dictionary of Python. Write the curves to a CSV file, one instant per row.',
    '这看起来是 JSON 或 Python 字典。请把曲线写入 CSV 文件，每行一个时刻。',
  ),
  markup: text(
    'It looks like the source of HTML, XML or LaTeX. Copy the table from the page that is shown, or save it as CSV.',
    '看起来是 HTML、XML 或 LaTeX 的源文本。请从显示出来的页面上复制表格，或者把表格另存为 CSV。',
  ),
  display: text(
    'It looks like what MATLAB shows on its screen: several matrices, or one with a common factor or in blocks of columns, which lacks digits. Write one matrix, with the time in its first column, to a CSV file.',
    '看起来是 MATLAB 在屏幕上显示的内容：有几个矩阵，或者是带有公共因子或按列分块的一个矩阵，因此丢失了部分数位。请把时间放在第一列，合成一个矩阵后写入 CSV 文件。',
  ),
  'in-rows': text(
    'Its numbers seem to stand in rows, not in columns. Write the name and then the numbers, t 0 0.5 1, without brackets and with equally many numbers in all rows, or write one instant per row.',
    '其中的数字似乎按行排列，而不是按列排列。请每行先写名称再写数字，例如 t 0 0.5 1，不加括号，各行的数字个数相同；也可以每行只写一个时刻。',
  ),
  'unread-time': text(
    'Its times are written in a form that is not read here, in several, or in more than one time zone. Write them as numbers, or all like 00:01:30.5 or 2026-01-02 10:00:05.',
    '其中时间的写法这里无法读取，或者同一列混用了几种写法、几个时区。请把时间写成数字，或者统一写成 00:01:30.5 或 2026-01-02 10:00:05 的形式。',
  ),
  'no-times': text(
    'It states when the recording begins and the step between two rows, but no row has its time. Export it with a column of times.',
    '其中只写了记录的起始时间和时间间隔，各行没有自己的时间。请重新导出，并带上时间列。',
  ),
  'several-curves': text(
    'Its rows seem to be of several tables or curves: another heading stands among them, or a column tells which curve each row is of. Give each curve a column of its own, with one instant per row, or leave the rows of one only.',
    '各行似乎属于几个不同的表格或几条不同的曲线：中间出现了另一行列名，或者有一列标明各行属于哪条曲线。请让每条曲线单独占一列、每行一个时刻，或者只保留其中一个表格或一条曲线的各行。',
  ),
  'unclear-columns': text(
    'Nothing tells which numbers of a row belong together: there are more or fewer of them than names above, or commas may stand before decimals as well as between columns. Name each column, put a name with a comma into quotation marks, and separate numbers with decimal commas by semicolons.',
    '无法判断一行中哪些数字属于同一列：数字的个数与上方的列名不一致，或者逗号既可能是小数点，又可能是列的分隔符。请给每一列写上名称，名称里有逗号时加上引号；小数用逗号书写时，请改用分号分隔各列。',
  ),
  'unclear-marks': text(
    'Nothing tells whether numbers such as 101.325 or 101,325 have decimals or groups of three digits. Write at least one of them with more or fewer decimals (101.3250), or all without the mark (101325).',
    '无法判断 101.325 或 101,325 这样的数字是带小数，还是按三位分组。请把其中至少一个改成更多或更少的小数位（如 101.3250），或者全部去掉这个符号（101325）。',
  ),
  'no-numbers': text(
    'No row of numbers was found in it. A time may be a number, 00:01:30.5 or 2026-01-02 10:00:05.',
    '没有找到由数字组成的行，时间可以写成数字、00:01:30.5 或 2026-01-02 10:00:05。',
  ),
  'one-column': text(
    'It has one column of numbers only. A comparison needs two: the time and a result.',
    '只有一列数字。对比需要两列：时间和一个结果。',
  ),
  'few-rows': text(
    'It has fewer than two columns with two numbers each. A comparison needs at least two rows.',
    '至少含两个数字的列不足两列。时间和结果都至少要有两行数字，才能对比。',
  ),
  'no-worker': text(
    'Your browser allows no background work, so that only files up to 8 MB can be read. Choose a larger print interval.',
    '浏览器不允许后台线程，因此只能读取不超过 8 MB 的文件。请加大打印间隔。',
  ),
  unreadable: text(
    'The browser could not read it. Is it a folder, or in use?',
    '浏览器无法读取这个文件。请检查它是不是文件夹，或者是否正被其他软件占用。',
  ),
};
