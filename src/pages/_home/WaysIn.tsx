import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LibraryName from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import PageLink, {isListed} from '@site/src/components/base/PageLink';
import {useLocale} from '@site/src/i18n/useLocale';
import {type Library, libraryIds} from '@site/src/site/libraries';
import {indexOf, pagesOf} from '@site/src/site/pages';
import type {ReactNode} from 'react';

import {GOALS} from './goals';
import styles from './styles.module.css';

/** Links by what the reader wants to do. */
export function ByGoal(): ReactNode {
  const locale = useLocale();
  return (
    <section aria-labelledby="goals" className={styles.section}>
      <h2 id="goals">
        <Translate
          id="home.goals.title"
          description="Title of a section of the home page: ways in by what the reader wants"
        >
          What brings you here?
        </Translate>
      </h2>
      <ul className={styles.goals}>
        {GOALS.map(({to, goal, way}) => (
          <li key={to}>
            <Link to={to}>{goal[locale]}</Link>
            <span>{way[locale]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LibraryCard({of: library}: {readonly of: Library}): ReactNode {
  return (
    <article className={styles.library} data-library={library}>
      <h3>
        <Link to={indexOf(library)}>
          <LibraryName of={library} />
        </Link>
      </h3>
      <ul>
        {pagesOf(library)
          .filter(isListed)
          .map((page) => (
            <li key={page}>
              <PageIcon of={page} size={32} />
              <PageLink to={page} />
            </li>
          ))}
      </ul>
    </article>
  );
}

/** Links to all library pages, by library. */
export function ByLibrary(): ReactNode {
  return (
    <section aria-labelledby="libraries" className={styles.section}>
      <h2 id="libraries">
        <Translate
          id="home.libraries.title"
          description="Title of a section of the home page: ways in by library"
        >
          By library
        </Translate>
      </h2>
      <div className={styles.libraries}>
        {libraryIds.map((library) => (
          <LibraryCard key={library} of={library} />
        ))}
      </div>
    </section>
  );
}
