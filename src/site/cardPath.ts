/**
 * Returns the path of the picture that is shown when a page is shared.
 * @param route of the page, below the prefix of its language
 */
export function cardPath(route: string): string {
  const name = route.replaceAll(/^\/|\/$/g, '').replaceAll(/[^\w-]+/g, '-');
  return `/img/cards/${name || 'home'}.png`;
}
