import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import WithoutScripts from '../components/base/WithoutScripts';
import {asIsland} from '../hydration/IslandBoundary';
import {lazyPart} from '../hydration/lazyPart';
import {useLocale} from '../i18n/useLocale';
import {ModelDrop} from './ModelDrop';
import styles from './styles.lazy.module.css';
import {WORDS} from './words';

const Report = lazyPart(async () => (await import('./Report')).Report);

/** Opens a saved model that the reader gives, and shows what it holds. */
function OpenModel(): ReactNode {
  const locale = useLocale();
  const example = useBaseUrl('/examples/heated-plate.ame');
  return (
    <div className={styles.open} data-markdown="omit">
      <WithoutScripts>
        <p>{WORDS.scripts[locale]}</p>
      </WithoutScripts>
      <ModelDrop
        label={WORDS.file[locale]}
        note={WORDS.parts[locale]}
        example={{label: WORDS.example[locale], address: example}}
      >
        {(model) => <Report model={model} />}
      </ModelDrop>
    </div>
  );
}

export default asIsland('open-model', OpenModel);
