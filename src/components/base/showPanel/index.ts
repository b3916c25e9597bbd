import {leaveForValues, replaceAddress} from '../../../hydration/ownAddress';

/** The id of the model that a permalink belongs to. */
function modelOf(link: string): string {
  return new URLSearchParams(link).get('sim') ?? '';
}

/** The panel of a model on this page, live or not. */
function findPanel(link: string): HTMLElement | null {
  const model = CSS.escape(modelOf(link));
  return document.querySelector(`[data-simulation="${model}"]`);
}

/**
 * Sets the values of a permalink by the browser's own navigation: panels listen
 * to its event. A panel writes its values into the address with a delay, so the
 * link may still stand there.
 */
function navigate(link: string): void {
  const before = window.location.href;
  leaveForValues(modelOf(link));
  window.location.hash = link;
  if (window.location.href === before) {
    window.dispatchEvent(new Event('hashchange'));
  }
}

/**
 * Opens a permalink, without '#', in the panel of its model on this page: sets
 * its values and moves view and focus there. A panel that is not live yet is
 * loaded, and keeps the focus while it becomes live.
 * @returns false when the page has no such panel: then nothing happens
 */
export function showPanel(link: string): boolean {
  const panel = findPanel(link);
  if (!panel) {
    return false;
  }
  navigate(link);
  panel.scrollIntoView({behavior: 'instant'});
  const region = panel.querySelector('section');
  if (region) {
    region.tabIndex = -1;
    region.focus({preventScroll: true});
  }
  return true;
}

/** The event by which a text asks a panel for a run. */
const REQUEST = 'run-request';

export interface RunRequest {
  /** Key of the parameter whose slider is shown; of the view unless given. */
  readonly slider: string | undefined;
  /** Whether a key asked: then the focus follows into the plot's controls. */
  readonly isByKey: boolean;
  /** What was pressed: it gets the focus back, and the plot stays near it. */
  readonly chip: HTMLAnchorElement;
}

/**
 * Sets the values of a permalink in the panel of its model and asks it to show
 * its plot near the text, with a slider of the parameter if one is named. The
 * address is the page's own: Back and a reload return to the text.
 * @returns false when the page has no such panel: then nothing happens
 */
export function requestRun(link: string, request: RunRequest): boolean {
  const section = findPanel(link)?.querySelector('section');
  if (!section) {
    return false;
  }
  section.dispatchEvent(new CustomEvent(REQUEST, {detail: request}));
  const markAsOwn = () => replaceAddress(window.location.href);
  window.addEventListener('hashchange', markAsOwn, {once: true});
  navigate(link);
  return true;
}

/** Calls back when a text asks the panel for a run. @returns a function that ends it */
export function onRunRequest(
  panel: HTMLElement,
  callback: (request: RunRequest) => void,
): () => void {
  const listener = (event: Event) => {
    callback((event as CustomEvent<RunRequest>).detail);
  };
  panel.addEventListener(REQUEST, listener);
  return () => panel.removeEventListener(REQUEST, listener);
}
