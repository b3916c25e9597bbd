import {text} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import {model as thermostat} from '../../../../models/library/thermostat';
import {model} from '../../../../models/library/trigger';
import {simulate} from '../../../../models/run/simulate';
import {type Drawn, same} from '../define';
import {Axes, createChart, evenlySpaced} from '../kit/chart';
import {Label} from '../kit/Label';
import {Dot, pathThrough, Stroke} from '../kit/shapes';

const run = simulate(model);
const switching = run.scalars.firstSwitching ?? Number.NaN;
/** A time step in which the first switching lies, s. */
const [START, STEP] = [0.15, 1.1] as const;
const HALVINGS = 5;

/** The switching function of the trigger while it is low. */
function g(t: number): number {
  return run.view.value('u', t) - run.values.highThreshold;
}

/** The intervals of bisection, from the whole step to the smallest. */
function bisection(): readonly (readonly [low: number, high: number])[] {
  const intervals: (readonly [number, number])[] = [[START, START + STEP]];
  for (let n = 0; n < HALVINGS; n += 1) {
    const [low = START, high = START] = intervals.at(-1) ?? [];
    const middle = (low + high) / 2;
    intervals.push(g(middle) < 0 ? [middle, high] : [low, middle]);
  }
  return intervals;
}

function Bracket() {
  const chart = createChart({
    x: [START - 0.12, START + STEP + 0.12],
    y: [-0.9, 1.35],
    top: 30,
    height: 120,
    left: 24,
  });
  const {at} = chart;
  const times = evenlySpaced(START, START + STEP);
  const [, zero] = at(0, 0);
  return (
    <>
      <Stroke
        d={pathThrough([chart.left, zero], [chart.right, zero])}
        tone="soft"
      />
      <Label anchor="end" at={[chart.left - 4, zero + 5]} tone="soft">
        {same('0')}
      </Label>
      <Label at={[chart.left - 18, chart.top - 12]} tone="soft">
        {text('switching function $g$', '切换函数 $g$')}
      </Label>
      {[START, START + STEP].map((t) => (
        <Stroke
          d={pathThrough(at(t, 1.2), [at(t, 0)[0], 176])}
          dash="dotted"
          key={t}
          tone="soft"
        />
      ))}
      <Stroke d={chart.curve(times, times.map(g))} tone="one" />
      <Dot at={at(START, g(START))} tone="one" />
      <Dot at={at(START + STEP, g(START + STEP))} tone="one" />
      <Label at={[at(START, 0)[0] + 9, at(0, g(START))[1] + 8]} tone="one">
        {same('$g$ < 0')}
      </Label>
      <Label
        anchor="end"
        at={[at(START + STEP, 0)[0] - 12, at(0, g(START + STEP))[1] - 2]}
        tone="one"
      >
        {same('$g$ > 0')}
      </Label>
      <Stroke
        d={pathThrough(at(switching, 0), [at(switching, 0)[0], 226])}
        dash="dotted"
        tone="two"
      />
      {bisection().map(([low, high], n) => {
        const y = 176 + 10 * n;
        return (
          <Stroke
            d={pathThrough([at(low, 0)[0], y], [at(high, 0)[0], y])}
            key={n}
            tone="two"
          />
        );
      })}
      <Dot at={at(switching, 0)} isHollow tone="two" />
      <Label anchor="middle" at={[at(START, 0)[0], 168]} tone="soft">
        {same('$t_n$')}
      </Label>
      <Label anchor="middle" at={[at(START + STEP, 0)[0], 168]} tone="soft">
        {same('$t_n+1$')}
      </Label>
      <Label at={[at(START + STEP * 0.62, 0)[0], 216]} tone="two">
        {text('halved each time', '每次减半')}
      </Label>
    </>
  );
}

const room = simulate(thermostat, {
  initial:
    thermostat.parameters.setpoint.default -
    thermostat.parameters.band.default / 2,
});
const {setpoint, band, timeConstant, outside, heated} = room.values;
const [low, high] = [setpoint - band / 2, setpoint + band / 2];
/** A time step longer than usual, so that the delay can be seen, s. */
const LATE_STEP = 120;

