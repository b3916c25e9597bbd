import {libraryOf} from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import type {Props} from '@theme/DocCard/Layout';
import Layout from '@theme-original/DocCard/Layout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Adds the colour of the page's library and the icon of its component. */
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
