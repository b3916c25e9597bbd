import type {OutputDefinition} from '../../models/definition/statesAndOutputs';

/** Words of a name in lower case; Chinese characters stand for themselves. */
function wordsOf(name: string): readonly string[] {
  return (
    name
      .normalize('NFKC')
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words that say nothing about which output is meant. */
const EMPTY_WORDS = new Set(['of', 'the', 'at', 'in', 'a', '的']);

/** The share of words that two names have in common, from 0 to 1. */
function commonWords(one: string, other: string): number {
  const words = (name: string) =>
    new Set(wordsOf(name).filter((word) => !EMPTY_WORDS.has(word)));
  const [a, b] = [words(one), words(other)];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(a.size, b.size, 1);
}

/** How well the name of a column fits an output, from 0 to 1. */
export function nameSimilarity(
  name: string,
  key: string,
  {label, symbol}: Pick<OutputDefinition, 'label' | 'symbol'>,
): number {
  if (name.trim() === '') {
    return 0;
  }
  const names = [key, symbol, ...Object.values(label)];
  return Math.max(...names.map((each) => commonWords(name, each)));
}

/** Tells whether a column is named like the time; 'T' is a temperature. */
export function isTimeName(name: string): boolean {
  const words = name
    .trim()
    .replace(/^_/u, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return (
    /^t(?:$|[\s_])/u.test(words) ||
    /^(?:(?:(?:sim|simulation|elapsed|relative|test|run|total|sample|sampling|date|flow)[ _/&-]?)?time(?![ _-]?step)|time[ _]?stamp|x[ _-]?values?|elapsed|(?:uhr|mess)?zeit|temps|tempo|(?:仿真|经过|相对|运行|试验|测试|采样|采集|测量|记录|系统|日期)?时间戳?|时刻)(?:$|[\s_*.])/iu.test(
      words,
    )
  );
}

/** Tells whether a column is named like the numbers of its rows. */
export function isCountName(name: string): boolean {
  return /^(?:序号|编号|行号|点号|#|n[or]\.?|number|index|row|line|scan|record|reading|sample|sequence|points?|iteration|(?:time[ _-]?)?step)$/iu.test(
    name.trim(),
  );
}

/** The word of a name that says that a pressure is one above the atmosphere. */
export const GAUGE_WORD =
  /(?<!\p{L})(?:gau?ge|rel|relative?)(?!\p{L})|überdruck|relativdruck|表压|相对压力/iu;
