import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {usePanelValues} from './context';
import {Disclosure} from './Disclosure';
import {Batch, Compare, Sensitivity, UnitsAndDownloads} from './lazyParts';
import styles from './styles.model.module.css';
import type {DownloadsProps} from './tools/share/Downloads';

/** The tools of the panel, each loaded when it is opened. */
export function RunActions(props: DownloadsProps): ReactNode {
  const {model, isLive} = usePanelValues();
  return (
    <fieldset className={styles.actions} disabled={!isLive}>
      <Disclosure
        id={`compare-${model.id}`}
        isKept
        title={translate({
          id: 'simulation.more.compare',
          message: 'Compare with my run',
          description: 'Opens the comparison with a result of the reader',
        })}
      >
        <Compare />
      </Disclosure>
      <Disclosure
        title={translate({
          id: 'simulation.more.batch',
          message: 'Batch run',
          description: 'Opens the form of a batch run',
        })}
      >
        <Batch />
      </Disclosure>
      {model.scalars && (
        <Disclosure
          title={translate({
            id: 'simulation.more.sensitivity',
            message: 'Which parameter matters?',
            description: 'Opens the comparison of all parameters',
          })}
        >
          <Sensitivity />
        </Disclosure>
      )}
      <Disclosure
        title={translate({
          id: 'simulation.more.units',
          message: 'Units and downloads',
          description: 'Opens the choice of units and the downloads',
        })}
      >
        <UnitsAndDownloads {...props} />
      </Disclosure>
    </fieldset>
  );
}
