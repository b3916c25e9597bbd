import clsx from 'clsx';
import type {ReactNode} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import {getDrawing, type IconName} from '../componentDrawings';
import {Glyph} from './Glyph';
import styles from './styles.module.css';

export {domainClass, Glyph} from './Glyph';

export interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels; 48 unless given. */
  readonly size?: number;
  /** Hidden from screen readers, where the name is written beside it. */
  readonly decorative?: boolean;
}

/** The icon of a component of the libraries; our own drawing. */
export default function Icon({
  name,
  size = 48,
  decorative = false,
}: IconProps): ReactNode {
  const label = getDrawing(name).label[useLocale()];
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
