import {text} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {model} from '../../../../models/library/trigger';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {Axes, type AxisTick, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Arrow, Dot, Head, pathThrough, type Point, Stroke} from '../kit/shapes';

const run = simulate(model);
const {lowThreshold, highThreshold, mean, amplitude, period} = run.values;
const [LOWEST, HIGHEST] = [mean - amplitude, mean + amplitude];
/** The first switchings, up and down. */
const [up = Number.NaN, down = Number.NaN] = run.view.instants('trigger');
const END = 1.1 * period;

const count = Array.from(run.times).filter((t) => t <= END).length;
const shown = {
  times: run.times.slice(0, count),
  u: run.columns.u.slice(0, count),
  y: run.columns.y.slice(0, count),
};

const thresholds: readonly AxisTick[] = [
  [lowThreshold, '$u_L$'],
  [highThreshold, '$u_H$'],
];
const levels: readonly AxisTick[] = [
  [0, '$y_L$'],
  [1, '$y_H$'],
];

function Numbered({at: [x, y], n}: {readonly at: Point; readonly n: number}) {
  return (
    <>
      <Dot at={[x, y]} isHollow radius={9} />
      <Label anchor="middle" at={[x, y + 5]} isBare>
        {String(n)}
      </Label>
    </>
  );
}

function Course() {
  const input = createChart({
    x: [0, END],
    y: [LOWEST - 0.4, HIGHEST + 0.4],
    top: 30,
    height: 100,
  });
  const output = createChart({
    x: [0, END],
    y: [-0.15, 1.15],
    top: 158,
    height: 40,
  });
  return (
    <>
      <Axes chart={input} yTicks={thresholds} />
      <Axes chart={output} xTitle={text('time', '时间')} yTicks={levels} />
      <Label at={[input.left, input.top - 10]} tone="soft">
        {text('input $u$', '输入 $u$')}
      </Label>
      <Label
        anchor="end"
        at={[output.at(down, 0)[0] - 8, output.top - 9]}
        tone="soft"
      >
        {text('output $y$', '输出 $y$')}
      </Label>
      <Stroke d={input.curve(shown.times, shown.u)} tone="one" />
      <Stroke d={output.curve(shown.times, shown.y)} tone="two" />
      {[up, down].map((t, index) => {
        const level = index === 0 ? highThreshold : lowThreshold;
        return (
          <g key={t}>
            <Stroke
              d={pathThrough(input.at(t, level), output.at(t, 0))}
              dash="dotted"
            />
            <Numbered at={input.at(t, level)} n={index + 1} />
          </g>
        );
      })}
    </>
  );
}

function Loop() {
  const chart = createChart({
    x: [LOWEST - 0.5, HIGHEST + 0.5],
    y: [-0.25, 1.25],
    top: 30,
    height: 156,
  });
  const {at} = chart;
  const middle = (lowThreshold + highThreshold) / 2;
  return (
    <>
      <Axes
        chart={chart}
        xTicks={thresholds}
        xTitle={text('input $u$', '输入 $u$')}
        yTicks={levels}
        yTitle={text('output $y$', '输出 $y$')}
      />
      <Stroke
        d={pathThrough(
          at(LOWEST, 0),
          at(highThreshold, 0),
          at(highThreshold, 1),
          at(HIGHEST, 1),
        )}
        tone="two"
      />
      <Stroke
        d={pathThrough(
          at(HIGHEST, 1),
          at(lowThreshold, 1),
          at(lowThreshold, 0),
        )}
        tone="two"
      />
      <Head from={at(LOWEST, 0)} to={at(middle + 0.25, 0)} tone="two" />
      <Head from={at(HIGHEST, 1)} to={at(middle - 0.25, 1)} tone="two" />
      <Head
        from={at(highThreshold, 0)}
        to={at(highThreshold, 0.62)}
        tone="two"
      />
      <Head from={at(lowThreshold, 1)} to={at(lowThreshold, 0.38)} tone="two" />
      <Arrow
        from={[at(lowThreshold, 0)[0], at(0, -0.16)[1]]}
        isDouble
        to={[at(highThreshold, 0)[0], at(0, -0.16)[1]]}
      />
      <Label anchor="middle" at={at(middle, 0.46)}>
        {text('keeps', '保持')}
      </Label>
      <Label anchor="middle" at={[at(middle, 0)[0], at(0, 0.46)[1] + 18]}>
        {text('its value', '原值')}
      </Label>
      <Numbered at={at(highThreshold, 0)} n={1} />
      <Numbered at={at(lowThreshold, 1)} n={2} />
      <Dot at={at(LOWEST, 0)} tone="two" />
    </>
  );
}

export default function draw(): Drawn {
  const [first, second] = [up, down].map((t) => formatNumber(t, {digits: 3}));
  return {
    panels: [
      {
        title: text('Over time', '随时间'),
        height: 224,
        content: <Course />,
      },
      {
        title: text('Output over input', '输出对输入'),
        height: 226,
        content: <Loop />,
      },
    ],
    words: text(
      `The input is a slow sine around the middle of the thresholds. Panel a: at 1, ${first}\u00a0s, it rises through the high threshold and the output goes up; at 2, ${second}\u00a0s, it falls through the low threshold and the output goes down. In between nothing switches. Panel b: the same, output over input. A rising input follows the lower line to the high threshold and jumps up at 1; a falling one follows the upper line back to the low threshold and jumps down at 2. Between the thresholds both lines exist, and the output keeps its value. The loop is run through in one sense only.`,
      `输入是围绕两个阈值中点的慢正弦。图 a：输入上升，在 1 处（${first}\u00a0s）越过上阈值，于是输出变高。输入下降，在 2 处（${second}\u00a0s）越过下阈值，于是输出变低。其间不发生切换。图 b：同一过程，横轴为输入，纵轴为输出。输入上升时，工作点沿下方的水平线移到上阈值，在 1 处跳到上方。输入下降时，工作点沿上方的水平线移回下阈值，在 2 处跳回下方。两个阈值之间两条线并存，输出保持原值。这个环只能沿一个方向通过。`,
    ),
  };
}
