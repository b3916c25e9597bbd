/** What became of the last copy. */
export interface CopyOutcome {
  readonly text: string;
  /** Whether the browser has refused. */
  readonly isRefused: boolean;
}

/** Copies a text to the clipboard, which browsers may refuse. Never rejects. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return {text, isRefused: false};
  } catch {
    return {text, isRefused: true};
  }
}
