import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The links of the navigation bar to this page in a language. */
const SELECTOR = '.navbar a[lang]';

const HEADINGS = 'main :is(h2, h3, h4)[id]';

/** What is folded away: a link to a heading in it would open it. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** The id of the last heading above the middle of the window. */
function headingInView(): string | undefined {
  const middle = window.innerHeight / 2;
  return [...document.querySelectorAll(HEADINGS)]
    .filter(
      (heading) =>
        heading.closest(FOLDED) === null &&
        heading.getBoundingClientRect().top < middle,
    )
    .at(-1)?.id;
}

/** The hash that leads to the reader's place, with the values of the panel. */
function hashOfPlace(): string {
  const {hash} = window.location;
  const id = headingInView();
  if (id === undefined) {
    return hash;
  }
  if (!hash.startsWith('#sim=')) {
    return id;
  }
  const values = new URLSearchParams(hash.slice(1));
  values.set('at', id);
  return values.toString();
}

/**
 * Lets a link to the other language keep the reader's place and values. They
 * are written into it when it is used, with the query: the router, which knows
 * the address only, would render it anew for each.
 */
function keepPlace({target}: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(SELECTOR);
  if (link) {
    link.search = window.location.search;
    link.hash = hashOfPlace();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerdown', keepPlace);
  document.addEventListener('click', keepPlace, {capture: true});
}
