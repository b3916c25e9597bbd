import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import {readFoundWords} from './foundWords';

/** Highlights what the reader searched for on the page that was found. */
export function useHighlight(): void {
  const {state, key} = useLocation();
  useEffect(() => {
    const words = readFoundWords(state);
    if (words.length === 0) {
      return undefined;
    }
    let left = false;
    let clear: () => void = () => undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        clear();
      }
    };
    loadChunk(() => import('./highlight')).then(
      ({highlight, clearHighlight}) => {
        if (!left) {
          clear = clearHighlight;
          highlight(words);
        }
      },
      // The page is there; only its marks are missing.
      () => undefined,
    );
    document.addEventListener('keydown', onKeyDown);
    return () => {
      left = true;
      clear();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [state, key]);
}
