import {liveRun, moveCursor, setPlaying} from '../site/liveRuns';

/** Time in which the cursor moves through a run, ms. */
const DURATION = 6000;

/** Instants at which the cursor stops where motion is unwanted. */
const STEPS = 10;

/** Longest time that counts between two frames, ms: a hidden tab draws none. */
const LONGEST_FRAME = 100;

/** The next frame of each model that plays. */
const frames = new Map<string, number>();

function prefersSteps(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function pause(model: string): void {
  cancelAnimationFrame(frames.get(model) ?? 0);
  frames.delete(model);
  setPlaying(model, false);
}

/**
 * Moves the cursor frame by frame from its place, or from the start where it is
 * at the end. Where the reader moves it meanwhile, it goes on from there.
 */
function play(model: string): void {
  const isStepped = prefersSteps();
  let progress = 0;
  let shown: number | undefined;
  let last: number | undefined;
  const onFrame = (now: number) => {
    const {published, at} = liveRun(model);
    if (!published) {
      frames.delete(model);
      return;
    }
    const {start, end} = published.run;
    if (at !== undefined && at !== shown) {
      const place = (at - start) / (end - start);
      progress = last === undefined && place >= 1 ? 0 : place;
    }
    progress += Math.min(now - (last ?? now), LONGEST_FRAME) / DURATION;
    const isOver = progress >= 1;
    const place = isStepped ? Math.ceil(progress * STEPS) / STEPS : progress;
    shown = isOver ? end : start + place * (end - start);
    last = now;
    moveCursor(model, shown);
    if (isOver) {
      pause(model);
    } else {
      frames.set(model, requestAnimationFrame(onFrame));
    }
  };
  setPlaying(model, true);
  frames.set(model, requestAnimationFrame(onFrame));
}

/** Starts or stops the cursor's way through the run of a model's live panel. */
export function togglePlay(model: string): void {
  const {isPlaying, published} = liveRun(model);
  if (isPlaying) {
    pause(model);
  } else if (published) {
    play(model);
  }
}
