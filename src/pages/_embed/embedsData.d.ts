declare module '@generated/embed-pages/default/embeds.json' {
  /** The page of each model, by the id of the model. */
  const embeds: Readonly<
    Record<string, import('../../site/pages').PageId | undefined>
  >;
  export default embeds;
}
