import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useId, useRef} from 'react';

import {useLocale} from '../i18n/useLocale';
import Drawing from './Drawing';
import styles from './live.lazy.module.css';
import control from './styles.model.module.css';
import {Bar, type ViewProps} from './View';

interface EnlargedProps extends ViewProps {
  readonly onClose: () => void;
}

/** A sketch over the whole window. */
export function Enlarged({onClose, ...props}: EnlargedProps): ReactNode {
  const {sketch, readings, partOf} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = useLocale();
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      aria-labelledby={id}
      className={styles.large}
      ref={dialog}
      onClose={onClose}
    >
      <h2 id={id}>{sketch.title[locale]}</h2>
      <div className={styles.drawing}>
        <Drawing
          labelledBy={id}
          partOf={partOf}
          readings={readings}
          sketch={sketch}
        />
      </div>
      <Bar readings={readings} sketch={sketch}>
        <button
          className={control.control}
          type="button"
          onClick={() => dialog.current?.close()}
        >
          <Translate
            id="sketch.close"
            description="Closes the sketch that is shown over the whole window"
          >
            Close
          </Translate>
        </button>
      </Bar>
    </dialog>
  );
}
