import {type Domain, getDrawing} from '../components/base/componentDrawings';
import {type Locale, type LocalizedText, text} from '../i18n';
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

/** Says what the first and the second component of a connection compute. */
function sentenceOf(
  first: string,
  second: string,
  kind: Domain | 'hollow' | undefined,
): LocalizedText {
  switch (kind) {
    case 'hollow':
      return text(
        `${first} – ${second}: a line with a resistance of its own`,
        `${first} – ${second}：连线自带阻力`,
      );
    case 'thermal':
      return text(
        `${first} – ${second}: the first gives the temperature, the second the heat flow rate`,
        `${first} – ${second}：前者给出温度，后者给出热流量`,
      );
    case 'thermal-hydraulic':
      return text(
        `${first} – ${second}: the first gives pressure and temperature, the second mass and enthalpy flow rate`,
        `${first} – ${second}：前者给出压力和温度，后者给出质量流量和焓流量`,
      );
    case 'hydraulic':
      return text(
        `${first} – ${second}: the first gives the pressure, the second the flow rate`,
        `${first} – ${second}：前面的元件给出压力，后面的元件给出流量`,
      );
    default:
      return text(
        `${first} → ${second}: a signal`,
        `${first} → ${second}：信号`,
      );
  }
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
  return sentenceOf(first, second, line.isHollow ? 'hollow' : ends[0]?.domain)[
    locale
  ];
}
