import {text} from '../../../../i18n';
import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/triggered-sine';
import {presets} from '../../../../models/library/triggered-sine/presets';
import {simulate} from '../../../../models/run/simulate';
import {type Drawn, same} from '../define';
import {Axes, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Dot, Head, pathThrough, Stroke} from '../kit/shapes';

const END = 4;
const {values} = presets['frequency-step'];
const run = simulate(model, values, {duration: END});
const CHANGE = values.firstSwitch;
const before = run.view.value('naiveCycles', CHANGE, 'left');
const after = run.view.value('naiveCycles', CHANGE);
const jump = formatNumber(after - before, {digits: 3});

function formatHertz(frequency: number): string {
  return formatQuantity(frequency, {unit: 'Hz'}, {}, {digits: 3});
}

const seconds = [0, 1, 2, 3, 4];

function Phases() {
  const chart = createChart({x: [0, END], y: [0, 4.2], top: 30, height: 166});
  const {at} = chart;
  return (
    <>
      <Axes
        chart={chart}
        xTicks={seconds}
        xTitle={text('time [s]', '时间 [s]')}
        yTicks={[0, 1, 2, 3, 4]}
        yTitle={text('phase [cycles]', '相位 [周期]')}
      />
      <Stroke d={pathThrough(at(CHANGE, 0), at(CHANGE, 4.2))} dash="dotted" />
      <Stroke
        d={chart.curve(run.times, run.columns.naiveCycles)}
        dash="dashed"
        tone="two"
      />
      <Stroke d={chart.curve(run.times, run.columns.cycles)} tone="one" />
      <Head from={at(CHANGE, before)} to={at(CHANGE, after)} tone="two" />
      <Dot at={at(CHANGE, before)} tone="one" />
      <Label anchor="end" at={at(1.88, 1.5)} tone="two">
        {text(`jumps by ${jump}`, `跳变 ${jump}`)}
      </Label>
      <Label anchor="end" at={at(3.1, 3.4)} tone="two">
        {same('$f t$')}
      </Label>
      <Label at={at(3, 1.3)} tone="one">
        {same('∫ $f$ d$t$')}
      </Label>
      <Label anchor="middle" at={at(1, 3.9)} tone="soft">
        {formatHertz(values.firstFrequency)}
      </Label>
      <Label anchor="middle" at={at(2.75, 3.9)} tone="soft">
        {formatHertz(values.secondFrequency)}
      </Label>
    </>
  );
}

function Outputs() {
  const shared = {x: [0, END], y: [-1.15, 1.15], height: 76} as const;
  const upper = createChart({...shared, top: 28});
  const lower = createChart({...shared, top: 130});
  const [yBefore, yAfter] = [
    run.view.value('naive', CHANGE, 'left'),
    run.view.value('naive', CHANGE),
  ];
  const ends = [-1, 0, 1];
  return (
    <>
      <Axes chart={upper} xTicks={seconds.map((t) => [t, ''])} yTicks={ends} />
      <Axes
        chart={lower}
        xTicks={seconds}
        xTitle={text('time [s]', '时间 [s]')}
        yTicks={ends}
      />
      <Label at={[upper.left, upper.top - 10]} tone="one">
        {text('from the accumulated phase', '按累加的相位')}
      </Label>
      <Label at={[lower.left, lower.top - 10]} tone="two">
        {text('from the naive phase', '按直接代入式的相位')}
      </Label>
      <Stroke d={upper.curve(run.times, run.columns.y)} tone="one" />
      <Stroke d={lower.curve(run.times, run.columns.naive)} tone="two" />
      <Dot at={lower.at(CHANGE, yBefore)} tone="two" />
      <Dot at={lower.at(CHANGE, yAfter)} tone="two" />
      {[upper, lower].map((chart) => (
        <Stroke
          d={pathThrough(chart.at(CHANGE, 1.15), chart.at(CHANGE, -1.15))}
          dash="dotted"
          key={chart.top}
        />
      ))}
    </>
  );
}

export default function draw(): Drawn {
  const [low, high] = [
    formatHertz(values.firstFrequency),
    formatHertz(values.secondFrequency),
  ];
  const [from, to] = [before, after].map((cycles) =>
    formatNumber(cycles, {digits: 3}),
  );
  return {
    panels: [
      {
        title: text('Two phases', '两种相位'),
        height: 236,
        content: <Phases />,
      },
      {
        title: text('The two outputs they make', '它们给出的输出'),
        height: 248,
        content: <Outputs />,
      },
    ],
    words: text(
      `The frequency changes from ${low} to ${high} at ${CHANGE}\u00a0s. Panel a: the accumulated phase, the integral of the frequency, gets steeper there but has no jump. The naive phase, frequency times time, jumps from ${from} to ${to} cycles, because the new frequency is applied to the past as well. Panel b: the sine of the accumulated phase goes on without a break; the sine of the naive phase jumps at that instant.`,
      `频率在 ${CHANGE}\u00a0s 时从 ${low} 变为 ${high}。图 a：累加的相位是频率的积分，在这一时刻斜率增大，但不跳变。直接代入式的相位是频率乘以时间，从 ${from} 个周期跳到 ${to} 个周期，因为新的频率也用于此前的时间。图 b：由累加的相位得到的正弦连续不断，由直接代入式得到的正弦在这一刻跳变。`,
    ),
  };
}
