/** Longest text of the user that is repeated in a message. */
const LONGEST = 60;

/** Shortens what the user has written, so that a message stays readable. */
export function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
