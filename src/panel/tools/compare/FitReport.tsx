import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {
  Correlation,
  FitResult,
  FittedParameter,
} from '../../../comparison/fit/fitModel';
import {formatNumber, formatQuantity} from '../../../models/definition/format';
import {isChoice} from '../../../models/definition/parameters';
import {type PanelValues, usePanelValues} from '../../context';
import shared from '../../shared.tools.module.css';
import {capitalized} from '../../state/settings';
import {formatDifference, formatPercent} from './quantities';
import styles from './styles.lazy.module.css';
import type {FitState} from './useFit';

interface FitReportProps {
  readonly fit: Extract<FitState, {status: 'done'}>;
}

/** Most that a fit leaves of the span, as a share, unless it is noise. */
const FITTED = 0.03;

function outcomeText(result: FitResult): string {
  const {before, after, hasConverged, left} = result;
  const values = {
    before: formatPercent(before),
    after: formatPercent(after),
  };
  if (hasConverged && after > FITTED && left !== 'noise') {
    return translate(
      {
        id: 'compare.fit.notFitted',
        message:
          'It does not fit: {after} of the span is left of {before}, and the search found no values nearby that come closer. Choose other parameters, or start from values that bring the curves closer; do not rely on the values below. The run is held and drawn in the figures.',
        description: 'The result of a fit that leaves much',
      },
      values,
    );
  }
  if (hasConverged && left === 'pattern') {
    return translate(
      {
        id: 'compare.fit.pattern',
        message:
          'These values come closest: the root mean square difference went from {before} to {after} of the span. But what is left is not plain noise, so look at it before you rely on them: your run may hold something that these parameters can’t make. The run is held and drawn in the figures.',
        description: 'The result of a fit that leaves little, with a pattern',
      },
      values,
    );
  }
  return hasConverged
    ? translate(
        {
          id: 'compare.fit.done',
          message:
            'Fitted: the root mean square difference went from {before} to {after} of the span. The run is held and drawn in the figures.',
          description: 'The result of a fit',
        },
        values,
      )
    : translate(
        {
          id: 'compare.fit.notConverged',
          message:
            'Still improving at the last step: the root mean square difference went from {before} to {after} of the span. Fit once more from these values.',
          description: 'The result of a fit that did not end',
        },
        values,
      );
}

function labelOf({model, locale}: PanelValues, key: string): string {
  const label = model.parameters[key]?.label;
  return label ? capitalized(label, locale) : key;
}

/**
 * The value of a parameter with its standard error, at a limit as well: where the
 * data say little, the limit means little.
 */
function valueText(values: PanelValues, fitted: FittedParameter): string {
  const definition = values.model.parameters[fitted.key];
  if (!definition || isChoice(definition)) {
    return '';
  }
  const plain = formatQuantity(fitted.value, definition, values.units);
  const error = formatDifference(fitted.error, definition, values.units);
  const value =
    fitted.error > 0
      ? translate(
          {
            id: 'compare.fit.value',
            message: '{value} ± {error}',
            description: 'A fitted value and its standard error',
          },
          {value: plain, error},
        )
      : plain;
  return fitted.isAtLimit
    ? translate(
        {
          id: 'compare.fit.atLimit',
          message: '{value}, an end of its range',
          description: 'A fitted value that lies at the end of its range',
        },
        {value},
      )
    : value;
}

function correlationText(values: PanelValues, pair: Correlation): string {
  return translate(
    {
      id: 'compare.fit.correlated',
      message:
        'These data can’t tell “{one}” and “{other}” apart: both change the curves in nearly the same way (correlation {correlation}). Fix one of them, or compare another output as well.',
      description: 'Where two fitted parameters can not be told apart',
    },
    {
      one: labelOf(values, pair.one),
      other: labelOf(values, pair.other),
      correlation: formatNumber(pair.value, {digits: 3}),
    },
  );
}

function entangledText(values: PanelValues, keys: readonly string[]): string {
  const list = new Intl.ListFormat(values.locale, {type: 'conjunction'});
  return translate(
    {
      id: 'compare.fit.entangled',
      message:
        'These data can’t tell {list} apart: what one of them changes, the others can make up for. Fix one or two of them, or compare another output as well.',
      description: 'Where three fitted parameters can not be told apart',
    },
    {list: list.format(keys.map((key) => `“${labelOf(values, key)}”`))},
  );
}

/** What the data can't tell apart; three together say more than two of them. */
function doubtTexts(values: PanelValues, result: FitResult): readonly string[] {
  const {correlations, entangled} = result;
  return entangled.length > 0
    ? [entangledText(values, entangled)]
    : correlations.map((pair) => correlationText(values, pair));
}

/** The values that a fit has found, and what to think of them. */
export function FitReport({fit}: FitReportProps): ReactNode {
  const values = usePanelValues();
  const {result, settings} = fit;
  return (
    <>
      <p>{outcomeText(result)}</p>
      <dl className={styles.measures}>
        {result.parameters.map((fitted) => (
          <div key={fitted.key}>
            <dt>{labelOf(values, fitted.key)}</dt>
            <dd>{valueText(values, fitted)}</dd>
          </div>
        ))}
      </dl>
      {doubtTexts(values, result).map((text) => (
        <p key={text} className={styles.doubt}>
          {text}
        </p>
      ))}
      {result.parameters
        .filter(({hasEffect}) => !hasEffect)
        .map(({key}) => (
          <p key={key} className={styles.doubt}>
            {translate(
              {
                id: 'compare.fit.noEffect',
                message:
                  '“{parameter}” has no effect on the curves that are compared; it keeps its value.',
                description: 'Where a fitted parameter has no effect',
              },
              {parameter: labelOf(values, key)},
            )}
          </p>
        ))}
      <button
        type="button"
        className={shared.button}
        onClick={() => values.dispatch({type: 'settings', settings})}
      >
        {translate({
          id: 'compare.fit.use',
          message: 'Use these values',
          description: 'Sets the parameters to the fitted values',
        })}
      </button>
    </>
  );
}
