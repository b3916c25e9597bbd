import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {localePrefix} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {totalBytes} from '../../../offline/download';
import WithoutScripts from '../../base/WithoutScripts';
import {failureMessage, megabytes, PROGRESS} from './labels';
import styles from './styles.lazy.module.css';
import {
  type OfflineDownloadState,
  useOfflineDownload,
} from './useOfflineDownload';

export {StoredPages} from './StoredPages';

/** Says whether there is a copy and whether it is out of date. */
function Status({copy, list}: OfflineDownloadState): ReactNode {
  if (!copy) {
    return (
      <Translate
        id="offline.download.none"
        description="Says that the site is not kept offline; single pages may be"
      >
        The whole site is not kept yet.
      </Translate>
    );
  }
  if (copy === 'part') {
    return (
      <Translate
        id="offline.download.part"
        description="Says that a download was not finished"
      >
        Only a part of the site is on this device.
      </Translate>
    );
  }
  return (
    <>
      <Translate
        id="offline.download.whole"
        description="Says that the site is kept offline"
        values={{size: megabytes(copy.bytes)}}
      >
        {'All pages of this language are on this device ({size}).'}
      </Translate>{' '}
      {list && list.version !== copy.version && (
        <Translate
          id="offline.download.older"
          description="Says that what is kept offline is out of date"
        >
          The site has changed since. Your copy stays readable until the new one
          is whole.
        </Translate>
      )}
    </>
  );
}

/** Shows the progress of a download and a button that stops it. */
function Progress({list, progress = 0, stop}: OfflineDownloadState): ReactNode {
  const locale = useLocale();
  const total = list ? totalBytes(list) : undefined;
  return (
    <>
      <progress aria-label={PROGRESS[locale]} max={total} value={progress} />
      <p className={styles.numbers}>
        {megabytes(progress)}
        {total !== undefined && ` / ${megabytes(total)}`}
      </p>
      <button className="button button--secondary" type="button" onClick={stop}>
        <Translate
          id="offline.download.stop"
          description="Button that stops the download"
        >
          Stop
        </Translate>
      </button>
    </>
  );
}

/** Offers what can be done while no download is running. */
function Actions({copy, list, start, remove}: OfflineDownloadState): ReactNode {
  const whole = copy === 'part' ? undefined : copy;
  const isCurrent = whole !== undefined && whole.version === list?.version;
  return (
    <>
      {!isCurrent && list && (
        <button
          className="button button--primary"
          type="button"
          onClick={start}
        >
          {whole ? (
            <Translate
              id="offline.download.update"
              description="Button that downloads the new version"
            >
              Update the copy
            </Translate>
          ) : (
            <Translate
              id="offline.download.start"
              description="Button that keeps the site offline; size is like 7.2 MB"
              values={{size: megabytes(totalBytes(list))}}
            >
              {'Keep this site offline ({size})'}
            </Translate>
          )}
        </button>
      )}
      {copy && (
        <button
          className="button button--secondary"
          type="button"
          onClick={remove}
        >
          <Translate
            id="offline.download.remove"
            description="Button that removes what is kept offline"
          >
            Remove the copy
          </Translate>
        </button>
      )}
    </>
  );
}

/** Downloads all pages of the language for offline reading, or removes them. */
function OfflineDownload(): ReactNode {
  const locale = useLocale();
  const download = useOfflineDownload(localePrefix[locale]);
  const {isReady, progress, failure} = download;
  if (!isReady) {
    return (
      <>
        <progress
          aria-label={PROGRESS[locale]}
          className={styles.placeholder}
        />
        <WithoutScripts>
          <p>
            <Translate
              id="offline.download.scripts"
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
    <div className={styles.download} data-markdown="omit">
      <p role="status">
        <Status {...download} />
      </p>
      {failure && <p role="alert">{failureMessage(failure)[locale]}</p>}
      <div className={styles.actions}>
        {progress === undefined ? (
          <Actions {...download} />
        ) : (
          <Progress {...download} />
        )}
      </div>
    </div>
  );
}

export default asIsland('offline-download', OfflineDownload);
