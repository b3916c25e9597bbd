export type Kind = 'doc' | 'post' | 'page' | 'list';

/** The file that the build writes, one for each language. */
export interface IndexFile {
  /** address, title, kind, category, description, keywords */
  readonly pages: readonly (readonly [
    string,
    string,
    string,
    string,
    string,
    string,
  ])[];
  /** number of the page, title, anchor, text, number of the page that treats it */
  readonly sections: readonly (readonly [
    number,
    string,
    string,
    string,
    number?,
  ])[];
  /** The Chinese words; they are looked for in the texts themselves. */
  readonly words: readonly string[];
  /** What readers are known to type, and the numbers of the pages they mean. */
  readonly asked: readonly (readonly [string, ...number[]])[];
}

/** A stretch of text and where in it the words of the query stand. */
export interface Marked {
  readonly text: string;
  /** Start and end, ascending, apart from each other. */
  readonly marks: readonly (readonly [number, number])[];
}

/** A page that was found. */
export interface Hit {
  /** Address with the anchor of the section that fits best. */
  readonly url: string;
  readonly kind: Kind;
  readonly category: string;
  readonly title: Marked;
  /** Heading of the section that the address leads to. */
  readonly section: Marked | undefined;
  readonly excerpt: Marked;
  /** What to highlight on the page itself. */
  readonly words: readonly string[];
}

export interface Answer {
  readonly query: string;
  /** How many pages there are; `hits` are the first of them. */
  readonly total: number;
  readonly hits: readonly Hit[];
}
