/** The panel of a model on this page, live or not. */
function findPanel(model: string): HTMLElement | null {
  return document.querySelector(`[data-simulation="${CSS.escape(model)}"]`);
}

/**
 * Opens a permalink, without '#', in the panel of its model on this page: sets
 * its values and moves view and focus there. A panel that is not live yet is
 * loaded, and keeps the focus while it becomes live.
 * @returns false when the page has no such panel: then nothing happens
 */
export function showPanel(link: string): boolean {
  const panel = findPanel(new URLSearchParams(link).get('sim') ?? '');
  if (!panel) {
    return false;
  }
  // The browser's own navigation: panels listen to its event. A panel writes its
  // values into the address with a delay, so the link may still stand there.
  const before = window.location.href;
  window.location.hash = link;
  if (window.location.href === before) {
    window.dispatchEvent(new Event('hashchange'));
  }
  panel.scrollIntoView({behavior: 'instant'});
  const region = panel.querySelector('section');
  if (region) {
    region.tabIndex = -1;
    region.focus({preventScroll: true});
  }
  return true;
}
