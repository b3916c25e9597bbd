import type {Props} from '@theme/ThemedImage';
import type {ReactNode} from 'react';

/** An image for both colour modes: the only one, the logo, suits both. */
export default function ThemedImage({
  sources,
  alt = '',
  ...props
}: Props): ReactNode {
  return <img {...props} src={sources.light} alt={alt} />;
}
