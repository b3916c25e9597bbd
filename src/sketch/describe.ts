import {type Domain, getDrawing} from '../components/base/componentDrawings';
import {type Locale, type LocalizedText, text} from '../i18n';
import {punctuation} from '../i18n/punctuation';
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

/** What the first and the second component of a connection compute. */
const SENTENCES: Readonly<Record<Domain | 'hollow', LocalizedText>> = {
  hollow: text('a line with a resistance of its own', '连线自带阻力'),
  thermal: text(
    'the first gives the temperature, the second the heat flow rate',
    '前者给出温度，后者给出热流量',
  ),
  'thermal-hydraulic': text(
    'the first gives pressure and temperature, the second mass and enthalpy flow rate',
    '前者给出压力和温度，后者给出质量流量和焓流量',
  ),
  hydraulic: text(
    'the first gives the pressure, the second the flow rate',
    '前面的元件给出压力，后面的元件给出流量',
  ),
  signal: text('a signal', '信号'),
};

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
  const kind = line.isHollow ? 'hollow' : (ends[0]?.domain ?? 'signal');
  const pair = `${first} ${kind === 'signal' ? '→' : '–'} ${second}`;
  return pair + punctuation[locale].colon + SENTENCES[kind][locale];
}
