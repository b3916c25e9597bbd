import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {pageAt, pages} from '../../../site/pages';
import {finishedSteps, PATH, steps} from '../../../site/path';
import {record, useAllProgress} from '../../../site/progress';
import StepLink, {Position} from '../../base/StepLink';
import styles from './styles.lazy.module.css';

export interface FootProps {
  /** Index of the step with which the reader goes on. */
  readonly step: number;
}

/** Finishes the step that is read on this page, and leads to the one after it. */
function Finish({step}: FootProps): ReactNode {
  const finished = finishedSteps(useAllProgress());
  const next = finished.findIndex((isDone, index) => !isDone && index !== step);
  const finish = () => record('walked', steps[step]?.id ?? '');
  return next >= 0 ? (
    <StepLink label="finish" onClick={finish} step={next} />
  ) : (
    <Link
      className="button button--primary"
      to={`${pages[PATH.page].route}#${PATH.section}`}
      onClick={finish}
    >
      <Translate
        id="path.last"
        description="Button that finishes the last step of a learning path"
      >
        Done, that was the last step
      </Translate>
    </Link>
  );
}

/** Where the reader is on the path, on the pages that belong to it. */
export function Foot({step}: FootProps): ReactNode {
  const page = pageAt(useLocation().pathname);
  if (!steps.some((each) => each.page === page)) {
    return null;
  }
  return (
    <p className={styles.foot}>
      <Position step={step} />
      {steps[step]?.page === page ? (
        <Finish step={step} />
      ) : (
        <StepLink label="continue" step={step} />
      )}
    </p>
  );
}
