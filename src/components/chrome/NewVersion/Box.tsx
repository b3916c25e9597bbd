import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface NewVersionBoxProps {
  readonly onLater?: () => void;
}

/** A box that tells the reader that the site is newer than the open tab. */
export default function NewVersionBox({
  onLater,
}: NewVersionBoxProps): ReactNode {
  return (
    <section
      aria-label={translate({
        id: 'offline.newVersion.label',
        message: 'New version',
        description: 'Label of the box that says that the site was updated',
      })}
      className={styles.box}
    >
      <p role="status">
        <Translate
          id="offline.newVersion.text"
          description="Shown in a tab that is older than the site"
        >
          A new version of this site is there. This tab goes on with the old
          one.
        </Translate>
      </p>
      <button
        className="button button--primary button--sm"
        type="button"
        onClick={() => window.location.reload()}
      >
        <Translate
          id="offline.newVersion.load"
          description="Button that loads the new version of the site"
        >
          Load it
        </Translate>
      </button>
      <button
        className="button button--secondary button--sm"
        type="button"
        onClick={onLater}
      >
        <Translate
          id="offline.newVersion.later"
          description="Button that hides the box about the new version"
        >
          Later
        </Translate>
      </button>
    </section>
  );
}
