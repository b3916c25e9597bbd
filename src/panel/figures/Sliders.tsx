import type {ComponentProps, ReactNode} from 'react';
import {useId} from 'react';

import {capitalized} from '../../i18n';
import {useLocale} from '../../i18n/useLocale';
import {formatQuantity} from '../../models/definition/format';
import type {UnitPreferences} from '../../physics/units';
import type {NumberSlider} from '../state/numberSliders';
import type {SliderScale} from '../state/sliderScale';
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

export interface TrackProps {
  readonly scale: SliderScale;
  readonly value: number;
  readonly isDisabled: boolean;
  readonly onValue: (value: number) => void;
  /** Further properties of the slider itself. */
  readonly input: ComponentProps<'input'>;
}

/** A slider between two buttons for a finger. */
export function Track(props: TrackProps): ReactNode {
  const {scale, value, isDisabled, onValue, input} = props;
  const position = scale.position(value);
  const moveBy = (step: number) => onValue(scale.value(position + step));
  return (
    <div className={styles.track}>
      <StepButton
        step={-1}
        isDisabled={isDisabled || position === 0}
        onStep={moveBy}
      />
      <input
        type="range"
        min={0}
        max={scale.last}
        step={1}
        value={position}
        disabled={isDisabled}
        onChange={({target}) => onValue(scale.value(Number(target.value)))}
        {...input}
      />
      <StepButton
        step={1}
        isDisabled={isDisabled || position === scale.last}
        onStep={moveBy}
      />
    </div>
  );
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
      <Track
        scale={scale}
        value={value}
        isDisabled={!isLive}
        onValue={(next) => onChange(key, next)}
        input={{id, 'aria-controls': controls, 'aria-valuetext': text}}
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
