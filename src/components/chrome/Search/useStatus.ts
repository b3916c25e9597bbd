import {usePluralForm} from '@docusaurus/theme-common';

import {countMessage, loadingMessage, nothingMessage} from './labels';
import type {Search} from './useSearch';

/** What a screen reader hears when the results have changed. */
export function useStatus({state, answer}: Search): string {
  const {selectMessage} = usePluralForm();
  if (state === 'loading') {
    return loadingMessage();
  }
  if (!answer) {
    return '';
  }
  return answer.total > 0
    ? selectMessage(answer.total, countMessage(answer.total))
    : nothingMessage(answer.query);
}
