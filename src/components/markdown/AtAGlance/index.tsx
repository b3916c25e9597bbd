import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

import {type LocalizedText, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
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

const LEVELS: Readonly<Record<Level, LocalizedText>> = {
  basic: text('Basic', '入门'),
  intermediate: text('Intermediate', '进阶'),
  advanced: text('Advanced', '深入'),
};

/** The box that sums up a page in one sentence, with its library, level and time. */
export default function AtAGlance({children}: AtAGlanceProps): ReactNode {
  const locale = useLocale();
  const {library, submodel, level, minutes} = useDoc()
    .frontMatter as ModelFrontMatter;
  return (
    <div className={styles.box} data-library={library ?? 'none'}>
      {library && (
        <p className={styles.facts} data-search="off">
          <LibraryName of={library} /> {submodel && <code>{submodel}</code>}{' '}
          {level && <span>{LEVELS[level][locale]}</span>}{' '}
          {minutes && (
            <span>{text(`${minutes} min`, `约 ${minutes} 分钟`)[locale]}</span>
          )}
        </p>
      )}
      <div className={styles.sentence}>{children}</div>
    </div>
  );
}
