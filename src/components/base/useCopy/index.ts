import {translate} from '@docusaurus/Translate';
import {useEffect, useState} from 'react';

import {type CopyOutcome, copyText} from './copyText';

export {type CopyOutcome, copyText};

/** Says on a small button that the browser has refused. */
export function refusalText(): string {
  return translate({
    id: 'copy.failed',
    message: 'Not copied',
    description:
      'Said by a button that copies when the browser does not allow it',
  });
}

/**
 * Copies texts and holds the outcome of the last copy: for `duration`
 * milliseconds, or until the next one.
 */
export function useCopy(duration?: number) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome || duration === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome(undefined), duration);
    return () => clearTimeout(timer);
  }, [outcome, duration]);
  const copy = async (text: string) => setOutcome(await copyText(text));
  return {outcome, copy};
}
