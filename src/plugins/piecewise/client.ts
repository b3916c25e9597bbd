import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Milliseconds of an idle period that are used: a phone, four times as slow,
 * still answers within a twentieth of a second.
 */
const share = 8;

function layOut(pieces: Iterator<HTMLElement, undefined>): void {
  const end = performance.now() + share;
  while (performance.now() < end) {
    const piece = pieces.next().value;
    if (!piece) {
      document.documentElement.removeAttribute('data-piecewise');
      return;
    }
    piece.style.contentVisibility = 'visible';
    // Lays it out now, so that its time is known.
    piece.getBoundingClientRect();
  }
  requestIdleCallback(() => layOut(pieces));
}

function start(): void {
  const pieces = document.querySelectorAll<HTMLElement>('.markdown > *');
  requestIdleCallback(() => layOut(pieces.values()));
}

if (
  ExecutionEnvironment.canUseDOM &&
  document.documentElement.hasAttribute('data-piecewise')
) {
  if (document.readyState === 'complete') {
    start();
  } else {
    window.addEventListener('load', start, {once: true});
  }
}
