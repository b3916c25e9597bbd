import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {AnyModel} from '../../../models/definition/modelDefinition';
import {encodePermalink} from '../../../models/export/permalink';
import type {Settings} from '../../../panel/state/settings';
import {isPlainClick} from '../../base/plainInput';
import {showPanel} from '../../base/showPanel';
import styles from './styles.figure.module.css';

export interface PanelLinkProps {
  readonly model: AnyModel;
  readonly settings: Settings;
  /** Route of the page with the panel; this page unless given. */
  readonly page: string | undefined;
}

/** The link to the panel of the model, with the values of the knob. */
export function PanelLink({model, settings, page}: PanelLinkProps): ReactNode {
  const {values, duration} = settings;
  const link = encodePermalink(model, values, duration);
  const words = (
    <Translate
      id="knob.panel"
      description="Link below a figure with a slider, to the panel of its model"
    >
      The whole model with these values
    </Translate>
  );
  return page ? (
    <Link data-noBrokenLinkCheck to={`${page}#${link}`}>
      {words}
    </Link>
  ) : (
    <Link
      {...(styles.panelLink && {className: styles.panelLink})}
      data-noBrokenLinkCheck
      to={`#${link}`}
      onClick={(event) => {
        if (isPlainClick(event) && showPanel(link)) {
          event.preventDefault();
        }
      }}
    >
      {words}
    </Link>
  );
}
