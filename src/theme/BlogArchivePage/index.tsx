import {RaisedHeadings} from '@site/src/components/chrome/HeadingLevel';
import type {Props} from '@theme/BlogArchivePage';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type {ReactNode} from 'react';

/** The theme's archive puts its years at level 3, right below the title. */
export default function BlogArchivePageWrapper(props: Props): ReactNode {
  return (
    <RaisedHeadings>
      <BlogArchivePage {...props} />
    </RaisedHeadings>
  );
}
