/** Returns the address of a page as Markdown, which is beside its HTML. */
export function twinOf(address: string): string {
  return address.replace(/\/?$/u, '/index.md');
}
