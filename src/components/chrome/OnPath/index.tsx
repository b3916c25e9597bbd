import {type ReactNode, useEffect} from 'react';

import {loadOnce} from '../../../hydration/loadOnce';
import {useLoaded} from '../../../hydration/useLoaded';
import {useNextStep} from '../../../site/progress/published';

const loadParts = loadOnce(() => import('./parts'));

/** The parts and the next step, once a path is under way and they are loaded. */
function useParts() {
  const step = useNextStep();
  const {value, start} = useLoaded(loadParts);
  useEffect(() => {
    if (step !== undefined) {
      start();
    }
  }, [step, start]);
  return step === undefined || !value ? undefined : {...value, step};
}

/** At the foot of a page of the path: where the reader is, and what comes next. */
export function PathFoot(): ReactNode {
  const parts = useParts();
  return parts && <parts.Foot step={parts.step} />;
}

interface InPlaceProps {
  /** What stands in its place while no path is under way. */
  readonly children: ReactNode;
}

/** Goes on with the path. */
export function ContinueButton({children}: InPlaceProps): ReactNode {
  const parts = useParts();
  return parts ? (
    <parts.StepLink className="button--lg" label="continue" step={parts.step} />
  ) : (
    children
  );
}

/** Says where the reader is on the path. */
export function PathPosition({children}: InPlaceProps): ReactNode {
  const parts = useParts();
  return parts ? <parts.Position step={parts.step} /> : children;
}
