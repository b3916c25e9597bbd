import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import type {Library} from '../../../site/libraries';
import LibraryName from '../../base/LibraryName';
import styles from './styles.module.css';

export interface AtAGlanceProps {
  /** One sentence. */
  readonly children: ReactNode;
}

/** Front matter of component and demo pages that the box shows. */
interface ModelFrontMatter {
  readonly library?: Library;
  readonly submodel?: string;
}

/** The box that sums up a page in one sentence, with its library and submodel. */
export default function AtAGlance({children}: AtAGlanceProps): ReactNode {
  const {library, submodel} = useDoc().frontMatter as ModelFrontMatter;
  return (
    <div className={styles.box} data-library={library ?? 'none'}>
      {library && (
        <p className={styles.facts}>
          <LibraryName of={library} /> {submodel && <code>{submodel}</code>}
        </p>
      )}
      <div className={styles.sentence}>{children}</div>
    </div>
  );
}
