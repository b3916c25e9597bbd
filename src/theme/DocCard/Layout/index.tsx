import PageIcon from '@site/src/components/base/PageIcon';
import {pageAt, pages} from '@site/src/site/pages';
import type {Props} from '@theme/DocCard/Layout';
import Layout from '@theme-original/DocCard/Layout';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Adds the colour of the page's library and the icon of its component. */
export default function DocCardLayout(props: Props): ReactNode {
  const page = pageAt(props.href);
  return (
    <div
      className={styles.frame}
      data-library={(page && pages[page].library) ?? 'none'}
    >
      <Layout {...props} icon={page && <PageIcon of={page} size={44} />} />
    </div>
  );
}
