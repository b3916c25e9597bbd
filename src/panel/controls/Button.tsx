import type {ComponentProps, ReactNode} from 'react';

import shared from '../shared.tools.module.css';

/** A button of a menu or tool of the panel. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={shared.button} {...props} />;
}
