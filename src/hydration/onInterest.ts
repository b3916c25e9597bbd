export interface InterestOptions {
  /** How far from the window the element may be, in the form of a `rootMargin`. */
  readonly margin?: string | undefined;
  /** Start of the hash of the addresses that link to the element. */
  readonly hashPrefix?: string | undefined;
}

/**
 * Calls back each time the reader turns to an element: it comes near the
 * window, gets the focus, is linked to by the address or is about to be
 * printed. An element that is linked to is scrolled to.
 * @returns a function that ends it
 */
export function onInterest(
  element: HTMLElement,
  callback: () => void,
  {margin, hashPrefix}: InterestOptions,
): () => void {
  if (hashPrefix !== undefined && window.location.hash.startsWith(hashPrefix)) {
    element.scrollIntoView();
    callback();
  }
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({isIntersecting}) => isIntersecting)) {
        callback();
      }
    },
    {rootMargin: margin ?? '0px'},
  );
  observer.observe(element);
  element.addEventListener('focusin', callback);
  window.addEventListener('beforeprint', callback);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', callback);
    window.removeEventListener('beforeprint', callback);
  };
}
