import CopyPage from '@site/src/components/chrome/CopyPage';
import type {Props} from '@theme/ContentVisibility';
import ContentVisibility from '@theme-original/ContentVisibility';
import type {ReactNode} from 'react';

/**
 * Adds the menu that copies the page. The theme shows this component above each
 * doc, post and page; one that is unlisted has no Markdown file.
 */
export default function ContentVisibilityWithCopyPage(props: Props): ReactNode {
  return (
    <>
      <ContentVisibility {...props} />
      {!props.metadata.unlisted && <CopyPage />}
    </>
  );
}
