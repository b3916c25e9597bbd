/** Start of the addresses that other sites may show in a frame. */
export const EMBED_PREFIX = '/embed/';

/** The route of the page that shows a model in a frame. */
export function embedRoute(model: string): string {
  return `${EMBED_PREFIX}${model}/`;
}

/** Tells whether a path below the prefix of a language is such an address. */
export function isEmbed(path: string): boolean {
  return path.startsWith(EMBED_PREFIX);
}
