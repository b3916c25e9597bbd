const SENTENCE = /.*?(?:[.!?](?=\s|$)|[。！？]|$)/gsu;

/** Letters of a text: a Chinese character says as much as four. */
function lettersIn(text: string): number {
  return text.length + 3 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);
}

/** The first sentences of a text, at least one, up to a number of letters. */
export function beginning(text: string, letters: number): string {
  let kept = '';
  for (const sentence of text.match(SENTENCE) ?? []) {
    if (kept !== '' && lettersIn(kept + sentence) > letters) {
      break;
    }
    kept += sentence;
  }
  return kept;
}
