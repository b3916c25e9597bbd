import {libraryOf} from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import type {Props} from '@theme/DocCard/Layout';
import Layout from '@theme-original/DocCard/Layout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A card in the colour of its library, with the component it is about. */
export default function DocCardLayout(props: Props): ReactNode {
  return (
    <div
      className={styles.frame}
      data-library={libraryOf(props.href) ?? 'none'}
    >
      <Layout {...props} icon={<PageIcon of={props.href} size={44} />} />
    </div>
  );
}
