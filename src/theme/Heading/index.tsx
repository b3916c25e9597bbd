import {useRaisedHeadings} from '@site/src/components/chrome/HeadingLevel';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';
import type {ReactNode} from 'react';

/** Lets a page that skips a level, such as the archive, be put in order. */
export default function HeadingWrapper(props: Props): ReactNode {
  const raised = useRaisedHeadings() && props.as === 'h3';
  return <Heading {...props} as={raised ? 'h2' : props.as} />;
}
