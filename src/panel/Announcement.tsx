import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';

import styles from './messages.figure.module.css';

/** Milliseconds without a change after which a summary is read out. */
const ANNOUNCE_DELAY = 700;

/** The text for screen readers: empty at first, then `text` once it is stable. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState({first: text, text: ''});
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced((previous) =>
        previous.text === '' && previous.first === text
          ? previous
          : {...previous, text},
      );
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return announced.text;
}

/** Reads the summary of the run out when it has changed. */
export function Announcement({summary}: {readonly summary: string}): ReactNode {
  return (
    <p role="status" className={styles.hidden}>
      {useAnnouncement(summary)}
    </p>
  );
}
