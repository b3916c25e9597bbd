const DROPDOWNS = '.navbar .dropdown';

function openDropdown(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(DROPDOWNS)].find(
    (dropdown) =>
      dropdown.matches('.dropdown--show, .dropdown--hoverable:hover'),
  );
}

/** Closes the open menu on Esc, also one that the pointer keeps open. */
function dismissOnEscape(event: KeyboardEvent): void {
  const dropdown = event.key === 'Escape' ? openDropdown() : undefined;
  if (!dropdown) {
    return;
  }
  const button = dropdown.querySelector<HTMLElement>('[role="button"]');
  if (dropdown.contains(document.activeElement)) {
    button?.focus();
  }
  // The theme closes its menu on `mousedown` outside of it.
  document.dispatchEvent(new MouseEvent('mousedown'));
  dropdown.dataset.dismissed = '';
  dropdown.addEventListener(
    'mouseleave',
    () => delete dropdown.dataset.dismissed,
    {once: true},
  );
}

/**
 * Opens a menu on a click without a pointer, which a screen reader sends. The
 * theme handles keys only: https://github.com/facebook/docusaurus/issues/8478
 */
function openOnSyntheticClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element &&
    event.target.closest(`${DROPDOWNS} > [role="button"]`);
  if (button && event.detail === 0) {
    button.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}),
    );
  }
}

/** Removes the mark of dismissal from a menu that is used again. */
function clearDismissal(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.target instanceof Element) {
    const dropdown = event.target.closest<HTMLElement>(DROPDOWNS);
    delete dropdown?.dataset.dismissed;
  }
}

/** Makes the menus of the navbar close on Esc and open on synthetic clicks. */
export function makeDismissible(signal: AbortSignal): void {
  document.addEventListener('keydown', dismissOnEscape, {signal});
  document.addEventListener('keydown', clearDismissal, {signal});
  document.addEventListener('click', openOnSyntheticClick, {signal});
}
