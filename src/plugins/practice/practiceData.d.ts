/** Made by the plugin beside it, in the order of `src/site/pages.ts`. */
declare module '@generated/practice/default/exercises.json' {
  const pages: readonly {
    readonly page: import('../../site/pages').PageId;
    /** How many exercises, predictions and tasks the page has. */
    readonly total: number;
    readonly exercises: readonly {
      readonly id: string;
      readonly level: import('../../site/practice/topics').ExerciseLevel;
      /** Number on its page. */
      readonly number: number;
      /** The label of its first question. */
      readonly label: string;
    }[];
  }[];
  export default pages;
}

/** Made by the plugin beside it: loads the exercises of a topic, by their ids. */
declare module '@generated/practice/default/topics.js' {
  const topics: Readonly<
    Record<
      string,
      () => Promise<{
        readonly default: Readonly<
          Record<string, import('react').ComponentType>
        >;
      }>
    >
  >;
  export default topics;
}
