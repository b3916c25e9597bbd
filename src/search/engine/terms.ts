const HAN = /\p{Script=Han}/u;
// cspell:ignore αβγδεζηθκλμνξπρστφχψω degc ations aeiou licens licenc
const PIECES =
  /\p{Script=Han}+|\d+(?:\.\d+)*|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const GREEK = /\p{Script=Greek}/gu;
const GREEK_LETTERS = 'αβγδεζηθκλμνξπρστφχψω';
const greekNames =
  'alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega'.split(
    ' ',
  );

/** Whether a text has a Chinese character. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/** Writes Greek letters by their names: `tau` for `τ`. */
export function nameGreekLetters(text: string): string {
  return text.replaceAll(
    GREEK,
    (letter) => greekNames[GREEK_LETTERS.indexOf(letter)] ?? letter,
  );
}

type Replacements = readonly (readonly [RegExp, string])[];

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (replaced, [from, to]) => replaced.replace(from, to),
    text,
  );
}

/** The sign in `u_H` and `k_eff`, which are written as one word. It comes first, since few texts have it. */
const SUBSCRIPT = /_(?<=(?<![\p{L}\p{N}])\p{L}_)(?=[\p{L}\p{N}])/gu;

/** Units as they may be typed, and as the pages write them. */
const units: Replacements = [
  [/\b(?:rpm|r\/min)\b/g, 'rev/min'],
  [/\blpm\b/g, 'l/min'],
  [/\bcc\b(?! by)/g, 'cm3'],
  [/(?<![a-z])(?:deg ?|°)c\b/g, 'degc'],
  [/\bw\/mk\b/g, 'w/(m·k)'],
];

/** Words, numbers, Greek letters by their names, and runs of Chinese. */
export function piecesOf(text: string): readonly string[] {
  const plain = replaceAll(text.normalize('NFKC').toLowerCase(), units);
  const parted = plain.replaceAll(SUBSCRIPT, '').replaceAll(GREEK, ' $& ');
  return nameGreekLetters(parted).match(PIECES) ?? [];
}

/** American spelling where British differs, so that both are one word. */
const spellings: Replacements = [
  [/(?<=[a-z]{2}[iy])s(?=(e|ed|er|ers|es|ing|able|ations?)$)/, 'z'],
  [/(?<=[a-z]{2})our(?=s|ed|ing|less|al|ally|$)/, 'or'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/(?<=[aeiou][^aeiou]+[aeiou])ll(?=(ed|er|ers|ing)$)/, 'l'],
  [/^licens/, 'licenc'],
  [/^aluminum/, 'aluminium'],
];

/** A word as Americans spell it, whichever way it was typed. */
export function unifySpelling(word: string): string {
  return replaceAll(word, spellings);
}

/** The characters of a run of Chinese and the pairs of neighbours, as terms. */
export function chineseTerms(run: string): {
  readonly characters: readonly string[];
  readonly pairs: readonly string[];
} {
  const characters = Array.from(run);
  const pairs = characters
    .slice(1)
    .map((second, at) => `${characters[at]}${second}`);
  return {characters, pairs};
}
