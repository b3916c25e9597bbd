import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useState} from 'react';

import {loadChunk} from '../../../offline/loadChunk';
import {twinOf} from '../../../site/twinOf';
import type {CopyMenuProps} from './CopyMenu';
import styles from './styles.module.css';

/** A name, the same in all languages. */
const FILE_TYPE = 'Markdown';

/**
 * The menu that copies the page or a section of it as Markdown, loaded when it
 * is opened. Until then, and without scripts, a link to the Markdown file. Print
 * leaves out groups of buttons.
 */
export default function CopyPage(): ReactNode {
  const address = twinOf(useLocation().pathname);
  const [Menu, setMenu] = useState<ComponentType<CopyMenuProps>>();
  const load = () =>
    void loadChunk(() => import('./CopyMenu')).then(
      ({default: Loaded}) => setMenu(() => Loaded),
      // The link stays.
      () => undefined,
    );
  return (
    <div className={`buttonGroup ${styles.row}`} data-markdown="omit">
      <details key={address} onToggle={load}>
        <summary>
          <small>
            <Translate
              id="copyPage.title"
              description="Opens the menu that copies a page or a section"
            >
              Copy page
            </Translate>
          </small>
        </summary>
        {Menu ? (
          <Menu address={address} />
        ) : (
          // eslint-disable-next-line @docusaurus/no-html-links -- a file, not a route
          <a href={address}>{FILE_TYPE}</a>
        )}
      </details>
    </div>
  );
}
