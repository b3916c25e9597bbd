import Kept from '@site/src/components/Kept';
import type {Props} from '@theme/LastUpdated';
import LastUpdated from '@theme-original/LastUpdated';
import type {ReactNode} from 'react';

/** Making a formatter of dates takes a phone longer than most of the page. */
export default function LastUpdatedKept(props: Props): ReactNode {
  return (
    <Kept key={props.lastUpdatedAt}>
      <LastUpdated {...props} />
    </Kept>
  );
}
