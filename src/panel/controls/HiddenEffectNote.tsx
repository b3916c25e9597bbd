import type {ReactNode} from 'react';

import {text} from '../../i18n';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {usePanelValues} from '../context';
import type {HiddenEffect} from '../figures/movement';
import shared from '../shared.tools.module.css';

const SEPARATOR = text(', ', '、');

/** Says why a change moves no curve, and what it changes instead. */
export function HiddenEffectNote({
  effect: {outputs, scalars},
}: {
  readonly effect: HiddenEffect;
}): ReactNode {
  const {model, locale} = usePanelValues();
  const names = (
    keys: readonly string[],
    definitions: AnyModel['outputs'] | AnyModel['scalars'],
  ) =>
    keys
      .map((key) => definitions?.[key]?.label[locale])
      .join(SEPARATOR[locale]);
  const curves = names(outputs, model.outputs);
  const results = names(scalars, model.scalars);
  const nothing = text(
    'Has no visible effect at the present values.',
    '在当前取值下看不出影响。',
  );
  const ofResults = text(
    `Moves no curve here; changes: ${results}.`,
    `图中曲线不变，改变的是：${results}。`,
  );
  const ofCurves = text(
    `Moves a curve that is switched off: ${curves}.`,
    `改变的曲线未显示：${curves}。`,
  );
  const others = scalars.length > 0 ? ofResults : nothing;
  const words = outputs.length > 0 ? ofCurves : others;
  return <span className={shared.note}>{words[locale]}</span>;
}
