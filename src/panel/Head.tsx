import type {ReactNode} from 'react';
import {useState} from 'react';

import {usePanelValues, usePresentRun} from './context';
import {Presets} from './controls/Presets';
import {Toolbar} from './controls/Toolbar';
import {Embed} from './lazyParts';
import styles from './styles.model.module.css';

export interface HeadProps {
  /** The preset that the page starts with. */
  readonly startPreset: string | undefined;
}

/** Writes the height of an element into a property of its parent. */
function trackHeight(element: HTMLElement | null): (() => void) | undefined {
  // Without the observer the height is that of the style sheet.
  if (!element || !('ResizeObserver' in window)) {
    return undefined;
  }
  const observer = new ResizeObserver(() => {
    element.parentElement?.style.setProperty(
      '--site-panel-head',
      `${element.offsetHeight}px`,
    );
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The head of the panel: on a phone it stays in view, the plot below it. */
export function Head({startPreset}: HeadProps): ReactNode {
  const {isLive} = usePanelValues();
  const {summary} = usePresentRun();
  const [isEmbedShown, setIsEmbedShown] = useState(false);
  return (
    <>
      <div ref={trackHeight} className={styles.head}>
        <fieldset className={styles.bar} disabled={!isLive}>
          <Presets />
          <Toolbar
            startPreset={startPreset}
            isEmbedShown={isEmbedShown}
            onEmbed={() => setIsEmbedShown(!isEmbedShown)}
          />
        </fieldset>
        <p className={styles.summary} data-part="summary">
          {summary}
        </p>
      </div>
      {isEmbedShown && <Embed />}
    </>
  );
}
