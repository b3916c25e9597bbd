import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useDeferredValue, useMemo, useState} from 'react';

import type {ColumnChoice} from '../../../comparison/columns/guessColumns';
import {guessColumns} from '../../../comparison/columns/guessColumns';
import {comparePair} from '../../../comparison/compare';
import type {Table} from '../../../comparison/parsing/table';
import {lazyPart} from '../../../hydration/lazyPart';
import {punctuation} from '../../../i18n/punctuation';
import {usePanelValues, usePresentRun} from '../../context';
import {LeavingButton} from '../../controls/Button';
import {CopyButton} from '../../controls/CopyButton';
import shared from '../../shared.tools.module.css';
import {Disclosure} from '../Disclosure';
import {Columns} from './Columns';
import {FAILURE_TEXTS} from './failureText';
import {Findings} from './Findings';
import {Fit} from './Fit';
import {modelTexts, readingTexts} from './noteTexts';
import {reportText} from './report';
import {SourceInput} from './SourceInput';
import styles from './styles.lazy.module.css';
import type {SourceState} from './useSource';
import {useSource} from './useSource';

const ModelCurves = lazyPart(
  async () => (await import('./ModelCurves')).ModelCurves,
);

interface StatusProps {
  readonly state: SourceState;
  readonly onForget: () => void;
}

/** Scrolls to what was read: on a phone it is below the window. */
function showNear(element: HTMLElement | null): void {
  element?.scrollIntoView({block: 'nearest'});
}

/** What became of the source: read, or why not. */
function Status({state, onForget}: StatusProps): ReactNode {
  const {locale} = usePanelValues();
  const {colon, space} = punctuation[locale];
  const name =
    state.status === 'none' || state.name === ''
      ? translate({
          id: 'compare.pasted',
          message: 'Pasted table',
          description: 'Stands for the name of a file',
        })
      : state.name;
  return (
    <div role="status" className={styles.status}>
      {state.status === 'reading' && (
        <p>
          {name} <progress />
        </p>
      )}
      {state.status === 'failed' && (
        <p ref={showNear} className={styles.doubt}>
          <b>{name}</b>
          {colon}
          {
            (typeof state.failure === 'string'
              ? FAILURE_TEXTS[state.failure]
              : state.failure
            )[locale]
          }
        </p>
      )}
      {state.status === 'read' && (
        <p ref={showNear}>
          <b>{name}</b>
          {colon}
          {('table' in state.content
            ? readingTexts(state.content.table)
            : modelTexts(state.content.model)
          )
            .map((note) => note[locale])
            .join(space)}{' '}
          <LeavingButton onClick={onForget}>
            {translate({
              id: 'compare.forget',
              message: 'Remove it',
              description: 'Ends the comparison with a result',
            })}
          </LeavingButton>
        </p>
      )}
    </div>
  );
}

/** The columns of a table, the findings on each, and the report on all. */
function Result({
  table,
  isEveryMeant,
}: {
  readonly table: Table;
  readonly isEveryMeant?: boolean;
}): ReactNode {
  const {model, locale, units} = usePanelValues();
  const {result, address} = usePresentRun();
  const [choice, setChoice] = useState<ColumnChoice>(() =>
    guessColumns(table, model, result.run, isEveryMeant),
  );
  // Behind the sliders: they never wait for a comparison.
  const {run, runSettings} = useDeferredValue(result);
  const comparisons = useMemo(
    () =>
      choice.pairs.map((pair) => comparePair(table, choice, pair, model, run)),
    [table, choice, model, run],
  );
  const report = reportText({
    model,
    address,
    table,
    choice,
    comparisons,
    locale,
    units,
    settings: runSettings,
  });
  return (
    <>
      <Columns {...{table, choice, run}} onChoice={setChoice} />
      <div className={styles.findings}>
        {comparisons.map((comparison, index) => (
          <Findings key={index} run={run} comparison={comparison} />
        ))}
      </div>
      <Disclosure
        title={translate({
          id: 'compare.fit.title',
          message: 'Fit parameters to my run',
          description: 'Opens the fit of parameters',
        })}
      >
        <Fit run={run} comparisons={comparisons} />
      </Disclosure>
      <div className={styles.report}>
        <CopyButton
          text={report}
          isLong
          fieldLabel={translate({
            id: 'compare.report.field',
            message: 'Report of the comparison',
            description: 'Field with the report where it can not be copied',
          })}
        >
          {translate({
            id: 'compare.report.copy',
            message: 'Copy report',
            description: 'Copies a report of the comparison',
          })}
        </CopyButton>
        <span className={shared.note}>
          {translate({
            id: 'compare.report.note',
            message:
              'A text with link, parameters and differences. Nothing is sent: paste it into a mail to us if you like.',
            description: 'Beside the button that copies the report',
          })}
        </span>
      </div>
    </>
  );
}

/** The reader's own result beside ours. */
export default function Compare(): ReactNode {
  const {state, read, readFiles, forget} = useSource();
  const content = state.status === 'read' ? state.content : undefined;
  return (
    <div className={styles.compare}>
      <SourceInput onSource={read} onFiles={readFiles} />
      <Status state={state} onForget={forget} />
      {content && 'model' in content && (
        <ModelCurves opened={content.model} Curves={Result} />
      )}
      {content && 'table' in content && <Result table={content.table} />}
    </div>
  );
}
