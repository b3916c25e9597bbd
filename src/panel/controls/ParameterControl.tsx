import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {memo, useId, useMemo, useState} from 'react';

import {capitalized} from '../../i18n';
import type {ValidationIssue} from '../../models/definition/errors';
import type {
  ChoiceParameter,
  NumberParameter,
  ParameterDefinition,
  ParameterValue,
} from '../../models/definition/parameters';
import {isChoice} from '../../models/definition/parameters';
import {unitSymbol} from '../../physics/units';
import {usePanelValues} from '../context';
import type {HiddenEffect} from '../figures/movement';
import {Track} from '../figures/Sliders';
import {RunFailure} from '../lazyParts';
import messages from '../messages.figure.module.css';
import shared from '../shared.tools.module.css';
import type {RunResult} from '../state/runResult';
import {formatValue} from '../state/settings';
import {shownUnit} from '../state/shownUnit';
import {FINE_PARTS, sliderScale, stepValue} from '../state/sliderScale';
import {SymbolText} from '../SymbolText';
import {HiddenEffectNote} from './HiddenEffectNote';
import {NumberField} from './NumberField';
import styles from './styles.lazy.module.css';

export interface ParameterControlProps {
  readonly name: string;
  readonly definition: ParameterDefinition;
  readonly value: ParameterValue;
  readonly isIrrelevant: boolean;
  readonly issue: ValidationIssue | undefined;
  readonly effect: HiddenEffect | undefined;
  /** The last result, if this parameter was changed last. */
  readonly result: RunResult | undefined;
}

type PartProps<Definition> = ParameterControlProps & {
  readonly definition: Definition;
  readonly id: string;
  readonly describedBy: string;
};

/** Steps of the arrow keys of a slider, which are fine ones with Shift. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

function NumberControl(props: PartProps<NumberParameter>): ReactNode {
  const {name, definition, isIrrelevant, issue, id, describedBy} = props;
  const {locale, units, dispatch} = usePanelValues();
  const value = Number(props.value);
  const unit = shownUnit(definition, units);
  const scale = useMemo(
    () => sliderScale(definition, unit),
    [definition, unit],
  );
  const usual = scale.position(definition.default) / scale.last;
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
      <span
        className={styles.track}
        style={{'--site-default': String(usual)} as CSSProperties}
      >
        <Track
          scale={scale}
          value={value}
          isDisabled={isIrrelevant}
          onValue={set}
          input={{
            'aria-label': capitalized(definition.label, locale),
            'aria-valuetext': formatValue(definition, value, locale, units),
            onPointerDown: () => dispatch({type: 'release'}),
            onKeyDown: (event) => {
              const step = STEPS[event.key];
              if (event.shiftKey && step !== undefined) {
                event.preventDefault();
                set(stepValue(definition, unit, value, step, FINE_PARTS));
              }
            },
          }}
        />
      </span>
      <span className={styles.fieldWithUnit}>
        <NumberField
          id={id}
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
  const {name, definition, value, isIrrelevant, id, describedBy} = props;
  const {locale, dispatch} = usePanelValues();
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

function HelpButton({
  name,
  id,
  isOpen,
  onToggle,
}: {
  readonly name: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.help}
      aria-expanded={isOpen}
      aria-controls={id}
      aria-label={translate(
        {
          id: 'simulation.parameter.help',
          message: 'What is this? {parameter}',
          description: 'Accessible name of the button that opens the help',
        },
        {parameter: name},
      )}
      onClick={onToggle}
    />
  );
}

/** The help of a parameter, read out always and seen when it is open. */
function Help({
  definition,
  isIrrelevant,
  isOpen,
}: Pick<ParameterControlProps, 'definition' | 'isIrrelevant'> & {
  readonly isOpen: boolean;
}): ReactNode {
  const {locale} = usePanelValues();
  return (
    <span className={isOpen ? shared.note : messages.hidden}>
      {definition.help[locale]}{' '}
      {isIrrelevant &&
        translate({
          id: 'simulation.parameter.irrelevant',
          message: 'It has no effect with the present values.',
          description: 'Read out for a parameter that is disabled',
        })}
    </span>
  );
}

/** The control of a parameter: slider and field of a number, or a list of choices. */
export const ParameterControl = memo(function ParameterControl(
  props: ParameterControlProps,
): ReactNode {
  const {definition, isIrrelevant, issue, effect, result} = props;
  const {locale} = usePanelValues();
  const id = useId();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const describedBy = `${id}help`;
  const name = capitalized(definition.label, locale);
  const {symbol} = definition;
  const common = {id, describedBy} as const;
  return (
    <div className={clsx(styles.parameter, isIrrelevant && styles.irrelevant)}>
      <span className={styles.name}>
        <label htmlFor={id}>
          {name} {symbol !== undefined && <SymbolText>{symbol}</SymbolText>}
        </label>
        <HelpButton
          name={name}
          id={describedBy}
          isOpen={isHelpOpen}
          onToggle={() => setIsHelpOpen(!isHelpOpen)}
        />
      </span>
      {isChoice(definition) ? (
        <ChoiceControl {...props} {...common} definition={definition} />
      ) : (
        <NumberControl {...props} {...common} definition={definition} />
      )}
      <span id={describedBy}>
        {issue && (
          <span role="alert" className={messages.issue}>
            {issue.message[locale]}
          </span>
        )}
        {effect && !issue && !result?.failure && (
          <HiddenEffectNote effect={effect} />
        )}
        <Help
          definition={definition}
          isIrrelevant={isIrrelevant}
          isOpen={isHelpOpen}
        />
      </span>
      {result?.failure && <RunFailure failure={result.failure} />}
    </div>
  );
});
