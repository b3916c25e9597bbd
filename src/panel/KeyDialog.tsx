import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';

import {type LocalizedText, text} from '../i18n';
import {useLocale} from '../i18n/useLocale';
import {Button} from './controls/Button';
import lazyStyles from './styles.lazy.module.css';

/** Each key with what it does. */
const KEYS: readonly (readonly [keys: string, effect: LocalizedText])[] = [
  [
    '← → ↑ ↓',
    text('Slider, field or cursor: one step', '滑块、输入框或光标：移动一步'),
  ],
  [
    'Shift + ← → ↑ ↓',
    text('Slider or field: a tenth of a step', '滑块或输入框：移动十分之一步'),
  ],
  [
    'PageUp, PageDown',
    text('Slider or cursor: ten steps', '滑块或光标：移动十步'),
  ],
  ['Home, End', text('Slider or cursor: to the end', '滑块或光标：移到端点')],
  [
    'Enter',
    text(
      'Cursor: stay here; the second time, show the difference. A click in the plot does the same.',
      '光标：固定在此处；再按一次，显示两处之差。单击曲线图也一样。',
    ),
  ],
  [
    'Space',
    text('Plot: play the run, or pause it', '曲线图：播放仿真过程，或暂停'),
  ],
  [
    '+ −',
    text(
      'Plot: magnify the time axis, or show more of it',
      '曲线图：放大或缩小时间轴',
    ),
  ],
  [
    'Shift + ← →',
    text('Plot: move the part that is shown', '曲线图：平移显示范围'),
  ],
  [
    '0, Esc',
    text(
      'Plot: the whole run; Esc also removes the cursor',
      '曲线图：显示整个仿真过程；Esc 还会移除光标',
    ),
  ],
  ['?', text('This list', '显示本列表')],
];

/** The list of the keys, over the page. */
export function KeyDialog({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const locale = useLocale();
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
        {KEYS.map(([keys, effect]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect[locale]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {
          text(
            'With mouse or finger: drag over the time axis, pinch, or turn the wheel with Ctrl or ⌘; a double click shows the whole run.',
            '用鼠标或手指：在时间轴上拖动、双指捏合，或按住 Ctrl 或 ⌘ 滚动滚轮；双击恢复完整显示。',
          )[locale]
        }
      </p>
      <Button onClick={() => dialog.current?.close()}>
        {translate({
          id: 'simulation.keys.close',
          message: 'Close',
          description: 'Closes the list of keys',
        })}
      </Button>
    </dialog>
  );
}
