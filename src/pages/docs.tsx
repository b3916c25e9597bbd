import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import descriptions from '@generated/page-texts/default/descriptions.json';
import LibraryName from '@site/src/components/base/LibraryName';
import PageIcon from '@site/src/components/base/PageIcon';
import PageLink, {isListed} from '@site/src/components/base/PageLink';
import {type Library, libraryIds} from '@site/src/site/libraries';
import {
  indexOf,
  type PageId,
  pageIds,
  pages,
  pagesOf,
} from '@site/src/site/pages';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

import styles from './_docs/styles.module.css';

/** A page by its title and description. */
function PageEntry({of: page}: {readonly of: PageId}): ReactNode {
  return (
    <li>
      <PageIcon of={page} />
      <div>
        <PageLink by="title" className={styles.link} to={page} />
        <p>{descriptions[page]}</p>
      </div>
    </li>
  );
}

/** The list of all tags: a page that Docusaurus makes, without front matter. */
function TagsEntry(): ReactNode {
  return (
    <li>
      <div>
        <Link className={styles.link ?? ''} to={pages.tags.route}>
          {translate({
            id: 'docsHome.tags.title',
            message: 'Tags',
            description: 'Title of a card',
          })}
        </Link>
        <p>
          {translate({
            id: 'docsHome.tags.text',
            message: 'All pages by subject.',
            description: 'Text of a card',
          })}
        </p>
      </div>
    </li>
  );
}

interface PageGroupProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly library?: Library;
  readonly pages: readonly PageId[];
  readonly children?: ReactNode;
}

/** A group of pages with its name at the side. */
function PageGroup(props: PageGroupProps): ReactNode {
  const {id, title, library, pages: members, children} = props;
  return (
    <section
      aria-labelledby={id}
      className={styles.group}
      data-library={library ?? 'none'}
    >
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.entries}>
        {members.filter(isListed).map((page) => (
          <PageEntry key={page} of={page} />
        ))}
        {children}
      </ul>
    </section>
  );
}

function LibraryGroup({of: library}: {readonly of: Library}): ReactNode {
  const title = (
    <Link to={indexOf(library)}>
      <LibraryName of={library} />
    </Link>
  );
  return (
    <PageGroup
      id={library}
      library={library}
      pages={pagesOf(library)}
      title={title}
    />
  );
}

const firstSteps = pageIds.filter((id) => pages[id].group === 'begin');
const referencePages = pageIds.filter((id) => pages[id].group === 'look-up');

/** All pages, by library and by purpose, in the reader's language. */
function PageGroups(): ReactNode {
  return (
    <>
      <PageGroup
        id="begin"
        pages={firstSteps}
        title={translate({
          id: 'docsHome.begin',
          message: 'First steps',
          description:
            'Title of a group of pages in the documentation overview',
        })}
      />
      {libraryIds.map((library) => (
        <LibraryGroup key={library} of={library} />
      ))}
      <PageGroup
        id="look-up"
        pages={referencePages}
        title={translate({
          id: 'docsHome.lookUp',
          message: 'To look things up',
          description:
            'Title of a group of pages in the documentation overview',
        })}
      >
        <TagsEntry />
      </PageGroup>
    </>
  );
}

/** The overview of the documentation: all pages, by library and purpose. */
export default function DocsHome(): ReactNode {
  const title = translate({
    id: 'docsHome.title',
    message: 'All pages',
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
        <PageGroups />
      </main>
    </Layout>
  );
}
