import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.lazy.module.css';

/**
 * Lists all tags with their descriptions. The theme groups tags by first letter,
 * which gives most of these few tags a heading of their own and does not work
 * for Chinese.
 */
export default function TagsList({tags}: Props): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.list)}>
      {tags.map(({label, permalink, description, count}) => (
        <li key={permalink}>
          <Link rel="tag" href={permalink}>
            {label}
          </Link>{' '}
          {count}
          {description && <div>{description}</div>}
        </li>
      ))}
    </ul>
  );
}
