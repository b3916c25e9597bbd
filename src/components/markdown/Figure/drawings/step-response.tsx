import {text} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {model} from '../../../../models/library/first-order-lag';
import {simulate} from '../../../../models/run/simulate';
import {type Drawn, same} from '../define';
import {Axes, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Arrow, Dot, pathThrough, Stroke} from '../kit/shapes';

const END = 5.3;
/** A step from 0 to 1; time in units of the time constant. */
const unit = {gain: 1, initial: 0, input: 'step', level: 1} as const;
const one = simulate(model, {...unit, timeConstant: 1}, {duration: END});
/** Two lags in series, each of half the time constant. */
const two = simulate(
  model,
  {...unit, timeConstant: 1 / 2, stages: 2},
  {duration: END},
);

function formatPercent(t: number): string {
  const part = formatNumber(100 * one.view.value('y', t), {digits: 3});
  return `${part}%`;
}

const MULTIPLES = [1, 2, 3, 4, 5] as const;
const xTicks = MULTIPLES.map((n) => [n, n === 1 ? '$τ$' : `${n}$τ$`] as const);

function Curve() {
  const chart = createChart({x: [0, END], y: [0, 1.12], top: 22, height: 150});
  const {at} = chart;
  return (
    <>
      <Axes
        chart={chart}
        xTicks={xTicks}
        xTitle={text('time', '时间')}
        yTicks={[
          [0, '$y_0$'],
          [1, '$y_∞$'],
        ]}
      />
      <Stroke d={pathThrough(at(0, 1), at(END, 1))} dash="dashed" tone="soft" />
      <Stroke d={pathThrough(at(0, 0), at(1, 1))} dash="dashed" tone="two" />
      <Stroke d={chart.curve(one.times, one.columns.y)} tone="one" />
      <Stroke d={pathThrough(at(1, 0), at(1, 1))} dash="dotted" />
      {MULTIPLES.map((n) => (
        <Dot at={at(n, one.view.value('y', n))} key={n} tone="one" />
      ))}
      {([1, 2, 3] as const).map((n) => {
        const [x, y] = at(n, one.view.value('y', n));
        return (
          <Label at={[x + 5, y + 17]} key={n}>
            {formatPercent(n)}
          </Label>
        );
      })}
      <Arrow from={at(0, 1.07)} isDouble to={at(1, 1.07)} />
      <Label anchor="middle" at={[at(0.5, 0)[0], 19]}>
        {same('$τ$')}
      </Label>
      <Label at={[at(1.12, 0)[0], at(0, 0.28)[1]]} tone="two">
        {text('tangent at the start', '起点处的切线')}
      </Label>
      <Stroke
        d={pathThrough(
          [at(1.07, 0)[0], at(0, 0.31)[1]],
          [at(0.36, 0)[0], at(0, 0.34)[1]],
        )}
        tone="soft"
      />
    </>
  );
}

const LOWEST = -5;

function Logarithm() {
  const chart = createChart({
    x: [0, END],
    y: [LOWEST, 0],
    top: 38,
    height: 138,
  });
  const remaining = (run: typeof one) => {
    const rest = Array.from(run.columns.y, (y) => Math.log(1 - y));
    const end = rest.findIndex((value) => value < LOWEST);
    return chart.curve(run.times.slice(0, end), rest.slice(0, end));
  };
  return (
    <>
      <Axes
        chart={chart}
        xTicks={xTicks}
        xTitle={text('time', '时间')}
        yTicks={[0, -1, -2, -3, -4, -5]}
        yTitle={text('ln of the part that is left', '剩余部分的自然对数')}
      />
      <Stroke d={remaining(two)} dash="dashed" tone="two" />
      <Stroke d={remaining(one)} tone="one" />
      <Label at={chart.at(2.6, -1.2)} tone="one">
        {text('one lag: straight,', '单个环节：直线，')}
      </Label>
      <Label at={[chart.at(2.6, 0)[0], chart.at(0, -1.2)[1] + 20]} tone="one">
        {text('slope −1/$τ$', '斜率 −1/$τ$')}
      </Label>
      <Label anchor="end" at={chart.at(2.35, -4.1)} tone="two">
        {text('two lags: bent', '两个环节：弯曲')}
      </Label>
    </>
  );
}

export default function draw(): Drawn {
  return {
    panels: [
      {
        title: text('The curve: 63.2% and the tangent', '曲线：63.2% 与切线'),
        height: 216,
        content: <Curve />,
      },
      {
        title: text('The logarithm: straight or not', '对数：直线或曲线'),
        height: 216,
        content: <Logarithm />,
      },
    ],
    words: text(
      `Panel a: the output starts at y0 and approaches y∞, drawn dashed. After one, two and three time constants it has covered ${formatPercent(1)}, ${formatPercent(2)} and ${formatPercent(3)} of the way. The tangent at the start meets the dashed line exactly one time constant later. Panel b: the logarithm of the part that is still left, over time. For one lag it is a straight line that falls by 1 in each time constant. For two lags in series, each of half the time constant, it starts level and bends.`,
      `图 a：输出从 y0 出发，逼近用虚线画出的终值 y∞。经过一个、两个、三个时间常数，分别完成 ${formatPercent(1)}、${formatPercent(2)}、${formatPercent(3)}。起点处的切线恰好在一个时间常数之后与虚线相交。图 b：剩余部分的自然对数随时间的变化。单个惯性环节是一条直线，每过一个时间常数下降 1。两个环节串联、各取一半时间常数时，曲线起初水平，随后向下弯曲。`,
    ),
  };
}
