/** The part of lunr 2.3.9 that the search uses; lunr ships no types. */
declare module 'lunr' {
  interface TokenSet {
    intersect(other: TokenSet): TokenSet;
    toArray(): readonly string[];
  }

  interface Clause {
    readonly boost: number;
    readonly usePipeline: boolean;
  }

  interface Query {
    term(term: string, clause: Clause): void;
  }

  interface Match {
    readonly ref: string;
    readonly score: number;
    readonly matchData: {readonly metadata: Readonly<Record<string, unknown>>};
  }

  interface Index {
    query(describe: (query: Query) => void): readonly Match[];
  }

  interface Token {
    toString(): string;
  }

  const lunr: {
    readonly version: string;
    readonly Index: {load(serialized: object): Index};
    readonly TokenSet: {
      fromString(pattern: string): TokenSet;
      fromFuzzyString(word: string, distance: number): TokenSet;
      fromArray(sortedWords: readonly string[]): TokenSet;
    };
    readonly Token: new (text: string) => Token;
    stemmer(token: Token): Token;
    stopWordFilter(token: string): string | undefined;
  };
  export default lunr;
}
