import './styles.css';

import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogPostItems';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {ReactNode} from 'react';

/** Whether the page is a page of the list of all posts. */
function useIsPostList(): boolean {
  const blog = useBaseUrl('/blog');
  const path = useLocation().pathname.slice(blog.length);
  return /^(\/page\/\d+)?\/?$/.test(path);
}

/** Adds a heading to the list of posts; the theme's list has none. */
export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  return (
    <>
      {useIsPostList() && (
        <>
          <PageMetadata
            keywords={translate({
              id: 'site.blog.keywords',
              message: 'blog,posts,all posts,articles,latest posts,notes,news',
              description: 'Search words for the list of posts, by commas',
            })}
          />
          <h1>
            <Translate
              id="site.blog.title"
              description="Heading of the list of posts"
            >
              Blog
            </Translate>
          </h1>
        </>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
