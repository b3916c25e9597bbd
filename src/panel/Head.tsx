import type {ReactNode} from 'react';
import {useState} from 'react';

import {text} from '../i18n';
import {useLivePanel, usePanelValues} from './context';
import {Icon} from './controls/icons';
import {MoreMenu, ShareMenu} from './lazyParts';
import styles from './styles.model.module.css';

/** What can be done with a run, or with the plot, as a whole. */
const LABELS = {
  hold: text('Hold this run', '保留本次运行'),
  share: text('Share and save', '分享与保存'),
  more: text('More', '更多'),
} as const;

interface IconButtonProps {
  readonly name: keyof typeof LABELS;
  /** Whether the menu that it opens is open. */
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

function IconButton(props: IconButtonProps): ReactNode {
  const {name, isOpen, onClick} = props;
  const label = LABELS[name][usePanelValues().locale];
  return (
    <button
      type="button"
      className={styles.icon}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

/** Keeps the present run, to compare others with it. */
function HoldButton(): ReactNode {
  const {dispatch} = usePanelValues();
  const {run, runSettings: settings} = useLivePanel().result;
  return (
    <IconButton
      name="hold"
      onClick={() =>
        dispatch({
          type: 'compare',
          comparisons: [{kind: 'held', settings, run}],
        })
      }
    />
  );
}

export interface HeadProps {
  /** Gives the element that holds the figures. */
  readonly figures: () => Element | null;
  readonly onKeys: () => void;
}

/**
 * The question of the preset, in the room of the longest one of the model: the
 * plot below stays in its place when another preset is chosen.
 */
function Question(): ReactNode {
  const {model, locale} = usePanelValues();
  const {topic} = useLivePanel().state;
  const questions = Object.values(model.presets).map(
    ({question}) => question[locale],
  );
  const longest = questions.reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  return (
    <p className={styles.question} data-part="question" data-longest={longest}>
      <span>{model.presets[topic]?.question[locale]}</span>
    </p>
  );
}

/** The question of the panel, and what can be done with its run as a whole. */
export function Head({figures, onKeys}: HeadProps): ReactNode {
  const {isLive, locale} = usePanelValues();
  const [open, setOpen] = useState<'share' | 'more'>();
  const close = () => setOpen(undefined);
  const buttonOf = (name: 'share' | 'more') => (
    <IconButton
      name={name}
      isOpen={open === name}
      onClick={() => setOpen(open === name ? undefined : name)}
    />
  );
  return (
    <div className={styles.head}>
      <Question />
      <fieldset className={styles.icons} disabled={!isLive}>
        <HoldButton />
        {buttonOf('share')}
        {open === 'share' && (
          <ShareMenu
            label={LABELS.share[locale]}
            figures={figures}
            onClose={close}
          />
        )}
        {buttonOf('more')}
        {open === 'more' && (
          <MoreMenu
            label={LABELS.more[locale]}
            onKeys={onKeys}
            onClose={close}
          />
        )}
      </fieldset>
    </div>
  );
}
