import type {ReactNode, RefObject} from 'react';
import {useEffect, useState} from 'react';

import {onRunRequest} from '../components/base/showPanel';
import {text} from '../i18n';
import {usePanelValues} from './context';
import type {Docked} from './DockControls';
import {DockControls, loadMenus} from './lazyParts';
import styles from './styles.model.module.css';

/** Whether the plot of a panel stands beside the text that has set its values. */
export interface DockState {
  readonly docked: Docked | undefined;
  readonly panel: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/** The height in px of plot and sliders, whose parents have no boxes. */
function heightOf(place: Element | null): number | undefined {
  const parts = [...(place?.firstElementChild?.children ?? [])];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [first, last] = [boxes[0], boxes.at(-1)];
  return first && last && last.bottom - first.top;
}

/**
 * Docks the plot when a text asks for a run while the plot is out of sight, until
 * the reader comes back to the panel or closes it. The focus moves into the dock
 * after a key press only, and back to the text afterwards.
 */
export function useDock(
  panel: RefObject<HTMLElement | null>,
  isLive: boolean,
): DockState {
  const [docked, setDocked] = useState<Docked>();
  const close = () => {
    setDocked(undefined);
    if (panel.current?.contains(document.activeElement) === true) {
      docked?.chip.focus({preventScroll: true});
    }
  };
  useEffect(() => {
    const element = panel.current;
    if (!element || !isLive) {
      return undefined;
    }
    return onRunRequest(element, ({slider, chip, isByKey}) => {
      const {bottom, top} = element.getBoundingClientRect();
      const isInSight = bottom > 100 && top < window.innerHeight - 300;
      const height = heightOf(element.querySelector('[data-part="place"]'));
      const sliders = slider === undefined ? undefined : [slider];
      const dock = () =>
        setDocked((last) => ({
          chip,
          isByKey,
          sliders,
          height: last ? last.height : height,
        }));
      if (isInSight) {
        setDocked(undefined);
      } else {
        // Without the controls and their styles it would cover more of the text.
        loadMenus().then(dock, dock);
      }
    });
  }, [panel, isLive]);
  return {docked, panel, close};
}

/**
 * The plot and its sliders; docked they stand at the edge of the window. The
 * place that they have left keeps its height, so that no text moves.
 */
export function Dock({
  docked,
  panel,
  close,
  children,
}: DockState & {readonly children: ReactNode}): ReactNode {
  const {locale} = usePanelValues();
  return (
    <div
      data-part="place"
      className={docked ? undefined : styles.inPage}
      style={docked && {blockSize: docked.height}}
    >
      <div
        className={docked ? styles.docked : styles.inPage}
        {...(docked && {
          role: 'region',
          'aria-label': text('The model of this page', '本页的模型')[locale],
        })}
      >
        {docked && <DockControls panel={panel} docked={docked} close={close} />}
        {children}
      </div>
    </div>
  );
}
