import pinyin from 'tiny-pinyin';

import type {IndexFile} from './types';

/** Words are cut no longer than this; see `words.ts`. */
const longest = 8;

/** How Chinese sounds, tones left out; empty where the browser can't tell. */
function soundOf(text: string): string {
  return pinyin.isSupported() ? pinyin.convertToPinyin(text, '-', true) : '';
}

function bySound(
  words: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words.filter(({length}) => length > 1)) {
    const sound = soundOf(word);
    found.set(sound, [...(found.get(sound) ?? []), word]);
  }
  found.delete('');
  return found;
}

function shareCharacter(one: string, other: string): boolean {
  return Array.from(one).some((character) => other.includes(character));
}

/**
 * Chinese is typed by its sound, and a slip gives another character that
 * sounds the same: `原件` for `元件`.
 */
export class Homophones {
  readonly #words: ReadonlySet<string>;
  /** All that the site says; what stands in it is no slip. */
  readonly #written: string;
  #sounds: ReadonlyMap<string, readonly string[]> | undefined;

  constructor({pages, sections, words}: IndexFile) {
    this.#words = new Set(words);
    this.#written = [
      ...pages.flatMap(([, title, , , ...others]) => [title, ...others]),
      ...sections.flatMap(([, title, , text]) => [title, text]),
    ].join('\n');
  }

  /** The word that a text begins with, as it was meant. */
  #first(text: string): string {
    this.#sounds ??= bySound([...this.#words]);
    for (let length = Math.min(longest, text.length); length > 1; length -= 1) {
      const part = text.slice(0, length);
      if (this.#words.has(part)) {
        return part;
      }
      const meant = this.#sounds
        .get(soundOf(part))
        ?.find((word) => shareCharacter(word, part));
      if (meant !== undefined && !this.#written.includes(part)) {
        return meant;
      }
    }
    return text.charAt(0);
  }

  /** A run of Chinese, in which each slip is a word of the site again. */
  meant(run: string): string {
    let meant = '';
    while (meant.length < run.length) {
      meant += this.#first(run.slice(meant.length));
    }
    return meant;
  }
}
