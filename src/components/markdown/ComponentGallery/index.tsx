import Link from '@docusaurus/Link';
import Loading from '@theme/Loading';
import type {ReactNode} from 'react';

import {libraryIds} from '../../../site/libraries';
import Button from '../../base/Button';
import {type IconName, icons} from '../../base/componentDrawings';
import Icon from '../../base/ComponentIcon';
import LibraryName from '../../base/LibraryName';
import {NewVersionBox} from '../../chrome/NewVersion';
import styles from './styles.lazy.module.css';

/** Shows the icon of every component, by library. */
export function IconSheet(): ReactNode {
  const names = Object.keys(icons) as readonly IconName[];
  return libraryIds.map((library) => (
    <section key={library}>
      <p>
        <LibraryName of={library} />
      </p>
      <ul className={styles.sheet}>
        {names
          .filter((name) => icons[name].domain === library)
          .map((name) => (
            <li key={name}>
              <Icon decorative name={name} />
              <code>{name}</code>
            </li>
          ))}
      </ul>
    </section>
  ));
}

const tokens: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `neutral-${step}`),
  ...['accent', 'accent-strong', 'accent-soft', 'on-accent', 'focus', 'mark'],
  ...libraryIds,
  ...['thermal-soft', 'thermal-hydraulic-soft'],
  ...['info', 'success', 'warning', 'danger'].flatMap((state) => [
    state,
    `${state}-soft`,
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 'axis', 'grid', 'text'].map(
    (part) => `plot-${part}`,
  ),
  ...[
    ...['background', 'highlight', 'text', 'comment', 'keyword', 'name'],
    ...['function', 'string', 'number', 'deleted'],
  ].map((part) => `code-${part}`),
];

/** Shows every colour of `src/css/tokens.css`, in the current colour mode. */
export function ColourSheet(): ReactNode {
  return (
    <ul className={styles.sheet}>
      {tokens.map((token) => (
        <li key={token}>
          <span
            className={styles.colour}
            style={{background: `var(--site-${token})`}}
          />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

const loading = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
} as const;

/** Shows a page that is loading, and one that could not be loaded. */
export function LoadingStates(): ReactNode {
  return (
    <div className={styles.frames}>
      <div className={styles.frame}>
        <Loading {...loading} />
      </div>
      <div className={styles.frame}>
        <Loading
          {...loading}
          error={new Error('Loading chunk 1 failed.')}
          isLoading={false}
        />
      </div>
    </div>
  );
}

/** Shows the box about a new version, which is fixed to the window elsewhere. */
export function NewVersionNotice(): ReactNode {
  return (
    <div className={styles.window}>
      <NewVersionBox />
    </div>
  );
}

export interface ButtonsProps {
  readonly first: string;
  readonly second: string;
  readonly disabled: string;
}

/** Shows the buttons of the site. */
export function Buttons(props: ButtonsProps): ReactNode {
  const {first, second, disabled} = props;
  return (
    <p className={styles.buttons}>
      <Link className="button button--primary" to="/docs/intro">
        {first}
      </Link>
      <Link className="button button--secondary" to="/docs/intro">
        {second}
      </Link>
      <Button isMain disabled>
        {disabled}
      </Button>
    </p>
  );
}
