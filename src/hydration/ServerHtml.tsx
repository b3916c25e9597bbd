import type {ComponentProps, ReactNode} from 'react';

const EMPTY_INNER_HTML = {__html: ''} as const;

/**
 * Renders an element whose content stays as the server wrote it, so that the
 * browser needs neither the code nor the time to render the content.
 *
 * While React hydrates, it does not look into an element that has
 * `dangerouslySetInnerHTML`; only its development build compares the two, which
 * `suppressHydrationWarning` turns off. Later React writes the property into
 * the page only when it changes. So an element with the empty string keeps what
 * the server wrote until the element itself is removed. Where the server wrote
 * nothing, after a click on a link, the element is empty.
 *
 * React does not promise this: the behaviour is described in
 * https://github.com/facebook/react/issues/8017#issuecomment-413871768, and
 * https://github.com/facebook/react/issues/32975 asks React 19 to keep it.
 */
export function ServerHtml(props: ComponentProps<'div'>): ReactNode {
  return (
    <div
      {...props}
      suppressHydrationWarning
      dangerouslySetInnerHTML={EMPTY_INNER_HTML}
    />
  );
}
