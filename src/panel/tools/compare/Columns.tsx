import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import {columnUnits} from '../../../comparison/columns/columnUnit';
import type {Pair} from '../../../comparison/columns/guessColumns';
import {
  chooseTime,
  comparableOutputs,
  guessPairUnit,
  guessTimeUnit,
  makePair,
  MAX_PAIRS,
  timeHeader,
} from '../../../comparison/columns/guessColumns';
import type {AnyModel} from '../../../models/definition/modelDefinition';
import {usePanelValues} from '../../context';
import {LeavingButton} from '../../controls/Button';
import {Select} from '../Select';
import {columnOptions, unitOptions} from './columnOptions';
import {type ColumnsProps, PairRow} from './PairRow';
import styles from './styles.lazy.module.css';
import {doubtText, unknownText} from './unitTexts';

/** The choice of the column of the instants and its unit. */
function TimeColumn({run, table, choice, onChoice}: ColumnsProps): ReactNode {
  const {locale} = usePanelValues();
  const {timeUnit: chosen} = choice;
  const guess = guessTimeUnit(table, choice.time, run);
  const doubt = guess.unit.key === chosen.key ? guess.doubt : undefined;
  const column = table.columns[choice.time];
  const units = columnUnits({unit: 's'}, column ? timeHeader(column) : '');
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={translate({
            id: 'compare.time',
            message: 'Column of the time',
            description: 'Choice of the column with the instants',
          })}
          value={String(choice.time)}
          options={columnOptions(table)}
          onSelect={(value) =>
            onChoice({
              ...chooseTime(table, Number(value), run),
              pairs: choice.pairs,
            })
          }
        />
        <span>
          {translate({
            id: 'compare.isTime',
            message: 'is the time in',
            description: 'Between the choice of a column and that of its unit',
          })}
        </span>
        <Select
          label={translate({
            id: 'compare.timeUnit',
            message: 'Unit of the time',
            description: 'Choice of the unit of the instants',
          })}
          value={choice.unknownTimeUnit === undefined ? chosen.key : ''}
          options={unitOptions(units, choice.unknownTimeUnit, locale)}
          onSelect={(key) => {
            const timeUnit = units.find((unit) => unit.key === key);
            if (timeUnit) {
              const {time, pairs} = choice;
              onChoice({time, timeUnit, pairs});
            }
          }}
        />
      </div>
      {doubt && (
        <p className={styles.doubt}>{doubtText(chosen, doubt)[locale]}</p>
      )}
      {choice.unknownTimeUnit !== undefined && (
        <p className={styles.doubt}>
          {unknownText(choice.unknownTimeUnit)[locale]}
        </p>
      )}
    </>
  );
}

/** A pair that is not compared yet: the first free column and output. */
function nextPair(
  model: AnyModel,
  {run, table, choice}: ColumnsProps,
): Pair | undefined {
  const {time, pairs} = choice;
  const column = Array.from(table.columns.keys()).find(
    (index) => index !== time && pairs.every((pair) => pair.column !== index),
  );
  const output = comparableOutputs(model).find((key) =>
    pairs.every((pair) => pair.output !== key),
  );
  if (column === undefined || output === undefined) {
    return undefined;
  }
  const guess = guessPairUnit(table, column, output, run, model);
  return guess && makePair(column, output, guess);
}

/** What the columns of the table mean, guessed and to be confirmed. */
export function Columns(props: ColumnsProps): ReactNode {
  const {choice, onChoice} = props;
  const {model} = usePanelValues();
  const next =
    choice.pairs.length < MAX_PAIRS ? nextPair(model, props) : undefined;
  return (
    <fieldset className={styles.columns}>
      <legend>
        {translate({
          id: 'compare.columns',
          message: 'What the columns are (guessed: please check)',
          description: 'Heading of the choice of columns, outputs and units',
        })}
      </legend>
      <TimeColumn {...props} />
      {choice.pairs.map((pair, index) => (
        <PairRow key={index} {...props} pair={pair} index={index} />
      ))}
      {choice.pairs.length === 0 && (
        <p className={styles.doubt}>
          {translate({
            id: 'compare.noPair',
            message:
              'No column fits an output by its name and its unit. Choose one to compare.',
            description: 'In place of the columns that are compared',
          })}
        </p>
      )}
      {choice.pairs.length === MAX_PAIRS &&
        props.table.columns.length > MAX_PAIRS + 1 && (
          <p>
            {translate({
              id: 'compare.most',
              message:
                'At most four columns are compared at once, those that differ first. Any other can be chosen in place of one of these.',
              description:
                'Below the columns that are compared, where the file has more',
            })}
          </p>
        )}
      {next && (
        <LeavingButton
          onClick={() => onChoice({...choice, pairs: [...choice.pairs, next]})}
        >
          {translate({
            id: 'compare.add',
            message: 'Compare another column',
            description: 'Adds a column to the comparison',
          })}
        </LeavingButton>
      )}
    </fieldset>
  );
}
