/** Stands for Docusaurus' own: gives the English message, without values. */
export function translate({message}: {readonly message: string}): string {
  return message;
}
