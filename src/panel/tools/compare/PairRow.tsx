import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {columnUnits, extentOf} from '../../../comparison/columns/columnUnit';
import type {
  ColumnChoice,
  Pair,
} from '../../../comparison/columns/guessColumns';
import {
  comparableOutputs,
  guessPairUnit,
  makePair,
} from '../../../comparison/columns/guessColumns';
import type {Table} from '../../../comparison/parsing/table';
import type {Run} from '../../../models/run/runResult';
import {usePanelValues} from '../../context';
import {LeavingButton} from '../../controls/Button';
import {nameOf} from '../../nameOf';
import shared from '../../shared.tools.module.css';
import {Select} from '../Select';
import {columnOptions, unitOptions} from './columnOptions';
import styles from './styles.lazy.module.css';
import {doubtText, scaleText, unknownText} from './unitTexts';

/** What the choice of columns, outputs and units needs. */
export interface ColumnsProps {
  readonly run: Run;
  readonly table: Table;
  readonly choice: ColumnChoice;
  readonly onChoice: (choice: ColumnChoice) => void;
}

interface PairRowProps extends ColumnsProps {
  readonly pair: Pair;
  readonly index: number;
}

/** Replaces a pair of a choice, or removes it. */
function withPair(
  choice: ColumnChoice,
  index: number,
  ...pair: readonly Pair[]
): ColumnChoice {
  const {pairs} = choice;
  return {
    ...choice,
    pairs: [...pairs.slice(0, index), ...pair, ...pairs.slice(index + 1)],
  };
}

function UnitNotes({run, table, pair}: PairRowProps): ReactNode {
  const {model, locale} = usePanelValues();
  const column = table.columns[pair.column];
  const definition = model.outputs[pair.output];
  if (!column || !definition) {
    return null;
  }
  const units = columnUnits(definition, column.unit);
  const guess = guessPairUnit(table, pair.column, pair.output, run, model);
  const doubt = guess?.unit.key === pair.unit.key ? guess.doubt : undefined;
  const scale = scaleText(pair.unit, extentOf(column.values), units);
  return (
    <>
      {scale && <p className={shared.note}>{scale[locale]}</p>}
      {doubt && (
        <p className={styles.doubt}>{doubtText(pair.unit, doubt)[locale]}</p>
      )}
      {pair.unknownUnit !== undefined && (
        <p className={styles.doubt}>{unknownText(pair.unknownUnit)[locale]}</p>
      )}
    </>
  );
}

/** The choice of a column, the output that it is compared with, and its unit. */
export function PairRow(props: PairRowProps): ReactNode {
  const {run, table, choice, pair, index, onChoice} = props;
  const {model, locale} = usePanelValues();
  const definition = model.outputs[pair.output];
  const header = table.columns[pair.column]?.unit ?? '';
  const units = definition ? columnUnits(definition, header) : [];
  const guessed = guessPairUnit(table, pair.column, pair.output, run, model);
  // One that is not known is asked for, and stays to be changed.
  const isChosen = units.length > 1 || guessed?.unknown !== undefined;
  const change = (column: number, output: string) => {
    const guess = guessPairUnit(table, column, output, run, model);
    if (guess) {
      onChoice(withPair(choice, index, makePair(column, output, guess)));
    }
  };
  const number = index + 1;
  return (
    <div>
      <div className={styles.pair}>
        <Select
          label={translate(
            {
              id: 'compare.column',
              message: 'Column of comparison {number}',
              description: 'Choice of a column of the table',
            },
            {number},
          )}
          value={String(pair.column)}
          options={columnOptions(table)}
          onSelect={(value) => change(Number(value), pair.output)}
        />
        <span>
          {translate({
            id: 'compare.isOutput',
            message: 'is',
            description: 'Between the choice of a column and that of an output',
          })}
        </span>
        <Select
          label={translate(
            {
              id: 'compare.output',
              message: 'Output of comparison {number}',
              description: 'Choice of an output of the model',
            },
            {number},
          )}
          value={pair.output}
          options={comparableOutputs(model).map((key) => ({
            value: key,
            name: nameOf(model.outputs, key, locale),
          }))}
          onSelect={(output) => change(pair.column, output)}
        />
        {isChosen && (
          <>
            <span>
              {translate({
                id: 'compare.inUnit',
                message: 'in',
                description: 'Between the choice of an output and of its unit',
              })}
            </span>
            <Select
              label={translate(
                {
                  id: 'compare.unit',
                  message: 'Unit of comparison {number}',
                  description: 'Choice of the unit of a column',
                },
                {number},
              )}
              value={pair.unknownUnit === undefined ? pair.unit.key : ''}
              options={unitOptions(units, pair.unknownUnit, locale)}
              onSelect={(key) => {
                const unit = units.find((each) => each.key === key);
                if (unit) {
                  const {column, output} = pair;
                  onChoice(withPair(choice, index, {column, output, unit}));
                }
              }}
            />
          </>
        )}
        {choice.pairs.length > 1 && (
          <LeavingButton
            aria-label={translate(
              {
                id: 'compare.removeNumber',
                message: 'Remove comparison {number}',
                description: 'Accessible name of the button that removes one',
              },
              {number},
            )}
            onClick={() => onChoice(withPair(choice, index))}
          >
            {translate({
              id: 'compare.remove',
              message: 'Remove',
              description: 'Removes a column from the comparison',
            })}
          </LeavingButton>
        )}
      </div>
      <UnitNotes {...props} />
    </div>
  );
}
