import type {Dispatch, ReactNode} from 'react';
import {useState} from 'react';

import type {Locale} from '../../../i18n';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {Presets} from './controls/Presets';
import {Toolbar} from './controls/Toolbar';
import {Embed} from './lazyParts';
import type {RunResult} from './state/runResult';
import type {PanelAction} from './state/state';
import {presetSettings} from './state/state';
import styles from './styles.model.module.css';

export interface HeadProps {
  readonly model: AnyModel;
  readonly locale: Locale;
  /** The preset whose values are set. */
  readonly preset: string | undefined;
  /** The preset that the page starts with. */
  readonly startPreset: string | undefined;
  readonly result: RunResult;
  /** The permalink of the current values. */
  readonly address: string;
  readonly isLive: boolean;
  readonly dispatch: Dispatch<PanelAction>;
  /** The result in a sentence. */
  readonly children: ReactNode;
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
export function Head(props: HeadProps): ReactNode {
  const {model, locale, preset, startPreset, result} = props;
  const {address, isLive, dispatch, children} = props;
  const {run, runSettings} = result;
  const [isEmbedShown, setIsEmbedShown] = useState(false);
  return (
    <>
      <div ref={trackHeight} className={styles.head}>
        <fieldset className={styles.bar} disabled={!isLive}>
          <Presets
            model={model}
            current={preset}
            locale={locale}
            dispatch={dispatch}
          />
          <Toolbar
            address={address}
            onReset={() =>
              dispatch({
                type: 'settings',
                settings: presetSettings(model, startPreset),
              })
            }
            onHold={() =>
              dispatch({
                type: 'compare',
                comparisons: [{kind: 'held', settings: runSettings, run}],
              })
            }
            isEmbedShown={isEmbedShown}
            onEmbed={() => setIsEmbedShown(!isEmbedShown)}
          />
        </fieldset>
        {children}
      </div>
      {isEmbedShown && (
        <Embed model={model} locale={locale} address={address} />
      )}
    </>
  );
}
