import type {FocusEvent, PointerEvent} from 'react';
import {useMemo} from 'react';

import {pointAt} from '../../site/liveRuns';

/** How far above and below the pointer a curve is looked for, px. */
const REACH = [0, -4, 4, -8, 8] as const;

/** The output that the name or the legend of a curve stands for. */
function namedOutput(target: EventTarget): string | undefined {
  const named =
    target instanceof Element && target.closest<HTMLElement>('[data-of]');
  return named ? named.dataset.of?.split(':')[0] : undefined;
}

/** The output whose curve is near the pointer; the cursor lies over the curves. */
function outputNear({clientX, clientY}: PointerEvent): string | undefined {
  for (const offset of REACH) {
    const curve = document
      .elementsFromPoint(clientX, clientY + offset)
      .find((element) => element.matches('path[data-curve]'));
    if (curve instanceof SVGElement) {
      return curve.dataset.curve?.split(':')[0];
    }
  }
  return undefined;
}

/** Handlers for figures, which mark the component of the curve pointed at. */
export function usePointing(model: string) {
  return useMemo(() => {
    const onLeave = () => pointAt(model, []);
    return {
      onPointerMove(event: PointerEvent) {
        const named = namedOutput(event.target);
        const output = named ?? outputNear(event);
        pointAt(model, output === undefined ? [] : [output], named !== output);
      },
      onPointerLeave: onLeave,
      onFocus({target}: FocusEvent) {
        const named = namedOutput(target);
        if (named !== undefined) {
          pointAt(model, [named]);
        }
      },
      onBlur: onLeave,
    };
  }, [model]);
}
