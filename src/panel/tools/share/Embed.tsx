import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useState} from 'react';

import {useCopy} from '../../../components/base/useCopy';
import {text} from '../../../i18n';
import {useLivePanel, usePanelValues} from '../../context';
import {Button} from '../../controls/Button';
import {CopiedText, CopyStatus} from '../../controls/CopyButton';
import shared from '../../shared.tools.module.css';
import {Select} from '../Select';
import {embedCode, type FrameView} from './embedCode';

/** The views that a frame can have, with their names. */
const VIEWS = {
  panel: text('The whole model', '整个模型'),
  knob: text('One figure with a slider', '一幅图和滑块'),
} as const;

/** The code of a frame with the present values, copied when it is shown. */
export function Embed(): ReactNode {
  const {model, locale} = usePanelValues();
  const {address} = useLivePanel();
  const {siteConfig} = useDocusaurusContext();
  const [view, setView] = useState<FrameView>('panel');
  const title = `${model.title[locale]} – ${siteConfig.title}`;
  const code = embedCode({model: model.id, locale, address, view, title});
  const {outcome, copy} = useCopy();
  const copyAtOnce = useEffectEvent(() => void copy(code));
  useEffect(() => copyAtOnce(), []);
  return (
    <div className={shared.toolbar}>
      <CopiedText
        text={code}
        rows={3}
        label={translate({
          id: 'simulation.embed.code',
          message: 'HTML that shows this model on another site',
          description: 'Accessible name of the field with the code of a frame',
        })}
      />
      <Select
        label={translate({
          id: 'simulation.embed.view',
          message: 'What the frame shows',
          description: 'Accessible name of the choice of a view',
        })}
        value={view}
        options={Object.entries(VIEWS).map(([value, name]) => ({
          value,
          name: name[locale],
        }))}
        onSelect={(next) => setView(next as FrameView)}
      />
      <Button onClick={() => void copy(code)}>
        {translate({
          id: 'simulation.embed.copy',
          message: 'Copy',
          description: 'Copies the code of a frame for another site',
        })}
      </Button>
      <CopyStatus text={code} outcome={outcome} />
    </div>
  );
}
