/** Made by pageTexts.ts, by the ids of `src/site/pages.ts`. */
declare module '@generated/page-texts/default/names.json' {
  const names: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly label: string;
        readonly short: string;
        readonly unlisted?: boolean;
      }
    >
  >;
  export default names;
}

/** Made by pageTexts.ts, by the ids of `src/site/pages.ts`. */
declare module '@generated/page-texts/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}

/** Made by pageTexts.ts: the routes, with headings, by the names of submodels. */
declare module '@generated/page-texts/default/explanations.json' {
  const explanations: Readonly<Partial<Record<string, string>>>;
  export default explanations;
}
