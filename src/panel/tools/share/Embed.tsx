import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useState} from 'react';

import {useCopy} from '../../../components/base/useCopy';
import {usePanelValues, usePresentRun} from '../../context';
import {CopyStatus} from '../../controls/CopyButton';
import shared from '../../shared.tools.module.css';
import {embedCode, type FrameView} from './embedCode';

/** The views that a frame can have, with their names. */
function views(): readonly (readonly [view: FrameView, name: string])[] {
  return [
    [
      'panel',
      translate({
        id: 'simulation.embed.panel',
        message: 'The whole model',
        description: 'What a frame on another site shows: the whole panel',
      }),
    ],
    [
      'knob',
      translate({
        id: 'simulation.embed.knob',
        message: 'One figure with a slider',
        description: 'What a frame on another site shows: a part of the panel',
      }),
    ],
  ];
}

/** The choice of what the frame shows. */
function ViewChoice({
  view,
  onChoose,
}: {
  readonly view: FrameView;
  readonly onChoose: (view: FrameView) => void;
}): ReactNode {
  return (
    <select
      className={shared.select}
      aria-label={translate({
        id: 'simulation.embed.view',
        message: 'What the frame shows',
        description: 'Accessible name of the choice of a view',
      })}
      value={view}
      onChange={({target}) => onChoose(target.value as FrameView)}
    >
      {views().map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The code of a frame with the present values, copied when it is shown. */
export function Embed(): ReactNode {
  const {model, locale} = usePanelValues();
  const {address} = usePresentRun();
  const {siteConfig} = useDocusaurusContext();
  const [view, setView] = useState<FrameView>('panel');
  const title = `${model.title[locale]} – ${siteConfig.title}`;
  const code = embedCode({model: model.id, locale, address, view, title});
  const {outcome, copy} = useCopy();
  const copyAtOnce = useEffectEvent(() => void copy(code));
  useEffect(() => copyAtOnce(), []);
  return (
    <div className={shared.toolbar}>
      <textarea
        readOnly
        rows={3}
        className={shared.address}
        value={code}
        aria-label={translate({
          id: 'simulation.embed.code',
          message: 'HTML that shows this model on another site',
          description: 'Accessible name of the field with the code of a frame',
        })}
        onFocus={({target}) => target.select()}
      />
      <ViewChoice view={view} onChoose={setView} />
      <button
        type="button"
        className={shared.button}
        onClick={() => void copy(code)}
      >
        {translate({
          id: 'simulation.embed.copy',
          message: 'Copy',
          description: 'Copies the code of a frame for another site',
        })}
      </button>
      <CopyStatus text={code} outcome={outcome} />
    </div>
  );
}
