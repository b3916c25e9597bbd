import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {localePrefix} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {sizeOf} from '../../../offline/download';
import WithoutScripts from '../../base/WithoutScripts';
import {failureMessage, megabytes, progressLabel} from './labels';
import styles from './styles.module.css';
import {type Keeping, useKeep} from './useKeep';

export {StoredPages} from './StoredPages';

function Status({kept, list}: Keeping): ReactNode {
  if (!kept) {
    return (
      <Translate
        id="offline.keep.none"
        description="Says that the site is not kept offline"
      >
        Nothing is kept on this device yet.
      </Translate>
    );
  }
  return (
    <>
      <Translate
        id="offline.keep.whole"
        description="Says that the site is kept offline"
        values={{size: megabytes(kept.bytes)}}
      >
        {'All pages of this language are on this device ({size}).'}
      </Translate>{' '}
      {list && list.version !== kept.version && (
        <Translate
          id="offline.keep.older"
          description="Says that what is kept offline is out of date"
        >
          The site has changed since. Your copy stays readable until the new one
          is whole.
        </Translate>
      )}
    </>
  );
}

function Running({list, progress = 0, stop}: Keeping): ReactNode {
  const total = list ? sizeOf(list) : undefined;
  return (
    <>
      <progress aria-label={progressLabel()} max={total} value={progress} />
      <p className={styles.numbers}>
        {megabytes(progress)}
        {total !== undefined && ` / ${megabytes(total)}`}
      </p>
      <button className="button button--secondary" type="button" onClick={stop}>
        <Translate
          id="offline.keep.stop"
          description="Button that stops the download"
        >
          Stop
        </Translate>
      </button>
    </>
  );
}

function Choices({kept, list, start, remove}: Keeping): ReactNode {
  const isCurrent = kept !== undefined && kept.version === list?.version;
  return (
    <>
      {!isCurrent && list && (
        <button
          className="button button--primary"
          type="button"
          onClick={start}
        >
          {kept ? (
            <Translate
              id="offline.keep.update"
              description="Button that downloads the new version"
            >
              Update the copy
            </Translate>
          ) : (
            <Translate
              id="offline.keep.start"
              description="Button that keeps the site offline; size is like 7.2 MB"
              values={{size: megabytes(sizeOf(list))}}
            >
              {'Keep this site offline ({size})'}
            </Translate>
          )}
        </button>
      )}
      {kept && (
        <button
          className="button button--secondary"
          type="button"
          onClick={remove}
        >
          <Translate
            id="offline.keep.remove"
            description="Button that removes what is kept offline"
          >
            Remove the copy
          </Translate>
        </button>
      )}
    </>
  );
}

/** Keeps the whole language on the reader's device, or removes it. */
export default function OfflineDownload(): ReactNode {
  const prefix = localePrefix[useLocale()];
  const keeping = useKeep(prefix);
  const {isReady, progress, failure} = keeping;
  if (!isReady) {
    return (
      <>
        <progress aria-label={progressLabel()} className={styles.awaited} />
        <WithoutScripts>
          <p>
            <Translate
              id="offline.keep.scripts"
              description="Shown in place of the button that keeps the site offline when JavaScript is off"
            >
              Keeping pages needs JavaScript.
            </Translate>
          </p>
        </WithoutScripts>
      </>
    );
  }
  return (
    <div className={styles.keep}>
      <p role="status">
        <Status {...keeping} />
      </p>
      {failure && <p role="alert">{failureMessage(failure)}</p>}
      <div className={styles.choices}>
        {progress === undefined ? (
          <Choices {...keeping} />
        ) : (
          <Running {...keeping} />
        )}
      </div>
    </div>
  );
}
