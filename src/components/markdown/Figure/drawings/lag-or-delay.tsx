import {text} from '../../../../i18n';
import {model} from '../../../../models/library/first-order-lag';
import {simulate} from '../../../../models/run/simulate';
import {type Drawn, same} from '../define';
import {Axes, type Chart, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Stroke} from '../kit/shapes';

const END = 3;
const COUNTS = [1, 4, 20] as const;
const TONES = {1: 'one', 4: 'two', 20: 'three'} as const;

/** Runs of N lags whose time constants add up to 1, with a step or a pulse as input. */
function runsFor(input: 'step' | 'pulse') {
  return COUNTS.map((stages) => ({
    stages,
    run: simulate(
      model,
      {
        gain: 1,
        initial: 0,
        level: 1,
        width: 0.5,
        input,
        stages,
        timeConstant: 1 / stages,
      },
      {duration: END},
    ),
  }));
}

const steps = runsFor('step');
const pulses = runsFor('pulse');

function Responses({
  chart,
  runs,
}: {
  readonly chart: Chart;
  readonly runs: typeof steps;
}) {
  const [first] = runs;
  return (
    <>
      <Axes
        chart={chart}
        xTicks={[0, [1, '$τ$'], [2, '2$τ$'], [3, '3$τ$']]}
        xTitle={text('time', '时间')}
        yTicks={[0, 1]}
      />
      {first && (
        <Stroke
          d={chart.curve(first.run.times, first.run.columns.delayed)}
          dash="dashed"
        />
      )}
      {runs.map(({stages, run}) => (
        <Stroke
          d={chart.curve(run.times, run.columns.y)}
          key={stages}
          tone={TONES[stages]}
        />
      ))}
    </>
  );
}

function Step() {
  const chart = createChart({x: [0, END], y: [0, 1.1], top: 16, height: 150});
  return (
    <>
      <Responses chart={chart} runs={steps} />
      <Label at={chart.at(1.85, 0.68)} tone="one">
        {same('$N$ = 1')}
      </Label>
      <Label at={chart.at(1.22, 0.45)} tone="two">
        {same('$N$ = 4')}
      </Label>
      <Label at={chart.at(1.1, 0.2)} tone="three">
        {same('$N$ = 20')}
      </Label>
      <Label anchor="end" at={chart.at(0.9, 0.9)}>
        {text('delay', '纯滞后')}
      </Label>
    </>
  );
}

function Pulse() {
  const chart = createChart({x: [0, END], y: [0, 1.1], top: 16, height: 150});
  return (
    <>
      <Responses chart={chart} runs={pulses} />
      <Label at={chart.at(0.12, 0.48)} tone="one">
        {same('$N$ = 1')}
      </Label>
      <Label at={chart.at(1.62, 0.42)} tone="two">
        {same('$N$ = 4')}
      </Label>
      <Label at={chart.at(1.5, 0.72)} tone="three">
        {same('$N$ = 20')}
      </Label>
      <Label at={chart.at(1.58, 0.95)}>{text('delay', '纯滞后')}</Label>
    </>
  );
}

export default function draw(): Drawn {
  return {
    panels: [
      {
        title: text('Answer to a step', '对阶跃的响应'),
        height: 210,
        content: <Step />,
      },
      {
        title: text('Answer to a short pulse', '对短脉冲的响应'),
        height: 210,
        content: <Pulse />,
      },
    ],
    words: text(
      'Both panels compare a pure delay with one, four and twenty equal lags in series whose time constants add up to that delay. After a step the delay gives nothing until τ and then everything at once. One lag responds at once and is still short of the end at 3τ. Four lags start late and rise more steeply; twenty come close to the delay. A pulse of half the length of τ leaves the delay unchanged. One lag turns it into a low peak that decays slowly, four lags into a wider peak, and twenty lags almost into a copy with rounded edges.',
      '两幅图都把纯滞后与 1 个、4 个、20 个相同惯性环节的串联作比较，各环节的时间常数之和等于滞后时间。阶跃之后纯滞后在 τ 之前毫无输出，到 τ 时一步到位。单个环节立即响应，到 3τ 仍未到达终值。4 个环节起步晚而上升陡，20 个环节已接近纯滞后。宽度为 τ 一半的脉冲通过纯滞后后形状不变。单个环节使它变成衰减很慢的矮峰，4 个环节使它变成较宽的峰，20 个环节的输出与原脉冲接近，只是棱角变圆。',
    ),
  };
}
