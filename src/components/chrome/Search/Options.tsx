import {type ReactNode, useEffect, useRef} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import type {Hit} from '../../../search/client';
import {isPlainClick} from '../../base/plainInput';
import styles from './dialog.lazy.module.css';
import {HitTitle} from './HitTitle';
import {RESULTS} from './labels';
import {MarkedText} from './MarkedText';

export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

interface OptionProps {
  readonly hit: Hit;
  readonly id: string;
  readonly selected: boolean;
  readonly onActivate: () => void;
  readonly onOpen: () => void;
}

function Option({hit, id, selected, ...does}: OptionProps): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (selected) {
      link.current?.scrollIntoView({block: 'nearest'});
    }
  }, [selected]);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- Link would fetch every page of the list at each letter; the router opens it all the same
    <a
      aria-selected={selected}
      className={styles.option}
      href={encodeURI(hit.url)}
      id={id}
      ref={link}
      role="option"
      tabIndex={-1}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          does.onOpen();
        }
      }}
      onMouseMove={does.onActivate}
    >
      <HitTitle hit={hit} />
      <span className={styles.excerpt}>
        <MarkedText of={hit.excerpt} />
      </span>
    </a>
  );
}

interface Props {
  readonly id: string;
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly onActivate: (at: number) => void;
  readonly onOpen: (hit: Hit) => void;
}

/** The list that belongs to the field of the dialog. */
export function Options(props: Props): ReactNode {
  const {id, query, hits, active, onActivate, onOpen} = props;
  return (
    <div
      aria-label={RESULTS[useLocale()]}
      data-query={query}
      id={id}
      role="listbox"
      tabIndex={-1}
    >
      {hits.map((hit, at) => (
        <Option
          key={hit.url}
          hit={hit}
          id={optionId(id, at)}
          selected={at === active}
          onActivate={() => onActivate(at)}
          onOpen={() => onOpen(hit)}
        />
      ))}
    </div>
  );
}
