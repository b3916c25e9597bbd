import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';

import {PlayButton as ModelPlayButton} from '../../sketch/PlayButton';
import {togglePlay} from '../../sketch/player';
import {usePanelValues} from '../context';

/** Whether a key is the space bar on the cursor of a plot. */
function isSpaceOnPlot({key, target}: KeyboardEvent): boolean {
  return (
    key === ' ' && target instanceof Element && target.matches('[role=slider]')
  );
}

/**
 * Button that moves the cursor of the panel around it through the run. The space
 * bar does the same on the plots of the panel.
 */
export function PlayButton(): ReactNode {
  const {model, isLive} = usePanelValues();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = place.current?.closest('section');
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSpaceOnPlot(event)) {
        event.preventDefault();
        togglePlay(model.id);
      }
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [model, isLive]);
  return (
    <span ref={place}>
      <ModelPlayButton model={model.id} />
    </span>
  );
}
