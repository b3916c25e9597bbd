const HAN = /\p{Script=Han}/u;
// cspell:ignore αβγδεζηθκλμνξπρστφχψω
const PIECES =
  /\p{Script=Han}+|\p{Script=Greek}|\d+(?:\.\d+)*|(?:(?!\p{Script=Han}|\p{Script=Greek})[\p{L}\p{M}\p{N}])+/gu;
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
    /\p{Script=Greek}/gu,
    (letter) => greekNames[GREEK_LETTERS.indexOf(letter)] ?? letter,
  );
}

/** Words, numbers, Greek letters by their names, and runs of Chinese. */
export function piecesOf(text: string): readonly string[] {
  const found = text.normalize('NFKC').toLowerCase().match(PIECES) ?? [];
  return found.map(nameGreekLetters);
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
