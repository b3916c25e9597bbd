import type {ReactNode} from 'react';

import {type PageId, pages} from '../../../site/pages';
import Icon from '../ComponentIcon';

export interface PageIconProps {
  readonly of: PageId;
  readonly size?: number;
}

/** The picture of a page, beside its name; nothing for pages without one. */
export default function PageIcon({of, size}: PageIconProps): ReactNode {
  const {icon} = pages[of];
  return icon && <Icon decorative name={icon} {...(size && {size})} />;
}
