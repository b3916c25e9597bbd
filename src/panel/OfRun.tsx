import {memo, type ReactNode} from 'react';

import {type PresentRun, RunContext, useLivePanel} from './context';

interface OfRunProps {
  readonly children: ReactNode;
}

const Kept = memo(
  function Kept({
    present,
    children,
  }: OfRunProps & {readonly present: PresentRun}): ReactNode {
    return <RunContext value={present}>{children}</RunContext>;
  },
  (_, {present}) => present.isPending,
);

/**
 * Keeps what shows the run as it is while another one is pending: it would be
 * drawn with the old run once more before it is drawn with the new one.
 */
export function OfRun({children}: OfRunProps): ReactNode {
  return <Kept present={useLivePanel()}>{children}</Kept>;
}
