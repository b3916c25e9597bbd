import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/concentric-cylinders';
import {
  pathBars,
  resistanceBars,
} from '../../../../models/library/concentric-cylinders/figures';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn, Say} from '../define';
import {Label} from '../kit/Label';
import {
  Arrow,
  Body,
  Dot,
  type Point,
  Resistor,
  Stroke,
  through,
} from '../kit/shapes';

const dark = model.presets['dark-faces']?.values;
const run = simulate(model, {...dark, boundary: 'films'});
const {values} = run;
const end = run.view.state(run.end);
const layers = resistanceBars(values, end);
const paths = pathBars(values, end);
const flow = run.view.value('gapFlow', run.end);

function resistance(id: string): number {
  return layers.find((layer) => layer.id === id)?.value ?? Number.NaN;
}

function conductance(id: string): number {
  return paths.find((path) => path.id === id)?.value ?? Number.NaN;
}

function kelvinPerWatt(value: number): string {
  return formatQuantity(value, {unit: 'K/W'}, {}, {digits: 2});
}

function celsius(value: number): string {
  return formatQuantity(
    value,
    {unit: 'K', displayUnit: 'degC'},
    {},
    {digits: 4},
  );
}

const radii = [
  values.innerTubeInside,
  values.innerTubeOutside,
  values.outerTubeInside,
  values.outerTubeOutside,
] as const;

