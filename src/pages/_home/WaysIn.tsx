import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import LibraryName, {type Library} from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import type {ReactNode} from 'react';

import {
  signalLibrary,
  thermalHydraulicLibrary,
  thermalLibrary,
} from '../_docs/libraryShelves';
import type {Shelf} from '../_docs/shelf';
import {goals} from './goals';
import styles from './styles.module.css';

/** Links by what the reader wants to do. */
export function ByGoal(): ReactNode {
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
        {goals().map(({to, goal, way}) => (
          <li key={to}>
            <Link to={to}>{goal}</Link>
            <span>{way}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LibraryCardProps {
  readonly library: Library;
  readonly shelf: Shelf;
}

function LibraryCard({library, shelf}: LibraryCardProps): ReactNode {
  return (
    <article className={styles.library} data-library={library}>
      <h3>
        <Link to={shelf.to ?? '/docs'}>
          <LibraryName of={library} />
        </Link>
      </h3>
      <ul>
        {shelf.entries.map(({to, title}) => (
          <li key={to}>
            <PageIcon of={to} size={32} />
            <Link to={to}>{title}</Link>
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
        <LibraryCard library="signal" shelf={signalLibrary()} />
        <LibraryCard library="thermal" shelf={thermalLibrary()} />
        <LibraryCard
          library="thermal-hydraulic"
          shelf={thermalHydraulicLibrary()}
        />
      </div>
    </section>
  );
}
