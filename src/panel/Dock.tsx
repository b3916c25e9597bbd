import {translate} from '@docusaurus/Translate';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useRef, useState} from 'react';

import {onRunRequest} from '../components/base/showPanel';
import {DockControls} from './lazyParts';
import styles from './styles.model.module.css';

/** Whether the plot of a panel stands beside the text that has set its values. */
export interface DockState {
  readonly isDocked: boolean;
  /** Whether a key press has docked it. */
  readonly isByKey: boolean;
  readonly panel: RefObject<HTMLElement | null>;
  /** The height in px of the place that it has left. */
  readonly height: number | undefined;
  /** The parameter of the text that asked; of the view unless given. */
  readonly sliders: readonly string[] | undefined;
  readonly close: () => void;
}

type Docked = Pick<DockState, 'height' | 'sliders'> & {
  readonly isByKey: boolean;
};

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
  const [request, setRequest] = useState<Docked>();
  const source = useRef<Element>(null);
  const isDocked = request !== undefined;
  const height = request?.height;
  const close = () => {
    setRequest(undefined);
    if (panel.current?.contains(document.activeElement) === true) {
      (source.current as HTMLElement | null)?.focus({preventScroll: true});
    }
  };
  useEffect(() => {
    const element = panel.current;
    if (!element || !isLive) {
      return undefined;
    }
    return onRunRequest(element, ({slider, isByKey}) => {
      const {bottom, top} = element.getBoundingClientRect();
      const isInSight = bottom > 100 && top < window.innerHeight - 300;
      source.current = document.activeElement;
      setRequest(
        isInSight
          ? undefined
          : {
              height: heightOf(element.querySelector('[data-part="place"]')),
              sliders: slider === undefined ? undefined : [slider],
              isByKey,
            },
      );
    });
  }, [panel, isLive]);
  const isByKey = request?.isByKey === true;
  return {isDocked, isByKey, height, sliders: request?.sliders, close, panel};
}

/**
 * The plot and its sliders; docked they stand at the edge of the window. The
 * place that they have left keeps its height, so that no text moves.
 */
export function Dock({
  isDocked,
  isByKey,
  height,
  close,
  panel,
  children,
}: DockState & {readonly children: ReactNode}): ReactNode {
  return (
    <div
      data-part="place"
      className={isDocked ? undefined : styles.inPage}
      style={isDocked ? {blockSize: height} : undefined}
    >
      <div
        className={isDocked ? styles.docked : styles.inPage}
        {...(isDocked && {
          role: 'region',
          'aria-label': translate({
            id: 'simulation.dock',
            message: 'The model of this page',
            description: 'Names the plot that a link in the text brings near',
          }),
        })}
      >
        {isDocked && (
          <DockControls panel={panel} isByKey={isByKey} close={close} />
        )}
        {children}
      </div>
    </div>
  );
}
