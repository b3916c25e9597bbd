import {type LocalizedText, text} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {model} from '../../../../models/library/concentric-cylinders';
import {
  pathBars,
  resistanceBars,
} from '../../../../models/library/concentric-cylinders/figures';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {formatCelsius, formatResistance, formatWatts} from '../kit/format';
import {Label} from '../kit/Label';
import {
  Arrow,
  Body,
  Dot,
  pathThrough,
  type Point,
  Resistor,
  ringPath,
  Stroke,
} from '../kit/shapes';

const dark = model.presets['dark-faces']?.values;
const run = simulate(model, {...dark, boundary: 'films'});
const {values} = run;
const end = run.view.state(run.end);
const layers = resistanceBars(values, end);
const paths = pathBars(values, end);
const flow = run.view.value('gapFlow', run.end);

type Bars = typeof layers;

function findValue(bars: Bars, id: string): number {
  return bars.find((bar) => bar.id === id)?.value ?? Number.NaN;
}

const resistance = (id: string) => findValue(layers, id);
const conductance = (id: string) => findValue(paths, id);

const radii = [
  values.innerTubeInside,
  values.innerTubeOutside,
  values.outerTubeInside,
  values.outerTubeOutside,
] as const;

/** The section through both tubes. */
function Section() {
  const center = [150, 168] as const;
  const scale = 128 / radii[3];
  const [r1, r2, r3, r4] = radii.map((radius) => radius * scale) as [
    number,
    number,
    number,
    number,
  ];
  const along = (angle: number, r: number): Point => [
    center[0] + r * Math.cos((angle * Math.PI) / 180),
    center[1] - r * Math.sin((angle * Math.PI) / 180),
  ];
  return (
    <>
      <Body d={ringPath(center, r4, r3)} tone="soft" />
      <Body d={ringPath(center, r2, r1)} tone="soft" />
      {[200, 340].map((angle) => (
        <Arrow
          from={along(angle, r2 + 3)}
          key={angle}
          to={along(angle, r3 - 3)}
          tone="one"
        />
      ))}
      {[90, 270].map((angle) => {
        const wave = Array.from({length: 25}, (_, n) => {
          const r = r2 + 2 + ((r3 - r2 - 12) * n) / 24;
          const deviation = 4 * Math.sin((n / 24) * 6 * Math.PI);
          const [x, y] = along(angle, r);
          return [x + deviation, y] as const;
        });
        return (
          <g key={angle}>
            <Stroke d={pathThrough(...wave)} tone="two" />
            <Arrow
              from={along(angle, r3 - 11)}
              to={along(angle, r3 - 3)}
              tone="two"
            />
          </g>
        );
      })}
      <Label anchor="middle" at={[center[0], center[1] - 12]}>
        {text('hot inside', '内侧热')}
      </Label>
      <Label anchor="middle" at={[center[0], center[1] + 10]} tone="one">
        {text('conduction →', '导热 →')}
      </Label>
      <Label anchor="middle" at={[center[0], center[1] + 32]} tone="two">
        {text('radiation ∿', '辐射 ∿')}
      </Label>
      {(
        [
          [r1, 42, -18],
          [r2, 30, 6],
          [r3, 16, -18],
          [r4, 2, 6],
        ] as const
      ).map(([r, angle, dx], index) => {
        const [x, y] = along(angle, r);
        return (
          <g key={r}>
            <Dot at={[x, y]} radius={2.5} />
            <Label at={[x + dx, y + 4]}>{`$r_${index + 1}$`}</Label>
          </g>
        );
      })}
    </>
  );
}

/** Position of the chain. */
const X = 84;
/** Heights of the temperatures in the chain. */
const LEVELS = [22, 74, 116, 224, 266, 318] as const;

interface RowProps {
  readonly at: number;
  readonly name: LocalizedText;
  readonly value: number;
}

/** A resistance with its name and value. */
function Row({at, name, value}: RowProps) {
  return (
    <>
      <Label at={[X + 42, at + 5]}>{name}</Label>
      <Label anchor="end" at={[316, at + 5]} tone="soft">
        {formatResistance(value, 2)}
      </Label>
    </>
  );
}

