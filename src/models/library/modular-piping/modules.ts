import {type LocalizedText, text} from '../../../i18n';
import type {Chain, PipelineElement} from '../../../physics/fluids/pipeline';
import type {Values} from './parameters';

/** A module of the line. */
export interface LineModule {
  /** Id of the module's bar in the figure. */
  readonly id: string;
  /** Name of the module. */
  readonly label: LocalizedText;
  /** The resistance or elevation of the module. */
  readonly element: PipelineElement;
}

/** Kinds of pressure drop, by the kind of a module. */
export const LOSS_KINDS = {
  pipe: 'friction',
  elevation: 'elevation',
  fitting: 'minor',
  step: 'minor',
} as const satisfies Readonly<Record<PipelineElement['kind'], string>>;

function changeOfBore(
  id: string,
  inletDiameter: number,
  outletDiameter: number,
): LineModule {
  const label =
    outletDiameter >= inletDiameter
      ? text('enlargement', '突扩')
      : text('contraction', '突缩');
  return {id, label, element: {kind: 'step', inletDiameter, outletDiameter}};
}

function secondPipe(p: Values): readonly LineModule[] {
  const {roughness, secondLength: length} = p;
  const diameter = secondBore(p);
  const pipe: LineModule = {
    id: 'second-pipe',
    label: text('second pipe', '第二段直管'),
    element: {kind: 'pipe', length, diameter, roughness},
  };
  return diameter === p.diameter
    ? [pipe]
    : [
        changeOfBore('first-change', p.diameter, diameter),
        pipe,
        changeOfBore('second-change', diameter, p.diameter),
      ];
}

/** Returns the inner diameter of the second pipe, m. */
export function secondBore(p: Values): number {
  return p.bore === 'other' ? p.secondDiameter : p.diameter;
}

/** Returns the modules between the inlet and the node, in this order. */
export function upstreamModules(p: Values): readonly LineModule[] {
  const {diameter, roughness, firstLength, rise} = p;
  return [
    {
      id: 'first-pipe',
      label: text('first pipe', '第一段直管'),
      element: {kind: 'pipe', length: firstLength, diameter, roughness},
    },
    {
      id: 'first-bend',
      label: text('first bend', '第一个弯管'),
      element: {kind: 'fitting', coefficient: p.firstBend, diameter},
    },
    ...(rise === 0
      ? []
      : [
          {
            id: 'rise',
            label: text('rise', '上升段'),
            element: {kind: 'elevation', rise},
          } as const,
        ]),
    ...secondPipe(p),
    {
      id: 'second-bend',
      label: text('second bend', '第二个弯管'),
      element: {kind: 'fitting', coefficient: p.secondBend, diameter},
    },
  ];
}

/** Returns the parallel branches A and B, if the line has them. */
export function branchChains(p: Values): readonly [Chain, Chain] | undefined {
  const {roughness} = p;
  const chain = (
    length: number,
    diameter: number,
    coefficient: number,
  ): Chain => [
    {kind: 'pipe', length, diameter, roughness},
    {kind: 'fitting', coefficient, diameter},
  ];
  return p.branches === 'none'
    ? undefined
    : [
        chain(p.lengthA, p.diameterA, p.fittingsA),
        chain(p.lengthB, p.diameterB, p.fittingsB),
      ];
}
