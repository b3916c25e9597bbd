import {useLocation} from '@docusaurus/router';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react';

import {isPlainKey} from '../components/base/plainInput';
import {useLocale} from '../i18n/useLocale';
import {pointAt, useLiveRun} from '../site/liveRuns';
import type {SketchData} from './define';
import {componentName} from './describe';
import {isLink, type PartProps} from './Drawing';
import {Enlarged} from './Enlarged';
import styles from './live.lazy.module.css';
import {type Readings, readRun, shownOutput} from './readings';
import View from './View';

/** How far a key moves the focus along the components. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** What the sketch shows: of the live run at its cursor, else of the HTML. */
function useReadings(
  sketch: SketchData,
  initial: Readings | undefined,
): Readings | undefined {
  const model = sketch.model ?? '';
  const published = useLiveRun(model, (state) => state.published);
  const at = useLiveRun(model, (state) => state.at);
  const read = useMemo(
    () => published && readRun(sketch, published),
    [sketch, published],
  );
  return useMemo(
    () => (read && published ? read(at ?? published.run.end) : initial),
    [read, published, at, initial],
  );
}

/** Moves the focus to another component of the drawing. */
function focusOn(from: Element, component: string): void {
  from
    .closest('svg')
    ?.querySelector<SVGElement>(`[data-component="${component}"]`)
    ?.focus();
}

/**
 * Makes components mark their curves: while they are pointed at or focused, and
 * for longer after a tap. Together they are one tab stop, in which arrow keys
 * move the focus.
 */
function useParts(
  sketch: SketchData,
  readings: Readings | undefined,
): (component: string) => PartProps | undefined {
  const {model = '', shows = {}} = sketch;
  const locale = useLocale();
  const {pathname} = useLocation();
  const focus = useLiveRun(model, (state) => state.focus);
  const [pinned, setPinned] = useState<string>();
  const buttons = useMemo(
    () =>
      Object.entries(sketch.components)
        .filter(
          ([key, placement]) =>
            shownOutput(shows[key]) !== undefined &&
            !isLink(placement, pathname),
        )
        .map(([key]) => key),
    [sketch, shows, pathname],
  );
  const [stop = buttons[0], setStop] = useState<string>();
  const point = useCallback(
    (component = pinned) => {
      const output = shownOutput(shows[component ?? '']);
      pointAt(model, output === undefined ? [] : [output]);
    },
    [model, shows, pinned],
  );
  return (component) => {
    const output = shownOutput(shows[component]);
    if (output === undefined) {
      return undefined;
    }
    const isButton = buttons.includes(component);
    const toggle = () => {
      setPinned(pinned === component ? undefined : component);
      point(component);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step !== undefined && isPlainKey(event)) {
        const index = buttons.indexOf(component) + step + buttons.length;
        event.preventDefault();
        focusOn(
          event.currentTarget,
          buttons[index % buttons.length] ?? component,
        );
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        toggle();
      }
    };
    const {text = '', symbol} = readings?.components[component] ?? {};
    const {submodel} = sketch.components[component] ?? {};
    const value = symbol === undefined ? text : `${symbol} = ${text}`;
    const name = componentName(sketch, component, locale);
    return {
      markClass: focus.includes(output) ? styles.mark : undefined,
      attributes: {
        onPointerEnter: () => point(component),
        onPointerLeave: () => point(),
        onFocus: () => {
          setStop(component);
          point(component);
        },
        onBlur: () => point(),
        ...(isButton && {
          className: styles.button,
          'data-component': component,
          role: 'button',
          tabIndex: component === stop ? 0 : -1,
          'aria-label': [name, submodel, value].filter(Boolean).join(' '),
          'aria-pressed': component === pinned,
          onClick: toggle,
          onKeyDown,
        }),
      },
    };
  };
}

export interface LiveViewProps {
  readonly sketch: SketchData;
  /** What the sketch shows while no panel of its model is live. */
  readonly readings: Readings | undefined;
  readonly isOpenAtFirst: boolean;
}

/** A sketch that follows the cursor of its model's panel. */
export default function LiveView(props: LiveViewProps): ReactNode {
  const {sketch} = props;
  const readings = useReadings(sketch, props.readings);
  const partOf = useParts(sketch, readings);
  const [isLarge, setLarge] = useState(false);
  const live = {...props, readings, partOf};
  return (
    <>
      <View {...live} onEnlarge={() => setLarge(true)} />
      {isLarge && <Enlarged {...live} onClose={() => setLarge(false)} />}
    </>
  );
}
