import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import LibraryName, {type Library} from '../../base/LibraryName';
import styles from './styles.module.css';

export interface AtAGlanceProps {
  /** One sentence. */
  readonly children: ReactNode;
}

/** What the front matter of a component or demo page adds to the sentence. */
interface Modelled {
  readonly library?: Library;
  readonly submodel?: string;
}

/** The page in one sentence, with its library and submodel. */
export default function AtAGlance({children}: AtAGlanceProps): ReactNode {
  const {library, submodel} = useDoc().frontMatter as Modelled;
  return (
    <div className={styles.box} data-library={library ?? 'none'}>
      {library && (
        <p className={styles.facts}>
          <LibraryName of={library} />
          {submodel && <code>{submodel}</code>}
        </p>
      )}
      <div className={styles.sentence}>{children}</div>
    </div>
  );
}
