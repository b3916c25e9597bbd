import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {drawingOf, type IconName} from '../componentDrawings';
import {Glyph} from './Glyph';
import styles from './styles.module.css';

export {domainClass, Glyph} from './Glyph';

export interface IconProps {
  readonly name: IconName;
  /** Edge in pixels; 48 unless given. */
  readonly size?: number;
  /** The name stands beside it, so screen readers pass over the picture. */
  readonly decorative?: boolean;
}

/** A component of the libraries, drawn by us. */
export default function Icon({
  name,
  size = 48,
  decorative = false,
}: IconProps): ReactNode {
  const label = drawingOf(name).label[useLocale()];
  const role = decorative
    ? ({'aria-hidden': true} as const)
    : ({role: 'img', 'aria-label': label} as const);
  return (
    <svg
      {...role}
      className={clsx(styles.icon)}
      height={size}
      viewBox="-4 -4 72 72"
      width={size}
    >
      <Glyph name={name} />
    </svg>
  );
}
