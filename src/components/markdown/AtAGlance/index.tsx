import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Level} from '../../../site/levels';
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
  readonly level?: Level;
  readonly minutes?: number;
}

function nameOf(level: Level): string {
  switch (level) {
    case 'basic':
      return translate({
        id: 'glance.basic',
        message: 'Basic',
        description: 'Level of a page: for beginners',
      });
    case 'intermediate':
      return translate({
        id: 'glance.intermediate',
        message: 'Intermediate',
        description: 'Level of a page: a course in the subject helps',
      });
    case 'advanced':
      return translate({
        id: 'glance.advanced',
        message: 'Advanced',
        description: 'Level of a page: needs a course in the subject',
      });
  }
}

/** The box that sums up a page in one sentence, with its library, level and time. */
export default function AtAGlance({children}: AtAGlanceProps): ReactNode {
  const {library, submodel, level, minutes} = useDoc()
    .frontMatter as ModelFrontMatter;
  return (
    <div className={styles.box} data-library={library ?? 'none'}>
      {library && (
        <p className={styles.facts}>
          <LibraryName of={library} /> {submodel && <code>{submodel}</code>}{' '}
          {level && <span>{nameOf(level)}</span>}{' '}
          {minutes && (
            <span>
              <Translate
                id="glance.minutes"
                description="How long it takes to work through a page"
                values={{minutes}}
              >
                {'{minutes} min'}
              </Translate>
            </span>
          )}
        </p>
      )}
      <div className={styles.sentence}>{children}</div>
    </div>
  );
}
