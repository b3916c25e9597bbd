import type {ReactNode} from 'react';

import shared from '../shared.tools.module.css';

export interface SelectProps {
  /** Its accessible name, unless it stands in a label. */
  readonly label?: string;
  readonly value: string;
  readonly options: readonly {readonly value: string; readonly name: string}[];
  readonly onSelect: (value: string) => void;
}

/** A choice from a list. */
export function Select(props: SelectProps): ReactNode {
  const {label, value, options, onSelect} = props;
  return (
    <select
      className={shared.select}
      aria-label={label}
      value={value}
      onChange={({target}) => onSelect(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
