import type {Marked} from './types';

const length = 140;
const latin = /[\p{L}\p{N}_]/u;

/** Where the words stand; Latin ones only from the start of a word. */
export function marksIn(
  text: string,
  words: readonly string[],
): Marked['marks'] {
  const small = text.toLowerCase();
  const found = words.flatMap((word) => {
    const places: [number, number][] = [];
    let at = word === '' ? -1 : small.indexOf(word);
    while (at >= 0) {
      const inWord =
        !/\p{Script=Han}/u.test(word) &&
        latin.test(small[at - 1] ?? '') &&
        !/\p{Script=Han}/u.test(small[at - 1] ?? '');
      if (!inWord) {
        places.push([at, at + word.length]);
      }
      at = small.indexOf(word, at + word.length);
    }
    return places;
  });
  const sorted = found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const apart: [number, number][] = [];
  for (const [start, end] of sorted) {
    const last = apart.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      apart.push([start, end]);
    }
  }
  return apart;
}

export function marked(text: string, words: readonly string[]): Marked {
  return {text, marks: marksIn(text, words)};
}

/** A line of the text around the place where most of the words meet. */
export function excerpt(text: string, words: readonly string[]): Marked {
  const wide = /\p{Script=Han}/u.test(text) ? length / 2 : length;
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
    const stop = /[\s，。；：、]/.exec(text.slice(from, start));
    from += stop ? stop.index + 1 : 0;
  }
  const to = Math.min(text.length, from + wide);
  const cut = text
    .slice(from, to)
    .replace(/\s\S*$/, (end) =>
      to < text.length && end.length < 15 ? '' : end,
    );
  const line = `${from > 0 ? '… ' : ''}${cut}${from + cut.length < text.length ? ' …' : ''}`;
  return marked(line, words);
}
