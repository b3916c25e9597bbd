import type {Localized} from '.';

/** Signs that join two texts. */
export interface Punctuation {
  /** Between a name and its value, or a title and its text. */
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  /** Between two sentences. */
  readonly space: string;
  /** Around an addition. */
  readonly brackets: readonly [open: string, close: string];
}

/** Punctuation of each language for texts that code puts together. */
export const punctuation: Localized<Punctuation> = {
  en: {
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
    brackets: [' (', ')'],
  },
  'zh-Hans': {
    colon: '：',
    comma: '，',
    semicolon: '；',
    space: '',
    brackets: ['（', '）'],
  },
};
