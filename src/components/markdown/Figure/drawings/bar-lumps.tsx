import {text} from '../../../../i18n';
import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/aluminium-bar';
import {
  exactTemperature,
  exactTimeConstant,
} from '../../../../models/library/aluminium-bar/exactBar';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {Axes, type Chart, createChart, evenlySpaced} from '../kit/chart';
import {Label} from '../kit/Label';
import {
  Body,
  Dot,
  pathThrough,
  type Point,
  Resistor,
  Stroke,
} from '../kit/shapes';

const LUMPS = 4;
const half = simulate(model, {lumps: LUMPS, firstConductor: 0.5});
const full = simulate(model, {lumps: LUMPS, firstConductor: 1});
type BarRun = typeof half;

const {length, initial, faceTemperature} = half.values;
/** Length of a lump, m. */
const LUMP = length / LUMPS;
/** Half a time constant: the profile is still curved, s. */
const INSTANT = 0.5 * exactTimeConstant(half.values);

const positions = evenlySpaced(0, 1, 80);
const exact = positions.map((position) =>
  exactTemperature(half.values, position, INSTANT),
);

function lumpMiddle(lump: number): number {
  return (lump + 0.5) * LUMP;
}

function lumpTemperatures(run: BarRun): readonly number[] {
  return Array.from(run.view.state(INSTANT).temperatures);
}

/** The hatching to the left of a wall. */
function hatch([x, top]: Point, height: number): string {
  const lines = Array.from({length: Math.floor(height / 9)}, (_, n) =>
    pathThrough([x, top + 9 * n + 2], [x - 7, top + 9 * n + 9]),
  );
  return lines.join('');
}

interface BarProps {
  readonly run: BarRun;
  readonly chart: Chart;
}

/** The lumps side by side, with the resistances between their middles. */
function Lumps({run, chart}: BarProps) {
  const isFull = run === full;
  const face = isFull ? -LUMP / 2 : 0;
  const x = (position: number) => chart.at(position, initial)[0];
  const [top, height, middle] = [34, 46, 57];
  const temperatures = lumpTemperatures(run);
  const ends = [face, ...temperatures.map((_, lump) => lumpMiddle(lump))];
  return (
    <>
      {isFull && (
        <Stroke
          d={`M${x(face)} ${top}H${x(0)}V${top + height}H${x(face)}z`}
          dash="dashed"
          tone="soft"
        />
      )}
      {temperatures.map((_, lump) => (
        <Body
          d={`M${x(lump * LUMP)} ${top}H${x((lump + 1) * LUMP)}v${height}H${x(lump * LUMP)}z`}
          key={lump}
          tint={lump % 2 === 0 ? 'bodyTwo' : 'body'}
          tone="soft"
        />
      ))}
      <Stroke
        d={pathThrough([x(face), top - 5], [x(face), top + height + 5])}
        tone="two"
      />
      <Stroke d={hatch([x(face), top - 5], height + 10)} tone="soft" />
      {ends.slice(1).map((end, n) => {
        const start = ends[n] ?? face;
        const isHalf = n === 0 && !isFull;
        return (
          <g key={end}>
            <Resistor
              from={[x(start), middle]}
              length={isHalf ? 13 : 26}
              to={[x(end), middle]}
            />
            <Label
              anchor="middle"
              at={[(x(start) + x(end)) / 2, top - 8]}
              tone={n === 0 ? 'two' : 'soft'}
            >
              {isHalf ? '$R$/2' : '$R$'}
            </Label>
          </g>
        );
      })}
      {temperatures.map((_, lump) => (
        <g key={lump}>
          <Dot at={[x(lumpMiddle(lump)), middle]} tone="two" />
          <Label
            anchor="middle"
            at={[x(lumpMiddle(lump)), top + height + 18]}
            tone="soft"
          >
            {`$T_${lump + 1}$`}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The exact temperatures along the bar and those of the lumps. */
function Profile({run, chart}: BarProps) {
  const {at} = chart;
  return (
    <>
      <Axes
        chart={chart}
        xTicks={[0, [length / 2, '$L$/2'], [length, '$L$']]}
        xTitle={text('distance from the face', '到端面的距离')}
        yTicks={[
          [initial, '$T_i$'],
          [faceTemperature, '$T_b$'],
        ]}
      />
      <Stroke
        d={chart.curve(
          positions.map((position) => position * length),
          exact,
        )}
        tone="one"
      />
      {lumpTemperatures(run).map((temperature, lump) => (
        <Dot
          at={at(lumpMiddle(lump), temperature)}
          key={lump}
          radius={4.5}
          tone="two"
        />
      ))}
      <Label at={at(0.3 * length, faceTemperature - 2)} tone="one">
        {text('line: exact', '线：精确解')}
      </Label>
      <Label at={at(0.3 * length, faceTemperature - 5.4)} tone="two">
        {text('dots: the lumps', '点：各集总单元')}
      </Label>
    </>
  );
}

function Bar({run}: {readonly run: BarRun}) {
  const chart = createChart({
    x: [-LUMP / 2, length],
    y: [initial - 1, faceTemperature],
    top: 128,
    height: 110,
    left: 34,
  });
  return (
    <>
      <Lumps chart={chart} run={run} />
      <Profile chart={chart} run={run} />
    </>
  );
}

function largestError(run: BarRun): string {
  const errors = lumpTemperatures(run).map((temperature, lump) =>
    Math.abs(
      temperature -
        exactTemperature(half.values, (lump + 0.5) / LUMPS, INSTANT),
    ),
  );
  return formatQuantity(Math.max(...errors), {unit: 'deltaK'}, {}, {digits: 2});
}

export default function draw(): Drawn {
  const time = formatQuantity(INSTANT, {unit: 's'}, {}, {digits: 2});
  const extra = `${formatNumber(100 / (2 * LUMPS), {digits: 3})}%`;
  return {
    panels: [
      {
        title: text('Half a first conductor', '第一个导热元件取一半'),
        height: 278,
        content: <Bar run={half} />,
      },
      {
        title: text('A full first conductor', '第一个导热元件取全长'),
        height: 278,
        content: <Bar run={full} />,
      },
    ],
    words: text(
      `The bar is cut into ${LUMPS} equal lumps, each with its temperature in the middle, joined by resistances R. Panel a: from the heated face to the middle of the first lump it is only half a lump, so the first resistance is R/2. At ${time} the temperatures of the lumps lie within ${largestError(half)} of the exact curve. Panel b: with a full R in front, the face seems to lie half a lump further away, drawn dashed; this is a bar that is longer by ${extra}, so every lump is too cold, by up to ${largestError(full)}.`,
      `棒等分为 ${LUMPS} 个集总单元，温度取在各单元中点，中点之间用热阻 R 相连。图 a：从加热端面到第一个单元的中点只有半个单元，所以第一个热阻为 R/2。${time} 时，各单元的温度与精确曲线相差不超过 ${largestError(half)}。图 b：第一个热阻取完整的 R，这相当于端面远离了半个单元（虚线部分），即棒长增加 ${extra}。各单元的温度都偏低，最多相差 ${largestError(full)}。`,
    ),
  };
}
