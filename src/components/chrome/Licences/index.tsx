import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useEffect, useState} from 'react';

import styles from './styles.lazy.module.css';

interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
  readonly licenseText?: string;
}

function Package({name, version, license, licenseText}: Shipped): ReactNode {
  const title = `${name} ${version}: ${license ?? '?'}`;
  return (
    <li>
      {licenseText ? (
        <details>
          <summary>{title}</summary>
          <pre className={styles.text} lang="en">
            {licenseText}
          </pre>
        </details>
      ) : (
        title
      )}
    </li>
  );
}

/** Lists the packages in the site's scripts with their licences, from the list that the build writes. */
export default function Licences(): ReactNode {
  const list = useBaseUrl('/licences.json');
  const text = useBaseUrl('/licences.txt');
  const [packages, setPackages] = useState<readonly Shipped[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(list, {signal: controller.signal})
      .then(async (response) => (await response.json()) as Shipped[])
      .then(setPackages)
      // The text file that is linked below holds the same.
      .catch(() => undefined);
    return () => controller.abort();
  }, [list]);
  return (
    <>
      <ul className={styles.list}>
        {packages.map((each) => (
          <Package key={`${each.name} ${each.version}`} {...each} />
        ))}
      </ul>
      <p>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file, not a route */}
        <a href={text}>
          <Translate
            id="licences.text"
            description="Link to the text file with all licences"
          >
            All of them as one text file
          </Translate>
        </a>
      </p>
    </>
  );
}
