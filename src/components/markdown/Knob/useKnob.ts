import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import {type RunResult, runSettings} from '../../../panel/state/runResult';
import type {Settings} from '../../../panel/state/settings';
import {usePointer} from '../../../panel/state/useRelease';

/** The values of a knob, the result of their run and the way to change one. */
export interface KnobState {
  readonly settings: Settings;
  readonly result: RunResult;
  readonly set: (key: string, value: number) => void;
}

/**
 * Runs the model after each change, at most once a frame. Takes a change back
 * when the browser takes its pointer to scroll the page.
 */
export function useKnob(model: AnyModel, initial: RunResult): KnobState {
  const [settings, setSettings] = useState(initial.settings);
  const [result, setResult] = useState(initial);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const change = (next: Settings) => {
    setSettings(next);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      // At once, so that the curve is painted in this frame and not in the next.
      flushSync(() => setResult((last) => runSettings(model, next, last)));
    });
  };
  const pressed = useRef(settings);
  usePointer((type) => {
    if (type === 'pointerdown') {
      pressed.current = settings;
    } else if (type === 'pointercancel' && pressed.current !== settings) {
      change(pressed.current);
    }
  });
  return {
    settings,
    result,
    set: (key, value) =>
      change({...settings, values: {...settings.values, [key]: value}}),
  };
}
