import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {LeavingButton} from '../../controls/Button';
import lazyStyles from '../../styles.lazy.module.css';
import type {Progress} from './useRuns';

/** How many runs are done, and a button that stops the others. */
export function BatchProgress({
  progress,
  onCancel,
}: {
  readonly progress: Progress;
  readonly onCancel: () => void;
}): ReactNode {
  return (
    <p className={lazyStyles.batchRow}>
      <progress
        max={progress.all}
        value={progress.done}
        aria-label={translate({
          id: 'simulation.batch.progress',
          message: 'Runs done',
          description: 'Accessible name of the progress bar of a batch run',
        })}
      />
      <LeavingButton onClick={onCancel}>
        {translate({
          id: 'simulation.batch.cancel',
          message: 'Cancel',
          description: 'Stops a batch run',
        })}
      </LeavingButton>
    </p>
  );
}
