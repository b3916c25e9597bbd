import type {ReactNode} from 'react';
import {useId} from 'react';

import type {Locale} from '../../../i18n';
import {formatQuantity} from '../../../models/definition/format';
import {capitalized} from '../../../panel/state/settings';
import {SymbolText} from '../../../panel/SymbolText';
import type {KnobSlider} from './knobSliders';
import styles from './styles.figure.module.css';

export interface SlidersProps {
  readonly sliders: readonly KnobSlider[];
  readonly values: Readonly<Record<string, number | string>>;
  readonly locale: Locale;
  /** False in the HTML of the server: a slider needs a script. */
  readonly isLive: boolean;
  readonly onChange: (key: string, value: number) => void;
}

interface SliderProps extends Omit<SlidersProps, 'sliders' | 'values'> {
  readonly slider: KnobSlider;
  readonly value: number;
}

/** A slider with the name, the symbol and the value of its parameter. */
function Slider(props: SliderProps): ReactNode {
  const {slider, value, locale, isLive, onChange} = props;
  const {key, definition, scale} = slider;
  const id = useId();
  const text = formatQuantity(value, definition);
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
        aria-valuetext={text}
        onChange={({target}) =>
          onChange(key, scale.value(Number(target.value)))
        }
      />
    </div>
  );
}

/** The one or two sliders of a knob. */
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
