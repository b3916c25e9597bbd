import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface OurModelProps {
  readonly children: ReactNode;
}

/** The box that says what this site computes and what was not checked. */
export default function OurModel({children}: OurModelProps): ReactNode {
  return (
    <div className={styles.box} role="note">
      <p className={styles.label}>
        <Translate
          id="ourModel.label"
          description="Label of the box that describes the site's own model"
        >
          Our model, not checked in the product
        </Translate>
      </p>
      {children}
    </div>
  );
}
