import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Kept from '@site/src/components/Kept';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {ReactNode} from 'react';

/** Making a formatter of dates takes a phone longer than most of the page. */
export default function InfoKept(props: Props): ReactNode {
  const {metadata} = useBlogPost();
  return (
    <Kept key={metadata.permalink}>
      <Info {...props} />
    </Kept>
  );
}
