import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef, useState} from 'react';

import {
  LoadNewVersion,
  NewVersionText,
  useNewVersion,
} from '../../../hydration/LoadNewVersion';
import Button from '../../base/Button';
import styles from './styles.module.css';

export interface NewVersionBoxProps {
  readonly onLater?: () => void;
}

/** A box that tells the reader that the site is newer than the open tab. */
export function NewVersionBox({onLater}: NewVersionBoxProps): ReactNode {
  const before = useRef<EventTarget>(null);
  return (
    <section
      aria-label={translate({
        id: 'offline.newVersion.label',
        message: 'New version',
        description: 'Label of the box that says that the site was updated',
      })}
      className={styles.box}
      onFocus={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          before.current = relatedTarget;
        }
      }}
    >
      <p role="status">
        <NewVersionText />
      </p>
      <LoadNewVersion className="button button--primary button--sm" />
      <Button
        isSmall
        onClick={() => {
          onLater?.();
          if (before.current instanceof HTMLElement) {
            before.current.focus();
          }
        }}
      >
        <Translate
          id="offline.newVersion.later"
          description="Button that hides the box about the new version"
        >
          Later
        </Translate>
      </Button>
    </section>
  );
}

/** Offers to reload once the site has a newer version, until dismissed. */
export default function NewVersion(): ReactNode {
  const isAvailable = useNewVersion();
  const [isDismissed, setIsDismissed] = useState(false);
  return isAvailable && !isDismissed ? (
    <NewVersionBox onLater={() => setIsDismissed(true)} />
  ) : null;
}