/** The gap between the tubes: conduction and radiation in parallel. */
function Gap() {
  const [top, bottom] = [LEVELS[2], LEVELS[3]];
  return (
    <>
      <Stroke d={pathThrough([X - 26, top + 14], [X + 26, top + 14])} />
      <Stroke d={pathThrough([X - 26, bottom - 14], [X + 26, bottom - 14])} />
      <Stroke d={pathThrough([X, top], [X, top + 14])} />
      <Stroke d={pathThrough([X, bottom - 14], [X, bottom])} />
      <Resistor
        from={[X - 26, top + 14]}
        length={40}
        to={[X - 26, bottom - 14]}
        tone="one"
      />
      <Resistor
        from={[X + 26, top + 14]}
        length={40}
        to={[X + 26, bottom - 14]}
        tone="two"
      />
      <Label at={[X + 42, top + 34]} tone="one">
        {text('gap, conduction', '间隙导热')}
      </Label>
      <Label anchor="end" at={[316, top + 52]} tone="one">
        {formatResistance(1 / conductance('conduction'), 2)}
      </Label>
      <Label at={[X + 42, top + 72]} tone="two">
        {text('gap, radiation', '间隙辐射')}
      </Label>
      <Label anchor="end" at={[316, top + 90]} tone="two">
        {formatResistance(1 / conductance('radiation'), 2)}
      </Label>
    </>
  );
}

/** The resistances in series, with the temperatures between them. */
function Chain() {
  const nodes = [
    values.innerTemperature,
    run.view.value('innerFace', run.end),
    run.view.value('innerTube', run.end),
    run.view.value('outerTube', run.end),
    run.view.value('outerFace', run.end),
    values.outerTemperature,
  ];
  const parts = [
    [0, 'inner-film', text('film inside', '内侧对流')],
    [1, 'inner-tube', text('inner tube', '内管')],
    [3, 'outer-tube', text('outer tube', '外管')],
    [4, 'outer-film', text('film outside', '外侧对流')],
  ] as const;
  return (
    <>
      {parts.map(([index, id, name]) => {
        const [from, to] = [LEVELS[index], LEVELS[index + 1] ?? 0];
        return (
          <g key={id}>
            <Resistor from={[X, from]} length={24} to={[X, to]} />
            <Row at={(from + to) / 2} name={name} value={resistance(id)} />
          </g>
        );
      })}
      <Gap />
      {nodes.map((temperature, index) => (
        <g key={LEVELS[index]}>
          <Dot at={[X, LEVELS[index] ?? 0]} />
          <Label anchor="end" at={[X - 12, (LEVELS[index] ?? 0) + 5]}>
            {formatCelsius(temperature, 4)}
          </Label>
        </g>
      ))}
    </>
  );
}

export default function draw(): Drawn {
  const watts = formatWatts(flow);
  const share = formatNumber(
    (100 * conductance('radiation')) /
      (conductance('radiation') + conductance('conduction')),
    {digits: 2},
  );
  const inside = formatCelsius(values.innerTemperature, 4);
  const outside = formatCelsius(values.outerTemperature, 4);
  return {
    panels: [
      {
        title: text('The section, to scale', '截面（按比例）'),
        height: 330,
        content: <Section />,
      },
      {
        title: text(
          `The chain, ${watts} through it`,
          `热阻链，热流量 ${watts}`,
        ),
        height: 336,
        content: <Chain />,
      },
    ],
    words: text(
      `Panel a: the section through both tubes. Heat crosses the gap between r2 and r3 in two parallel ways, by conduction through the air and by radiation from face to face. Panel b: the chain for dark faces, with a fluid on each side, from ${inside} inside to ${outside} outside. In series: film inside ${formatResistance(resistance('inner-film'), 2)}, inner tube ${formatResistance(resistance('inner-tube'), 2)}, gap, outer tube ${formatResistance(resistance('outer-tube'), 2)}, film outside ${formatResistance(resistance('outer-film'), 2)}. The gap itself is two resistances in parallel: conduction ${formatResistance(1 / conductance('conduction'), 2)} and radiation ${formatResistance(1 / conductance('radiation'), 2)}; radiation takes ${share}% of the heat. The heat flow rate through the chain is ${watts}. The temperature drop in the metal is very small.`,
      `图 a：两根圆管的截面。热量通过 r2 与 r3 之间的间隙有两条并联的途径，即空气的导热和壁面之间的辐射。图 b：壁面为深色（高发射率）且两侧都有流体时的热阻链，从内侧 ${inside} 到外侧 ${outside}。依次串联：内侧对流 ${formatResistance(resistance('inner-film'), 2)}，内管 ${formatResistance(resistance('inner-tube'), 2)}，间隙，外管 ${formatResistance(resistance('outer-tube'), 2)}，外侧对流 ${formatResistance(resistance('outer-film'), 2)}。间隙本身是两个并联的热阻：导热 ${formatResistance(1 / conductance('conduction'), 2)}，辐射 ${formatResistance(1 / conductance('radiation'), 2)}，辐射承担 ${share}%。通过整条链的热流量为 ${watts}，金属中几乎没有温降。`,
    ),
  };
}
