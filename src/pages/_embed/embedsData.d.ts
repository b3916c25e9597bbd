/** Made by src/plugins/embedPages.ts, by the ids of models. */
declare module '@generated/embed-pages/default/embeds.json' {
  const embeds: Readonly<
    Record<
      string,
      {
        readonly page: import('../../site/pages').PageId;
        readonly knob: import('react').ComponentProps<
          typeof import('../../components/markdown/Knob').default
        >;
      }
    >
  >;
  export default embeds;
}
