import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** Number of posts on the home page. */
const POST_COUNT = 3;

/** Provides the newest posts as `@generated/latest-posts` for the home page. */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as
        | BlogContent
        | undefined;
      const posts = (blog?.blogPosts ?? [])
        .filter(({metadata}) => !metadata.unlisted)
        .slice(0, POST_COUNT)
        .map(({metadata: {title, description, permalink, date}}) => ({
          title,
          description,
          permalink,
          date,
        }));
      await actions.createData('posts.json', posts);
    },
  };
}
