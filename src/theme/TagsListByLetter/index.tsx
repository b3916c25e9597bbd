import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * All tags with what they stand for. Written here because the theme sorts
 * them under their first letters: a heading for each of a handful of tags,
 * and Chinese has no letters.
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
