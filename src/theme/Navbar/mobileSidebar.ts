const FOCUSABLE =
  'a[href], button:not([disabled]), input, [tabindex]:not([tabindex="-1"])';

function visibleFocusable(sidebar: Element): readonly HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.closest('[inert]') === null && element.offsetParent !== null,
  );
}

/** Wraps Tab at the ends of the sidebar, which covers the page. */
function trapTab(event: KeyboardEvent, sidebar: Element): void {
  const elements = visibleFocusable(sidebar);
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const target = event.shiftKey ? elements.at(-1) : elements[0];
  const inside = sidebar.contains(document.activeElement);
  if (!inside || document.activeElement === edge) {
    event.preventDefault();
    target?.focus();
  }
}

/**
 * Makes the open mobile sidebar a modal dialog: the focus moves inside, at the
 * end it returns to the button, Tab stays inside and Esc closes. Missing in the
 * theme: https://github.com/facebook/docusaurus/issues/9457
 */
export function makeDialog(close: () => void, signal: AbortSignal): void {
  const sidebar = document.querySelector('.navbar-sidebar');
  if (!sidebar) {
    return;
  }
  const opener = document.querySelector<HTMLElement>('.navbar__toggle');
  sidebar.setAttribute('role', 'dialog');
  sidebar.setAttribute('aria-modal', 'true');
  sidebar.setAttribute('aria-label', opener?.ariaLabel ?? '');
  let frame = 0;
  // Elements can't be focused while the sidebar is still sliding in.
  const focusFirst = () => {
    visibleFocusable(sidebar)[0]?.focus();
    if (!sidebar.contains(document.activeElement)) {
      frame = requestAnimationFrame(focusFirst);
    }
  };
  focusFirst();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Tab') {
      trapTab(event, sidebar);
    }
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    opener?.focus({preventScroll: true});
  });
}
