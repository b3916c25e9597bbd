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
  /** Also the pairs of characters of the names. */
  readonly #names = new SearchableMap<Set<string>>();

  /** @param table syllables with their characters: `jie 阶节 yue 跃` */
  constructor(table: string, texts: readonly string[]) {
    for (const [, syllable = '', all = ''] of table.matchAll(
      /([a-z]+)(\S*)/g,
    )) {
      Array.from(all, (each) => this.#syllables.set(each, syllable));
    }
    for (const name of texts.join('\n').match(SHORT_NAMES) ?? []) {
      for (let start = 0; start + 2 <= name.length; start += 1) {
        const end = name.slice(start);
        this.#add(this.#read(end), end);
        this.#add(this.#read(end.slice(0, 2)), end.slice(0, 2));
      }
      if (name.length > 2) {
        this.#add(this.#read(name, 1), name);
      }
    }
  }

  #add(key: string, name: string): void {
    this.#names.fetch(key, () => new Set()).add(name);
  }

  /** The pinyin of a name, or the first letters of its syllables. */
  #read(name: string, letters?: number): string {
    return Array.from(name, (each) =>
      this.#syllables.get(each)?.slice(0, letters),
    ).join('');
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
    const all = this.#names.get(this.#read(pair)) ?? [];
    return [...all].filter(({length}) => length === pair.length);
  }
}
