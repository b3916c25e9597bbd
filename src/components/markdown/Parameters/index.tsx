import type {ReactNode} from 'react';

import {BuiltWhenOpened} from '../../../hydration/BuiltWhenOpened';

export interface ParametersProps {
  /** The table, which the build writes. */
  readonly children: ReactNode;
}

/** The parameters of a model, in a folded part of its page. */
export default function Parameters({children}: ParametersProps): ReactNode {
  return <BuiltWhenOpened>{children}</BuiltWhenOpened>;
}
