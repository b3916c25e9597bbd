import type {ReactNode} from 'react';

import {Swatch} from '../../plot';
import {Subscripts} from '../SymbolText';
import styles from './sentence.figure.module.css';
import {sentenceParts} from './sentenceParts';
import {curveKey, type Series} from './series';

interface CurveNameProps {
  readonly series: Series | undefined;
  readonly children: string;
}

/** Words with a sample of the colour and pattern of the curve they name. */
function CurveName({series, children}: CurveNameProps): ReactNode {
  const words = <Subscripts>{children}</Subscripts>;
  return series ? (
    <span className={styles.curveName}>
      <Swatch {...series.curve} />
      {words}
    </span>
  ) : (
    words
  );
}

export interface SentenceProps {
  readonly sentence: string;
  readonly series: readonly Series[];
}

/** The computed sentence; words that name a curve carry its colour and dash. */
export function Sentence({sentence, series}: SentenceProps): ReactNode {
  // An element for each part, and a new one for new words: a browser that
  // translates the page replaces text that React could then not remove.
  return sentenceParts(sentence).map(({text, key}, index) => (
    <span key={`${index} ${text}`}>
      <CurveName
        series={series.find((each) => each.isShown && curveKey(each) === key)}
      >
        {text}
      </CurveName>
    </span>
  ));
}

/** Names the curves that the sentence does not. */
export function CurveKey({sentence, series}: SentenceProps): ReactNode {
  const named = sentenceParts(sentence).map(({key}) => key);
  const others = series.filter((each) => !named.includes(curveKey(each)));
  return (
    others.length > 0 && (
      <ul className={styles.key}>
        {others.map((each) => (
          <li key={each.curve.id}>
            <CurveName series={each}>{each.label}</CurveName>
          </li>
        ))}
      </ul>
    )
  );
}