interface LateRun {
  readonly times: readonly number[];
  readonly values: readonly number[];
  /** Instants at which the heater is switched on, s. */
  readonly starts: readonly number[];
}

/** Simulates the room with a switch that is tested only at the ends of equal steps. */
function simulateLateSwitching(end: number): LateRun {
  const times = [0];
  const values = [low];
  const starts: number[] = [0];
  let isOn = true;
  let temperature = low;
  for (let t = LATE_STEP; t <= end; t += LATE_STEP) {
    const target = isOn ? heated : outside;
    temperature =
      target + (temperature - target) * Math.exp(-LATE_STEP / timeConstant);
    times.push(t);
    values.push(temperature);
    if (!isOn && temperature < low) {
      starts.push(t);
    }
    isOn = isOn ? temperature <= high : temperature < low;
  }
  return {times, values, starts};
}

const late = simulateLateSwitching(room.end);
const period = room.scalars.period ?? Number.NaN;
const latePeriod = (late.starts[1] ?? Number.NaN) - (late.starts[0] ?? 0);

function formatMinutes(time: number): string {
  return formatQuantity(time, {unit: 's', displayUnit: 'min'}, {}, {digits: 3});
}

function LateSwitching() {
  const chart = createChart({
    x: [0, room.end],
    y: [low - 1.2, high + 1.6],
    top: 30,
    height: 150,
  });
  return (
    <>
      <Axes
        chart={chart}
        xTitle={text('time', '时间')}
        yTicks={[
          [low, '$T_L$'],
          [high, '$T_H$'],
        ]}
        yTitle={text('temperature', '温度')}
      />
      <Stroke
        d={chart.curve(room.times, room.columns.temperature)}
        tone="one"
      />
      <Stroke
        d={chart.curve(late.times, late.values)}
        dash="dashed"
        tone="two"
      />
      {late.times.map((t, n) => (
        <Dot
          at={chart.at(t, late.values[n] ?? 0)}
          key={t}
          radius={2.5}
          tone="two"
        />
      ))}
      <Label at={[chart.left, 202]} tone="one">
        {text(
          `located: ${formatMinutes(period)} a cycle`,
          `定位后：周期 ${formatMinutes(period)}`,
        )}
      </Label>
      <Label at={[chart.left, 222]} tone="two">
        {text(
          `step ends only: ${formatMinutes(latePeriod)}`,
          `只在步末检查：${formatMinutes(latePeriod)}`,
        )}
      </Label>
    </>
  );
}

export default function draw(): Drawn {
  return {
    panels: [
      {
        title: text(
          'A sign change is bracketed and halved',
          '先夹住变号，再逐次减半',
        ),
        height: 236,
        content: <Bracket />,
      },
      {
        title: text('What testing at step ends does', '只在步末检查的后果'),
        height: 236,
        content: <LateSwitching />,
      },
    ],
    words: text(
      `Panel a: over one trial step the switching function g goes from below zero to above. The bars under the curve are the intervals of bisection: the whole step, then each time the half in which the sign changes, ${HALVINGS} halvings in all. They close in on the zero, which the run found at ${formatQuantity(switching, {unit: 's'}, {}, {digits: 4})}. Panel b: the thermostat of the page First control loop. With located events it turns exactly at the thresholds, and a cycle takes ${formatMinutes(period)}. When the switch is tested only at the ends of steps of ${formatMinutes(LATE_STEP)}, the temperature overshoots on both sides and a cycle takes ${formatMinutes(latePeriod)}.`,
      `图 a：在一个试算步内，切换函数 g 由负变正。曲线下方的横条是二分法的区间，最初是整个步长，以后每次取符号改变的一半，共减半 ${HALVINGS} 次。这些区间逐渐逼近零点，仿真求得的零点在 ${formatQuantity(switching, {unit: 's'}, {}, {digits: 4})}。图 b：“第一个控制回路”一页的温控器。对事件定位时，温度恰好在阈值处转折，一个周期为 ${formatMinutes(period)}。如果只在每步（${formatMinutes(LATE_STEP)}）结束时检查开关，温度在两侧都会越过阈值，一个周期变为 ${formatMinutes(latePeriod)}。`,
    ),
  };
}
