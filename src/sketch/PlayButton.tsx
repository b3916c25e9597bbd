import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {useLiveRun} from '../site/liveRuns';
import {togglePlay} from './player';
import styles from './styles.model.module.css';

const PLAY = 'M2 1l9 5l-9 5z';
const PAUSE = 'M2 1h3v10h-3zM7 1h3v10h-3z';

export interface PlayButtonProps {
  /** Id of the model. */
  readonly model: string;
}

/** Button that moves the cursor of a live panel through the run, or pauses it. */
export function PlayButton({model}: PlayButtonProps): ReactNode {
  const isPlaying = useLiveRun(model, (state) => state.isPlaying);
  const isLive = useLiveRun(model, ({published}) => published !== undefined);
  return (
    <button
      className={styles.control}
      type="button"
      disabled={!isLive}
      onClick={() => togglePlay(model)}
    >
      <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
        <path d={isPlaying ? PAUSE : PLAY} fill="currentcolor" />
      </svg>{' '}
      {isPlaying ? (
        <Translate
          id="sketch.pause"
          description="Button that stops the cursor on its way through the run"
        >
          Pause
        </Translate>
      ) : (
        <Translate
          id="sketch.play"
          description="Button that moves the cursor through the run"
        >
          Play
        </Translate>
      )}
    </button>
  );
}
