import {translate} from '@docusaurus/Translate';

import type {Locale} from '../../../i18n';
import {drawingOf} from '../../base/componentDrawings';
import type {Line, SketchData} from './define';
import {type PlacedPort, portAt} from './layout';

/** Name of a component of a sketch, with its submodel. */
export function nameOf(
  sketch: SketchData,
  key: string,
  locale: Locale,
): string {
  const placement = sketch.components[key];
  if (!placement) {
    return key;
  }
  const {label, icon} = placement;
  return (label ?? drawingOf(icon).label)[locale];
}

function signalSentence(output: string, input: string): string {
  return translate(
    {
      id: 'sketch.line.signal',
      message: '{output} → {input}: a signal',
      description: 'A connection of a sketch, in words. Both are components',
    },
    {output, input},
  );
}

function thermalSentence(effort: string, flow: string): string {
  return translate(
    {
      id: 'sketch.line.thermal',
      message:
        '{effort} – {flow}: the first gives the temperature, the second the heat flow rate',
      description: 'A connection of a sketch, in words. Both are components',
    },
    {effort, flow},
  );
}

function fluidSentence(effort: string, flow: string): string {
  return translate(
    {
      id: 'sketch.line.fluid',
      message:
        '{effort} – {flow}: the first gives pressure and temperature, the second mass and enthalpy flow rate',
      description: 'A connection of a sketch, in words. Both are components',
    },
    {effort, flow},
  );
}

function hollowSentence(one: string, other: string): string {
  return translate(
    {
      id: 'sketch.line.hollow',
      message: '{one} – {other}: a line with a resistance of its own',
      description:
        'A connection of a sketch, in words, between two capacitive components',
    },
    {one, other},
  );
}

/** A connection in words: which two components, and who gives what. */
export function sentenceOf(
  sketch: SketchData,
  line: Line,
  locale: Locale,
): string {
  const ends = [portAt(sketch, line.from), portAt(sketch, line.to)];
  const isFirst = ({gives}: PlacedPort) =>
    gives === 'output' || gives === 'effort';
  const sorted = [...ends].sort(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)),
  );
  const [first = '', second = ''] = sorted.map(({owner}) =>
    nameOf(sketch, owner, locale),
  );
  if (line.isHollow) {
    return hollowSentence(first, second);
  }
  switch (ends[0]?.domain) {
    case 'thermal':
      return thermalSentence(first, second);
    case 'thermal-hydraulic':
      return fluidSentence(first, second);
    default:
      return signalSentence(first, second);
  }
}
