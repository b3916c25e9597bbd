import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {Dispatch, ReactNode} from 'react';
import {memo, useId, useMemo} from 'react';

import type {Locale} from '../../../../i18n';
import type {ValidationIssue} from '../../../../models/definition/errors';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import type {
  ChoiceParameter,
  NumberParameter,
  ParameterDefinition,
  ParameterValue,
} from '../../../../models/definition/parameters';
import {isChoice} from '../../../../models/definition/parameters';
import type {UnitPreferences} from '../../../../physics/units';
import {unitSymbol} from '../../../../physics/units';
import {capitalized, formatValue, issueMessage} from '../state/settings';
import {shownUnit} from '../state/shownUnit';
import {sliderScale} from '../state/sliderScale';
import type {PanelAction} from '../state/state';
import shared from '../styles.model.module.css';
import {SymbolText} from '../SymbolText';
import {NumberField} from './NumberField';
import styles from './styles.model.module.css';

export interface ParameterControlProps {
  readonly model: AnyModel;
  readonly name: string;
  readonly definition: ParameterDefinition;
  readonly value: ParameterValue;
  readonly isIrrelevant: boolean;
  readonly issue: ValidationIssue | undefined;
  readonly locale: Locale;
  readonly units: UnitPreferences;
  readonly dispatch: Dispatch<PanelAction>;
}

type PartProps<Definition> = ParameterControlProps & {
  readonly definition: Definition;
  readonly id: string;
  readonly describedBy: string;
};

function NumberControl(props: PartProps<NumberParameter>): ReactNode {
  const {model, name, definition, isIrrelevant, issue} = props;
  const {locale, units, dispatch, id, describedBy} = props;
  const value = Number(props.value);
  const unit = shownUnit(definition, units);
  const scale = useMemo(
    () => sliderScale(definition, unit),
    [definition, unit],
  );
  const set = (next: number | undefined, nextIssue?: ValidationIssue) => {
    const isReset = next === undefined && name !== 'duration';
    dispatch({
      type: 'set',
      key: name,
      value: isReset ? definition.default : next,
      issue: nextIssue,
    });
  };
  return (
    <>
      <input
        type="range"
        min={0}
        max={scale.last}
        step={1}
        value={scale.position(value)}
        disabled={isIrrelevant}
        aria-label={capitalized(definition.label, locale)}
        aria-valuetext={formatValue(definition, value, locale, units)}
        onChange={({target}) => set(scale.value(Number(target.value)))}
      />
      <span className={styles.fieldWithUnit}>
        <NumberField
          id={id}
          model={model}
          definition={definition}
          unit={unit}
          value={value}
          describedBy={describedBy}
          isInvalid={issue !== undefined}
          isDisabled={isIrrelevant}
          onValue={set}
        />
        <span className={shared.unit}>{unitSymbol(unit)}</span>
      </span>
    </>
  );
}

function ChoiceControl(props: PartProps<ChoiceParameter>): ReactNode {
  const {name, definition, value, isIrrelevant, locale} = props;
  const {dispatch, id, describedBy} = props;
  return (
    <select
      id={id}
      className={shared.select}
      value={String(value)}
      disabled={isIrrelevant}
      aria-describedby={describedBy}
      onChange={({target}) =>
        dispatch({type: 'set', key: name, value: target.value})
      }
    >
      {Object.entries(definition.choices).map(([key, label]) => (
        <option key={key} value={key}>
          {label[locale]}
        </option>
      ))}
    </select>
  );
}

/** The control of a parameter: slider and field of a number, or a list of choices. */
export const ParameterControl = memo(function ParameterControl(
  props: ParameterControlProps,
): ReactNode {
  const {definition, isIrrelevant, issue, locale} = props;
  const id = useId();
  const describedBy = `${id}help`;
  const {symbol} = definition;
  return (
    <div
      className={clsx(styles.parameter, isIrrelevant && styles.irrelevant)}
      title={definition.help[locale]}
    >
      <label htmlFor={id}>
        {capitalized(definition.label, locale)}{' '}
        {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
      </label>
      {isChoice(definition) ? (
        <ChoiceControl
          {...props}
          definition={definition}
          id={id}
          describedBy={describedBy}
        />
      ) : (
        <NumberControl
          {...props}
          definition={definition}
          id={id}
          describedBy={describedBy}
        />
      )}
      <span id={describedBy}>
        {issue && (
          <span role="alert" className={shared.issue}>
            {issueMessage(issue, locale)}
          </span>
        )}
        <span className={shared.hidden}>
          {definition.help[locale]}{' '}
          {isIrrelevant &&
            translate({
              id: 'simulation.parameter.irrelevant',
              message: 'It has no effect with the present values.',
              description: 'Read out for a parameter that is disabled',
            })}
        </span>
      </span>
    </div>
  );
});
