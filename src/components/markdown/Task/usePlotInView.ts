import {type RefObject, useEffect, useState} from 'react';

/** The height of the navigation bar, under which nothing is seen. */
const MARGIN = '-60px 0px 0px';

/**
 * Finds the plot in the panel of a model while the panel is in the window and an
 * element is not.
 */
export function usePlotInView(
  element: RefObject<HTMLElement | null>,
  model: string,
  isWatching: boolean,
): Element | null {
  const [plot, setPlot] = useState<Element | null>(null);
  useEffect(() => {
    const box = element.current;
    const panel = document.querySelector(`[data-simulation="${model}"]`);
    // Without the observer nothing is said in the panel.
    if (!isWatching || !box || !panel || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const {target, isIntersecting} of changes) {
          seen.set(target, isIntersecting);
        }
        const isAway = seen.get(panel) === true && seen.get(box) === false;
        setPlot(isAway ? panel.querySelector('[data-part="plot"]') : null);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(box);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [element, model, isWatching]);
  return isWatching ? plot : null;
}
