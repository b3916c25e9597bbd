/** A stretch of text and where in it the words of the query stand. */
export interface Marked {
  readonly text: string;
  /** Start and end, ascending, apart from each other. */
  readonly marks: readonly (readonly [number, number])[];
}

const LENGTH = 140;
const HAN = /\p{Script=Han}/u;
const LATIN_START = /^(?!\p{Script=Han})[\p{L}\p{N}]/u;
/** What the forms of a word may differ in: `s`, `ing`, `ation`. */
const ENDING = /^[a-z]{1,5}(?![a-z\d_])/;
const LATIN_END = /(?!\p{Script=Han})[\p{L}\p{N}_]$/u;

/**
 * Finds where the words stand; Latin ones only from the start of a word and with
 * its ending, and symbols of one or two letters only whole.
 */
export function marksIn(
  text: string,
  words: readonly string[],
): Marked['marks'] {
  const small = text.toLowerCase();
  const found: [number, number][] = [];
  for (const word of words.filter((each) => each !== '')) {
    let at = small.indexOf(word);
    for (; at >= 0; at = small.indexOf(word, at + word.length)) {
      const end = at + word.length;
      const rest = small.slice(end);
      const isCut =
        LATIN_END.test(small.slice(0, at)) ||
        (word.length < 3 && LATIN_START.test(rest));
      if (HAN.test(word)) {
        found.push([at, end]);
      } else if (!isCut) {
        found.push([at, end + (ENDING.exec(rest)?.[0].length ?? 0)]);
      }
    }
  }
  const apart: [number, number][] = [];
  for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      apart.push([start, end]);
    }
  }
  return apart;
}

/** Marks the words in a text. */
export function marked(text: string, words: readonly string[]): Marked {
  return {text, marks: marksIn(text, words)};
}

/** Cuts a line out of the text around the place where most words meet. */
export function excerpt(text: string, words: readonly string[]): Marked {
  const wide = HAN.test(text) ? LENGTH / 2 : LENGTH;
  const marks = marksIn(text, words);
  let start = 0;
  let most = 0;
  for (const [at] of marks) {
    const seen = marks.filter(([s, e]) => s >= at && e <= at + wide);
    const kinds = new Set(seen.map(([s, e]) => text.slice(s, e).toLowerCase()));
    if (kinds.size > most) {
      most = kinds.size;
      start = at;
    }
  }
  let from = Math.max(0, start - Math.round(wide / 4));
  if (from > 0) {
    const before = text.slice(from, start);
    // The beginning of the sentence, else of the last word or part of it.
    const stop =
      /[.?!] |[。？！]\s?/.exec(before) ?? /[\s，；：、]/.exec(before);
    from += stop ? stop.index + stop[0].length : 0;
  }
  const to = Math.min(text.length, from + wide);
  const end = to < text.length ? /\s\S{0,13}$/ : /$/;
  const cut = text.slice(from, to).replace(end, '');
  const more = from + cut.length < text.length ? ' …' : '';
  return marked(`${from > 0 ? '… ' : ''}${cut}${more}`, words);
}
