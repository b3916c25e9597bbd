import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {localePrefix, text} from '../../../i18n';
import {punctuation} from '../../../i18n/punctuation';
import {useLocale} from '../../../i18n/useLocale';
import {totalBytes} from '../../../offline/download';
import Button from '../../base/Button';
import WithoutScripts from '../../base/WithoutScripts';
import {
  failureMessage,
  keepLabel,
  megabytes,
  PROGRESS,
  statusTexts,
} from './labels';
import styles from './styles.lazy.module.css';
import {
  type OfflineDownloadState,
  useOfflineDownload,
} from './useOfflineDownload';

export {StoredPages} from './StoredPages';

interface ActionProps {
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that others replace when it is pressed: their group gets the focus. */
function Action({isMain = false, onPress, children}: ActionProps): ReactNode {
  return (
    <Button
      isMain={isMain}
      onClick={({currentTarget}) => {
        currentTarget.parentElement?.focus();
        onPress();
      }}
    >
      {children}
    </Button>
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
      <Action onPress={stop}>
        <Translate
          id="offline.download.stop"
          description="Button that stops the download"
        >
          Stop
        </Translate>
      </Action>
    </>
  );
}

/** Offers what can be done while no download is running. */
function Actions({copy, list, start, remove}: OfflineDownloadState): ReactNode {
  const locale = useLocale();
  const whole = copy === 'part' ? undefined : copy;
  const isCurrent = whole !== undefined && whole.version === list?.version;
  return (
    <>
      {!isCurrent && list && (
        <Action isMain onPress={start}>
          {whole
            ? text('Update the copy', '更新副本')[locale]
            : keepLabel(list)[locale]}
        </Action>
      )}
      {copy && (
        <Action onPress={remove}>
          <Translate
            id="offline.download.remove"
            description="Button that removes what is kept offline"
          >
            Remove the copy
          </Translate>
        </Action>
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
        {statusTexts(download)
          .map((sentence) => sentence[locale])
          .join(punctuation[locale].space)}
      </p>
      {failure && <p role="alert">{failureMessage(failure)[locale]}</p>}
      <div className={styles.actions} tabIndex={-1}>
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
