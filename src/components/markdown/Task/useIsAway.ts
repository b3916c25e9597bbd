import {type RefObject, useEffect, useState} from 'react';

/** The height of the navigation bar, under which nothing is seen. */
const MARGIN = '-60px 0px 0px';

/** Tells whether the panel of a model is in the window and an element is not. */
export function useIsAway(
  element: RefObject<HTMLElement | null>,
  model: string,
  isWatching: boolean,
): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const box = element.current;
    const panel = document.querySelector(`[data-simulation="${model}"]`);
    // Without the observer nothing is said beside the panel.
    if (!isWatching || !box || !panel || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const seen = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const {target, isIntersecting} of changes) {
          seen.set(target, isIntersecting);
        }
        setIsAway(seen.get(panel) === true && seen.get(box) === false);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(box);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [element, model, isWatching]);
  return isWatching && isAway;
}
