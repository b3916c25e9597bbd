import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ContinueButton, PathPosition} from '@site/src/components/chrome/OnPath';
import Knob from '@site/src/components/markdown/Knob';
import {pages} from '@site/src/site/pages';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

function Actions(): ReactNode {
  return (
    <div className={styles.actions}>
      <ContinueButton>
        <Link
          className="button button--primary button--lg"
          to={pages.lag.route}
        >
          <Translate
            id="home.action.first"
            description="Main button of the home page: opens a page with a live model"
          >
            Start with a live model
          </Translate>
        </Link>
      </ContinueButton>
      <Link
        className="button button--secondary button--lg"
        to={pages.path.route}
      >
        <Translate
          id="home.action.begin"
          description="Second button of the home page"
        >
          Where to begin
        </Translate>
      </Link>
      <Link
        className="button button--secondary button--lg"
        to={pages.docs.route}
      >
        <Translate
          id="home.action.overview"
          description="Third button of the home page"
        >
          All pages
        </Translate>
      </Link>
      <p className={styles.terms}>
        <PathPosition>
          <Translate
            id="home.terms"
            description="Below the buttons of the home page: what the reader need not have"
          >
            No licence, no account, no installation. English and Chinese.
          </Translate>
        </PathPosition>
      </p>
    </div>
  );
}

/** Lets a Chinese heading break after a comma, not inside a word. */
function inClauses(text: string): ReactNode {
  return text.split(/(?<=，)/).map((clause) => (
    <span key={clause} className={styles.clause}>
      {clause}
    </span>
  ));
}

/** The top of the page: heading, lead, a live model and the main links. */
export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.heroGrid)}>
        <div className={styles.heroText}>
          <h1 className={styles.title}>{inClauses(siteConfig.tagline)}</h1>
          <p className={styles.lead}>
            <Translate
              id="home.lead"
              description="The sentence below the heading of the home page"
            >
              Tutorials, component pages and demos for the signal, thermal,
              thermal-hydraulic and hydraulic libraries. Try a model here, then
              build it in Amesim.
            </Translate>
          </p>
        </div>
        <div className={styles.heroModel}>
          <Knob
            model="thermostat"
            figure="temperature"
            parameter={['band', 'setpoint']}
            page={pages.loop.route}
          />
        </div>
        <Actions />
      </div>
    </header>
  );
}
