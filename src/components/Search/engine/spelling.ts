import type {Fields} from './fields';
import {isEveryday, phraseOf} from './words';

/** Other spellings of one word are no more than these. */
const mostCorrections = 3;
const shortestPart = 3;

/** `trig 0` is TRIG0: two words that the index knows as one. */
function joined(words: readonly string[], fields: Fields) {
  return words.slice(1).flatMap((second, at) => {
    const one = `${words[at] ?? ''}${second}`;
    const known = !/\p{Script=Han}/u.test(one) && fields.knows(one);
    return known ? [[...words.slice(0, at), one, ...words.slice(at + 2)]] : [];
  });
}

/** What an unknown word may have been meant to be. */
function readings(word: string, fields: Fields): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word) || isEveryday(word) || fields.knows(word)) {
    return [];
  }
  // `lowpass` is low pass.
  const parted = Array.from(
    {length: Math.max(0, word.length - 2 * shortestPart + 1)},
    (_, shift) => [
      word.slice(0, shift + shortestPart),
      word.slice(shift + shortestPart),
    ],
  )
    .filter((parts) => parts.every((part) => fields.knows(part)))
    .map((parts) => parts.join(' '));
  return [...parted, ...fields.corrections(word).slice(0, mostCorrections)];
}

/** With the Chinese words that were meant; empty where nothing is amiss. */
export function withoutHomophones(
  query: string,
  fields: Fields,
): readonly string[] {
  const phrase = phraseOf(query);
  const meant = phrase.replaceAll(/\p{Script=Han}{2,}/gu, (run) =>
    fields.homophones.meant(run),
  );
  return meant === phrase ? [] : [meant];
}

/** The query as the index spells it, where it does not know a word. */
export function spellingsOf(query: string, fields: Fields): readonly string[] {
  const words = phraseOf(query).split(' ');
  const others = words.flatMap((word, at) =>
    readings(word, fields).map((reading) => [
      ...words.slice(0, at),
      reading,
      ...words.slice(at + 1),
    ]),
  );
  return [...joined(words, fields), ...others].map((all) => all.join(' '));
}
