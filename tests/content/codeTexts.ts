import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Lists of synonyms, which hold other words for a term on purpose. */
const SYNONYMS = /^(?:search|site\/glossary)\//u;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
const LITERAL = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;
const HAN = /\p{Script=Han}/u;

/** A text in the code, with its file. */
type CodeText = readonly [file: string, text: string];

/** The code below a folder without comments, by file. */
function codeBelow(folder: string, names: RegExp): readonly CodeText[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => names.test(name))
    .map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      return [name, code.replaceAll(COMMENT, '')];
    });
}

/**
 * The Chinese texts in the code below a folder, each with its file: labels of
 * drawings and sketches, names of reference cases, messages. Lists of synonyms
 * are left out.
 */
export function chineseTexts(folder: string): readonly CodeText[] {
  return codeBelow(folder, /\.(?:tsx?|json)$/u)
    .filter(([name]) => !SYNONYMS.test(name))
    .flatMap(([name, code]) => {
      const literal = name.endsWith('.json') ? /"(?:\\.|[^"\\])*"/gu : LITERAL;
      return [...code.matchAll(literal)].map(([text]) => [name, text] as const);
    })
    .filter(([, text]) => HAN.test(text));
}

/**
 * The English texts in the code below a folder, each with its file: those before
 * their Chinese, as in `text()`, and messages of components.
 */
export function englishTexts(folder: string): readonly CodeText[] {
  return codeBelow(folder, /\.tsx?$/u).flatMap(([name, code]) => {
    const literals = [...code.matchAll(LITERAL)];
    return literals.flatMap(({0: text, index}, at) => {
      const next = literals[at + 1];
      const between = code.slice(index + text.length, next?.index);
      const isTranslated =
        /^,\s*$/u.test(between) && next !== undefined && HAN.test(next[0]);
      const isMessage = /\b(?:message|en):\s*$/u.test(code.slice(0, index));
      return (isTranslated && !HAN.test(text)) || isMessage
        ? [[name, text] as const]
        : [];
    });
  });
}
