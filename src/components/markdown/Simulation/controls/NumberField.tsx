import type {KeyboardEvent, ReactNode} from 'react';
import {useState} from 'react';

import type {Problem} from '../../../../models/definition/errors';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {normalizeParameters} from '../../../../models/definition/normalize';
import type {NumberParameter} from '../../../../models/definition/parameters';
import type {Unit} from '../../../../physics/units';
import {fieldText, readField, sliderScale} from '../state/sliderScale';
import shared from '../styles.model.module.css';

export interface NumberFieldProps {
  readonly id?: string | undefined;
  readonly model: AnyModel;
  readonly definition: NumberParameter;
  readonly unit: Unit;
  /** SI. */
  readonly value: number;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Gets a value in the range, or undefined from an emptied field. */
  readonly onValue: (value: number | undefined, complaint?: Problem) => void;
}

const KEY = 'value';

/** What was typed, moved into the range. */
function mend(
  {model, definition, unit, value}: NumberFieldProps,
  text: string,
): {readonly value: number; readonly complaint?: Problem | undefined} {
  const given = readField(text, unit);
  const single: AnyModel = {...model, parameters: {[KEY]: definition}};
  const {values, problems} = normalizeParameters(single, {
    [KEY]: given ?? Number.NaN,
  });
  const mended = given === undefined ? value : Number(values[KEY]);
  return {value: mended, complaint: problems[0]};
}

/** A number that the reader types, in the unit shown. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const {id, definition, unit, value, label, describedBy} = props;
  const {isInvalid, isDisabled, onValue} = props;
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    const mended = mend(props, text);
    if (text.trim() !== '' && !mended.complaint) {
      onValue(mended.value);
    }
  };
  const commit = () => {
    if (draft?.trim() === '') {
      onValue(undefined);
    } else if (draft !== undefined) {
      const mended = mend(props, draft);
      onValue(mended.value, mended.complaint);
    }
    setDraft(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = {ArrowUp: 1, ArrowDown: -1}[event.key];
    if (event.key === 'Enter') {
      commit();
    } else if (step !== undefined) {
      event.preventDefault();
      const scale = sliderScale(definition, unit);
      const next = Math.min(
        Math.max(scale.position(value) + step, 0),
        scale.last,
      );
      setDraft(undefined);
      onValue(scale.value(next));
    }
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={shared.field}
      value={draft ?? fieldText(value, unit)}
      disabled={isDisabled}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid === true ? true : undefined}
      onChange={({target}) => type(target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
