import {translate} from '@docusaurus/Translate';
import {IslandBoundary} from '@site/src/hydration/IslandBoundary';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * Makes the table of contents a navigation landmark. In the theme it is a plain
 * element, and beside a blog post outside of all landmarks.
 */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'site.toc.label',
        message: 'On this page',
        description: 'Label of the table of contents beside a page',
      })}
      className={styles.contents}
    >
      <IslandBoundary name="contents">
        <TOC {...props} />
      </IslandBoundary>
    </nav>
  );
}
