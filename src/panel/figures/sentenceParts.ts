/** `{words|key}`: words that name a curve. */
const NAMED = /\{(?<words>[^{}|]*)\|(?<key>[\w-]*)\}/u;

/** A part of a sentence; one that names a curve has the key of the curve. */
export interface SentencePart {
  readonly text: string;
  readonly key?: string;
}

/** Splits a sentence at the words that name curves. */
export function sentenceParts(sentence: string): readonly SentencePart[] {
  const match = NAMED.exec(sentence);
  if (!match) {
    return sentence === '' ? [] : [{text: sentence}];
  }
  const {words = '', key = ''} = match.groups ?? {};
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  return [
    ...(before === '' ? [] : [{text: before}]),
    {text: words, key},
    ...sentenceParts(after),
  ];
}

/** The sentence without the marks of curves, for labels and screen readers. */
export function plainSentence(sentence: string): string {
  return sentenceParts(sentence)
    .map(({text}) => text)
    .join('');
}
