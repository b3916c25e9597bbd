import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode, useId, useState} from 'react';

import {asIsland} from '../../../hydration/IslandBoundary';
import {htmlLang, type Locale, otherLocale, text} from '../../../i18n';
import {useLocale} from '../../../i18n/useLocale';
import {groups, terms} from '../../../site/glossary';
import {namesOf} from '../../../site/glossary/namesOf';
import type {Term, TermGroup} from '../../../site/glossary/types';
import Button from '../../base/Button';
import {keepFocus} from '../../base/keepFocus';
import PageLink from '../../base/PageLink';
import TableHead from '../../base/TableHead';
import {matches} from './filter';
import styles from './styles.lazy.module.css';

interface NamesProps {
  readonly of: Term;
  readonly in: Locale;
}

/** A term and, in smaller type, its synonyms. */
function Names({of: term, in: locale}: NamesProps): ReactNode {
  const [name, ...synonyms] = namesOf(term, locale);
  return (
    <>
      {name}
      {synonyms.length > 0 && (
        <span className={styles.synonyms} data-markdown="brackets">
          {synonyms.join(locale === 'en' ? ', ' : '、')}
        </span>
      )}
    </>
  );
}

function TermRow({term}: {readonly term: Term}): ReactNode {
  const locale = useLocale();
  const other = otherLocale[locale];
  const id = `term-${term.id}`;
  useBrokenLinks().collectAnchor(id);
  return (
    <tr className={styles.row} id={id}>
      <th className={styles.term} scope="row">
        <Names of={term} in={locale} />
      </th>
      <td lang={htmlLang[other]}>
        <Names of={term} in={other} />
      </td>
      <td>
        {term.definition[locale]}{' '}
        {term.page && (
          <PageLink by="short" className={styles.page} to={term.page} />
        )}
      </td>
    </tr>
  );
}

const idOf = (group: TermGroup) => `group-${group}`;

interface GroupProps {
  /** Id of the heading. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly of: readonly Term[];
}

/** Heads of the columns; the second is the name of the other language. */
const COLUMNS = [
  text('Term', '术语'),
  text('Chinese', '英文'),
  text('Meaning', '含义'),
] as const;

function Group({id, heading, of: members}: GroupProps): ReactNode {
  return (
    <section aria-labelledby={id} className="markdown">
      {heading}
      <table aria-labelledby={id} className={styles.table}>
        <TableHead columns={COLUMNS} />
        <tbody>
          {members.map((term) => (
            <TermRow key={term.id} term={term} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function hitsMessage(count: number): string {
  return translate(
    {
      id: 'glossary.hits',
      message: 'One term|{count} terms',
      description:
        'Says how many terms the filter leaves. Plural forms are separated by "|": as many as the language has',
    },
    {count},
  );
}

/** Says what to do when the filter leaves no term. */
function NothingFound({onClear}: {readonly onClear: () => void}): ReactNode {
  return (
    <p>
      {translate({
        id: 'glossary.nothing',
        message:
          'No term has all of these words. Try fewer letters or the other language, or search the whole site.',
        description: 'Shown when the filter of the glossary leaves no term',
      })}{' '}
      <Button
        isSmall
        onClick={({currentTarget}) => keepFocus(currentTarget, onClear)}
      >
        {translate({
          id: 'glossary.nothing.clear',
          message: 'Show all terms',
          description: 'Button that empties the filter of the glossary',
        })}
      </Button>
    </p>
  );
}

interface FilterProps {
  readonly query: string;
  readonly hits: number;
  readonly onChange: (query: string) => void;
}

/** The filter. Without scripts it is invisible, but takes its place. */
function Filter({query, hits, onChange}: FilterProps): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const {selectMessage} = usePluralForm();
  return (
    <div className={clsx(styles.filter, !isBrowser && styles.pending)}>
      <label htmlFor={id}>
        {translate({
          id: 'glossary.filter.label',
          message: 'Filter the terms',
          description: 'Label of the field that filters the glossary',
        })}
      </label>
      <input
        autoComplete="off"
        className={styles.field}
        id={id}
        type="search"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status">{selectMessage(hits, hitsMessage(hits))}</span>
    </div>
  );
}

function headingOf(group: TermGroup, headings: ReactNode): ReactNode {
  const id = idOf(group);
  return Children.toArray(headings).find(
    (child) => isValidElement<{id?: string}>(child) && child.props.id === id,
  );
}

interface GlossaryProps {
  /** A heading for each group, `#group-…`: in Markdown, for the table of contents. */
  readonly children: ReactNode;
}

/** The glossary: all terms in both languages, by group, with a filter. */
function Glossary({children}: GlossaryProps): ReactNode {
  const [query, setQuery] = useState('');
  const hits = terms.filter((term) => matches(term, query.trim()));
  return (
    <>
      <Filter query={query} hits={hits.length} onChange={setQuery} />
      {hits.length === 0 && <NothingFound onClear={() => setQuery('')} />}
      {groups.map((group) => {
        const members = hits.filter((term) => term.group === group);
        return (
          members.length > 0 && (
            <Group
              key={group}
              id={idOf(group)}
              heading={headingOf(group, children)}
              of={members}
            />
          )
        );
      })}
    </>
  );
}

export default asIsland('glossary', Glossary);
