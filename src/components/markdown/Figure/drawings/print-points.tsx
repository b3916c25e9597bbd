import {text} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import {model} from '../../../../models/library/clock';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {Axes, type Chart, createChart, evenlySpaced} from '../kit/chart';
import {Label} from '../kit/Label';
import {Dot, pathThrough, Stroke} from '../kit/shapes';

const {aliasing} = model.presets;
const run = simulate(model, aliasing?.values);
const {frequency, printInterval} = run.values;
const {printedSine} = run.samples;

function sine(t: number): number {
  return run.view.value('sine', t);
}

/** The points that are printed up to an instant. */
function printedUntil(end: number) {
  const times = Array.from(printedSine.times).filter((t) => t <= end + 1e-9);
  return {times, values: Array.from(printedSine.values).slice(0, times.length)};
}

interface PartProps {
  readonly chart: Chart;
  readonly end: number;
}

function True({chart, end}: PartProps) {
  const times = evenlySpaced(0, end, Math.round(end * frequency * 40));
  return <Stroke d={chart.curve(times, times.map(sine))} tone="soft" />;
}

function Printed({chart, end}: PartProps) {
  const {times, values} = printedUntil(end);
  return (
    <>
      <Stroke d={chart.curve(times, values)} tone="two" />
      {times.map((t, n) => (
        <Dot at={chart.at(t, values[n] ?? 0)} key={t} tone="two" />
      ))}
    </>
  );
}

function Between() {
  const end = 4 * printInterval;
  const chart = createChart({
    x: [0, end],
    y: [-1.3, 1.3],
    top: 40,
    height: 130,
  });
  const instants = printedUntil(end).times;
  return (
    <>
      {instants.map((t) => (
        <Stroke
          d={pathThrough(chart.at(t, 1.3), chart.at(t, -1.3))}
          dash="dotted"
          key={t}
          tone="soft"
        />
      ))}
      <Axes
        chart={chart}
        xTicks={instants.map((t) => [
          t,
          t === 0 ? '0' : formatQuantity(t, {unit: 's'}),
        ])}
        xTitle={text('time', '时间')}
        yTicks={[-1, 1]}
      />
      <True chart={chart} end={end} />
      <Printed chart={chart} end={end} />
      <Label anchor="middle" at={[chart.at(1.5 * printInterval, 0)[0], 16]}>
        {text('what happens here', '此处的变化')}
      </Label>
      <Label anchor="middle" at={[chart.at(1.5 * printInterval, 0)[0], 34]}>
        {text('is not stored', '没有保存')}
      </Label>
    </>
  );
}

function Apparent() {
  const chart = createChart({
    x: [run.start, run.end],
    y: [-1.3, 1.3],
    top: 40,
    height: 130,
  });
  return (
    <>
      <Axes
        chart={chart}
        xTicks={[0, 2, 4, 6, 8, 10]}
        xTitle={text('time [s]', '时间 [s]')}
        yTicks={[-1, 1]}
      />
      <True chart={chart} end={run.end} />
      <Printed chart={chart} end={run.end} />
      <Label at={[chart.left, 16]} tone="soft">
        {text(
          `true: ${formatQuantity(frequency, {unit: 'Hz'})}`,
          `真实频率：${formatQuantity(frequency, {unit: 'Hz'})}`,
        )}
      </Label>
      <Label at={[chart.left, 34]} tone="two">
        {text(
          `in the plot: ${formatApparentFrequency()}`,
          `图上看到的：${formatApparentFrequency()}`,
        )}
      </Label>
    </>
  );
}

function formatApparentFrequency(): string {
  return formatQuantity(
    run.scalars.apparentFrequency ?? Number.NaN,
    {unit: 'Hz'},
    {},
    {digits: 3},
  );
}

export default function draw(): Drawn {
  const [real, interval] = [
    formatQuantity(frequency, {unit: 'Hz'}),
    formatQuantity(printInterval, {unit: 's'}),
  ];
  return {
    panels: [
      {
        title: text('Between the print points', '打印点之间'),
        height: 212,
        content: <Between />,
      },
      {
        title: text('What the plot shows', '图上看到的曲线'),
        height: 212,
        content: <Apparent />,
      },
    ],
    words: text(
      `A sine of ${real}, drawn thin, is printed every ${interval}. Panel a: the first ${formatQuantity(4 * printInterval, {unit: 's'})}. Nearly a whole period passes between two points, and straight lines join them; the humps in between are lost. Panel b: the whole run. The points lie on a slow sine that is not there, of ${formatApparentFrequency()}.`,
      `${real} 的正弦画成细线，每隔 ${interval} 打印一次。图 a 是最初的 ${formatQuantity(4 * printInterval, {unit: 's'})}：两个点之间几乎经过一个完整的周期，而图上用直线相连，其间的起伏都没有显示。图 b 是整个仿真：这些点落在一条并不存在的慢正弦上，频率只有 ${formatApparentFrequency()}。`,
    ),
  };
}
