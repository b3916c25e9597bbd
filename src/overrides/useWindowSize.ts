import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** The widest window of a phone or tablet in CSS pixels, as in Infima. */
const WIDEST_MOBILE = 996;

/**
 * `useWindowSize` of the theme, in a transition: what depends on it, above all
 * the menu of a phone, is rendered in slices instead of one long task.
 */
export function useWindowSize({
  desktopBreakpoint = WIDEST_MOBILE,
}: {
  readonly desktopBreakpoint?: number;
} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = () =>
      startTransition(() => {
        setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile');
      });
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
