import type {ReactNode} from 'react';

import type {IconName} from '../componentDrawings';
import Icon from '../ComponentIcon';

/** The component that a page is about, or that its demo turns on. */
const icons: readonly (readonly [page: string, icon: IconName])[] = [
  ['CLOC-signal-source-giving-time', 'clock'],
  ['first-order-lag', 'lag'],
  ['SIGTRGSIN0-triggered-sine-wave-generator', 'triggered-sine'],
  ['TRIG0-trigger', 'trigger'],
  ['Thermal-Help-Demo-AluminumBar', 'conductor'],
  ['Thermal-Help-Demo-Concentric-Cylinder', 'cylindrical-conductor'],
  ['Thermal-Demo-Hot-Sphere', 'radiation'],
  ['Demo-Modular-Piping', 'pump'],
];

export interface PageIconProps {
  /** Address of a page of a library. */
  readonly of: string;
  readonly size?: number;
}

/** The picture of a page, beside its name; nothing for other pages. */
export default function PageIcon({of, size}: PageIconProps): ReactNode {
  const icon = icons.find(([page]) => of.includes(`/${page}`))?.[1];
  return icon && <Icon decorative name={icon} {...(size && {size})} />;
}
