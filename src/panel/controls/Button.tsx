import type {ComponentProps, ReactNode} from 'react';

import {keepFocus} from '../../components/base/keepFocus';
import shared from '../shared.tools.module.css';

/** A button of a menu or tool of the panel. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={shared.button} {...props} />;
}

export interface LeavingButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** A button that may go when it is pressed; then the control before it gets the focus. */
export function LeavingButton({
  onClick,
  ...props
}: LeavingButtonProps): ReactNode {
  return (
    <Button
      {...props}
      onClick={({currentTarget}) => keepFocus(currentTarget, onClick)}
    />
  );
}
