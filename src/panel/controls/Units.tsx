import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import type {Displayed} from '../../models/definition/format';
import {timeDisplay} from '../../models/definition/format';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {isChoice} from '../../models/definition/parameters';
import type {Quantity, Unit} from '../../physics/units';
import {
  chooseUnit,
  QUANTITIES,
  unitDefinition,
  unitsOf,
  unitSymbol,
} from '../../physics/units';
import {usePanelValues} from '../context';
import shared from '../shared.tools.module.css';
import lazyStyles from '../styles.lazy.module.css';

/** Everything of a model that is shown with a unit. */
function displayedQuantities(model: AnyModel): readonly Displayed[] {
  const axes = model.figures.flatMap((figure) => {
    switch (figure.kind) {
      case 'time':
        return [];
      case 'profile':
        return [figure.coordinate, figure.quantity];
      case 'bars':
        return [figure.quantity];
    }
  });
  return [
    ...(model.duration ? [timeDisplay(model)] : []),
    ...Object.values(model.outputs),
    ...axes,
    ...Object.values(model.parameters).flatMap((each) =>
      isChoice(each) ? [] : [each],
    ),
    ...Object.values(model.scalars ?? {}),
  ];
}

/** The quantities that have several units, each with what first shows it. */
function switchableQuantities(
  model: AnyModel,
): ReadonlyMap<Quantity, Displayed> {
  const found = new Map<Quantity, Displayed>();
  for (const displayed of displayedQuantities(model)) {
    const {quantity} = unitDefinition(displayed.unit);
    if (!found.has(quantity) && unitsOf(quantity).length > 1) {
      found.set(quantity, displayed);
    }
  }
  return found;
}

function optionName(unit: Unit): string {
  const symbol = unitSymbol(unit);
  return symbol === '' ? '1' : symbol;
}

/** A choice of unit for each quantity of the model. */
export function Units(): ReactNode {
  const {model, units, locale, dispatch} = usePanelValues();
  const quantities = [...switchableQuantities(model)];
  return (
    quantities.length > 0 && (
      <fieldset className={lazyStyles.units}>
        <legend>
          {translate({
            id: 'simulation.units',
            message: 'Units',
            description: 'Heading of the choices of units',
          })}
        </legend>
        {quantities.map(([quantity, {unit, displayUnit}]) => (
          <label key={quantity} className={lazyStyles.unitChoice}>
            {QUANTITIES[quantity].label[locale]}
            <select
              className={shared.select}
              value={chooseUnit(unit, displayUnit, units)}
              onChange={({target}) =>
                dispatch({type: 'unit', quantity, unit: target.value as Unit})
              }
            >
              {unitsOf(quantity).map((each) => (
                <option key={each} value={each}>
                  {optionName(each)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    )
  );
}
