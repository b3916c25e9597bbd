import {isOwnAddress} from './ownAddress';

export interface InterestOptions {
  /** How far from the window the element may be, in the form of a `rootMargin`. */
  readonly margin?: string | undefined;
  /** Start of the hash of the addresses that link to the element. */
  readonly hashPrefix?: string | undefined;
}

/** Calls back when an element comes near the window; where that can't be observed, at once. */
function onApproach(
  element: HTMLElement,
  callback: () => void,
  margin: string,
): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (changes) => {
      if (changes.some(({isIntersecting}) => isIntersecting)) {
        callback();
      }
    },
    {rootMargin: margin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells whether the address links to an element with this start of a hash. */
export function isLinkedTo(hashPrefix: string | undefined): boolean {
  const {hash} = window.location;
  return hashPrefix !== undefined && hash.startsWith(hashPrefix);
}

/** Finds what such a link scrolls to: the element or a heading, as `at` says. */
function linkedElement(element: HTMLElement): HTMLElement {
  const id = new URLSearchParams(window.location.hash.slice(1)).get('at');
  return document.getElementById(id ?? '') ?? element;
}

/**
 * Calls back each time the reader turns to an element: it comes near the
 * window, gets the focus, is linked to by the address or is about to be
 * printed. An element that is linked to is scrolled to, unless the page wrote
 * the link into the address itself.
 * @returns a function that ends it
 */
export function onInterest(
  element: HTMLElement,
  callback: () => void,
  {margin, hashPrefix}: InterestOptions,
): () => void {
  const onHash = () => {
    if (isLinkedTo(hashPrefix)) {
      if (!isOwnAddress()) {
        // A smooth scroll would load the figures on the way, which move the end.
        linkedElement(element).scrollIntoView({behavior: 'instant'});
      }
      callback();
    }
  };
  onHash();
  const stopWatching = onApproach(element, callback, margin ?? '0px');
  element.addEventListener('focusin', callback);
  window.addEventListener('beforeprint', callback);
  window.addEventListener('hashchange', onHash);
  return () => {
    stopWatching();
    element.removeEventListener('focusin', callback);
    window.removeEventListener('beforeprint', callback);
    window.removeEventListener('hashchange', onHash);
  };
}
