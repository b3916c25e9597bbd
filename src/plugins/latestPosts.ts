import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** How many posts the home page shows. */
const count = 3;

/** Hands the newest posts to the home page: `@generated/latest-posts`. */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as
        BlogContent | undefined;
      const posts = (blog?.blogPosts ?? [])
        .filter(({metadata}) => !metadata.unlisted)
        .slice(0, count)
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
