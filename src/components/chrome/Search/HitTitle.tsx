import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import type {Hit} from '../../../search/client';
import styles from './dialog.lazy.module.css';
import {categoryLabel} from './labels';
import {MarkedText} from './MarkedText';

/** Page, section and category of a hit; a further section without the page. */
export function HitTitle({hit}: {readonly hit: Hit}): ReactNode {
  const locale = useLocale();
  const section = hit.section && (
    <span className={styles.section}>
      <MarkedText of={hit.section} />
    </span>
  );
  return hit.isFurther ? (
    <span className={styles.further}>{section}</span>
  ) : (
    <span className={styles.title}>
      <MarkedText of={hit.title} /> {section}{' '}
      <span className={styles.place}>{categoryLabel(hit, locale)}</span>
    </span>
  );
}
