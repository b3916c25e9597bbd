import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import LibraryName, {libraryOf} from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {beginnings, lookingUp} from './_docs/guideShelves';
import {
  signalLibrary,
  thermalHydraulicLibrary,
  thermalLibrary,
} from './_docs/libraryShelves';
import type {Shelf} from './_docs/shelf';
import styles from './_docs/styles.module.css';

function ShelfTitle({title, to}: Shelf): ReactNode {
  const library = to && libraryOf(to);
  const name = library ? <LibraryName of={library} /> : title;
  return to ? <Link to={to}>{name}</Link> : name;
}

function ShelfSection(shelf: Shelf): ReactNode {
  const {id, to, entries} = shelf;
  const library = to && libraryOf(to);
  return (
    <section
      aria-labelledby={id}
      className={styles.shelf}
      data-library={library ?? 'none'}
    >
      <h2 className={styles.title} id={id}>
        <ShelfTitle {...shelf} />
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <PageIcon of={entry.to} />
            <div>
              <Link className={clsx(styles.link)} to={entry.to}>
                {entry.title}
              </Link>
              <p>{entry.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All pages, by library and by purpose, in the reader's language. */
function shelves(): readonly Shelf[] {
  return [
    beginnings(),
    signalLibrary(),
    thermalLibrary(),
    thermalHydraulicLibrary(),
    lookingUp(),
  ];
}

/** The documentation's root: everything there is, by library and by purpose. */
export default function DocsHome(): ReactNode {
  const title = translate({
    id: 'docsHome.title',
    message: 'Documentation',
    description: 'Title of the documentation overview',
  });
  const description = translate({
    id: 'docsHome.description',
    message:
      'All tutorials, component pages and demos on Simcenter Amesim, by library.',
    description: 'Description of the documentation overview for search engines',
  });
  return (
    <Layout title={title} description={description}>
      <PageMetadata
        keywords={translate({
          id: 'docsHome.keywords',
          message:
            'documentation,all pages,list of pages,all components,component pages,all tutorials,all demos,contents,index',
          description: 'Search words for the documentation overview, by commas',
        })}
      />
      <main className="container margin-vert--lg">
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        {shelves().map((shelf) => (
          <ShelfSection key={shelf.id} {...shelf} />
        ))}
      </main>
    </Layout>
  );
}
