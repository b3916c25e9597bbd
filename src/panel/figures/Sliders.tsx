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

/**
 * A button for a finger that moves a slider by one step. The slider itself is the
 * way of the keyboard and of screen readers.
 */
function StepButton({
  step,
  isDisabled,
  onStep,
}: {
  readonly step: 1 | -1;
  readonly isDisabled: boolean;
  readonly onStep: (step: number) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.step}
      tabIndex={-1}
      aria-hidden="true"
      disabled={isDisabled}
      onClick={() => onStep(step)}
    >
      {step > 0 ? '+' : '−'}
    </button>
  );
}

/** A slider with the name, the symbol and the value of its parameter. */
function Slider(props: SliderProps): ReactNode {
  const {slider, value, units = {}, isLive, controls, onChange} = props;
  const {key, definition, scale} = slider;
  const locale = useLocale();
  const id = useId();
  const text = formatQuantity(value, definition, units);
  const position = scale.position(value);
  const moveTo = (next: number) => onChange(key, scale.value(next));
  const moveBy = (step: number) => moveTo(position + step);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{capitalized(definition.label, locale)}</label>
      <span aria-hidden="true">
        <SymbolText>{definition.symbol}</SymbolText> = {text}
      </span>
      <div className={styles.track}>
        <StepButton
          step={-1}
          isDisabled={!isLive || position === 0}
          onStep={moveBy}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={scale.last}
          step={1}
          value={position}
          disabled={!isLive}
          aria-controls={controls}
          aria-valuetext={text}
          onChange={({target}) => moveTo(Number(target.value))}
        />
        <StepButton
          step={1}
          isDisabled={!isLive || position === scale.last}
          onStep={moveBy}
        />
      </div>
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
