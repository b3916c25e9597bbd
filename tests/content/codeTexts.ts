import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Lists of synonyms, which hold other words for a term on purpose. */
const SYNONYMS = /^(?:search|site\/glossary)\//u;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
const LITERAL = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;

/**
 * The Chinese texts in the code below a folder, each with its file: labels of
 * drawings and sketches, names of reference cases, messages. Lists of synonyms
 * are left out.
 */
export function chineseTexts(
  folder: string,
): readonly (readonly [file: string, text: string])[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:tsx?|json)$/u.test(name) && !SYNONYMS.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      const literal = name.endsWith('.json') ? /"(?:\\.|[^"\\])*"/gu : LITERAL;
      return [...code.replaceAll(COMMENT, '').matchAll(literal)]
        .map(([text]) => [name, text] as const)
        .filter(([, text]) => /\p{Script=Han}/u.test(text));
    });
}
