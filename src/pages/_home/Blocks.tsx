import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {pages} from '@site/src/site/pages';
import type {ReactNode} from 'react';

import Domains from './drawings/Domains';
import Industry from './drawings/Industry';
import Prediction from './drawings/Prediction';
import styles from './styles.module.css';

function MultiDomain(): ReactNode {
  return (
    <article className={styles.block}>
      <Domains />
      <h2>
        <Translate
          id="home.block.multiDomain.title"
          description="Title of a block of the home page"
        >
          Multi-domain system simulation
        </Translate>
      </h2>
      <p>
        <Translate
          id="home.block.multiDomain.text"
          description="Text of a block of the home page"
        >
          One sketch can contain signals, heat and flow. Each component
          exchanges an effort and a flow through its ports, such as temperature
          and heat flow rate, or pressure and mass flow rate. Every library uses
          the same pattern.
        </Translate>
      </p>
      <Link to={pages.introduction.route}>
        <Translate
          id="home.block.multiDomain.link"
          description="Link of a block of the home page"
        >
          Learn about ports and causality
        </Translate>
      </Link>
    </article>
  );
}

function Predictive(): ReactNode {
  return (
    <article className={styles.block}>
      <Prediction />
      <h2>
        <Translate
          id="home.block.predictive.title"
          description="Title of a block of the home page"
        >
          Accurate predictive models
        </Translate>
      </h2>
      <p>
        <Translate
          id="home.block.predictive.text"
          description="Text of a block of the home page"
        >
          A model can be trusted when it has been checked. Every demo here has
          an estimate by hand, a balance to check, and a comparison with a
          closed form or with a second, independent solver.
        </Translate>
      </p>
      <Link to={`${pages.author.route}#how-pages-are-checked`}>
        <Translate
          id="home.block.predictive.link"
          description="Link of a block of the home page"
        >
          How the pages are checked
        </Translate>
      </Link>
    </article>
  );
}

function WideUse(): ReactNode {
  return (
    <article className={styles.block}>
      <Industry />
      <h2>
        <Translate
          id="home.block.industry.title"
          description="Title of a block of the home page"
        >
          Wide industry application
        </Translate>
      </h2>
      <p>
        <Translate
          id="home.block.industry.text"
          description="Text of a block of the home page"
        >
          Models of the coolant circuits of cars, the insulation of aircraft and
          the pipework of ships are built from the same few elements, such as
          heated pipes, layered walls and switched heaters.
        </Translate>
      </p>
      <Link to={pages.piping.route}>
        <Translate
          id="home.block.industry.link"
          description="Link of a block of the home page"
        >
          Build a pipeline from modules
        </Translate>
      </Link>
    </article>
  );
}

/** Three blocks about what system simulation is for. */
export default function Blocks(): ReactNode {
  return (
    <div className={styles.blocks}>
      <MultiDomain />
      <Predictive />
      <WideUse />
    </div>
  );
}
