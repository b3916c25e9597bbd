import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';

import {punctuation} from '../../../i18n/punctuation';
import {useLocale} from '../../../i18n/useLocale';
import {
  correctionMessage,
  countMessage,
  INCOMPLETE,
  LOADING,
  nothingMessage,
} from './labels';
import type {Search} from './useSearch';

/** How long a text has to stay before it is announced, ms: readers type on. */
const REST = 500;
/** Corrected words that are named, each with as many words in its place. */
const MOST_NAMED = 2;

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What a screen reader hears when the results have changed and typing rests. */
export function useStatus({state, answer}: Search): string {
  const {selectMessage} = usePluralForm();
  const locale = useLocale();
  const describe = () => {
    if (state === 'loading') {
      return LOADING[locale];
    }
    if (!answer) {
      return '';
    }
    const {total, isWhole, corrections, query} = answer;
    if (total === 0) {
      return nothingMessage(query)[locale];
    }
    const corrected = corrections
      .slice(0, MOST_NAMED)
      .map(
        ({typed, words}) =>
          correctionMessage(typed, words.slice(0, MOST_NAMED).join(', '))[
            locale
          ],
      );
    const count = selectMessage(total, countMessage(total)[locale]);
    return [...corrected, ...(isWhole ? [] : [INCOMPLETE[locale]]), count].join(
      punctuation[locale].space,
    );
  };
  return useRested(describe());
}
