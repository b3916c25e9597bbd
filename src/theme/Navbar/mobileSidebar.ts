import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect} from 'react';

const focusable =
  'a[href], button:not([disabled]), input, [tabindex]:not([tabindex="-1"])';

function visibleStops(sidebar: Element): readonly HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.closest('[inert]') === null && element.offsetParent !== null,
  );
}

/** Keeps Tab inside the sidebar: behind it lies a page that can't be seen. */
function turnAround(event: KeyboardEvent, sidebar: Element): void {
  const stops = visibleStops(sidebar);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const target = event.shiftKey ? stops.at(-1) : stops[0];
  const inside = sidebar.contains(document.activeElement);
  if (!inside || document.activeElement === edge) {
    event.preventDefault();
    target?.focus();
  }
}

/**
 * The mobile sidebar as a dialog: focus goes in when it opens and back to the
 * button when it closes, Tab stays inside, Esc closes. The theme has none of
 * these yet: https://github.com/facebook/docusaurus/issues/9457
 */
export function useSidebarAsDialog(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    const sidebar = document.querySelector('.navbar-sidebar');
    if (!shown || !sidebar) {
      return undefined;
    }
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    sidebar.setAttribute('role', 'dialog');
    sidebar.setAttribute('aria-modal', 'true');
    sidebar.setAttribute('aria-label', opener?.ariaLabel ?? '');
    let frame = 0;
    // A sidebar that is still sliding in can't take the focus.
    const focusFirst = () => {
      visibleStops(sidebar)[0]?.focus();
      if (!sidebar.contains(document.activeElement)) {
        frame = requestAnimationFrame(focusFirst);
      }
    };
    focusFirst();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      } else if (event.key === 'Tab') {
        turnAround(event, sidebar);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      opener?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
}
