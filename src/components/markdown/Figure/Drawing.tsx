import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {type Draw, WIDTH} from './define';
import styles from './styles.model.module.css';

export interface DrawingProps {
  /** Id of the figure; the ids of its parts begin with it. */
  readonly id: string;
  readonly draw: Draw;
}

/** The panels of a figure, and a description of what they show. */
export function Drawing({id, draw}: DrawingProps): ReactNode {
  const locale = useLocale();
  const {panels, words} = draw();
  const panelLetter = (index: number) =>
    panels.length > 1 ? `${String.fromCodePoint(97 + index)}) ` : '';
  const titles = panels.map(
    ({title}, index) => panelLetter(index) + title[locale],
  );
  return (
    <>
      <div
        aria-describedby={`${id}-words`}
        aria-label={titles.join(text('; ', '；')[locale])}
        className={styles.panels}
        role="img"
      >
        {panels.map(({height, content}, index) => (
          <div aria-hidden="true" className={styles.panel} key={titles[index]}>
            <p className={styles.title}>{titles[index]}</p>
            <svg
              className={styles.drawing}
              height={height}
              viewBox={`0 0 ${WIDTH} ${height}`}
              width={WIDTH}
            >
              {content}
            </svg>
          </div>
        ))}
      </div>
      <details className={styles.words}>
        <summary>
          <Translate
            id="figure.words"
            description="Opens the description of a figure in words"
          >
            The figure in words
          </Translate>
        </summary>
        <p id={`${id}-words`}>{words[locale]}</p>
      </details>
    </>
  );
}
