import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import FileDrop from '../components/base/FileDrop';
import WithoutScripts from '../components/base/WithoutScripts';
import {asIsland} from '../hydration/IslandBoundary';
import {lazyPart} from '../hydration/lazyPart';
import {useLocale} from '../i18n/useLocale';
import {Progress} from './Progress';
import {useModel} from './reading/useModel';
import styles from './styles.lazy.module.css';
import {WORDS} from './words';

const Report = lazyPart(async () => (await import('./Report')).Report);

/** Opens a saved model that the reader gives, and shows what it holds. */
function OpenModel(): ReactNode {
  const locale = useLocale();
  const example = useBaseUrl('/examples/heated-plate.ame');
  const {state, read, fetchModel, stop} = useModel();
  return (
    <div className={styles.open} data-markdown="omit">
      <WithoutScripts>
        <p>{WORDS.scripts[locale]}</p>
      </WithoutScripts>
      <FileDrop
        isMultiple
        label={WORDS.file[locale]}
        note={WORDS.parts[locale]}
        onFiles={read}
      >
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => fetchModel(example)}
        >
          {WORDS.example[locale]}
        </button>
      </FileDrop>
      <Progress state={state} onStop={stop} />
      {state.status === 'read' && <Report model={state.model} />}
    </div>
  );
}

export default asIsland('open-model', OpenModel);
