import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className'
> {
  /** Whether it is what most readers press next. */
  readonly isMain?: boolean;
  /** Whether it stands beside a field or in a line. */
  readonly isSmall?: boolean;
}

/** A button of a page. */
export default function Button({
  isMain = false,
  isSmall = false,
  ...props
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(
        'button',
        isMain ? 'button--primary' : 'button--secondary',
        isSmall && 'button--sm',
      )}
      {...props}
    />
  );
}
