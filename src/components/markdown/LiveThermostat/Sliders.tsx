import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';

import {formatNumber, withUnit} from '../../../models/definition/format';
import type {Unit} from '../../../physics/units';
import styles from './styles.module.css';

interface SliderProps {
  readonly label: string;
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly isLive: boolean;
  readonly onChange: (value: number) => void;
}

/** A slider with its label and its value. */
function Slider(props: SliderProps): ReactNode {
  const {label, unit, value, isLive, onChange, ...range} = props;
  const id = useId();
  const text = withUnit(formatNumber(value), unit);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{text}</span>
      <input
        {...range}
        aria-valuetext={text}
        disabled={!isLive}
        id={id}
        type="range"
        value={value}
        onChange={({target}) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** The values of the sliders. */
export interface Inputs {
  /** Switching band, K. */
  readonly band: number;
  /** Outside temperature, °C. */
  readonly outside: number;
}

export interface SlidersProps {
  readonly inputs: Inputs;
  readonly isLive: boolean;
  readonly onChange: (inputs: Inputs) => void;
}

/** The sliders of the thermostat. */
export function Sliders({inputs, isLive, onChange}: SlidersProps): ReactNode {
  return (
    <div className={styles.sliders}>
      <Slider
        isLive={isLive}
        label={translate({
          id: 'liveThermostat.band',
          message: 'Switching band',
          description: 'Label of a slider',
        })}
        max={8}
        min={0.5}
        step={0.5}
        unit="deltaK"
        value={inputs.band}
        onChange={(band) => onChange({...inputs, band})}
      />
      <Slider
        isLive={isLive}
        label={translate({
          id: 'liveThermostat.outside',
          message: 'Outside temperature',
          description: 'Label of a slider',
        })}
        max={15}
        min={-15}
        step={1}
        unit="degC"
        value={inputs.outside}
        onChange={(outside) => onChange({...inputs, outside})}
      />
    </div>
  );
}
