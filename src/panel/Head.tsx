import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useState} from 'react';

import {usePanelValues, usePresentRun} from './context';
import {Icon} from './controls/icons';
import {MoreMenu, ShareMenu} from './lazyParts';
import styles from './styles.model.module.css';

interface MenuButtonProps {
  readonly name: 'share' | 'more';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MenuButton(props: MenuButtonProps): ReactNode {
  const {name, label, isOpen, onToggle} = props;
  return (
    <button
      type="button"
      className={styles.icon}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name={name} />
    </button>
  );
}

/** Keeps the present run, to compare others with it. */
function HoldButton(): ReactNode {
  const {dispatch} = usePanelValues();
  const {run, runSettings: settings} = usePresentRun().result;
  const label = translate({
    id: 'simulation.hold',
    message: 'Hold this run',
    description: 'Keeps the curves of the run to compare others with it',
  });
  return (
    <button
      type="button"
      className={styles.icon}
      title={label}
      aria-label={label}
      onClick={() =>
        dispatch({
          type: 'compare',
          comparisons: [{kind: 'held', settings, run}],
        })
      }
    >
      <Icon name="hold" />
    </button>
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
  const [menu, setMenu] = useState<MenuButtonProps['name']>();
  const close = () => setMenu(undefined);
  const toggle = (name: MenuButtonProps['name']) =>
    setMenu(menu === name ? undefined : name);
  return (
    <div className={styles.head}>
      <Question />
      <fieldset className={styles.icons} disabled={!isLive}>
        <HoldButton />
        <MenuButton
          name="share"
          label={translate({
            id: 'simulation.share',
            message: 'Share and save',
            description: 'Opens links, code and files of the present run',
          })}
          isOpen={menu === 'share'}
          onToggle={() => toggle('share')}
        />
        {menu === 'share' && <ShareMenu figures={figures} onClose={close} />}
        <MenuButton
          name="more"
          label={translate({
            id: 'simulation.more',
            message: 'More',
            description: 'Opens further options of the plot of a model',
          })}
          isOpen={menu === 'more'}
          onToggle={() => toggle('more')}
        />
        {menu === 'more' && <MoreMenu onKeys={onKeys} onClose={close} />}
      </fieldset>
    </div>
  );
}
