import type {ReactNode} from 'react';
import {useId} from 'react';

import {useLocale} from '../../i18n/useLocale';
import {formatQuantity} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import type {NumberSlider} from '../state/numberSliders';
import {capitalized} from '../state/settings';
import {SymbolText} from '../SymbolText';
import styles from './sliders.figure.module.css';

export interface SlidersProps {
  readonly sliders: readonly NumberSlider[];
  readonly values: Readonly<Record<string, number | string>>;
  readonly units?: UnitPreferences;
  /** False in the HTML of the server: a slider needs a script. */
  readonly isLive: boolean;
  /** Id of the figure that the sliders change. */
  readonly controls?: string;
  readonly onChange: (key: string, value: number) => void;
}

interface SliderProps extends Omit<SlidersProps, 'sliders' | 'values'> {
  readonly slider: NumberSlider;
  readonly value: number;
}

/** A slider with the name, the symbol and the value of its parameter. */
function Slider(props: SliderProps): ReactNode {
  const {slider, value, units = {}, isLive, controls, onChange} = props;
  const {key, definition, scale} = slider;
  const locale = useLocale();
  const id = useId();
  const text = formatQuantity(value, definition, units);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{capitalized(definition.label, locale)}</label>
      <span aria-hidden="true">
        <SymbolText>{definition.symbol}</SymbolText> = {text}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={scale.last}
        step={1}
        value={scale.position(value)}
        disabled={!isLive}
        aria-controls={controls}
        aria-valuetext={text}
        onChange={({target}) =>
          onChange(key, scale.value(Number(target.value)))
        }
      />
    </div>
  );
}

/** One or two sliders below a figure. */
export function Sliders({sliders, values, ...props}: SlidersProps): ReactNode {
  return (
    <div className={styles.sliders}>
      {sliders.map((slider) => (
        <Slider
          key={slider.key}
          {...props}
          slider={slider}
          value={Number(values[slider.key])}
        />
      ))}
    </div>
  );
}
