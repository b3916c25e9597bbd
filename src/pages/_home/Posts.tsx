import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import posts from '@generated/latest-posts/default/posts.json';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The newest posts of the blog at build time. */
export default function Posts(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section aria-labelledby="posts" className={styles.section}>
      <h2 id="posts">
        <Translate
          id="home.posts.title"
          description="Title of a section of the home page"
        >
          From the blog
        </Translate>
      </h2>
      <ul className={styles.posts}>
        {posts.map(({title, description, permalink, date}) => (
          <li key={permalink}>
            <time dateTime={date}>{format.format(new Date(date))}</time>
            <Link autoAddBaseUrl={false} to={permalink}>
              {title}
            </Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
