import {translate} from '@docusaurus/Translate';

import {getDrawing} from '../components/base/componentDrawings';
import type {Locale} from '../i18n';
import type {Line, SketchData} from './define';
import {findPort, type PlacedPort} from './layout';

/** The name of a component: its role in the sketch, else that of its icon. */
export function componentName(
  sketch: SketchData,
  key: string,
  locale: Locale,
): string {
  const placement = sketch.components[key];
  if (!placement) {
    return key;
  }
  const {label, icon} = placement;
  return (label ?? getDrawing(icon).label)[locale];
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

function oilSentence(effort: string, flow: string): string {
  return translate(
    {
      id: 'sketch.line.oil',
      message:
        '{effort} – {flow}: the first gives the pressure, the second the flow rate',
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

/** Describes a connection: its two components and what each of them computes. */
export function describeLine(
  sketch: SketchData,
  line: Line,
  locale: Locale,
): string {
  const ends = [findPort(sketch, line.from), findPort(sketch, line.to)];
  const comesFirst = ({causality}: PlacedPort) =>
    causality === 'output' || causality === 'effort';
  const sorted = [...ends].sort(
    (one, other) => Number(comesFirst(other)) - Number(comesFirst(one)),
  );
  const [first = '', second = ''] = sorted.map(({owner}) =>
    componentName(sketch, owner, locale),
  );
  if (line.isHollow) {
    return hollowSentence(first, second);
  }
  switch (ends[0]?.domain) {
    case 'thermal':
      return thermalSentence(first, second);
    case 'thermal-hydraulic':
      return fluidSentence(first, second);
    case 'hydraulic':
      return oilSentence(first, second);
    default:
      return signalSentence(first, second);
  }
}
