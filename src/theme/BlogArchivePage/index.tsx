import './styles.css';

import {RaisedHeadings} from '@site/src/components/chrome/HeadingLevel';
import type {Props} from '@theme/BlogArchivePage';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type {ReactNode} from 'react';

/**
 * Raises the years of the archive to heading level 2. In the theme they follow
 * the title at level 3, which skips a level.
 */
export default function BlogArchivePageWrapper(props: Props): ReactNode {
  return (
    <RaisedHeadings>
      <BlogArchivePage {...props} />
    </RaisedHeadings>
  );
}
