import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {usePanelValues, usePresentRun} from './context';
import {Icon, type IconProps} from './controls/icons';
import {MoreMenu, ShareMenu} from './lazyParts';
import styles from './styles.model.module.css';

interface IconButtonProps extends IconProps {
  readonly label: string;
  /** Whether the menu that it opens is open. */
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

function IconButton(props: IconButtonProps): ReactNode {
  const {name, label, isOpen, onClick} = props;
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
  const {run, runSettings: settings} = usePresentRun().result;
  return (
    <IconButton
      name="hold"
      label={translate({
        id: 'simulation.hold',
        message: 'Hold this run',
        description: 'Keeps the curves of the run to compare others with it',
      })}
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
  const {topic} = usePresentRun().state;
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
  const {isLive} = usePanelValues();
  const [open, setOpen] = useState<'share' | 'more'>();
  const close = () => setOpen(undefined);
  const share = translate({
    id: 'simulation.share',
    message: 'Share and save',
    description: 'Opens links, code and files of the present run',
  });
  const more = translate({
    id: 'simulation.more',
    message: 'More',
    description: 'Opens further options of the plot of a model',
  });
  const buttonOf = (name: 'share' | 'more', label: string) => (
    <IconButton
      name={name}
      label={label}
      isOpen={open === name}
      onClick={() => setOpen(open === name ? undefined : name)}
    />
  );
  return (
    <div className={styles.head}>
      <Question />
      <fieldset className={styles.icons} disabled={!isLive}>
        <HoldButton />
        {buttonOf('share', share)}
        {open === 'share' && (
          <ShareMenu label={share} figures={figures} onClose={close} />
        )}
        {buttonOf('more', more)}
        {open === 'more' && (
          <MoreMenu label={more} onKeys={onKeys} onClose={close} />
        )}
      </fieldset>
    </div>
  );
}
