import type {ReactNode} from 'react';

import {closeLabel, unavailableMessage} from './errorLabels';
import frame from './frame.module.css';
import {SearchFrame} from './SearchFrame';
import {SearchLoadError} from './SearchLoadError';

interface Props {
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** Stands in for the search when its own files could not be loaded. */
export function SearchUnavailableDialog({retry, onClose}: Props): ReactNode {
  return (
    <SearchFrame onClose={onClose}>
      <SearchLoadError message={unavailableMessage()} retry={retry} />
      <button className={frame.close} type="button" onClick={onClose}>
        {closeLabel()}
      </button>
    </SearchFrame>
  );
}
