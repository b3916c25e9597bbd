import {translate} from '@docusaurus/Translate';
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
  return (
    <span className={shared.note}>
      {outputs.length > 0
        ? translate(
            {
              id: 'simulation.effect.hidden',
              message: 'Moves a curve that is switched off: {curves}.',
              description: 'Below a slider that moves no visible curve',
            },
            {curves: names(outputs, model.outputs)},
          )
        : scalars.length > 0
          ? translate(
              {
                id: 'simulation.effect.results',
                message: 'Moves no curve here; changes: {results}.',
                description: 'Below a slider that moves no visible curve',
              },
              {results: names(scalars, model.scalars)},
            )
          : translate({
              id: 'simulation.effect.none',
              message: 'Has no visible effect at the present values.',
              description: 'Below a slider that moves no visible curve',
            })}
    </span>
  );
}
