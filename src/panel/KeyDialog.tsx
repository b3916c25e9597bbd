import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';

import shared from './shared.tools.module.css';
import lazyStyles from './styles.lazy.module.css';

/** Each key with what it does. */
function keyList(): readonly (readonly [keys: string, effect: string])[] {
  return [
    [
      '← → ↑ ↓',
      translate({
        id: 'simulation.keys.arrows',
        message: 'Slider, field or cursor: one step',
        description: 'What the arrow keys do in the panel of a model',
      }),
    ],
    [
      'Shift + ← → ↑ ↓',
      translate({
        id: 'simulation.keys.fine',
        message: 'Slider or field: a tenth of a step',
        description: 'What the arrow keys do with Shift in the panel',
      }),
    ],
    [
      'PageUp, PageDown',
      translate({
        id: 'simulation.keys.page',
        message: 'Slider or cursor: ten steps',
        description: 'What these keys do in the panel of a model',
      }),
    ],
    [
      'Home, End',
      translate({
        id: 'simulation.keys.ends',
        message: 'Slider or cursor: to the end',
        description: 'What these keys do in the panel of a model',
      }),
    ],
    [
      'Enter',
      translate({
        id: 'simulation.keys.fix',
        message:
          'Cursor: stay here; the second time, show the difference. A click in the plot does the same.',
        description: 'What the key does in the panel of a model',
      }),
    ],
    [
      'Space',
      translate({
        id: 'simulation.keys.space',
        message: 'Plot: play the run, or pause it',
        description: 'What the key does in the panel of a model',
      }),
    ],
    [
      '+ −',
      translate({
        id: 'simulation.keys.zoom',
        message: 'Plot: magnify the time axis, or show more of it',
        description: 'What these keys do in the panel of a model',
      }),
    ],
    [
      'Shift + ← →',
      translate({
        id: 'simulation.keys.pan',
        message: 'Plot: move the part that is shown',
        description: 'What these keys do in the panel of a model',
      }),
    ],
    [
      '0, Esc',
      translate({
        id: 'simulation.keys.whole',
        message: 'Plot: the whole run; Esc also removes the cursor',
        description: 'What these keys do in the panel of a model',
      }),
    ],
    [
      '?',
      translate({
        id: 'simulation.keys.help',
        message: 'This list',
        description: 'What the key does in the panel of a model',
      }),
    ],
  ];
}

/** The list of the keys, over the page. */
export function KeyDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const title = translate({
    id: 'simulation.keys',
    message: 'Keys',
    description: 'Title of the list of keys, and name of its button',
  });
  return (
    <dialog
      ref={dialog}
      className={lazyStyles.dialog}
      aria-label={title}
      onClose={onClose}
    >
      <dl className={lazyStyles.keys}>
        {keyList().map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p>
        {translate({
          id: 'simulation.keys.pointer',
          message:
            'With mouse or finger: drag over the time axis, pinch, or turn the wheel with Ctrl or ⌘; a double click shows the whole run.',
          description: 'Below the list of keys of the panel of a model',
        })}
      </p>
      <button
        type="button"
        className={shared.button}
        onClick={() => dialog.current?.close()}
      >
        {translate({
          id: 'simulation.keys.close',
          message: 'Close',
          description: 'Closes the list of keys',
        })}
      </button>
    </dialog>
  );
}
