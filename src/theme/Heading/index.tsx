import {useRaisedHeadings} from '@site/src/components/chrome/HeadingLevel';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';
import type {ReactNode} from 'react';

/** Renders level 3 as level 2 inside `RaisedHeadings`, for the blog archive. */
export default function HeadingWrapper(props: Props): ReactNode {
  const raised = useRaisedHeadings() && props.as === 'h3';
  return <Heading {...props} as={raised ? 'h2' : props.as} />;
}
