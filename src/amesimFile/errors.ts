import {type LocalizedText, text} from '../i18n';

/** Error of a file or part that can't be read; says why in both languages. */
export class AmesimFileError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'AmesimFileError';
  /** What is wrong, for the reader. */
  readonly reason: LocalizedText;

  /** Takes the reason; the message of the error is the English one. */
  constructor(reason: LocalizedText) {
    super(reason.en);
    this.reason = reason;
  }
}

/** What is said of a file that lacks something, is damaged or is refused. */
export const MESSAGES = {
  tooLarge: (size: number, limit: number) =>
    text(
      `it has ${Math.ceil(size / 2 ** 20)} MB, and at most ${limit / 2 ** 20} MB are read`,
      `大小为 ${Math.ceil(size / 2 ** 20)} MB，而最多读取 ${limit / 2 ** 20} MB`,
    ),
  compressed: text(
    'it is compressed: unpack it first, then open the .ame file inside',
    '这是压缩文件，请先解压，再打开其中的 .ame 文件',
  ),
  noModel: text(
    'it is no Amesim model: no part of one was found in it',
    '这不是 Amesim 模型，其中找不到模型的任何部分',
  ),
  damaged: (last: string) =>
    text(
      `The archive is cut off or damaged${last && ` in or after “${last}”`}: what could be read is shown.`,
      `归档文件${last && `在“${last}”处或其后`}被截断或损坏，这里显示能读出的内容。`,
    ),
  tooMany: (count: number) =>
    text(
      `The archive has more than ${count} members; the rest is not read.`,
      `归档文件的成员超过 ${count} 个，其余的没有读取。`,
    ),
  unreadable: (part: string, why: LocalizedText) =>
    text(
      `“${part}” can't be read: ${why.en}.`,
      `无法读取“${part}”：${why['zh-Hans']}。`,
    ),
  sameKind: text(
    'another of the files is this part of a model',
    '所选文件中已有模型的同一部分',
  ),
  onlyModel: (name: string) =>
    text(
      `Of the files, only “${name}” is read.`,
      `所选文件中只读取“${name}”。`,
    ),
  sparse: text('it is stored without its zeros', '它以稀疏方式存储'),
  otherCount: text('.data has another number of lines', '.data 的行数与它不同'),
  tooManyTags: text('it has too many tags', '标签过多'),
  tooDeep: text('its tags are nested too deeply', '标签嵌套过深'),
  noXml: (why: string) =>
    text(`it is no valid XML (${why})`, `不是有效的 XML（${why}）`),
  counts: text(
    'the counts at its start do not fit its length',
    '开头的计数与长度不符',
  ),
  sameNumber: text('another run has its number', '另一次运行的编号与它相同'),
  endsEarly: (points: number, stated: number) =>
    text(
      `The results end early: ${points} of ${stated} points are there.`,
      `结果不完整：${stated} 个点中只有 ${points} 个。`,
    ),
  notFinite: (count: number) =>
    text(
      `${count} values are not finite numbers.`,
      `有 ${count} 个值不是有限的数。`,
    ),
  unordered: text(
    'The times do not increase throughout.',
    '时间不是一直递增的。',
  ),
  otherList: (part: string, rows: number, needed: number) =>
    text(
      `The list of variables has ${rows} rows, “${part}” needs ${needed}: the list is of another run, or the results are cut off, so these curves have no names.`,
      `变量列表有 ${rows} 行，而“${part}”需要 ${needed} 行，说明列表属于另一次运行，或者结果被截断，这些曲线没有名称。`,
    ),
  namesFromVar: text(
    'Names of the curves come from .var, which may be newer than the run: check a curve that you know.',
    '曲线名称取自 .var，它可能比这次运行更新，请用一条熟悉的曲线核对。',
  ),
  encrypted: text(
    'The sketch is encrypted or empty, as the Student edition saves it: components, defaults and limits are unknown.',
    '草图已加密或为空（学生版会这样保存），看不到元件、默认值和上下限。',
  ),
  noSketch: text(
    'The sketch (.cir) is missing or empty: components, defaults and limits are unknown.',
    '草图（.cir）缺失或为空，看不到元件、默认值和上下限。',
  ),
  noRunSettings: text(
    'The run parameters (.sim) are missing or unreadable.',
    '缺少运行参数（.sim），或者无法读取。',
  ),
  noList: text(
    'The list of saved variables (.ssf) is missing or empty.',
    '保存变量的列表（.ssf）缺失或为空。',
  ),
  noResults: text(
    'There are no results, as in a model that was purged or saved without a run.',
    '没有结果，经过清理或保存前没有运行的模型就是这样。',
  ),
};
