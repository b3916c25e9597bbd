import {useEffect} from 'react';

const dropdowns = '.navbar .dropdown';

function openDropdown(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(dropdowns)].find(
    (dropdown) =>
      dropdown.matches('.dropdown--show, .dropdown--hoverable:hover'),
  );
}

/** Esc closes the menu, opened by a key or by the pointer that rests on it. */
function dismiss(event: KeyboardEvent): void {
  const dropdown = event.key === 'Escape' ? openDropdown() : undefined;
  if (!dropdown) {
    return;
  }
  const button = dropdown.querySelector<HTMLElement>('[role="button"]');
  if (dropdown.contains(document.activeElement)) {
    button?.focus();
  }
  // The theme closes its menu when the pointer goes down anywhere outside.
  document.dispatchEvent(new MouseEvent('mousedown'));
  dropdown.dataset.dismissed = '';
  dropdown.addEventListener(
    'mouseleave',
    () => delete dropdown.dataset.dismissed,
    {once: true},
  );
}

/**
 * A click without a pointer comes from a screen reader. The theme listens to
 * keys only: https://github.com/facebook/docusaurus/issues/8478
 */
function openByClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element &&
    event.target.closest(`${dropdowns} > [role="button"]`);
  if (button && event.detail === 0) {
    button.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}),
    );
  }
}

/** A menu that is opened again is no longer dismissed. */
function forgetDismissal(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.target instanceof Element) {
    const dropdown = event.target.closest<HTMLElement>(dropdowns);
    delete dropdown?.dataset.dismissed;
  }
}

/** Menus of the navbar that close on Esc and open for every kind of click. */
export function useDismissibleDropdowns(): void {
  useEffect(() => {
    document.addEventListener('keydown', dismiss);
    document.addEventListener('keydown', forgetDismissal);
    document.addEventListener('click', openByClick);
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('keydown', forgetDismissal);
      document.removeEventListener('click', openByClick);
    };
  }, []);
}
