import Translate from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import type {Verdict} from '../../base/componentDrawings';
import Icon from '../../base/ComponentIcon';
import {ANSWERS} from './labels';
import {PORTS} from './ports';
import styles from './styles.lazy.module.css';

export interface PortChoiceProps {
  readonly legend: string;
  readonly picked: string;
  readonly onPick: (id: string) => void;
}

/** A choice of one port; radio buttons, so that arrow keys work. */
export function PortChoice({
  legend,
  picked,
  onPick,
}: PortChoiceProps): ReactNode {
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {PORTS.map(({id, icon, label}) => (
          <label className={styles.tile} key={id}>
            <input
              checked={id === picked}
              className={styles.hidden}
              name={name}
              type="radio"
              value={id}
              onChange={() => onPick(id)}
            />
            <span className={styles.face}>
              <Icon decorative name={icon} size={44} />
              <span>{label[locale]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface AnswerChoiceProps {
  readonly picked: Verdict | undefined;
  readonly onPick: (answer: Verdict) => void;
}

/** The choice of an answer. */
export function AnswerChoice({picked, onPick}: AnswerChoiceProps): ReactNode {
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Translate
          id="portPuzzle.question"
          description="Question of the port puzzle"
        >
          Do they connect, and why?
        </Translate>
      </legend>
      {(Object.keys(ANSWERS) as readonly Verdict[]).map((verdict) => (
        <label className={styles.answer} key={verdict}>
          <input
            checked={verdict === picked}
            name={name}
            required
            type="radio"
            value={verdict}
            onChange={() => onPick(verdict)}
          />
          <span>{ANSWERS[verdict][locale]}</span>
        </label>
      ))}
    </fieldset>
  );
}
