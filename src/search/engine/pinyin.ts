import SearchableMap from 'minisearch/SearchableMap';

/** Whole runs of Chinese that are short enough to be typed as pinyin. */
const SHORT_NAMES =
  /(?<!\p{Script=Han})\p{Script=Han}{2,6}(?!\p{Script=Han})/gu;
/** A beginning of fewer letters would fit too many names. */
const LEAST_BEGINNING = 4;
const MOST_NAMES = 3;

/** Chinese names, and what they end with, by pinyin whole or its first letters. */
export class PinyinNames {
  readonly #syllables = new Map<string, string>();
  readonly #names = new SearchableMap<Set<string>>();
  /** The pairs of characters of the names by their syllables. */
  readonly #pairs = new Map<string, Set<string>>();

  /** @param table syllables with their characters: `jie 阶节 yue 跃` */
  constructor(table: string, texts: readonly string[]) {
    for (const entry of table.split(' ')) {
      const [syllable = ''] = /^[a-z]+/.exec(entry) ?? [];
      Array.from(entry.slice(syllable.length), (each) =>
        this.#syllables.set(each, syllable),
      );
    }
    for (const name of texts.join('\n').match(SHORT_NAMES) ?? []) {
      for (let start = 0; start + 2 <= name.length; start += 1) {
        const end = name.slice(start);
        this.#names.fetch(this.#read(end).join(''), () => new Set()).add(end);
        const pair = end.slice(0, 2);
        const sound = this.#read(pair).join(' ');
        this.#pairs.set(sound, (this.#pairs.get(sound) ?? new Set()).add(pair));
      }
      const initials = this.#read(name).map((syllable) => syllable.charAt(0));
      if (name.length > 2) {
        this.#names.fetch(initials.join(''), () => new Set()).add(name);
      }
    }
  }

  #read(name: string): readonly string[] {
    return Array.from(name, (each) => this.#syllables.get(each) ?? '');
  }

  /** The names that letters without blanks stand for, whole ones first. */
  find(letters: string): readonly string[] {
    const whole = this.#names.get(letters);
    const begun =
      letters.length < LEAST_BEGINNING
        ? []
        : this.#names.atPrefix(letters).values();
    const names = whole ? [whole] : [...begun];
    return names.flatMap((some) => [...some]).slice(0, MOST_NAMES);
  }

  /** The pairs of names that sound like a pair, as a slip of the keyboard does. */
  alike(pair: string): readonly string[] {
    return [...(this.#pairs.get(this.#read(pair).join(' ')) ?? [])];
  }
}
