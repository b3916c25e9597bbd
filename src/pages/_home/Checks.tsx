import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {pages} from '@site/src/site/pages';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The section on how results are checked. */
export default function Checks(): ReactNode {
  return (
    <section aria-labelledby="checks" className={styles.section}>
      <h2 id="checks">
        <Translate
          id="home.checks.title"
          description="Title of a section of the home page"
        >
          How results are checked
        </Translate>
      </h2>
      <dl className={styles.checks}>
        <div>
          <dt>
            <Translate
              id="home.checks.closed.title"
              description="A way of checking a model"
            >
              Comparison with closed forms
            </Translate>
          </dt>
          <dd>
            <Translate
              id="home.checks.closed.text"
              description="Explains a way of checking a model"
            >
              Where an exact solution exists, a test compares the model with it
              at a stated tolerance.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate
              id="home.checks.second.title"
              description="A way of checking a model"
            >
              Comparison with a second solver
            </Translate>
          </dt>
          <dd>
            <Translate
              id="home.checks.second.text"
              description="Explains a way of checking a model"
            >
              Where none exists, the equations are written a second time, from
              the text of the page, and solved in Python.
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate
              id="home.checks.product.title"
              description="What is not checked"
            >
              No comparison with Amesim
            </Translate>
          </dt>
          <dd>
            <Translate
              id="home.checks.product.text"
              description="Says what is not checked"
            >
              We did not run these models in the product. What we could not
              confirm is marked as our model.
            </Translate>
          </dd>
        </div>
      </dl>
      <p>
        <Link to={`${pages.author.route}#how-pages-are-checked`}>
          <Translate
            id="home.checks.link"
            description="Link to the full account of how pages are checked"
          >
            All checks, and how to report an error
          </Translate>
        </Link>
      </p>
    </section>
  );
}
