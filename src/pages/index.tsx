import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import Blocks from './_home/Blocks';
import Checks from './_home/Checks';
import Hero from './_home/Hero';
import Posts from './_home/Posts';
import styles from './_home/styles.module.css';
import {ByGoal, ByLibrary} from './_home/WaysIn';

/** The home page: purpose, links by goal and library, and checks. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message:
          'An independent guide to Simcenter Amesim: tutorials, component pages and demos whose models run in the browser, in English and Chinese.',
        description: 'Description of the home page for search engines',
      })}
    >
      <PageMetadata
        keywords={translate({
          id: 'home.keywords',
          message:
            'home page,Lumped,Simcenter Amesim guide,models in the browser,interactive models,simulation online',
          description: 'Search words for the home page, by commas',
        })}
      />
      <main>
        <Hero />
        <div className={clsx('container', styles.sections)}>
          <Blocks />
          <ByGoal />
          <ByLibrary />
          <Checks />
          <Posts />
        </div>
      </main>
    </Layout>
  );
}
