import type {ComponentProps, ReactNode} from 'react';

/** A small button that is not the main one, such as beside a field. */
export default function SmallButton(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'>,
): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      {...props}
    />
  );
}
