import Translate from '@docusaurus/Translate';
import type {PropsWithChildren, ReactNode} from 'react';

import styles from './styles.module.css';

/** The box that says what this site computes and what was not checked. */
export default function OurModel({children}: PropsWithChildren): ReactNode {
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
