import type {KeyboardEvent, ReactNode} from 'react';
import {useState} from 'react';

import type {ValidationIssue} from '../../models/definition/errors';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {normalizeParameters} from '../../models/definition/normalize';
import type {NumberParameter} from '../../models/definition/parameters';
import type {Unit} from '../../physics/units';
import {usePanelValues} from '../context';
import {parseField} from '../parseField';
import shared from '../shared.tools.module.css';
import {FINE_PARTS, formatField, stepValue} from '../state/sliderScale';

export interface NumberFieldProps {
  readonly id?: string | undefined;
  readonly definition: NumberParameter;
  readonly unit: Unit;
  /** In SI. */
  readonly value: number;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Called with a value in the range, or undefined from an emptied field. */
  readonly onValue: (
    value: number | undefined,
    issue?: ValidationIssue,
  ) => void;
}

/** Key of the only parameter of a model made for the check of one value. */
const KEY = 'value';

/** The keyboard of a phone: the one for numbers has no minus on iOS, and no e. */
function keyboardFor({range}: NumberParameter, unit: Unit) {
  const ends = range.map((end) => formatField(end, unit));
  return ends.some((text) => /[-e]/u.test(text)) ? 'text' : 'decimal';
}

/** Parses what was typed and clamps it to the range. */
function clampInput(
  model: AnyModel,
  {definition, unit, value}: NumberFieldProps,
  text: string,
): {readonly value: number; readonly issue?: ValidationIssue | undefined} {
  const parsed = parseField(text, unit, definition.range);
  const modelOfOne: AnyModel = {...model, parameters: {[KEY]: definition}};
  const {values, issues} = normalizeParameters(modelOfOne, {
    [KEY]: parsed ?? Number.NaN,
  });
  return {
    value: parsed === undefined ? value : Number(values[KEY]),
    issue: issues[0],
  };
}

/**
 * A field for a number, in the unit shown unless another is typed. Each valid
 * number that is typed takes effect at once; a unit does on Enter and on leaving,
 * since `5 m` may become `5 mm`, and then what is out of range is corrected.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {id, definition, unit, value, describedBy} = props;
  const {isInvalid, isDisabled, onValue} = props;
  const {model} = usePanelValues();
  const [draft, setDraft] = useState<string>();
  const onType = (text: string) => {
    setDraft(text);
    const input = clampInput(model, props, text);
    if (!/^\s*$|\p{L}/u.test(text) && !input.issue) {
      onValue(input.value);
    }
  };
  const commit = () => {
    if (draft?.trim() === '') {
      onValue(undefined);
    } else if (draft !== undefined) {
      const input = clampInput(model, props, draft);
      onValue(input.value, input.issue);
    }
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = {ArrowUp: 1, ArrowDown: -1}[event.key];
    if (event.key === 'Enter') {
      commit();
    } else if (step !== undefined) {
      event.preventDefault();
      setDraft(undefined);
      const parts = event.shiftKey ? FINE_PARTS : 1;
      onValue(stepValue(definition, unit, value, step, parts));
    }
  };
  return (
    <input
      id={id}
      type="text"
      inputMode={keyboardFor(definition, unit)}
      autoComplete="off"
      className={shared.field}
      value={draft ?? formatField(value, unit)}
      disabled={isDisabled}
      aria-describedby={describedBy}
      aria-invalid={isInvalid === true ? true : undefined}
      onChange={({target}) => onType(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