function ring(center: Point, outer: number, inner: number): string {
  const circle = (r: number, sweep: 0 | 1) =>
    `M${center[0] - r} ${center[1]}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
  return circle(outer, 0) + circle(inner, 1);
}

function Section({say}: {readonly say: Say}) {
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
      <Body d={ring(center, r4, r3)} tone="soft" />
      <Body d={ring(center, r2, r1)} tone="soft" />
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
          const aside = 4 * Math.sin((n / 24) * 6 * Math.PI);
          const [x, y] = along(angle, r);
          return [x + aside, y] as const;
        });
        return (
          <g key={angle}>
            <Stroke d={through(...wave)} tone="two" />
            <Arrow
              from={along(angle, r3 - 11)}
              to={along(angle, r3 - 3)}
              tone="two"
            />
          </g>
        );
      })}
      <Label anchor="middle" at={[center[0], center[1] - 12]}>
        {say('hot inside', '内侧热')}
      </Label>
      <Label anchor="middle" at={[center[0], center[1] + 10]} tone="one">
        {say('conduction →', '导热 →')}
      </Label>
      <Label anchor="middle" at={[center[0], center[1] + 32]} tone="two">
        {say('radiation ∿', '辐射 ∿')}
      </Label>
      {(
        [
          [r1, 42, -18],
          [r2, 30, 6],
          [r3, 16, -18],
          [r4, 2, 6],
        ] as const
      ).map(([r, angle, aside], index) => {
        const [x, y] = along(angle, r);
        return (
          <g key={r}>
            <Dot at={[x, y]} radius={2.5} />
            <Label at={[x + aside, y + 4]}>{`$r_${index + 1}$`}</Label>
          </g>
        );
      })}
    </>
  );
}

const X = 84;
const LEVELS = [22, 74, 116, 224, 266, 318] as const;

interface RowProps {
  readonly at: number;
  readonly name: string;
  readonly value: number;
}

function Row({at, name, value}: RowProps) {
  return (
    <>
      <Label at={[X + 42, at + 5]}>{name}</Label>
      <Label anchor="end" at={[316, at + 5]} tone="soft">
        {kelvinPerWatt(value)}
      </Label>
    </>
  );
}

function Chain({say}: {readonly say: Say}) {
  const nodes = [
    values.innerTemperature,
    run.view.value('innerFace', run.end),
    run.view.value('innerTube', run.end),
    run.view.value('outerTube', run.end),
    run.view.value('outerFace', run.end),
    values.outerTemperature,
  ];
  const parts = [
    [0, 'inner-film', say('film inside', '内侧对流')],
    [1, 'inner-tube', say('inner tube', '内管')],
    [3, 'outer-tube', say('outer tube', '外管')],
    [4, 'outer-film', say('film outside', '外侧对流')],
  ] as const;
  const [top, bottom] = [LEVELS[2], LEVELS[3]];
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
      <Stroke d={through([X - 26, top + 14], [X + 26, top + 14])} />
      <Stroke d={through([X - 26, bottom - 14], [X + 26, bottom - 14])} />
      <Stroke d={through([X, top], [X, top + 14])} />
      <Stroke d={through([X, bottom - 14], [X, bottom])} />
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
        {say('gap, conduction', '间隙导热')}
      </Label>
      <Label anchor="end" at={[316, top + 52]} tone="one">
        {kelvinPerWatt(1 / conductance('conduction'))}
      </Label>
      <Label at={[X + 42, top + 72]} tone="two">
        {say('gap, radiation', '间隙辐射')}
      </Label>
      <Label anchor="end" at={[316, top + 90]} tone="two">
        {kelvinPerWatt(1 / conductance('radiation'))}
      </Label>
      {nodes.map((temperature, index) => (
        <g key={LEVELS[index]}>
          <Dot at={[X, LEVELS[index] ?? 0]} />
          <Label anchor="end" at={[X - 12, (LEVELS[index] ?? 0) + 5]}>
            {celsius(temperature)}
          </Label>
        </g>
      ))}
    </>
  );
}

export default function draw(say: Say): Drawn {
  const watts = formatQuantity(flow, {unit: 'W'}, {}, {digits: 3});
  const share = formatNumber(
    (100 * conductance('radiation')) /
      (conductance('radiation') + conductance('conduction')),
    {digits: 2},
  );
  const [inside, outside] = [
    values.innerTemperature,
    values.outerTemperature,
  ].map(celsius);
  return {
    panels: [
      {
        title: say('The section, to scale', '截面（按比例）'),
        height: 330,
        content: <Section say={say} />,
      },
      {
        title: say(`The chain, ${watts} through it`, `热阻链，热流率 ${watts}`),
        height: 336,
        content: <Chain say={say} />,
      },
    ],
    words: say(
      `Left: the section through both tubes. Heat crosses the gap between r2 and r3 in two ways side by side, by conduction through the air and by radiation from face to face. Right: the chain for dark faces, with a fluid on each side, from ${inside} inside to ${outside} outside. In series: film inside ${kelvinPerWatt(resistance('inner-film'))}, inner tube ${kelvinPerWatt(resistance('inner-tube'))}, gap, outer tube ${kelvinPerWatt(resistance('outer-tube'))}, film outside ${kelvinPerWatt(resistance('outer-film'))}. The gap itself is two resistances in parallel: conduction ${kelvinPerWatt(1 / conductance('conduction'))} and radiation ${kelvinPerWatt(1 / conductance('radiation'))}; radiation takes ${share} % of the heat. ${watts} pass through all of it. Hardly any temperature is lost in the metal.`,
      `左图：两根圆管的截面。热量在 r2 与 r3 之间的间隙里走两条并排的路：穿过空气的导热，以及壁面之间的辐射。右图：壁面发暗、两侧都有流体时的热阻链，从内侧 ${inside} 到外侧 ${outside}。依次串联：内侧对流 ${kelvinPerWatt(resistance('inner-film'))}，内管 ${kelvinPerWatt(resistance('inner-tube'))}，间隙，外管 ${kelvinPerWatt(resistance('outer-tube'))}，外侧对流 ${kelvinPerWatt(resistance('outer-film'))}。间隙本身是两个并联的热阻：导热 ${kelvinPerWatt(1 / conductance('conduction'))}，辐射 ${kelvinPerWatt(1 / conductance('radiation'))}，辐射承担 ${share} %。整条链通过 ${watts}。金属里几乎没有温降。`,
    ),
  };
}
