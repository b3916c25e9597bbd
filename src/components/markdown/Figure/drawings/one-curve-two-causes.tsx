import {text} from '../../../../i18n';
import {formatQuantity} from '../../../../models/definition/format';
import {model} from '../../../../models/library/hot-sphere';
import {radiationCoefficient} from '../../../../models/library/hot-sphere/sphere';
import {simulate} from '../../../../models/run/simulate';
import {celsius} from '../../../../physics/units';
import type {Drawn} from '../define';
import {Axes, createChart, evenlySpaced} from '../kit/chart';
import {formatCelsius} from '../kit/format';
import {Label} from '../kit/Label';
import {Body, pathThrough, Stroke} from '../kit/shapes';

/** The pair that the measured files of the page are made with. */
const TRUE_PAIR = {coefficient: 8, emissivity: 0.35} as const;
const WRONG_EMISSIVITY = 0.9;
/** Standard deviation of the noise of the files, K. */
const NOISE = 0.2;
const DURATION = 3600;
const COOL = celsius(50);
const HOT = celsius(250);

/** The coefficient that makes up for the wrong emissivity of a cool sphere. */
function balancingCoefficient(): number {
  const at = simulate(model, {...TRUE_PAIR, initial: COOL}).values;
  const middle = (COOL + at.walls) / 2;
  const tooMuch =
    radiationCoefficient({...at, emissivity: WRONG_EMISSIVITY}, middle) -
    radiationCoefficient(at, middle);
  return TRUE_PAIR.coefficient - tooMuch;
}

const WRONG_PAIR = {
  coefficient: balancingCoefficient(),
  emissivity: WRONG_EMISSIVITY,
};

const times = evenlySpaced(0, DURATION);

/** How much warmer the wrong pair is than the true one, K. */
function differences(initial: number): readonly number[] {
  const [wrong, right] = [WRONG_PAIR, TRUE_PAIR].map((pair) =>
    simulate(model, {...pair, initial}, {duration: DURATION}),
  );
  return times.map(
    (time) =>
      (wrong?.view.value('temperature', time) ?? Number.NaN) -
      (right?.view.value('temperature', time) ?? Number.NaN),
  );
}

const cool = differences(COOL);
const hot = differences(HOT);

function largest(values: readonly number[]): number {
  return Math.max(...values.map(Math.abs));
}

function formatKelvin(value: number): string {
  return formatQuantity(value, {unit: 'deltaK'}, {}, {digits: 2});
}

function startTitle(initial: number) {
  const start = formatCelsius(initial, 3);
  return text(`From ${start}`, `从 ${start} 开始`);
}

interface DifferenceProps {
  readonly values: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** The difference of the two curves over time, with the band of the noise. */
function Difference({values, low, high, ticks}: DifferenceProps) {
  const chart = createChart({
    x: [0, DURATION] as const,
    y: [low, high] as const,
    top: 32,
    height: 130,
  });
  const {at} = chart;
  const corners = [
    at(0, NOISE),
    at(DURATION, NOISE),
    at(DURATION, -NOISE),
    at(0, -NOISE),
  ];
  return (
    <>
      <Body d={`${pathThrough(...corners)}z`} tint="bodyOne" />
      <Axes
        chart={chart}
        xTicks={[0, 1200, 2400, 3600]}
        xTitle={text('time [s]', '时间 [s]')}
        yTicks={ticks}
        yTitle={text(
          'wrong pair minus true one [K]',
          '错误的一组减去真实的一组 [K]',
        )}
      />
      <Stroke d={chart.curve(times, values)} tone="two" />
      <Label
        anchor="end"
        at={[chart.right - 4, at(0, NOISE)[1] - 6]}
        tone="one"
      >
        {text('band: the noise', '色带：噪声')}
      </Label>
    </>
  );
}

export default function draw(): Drawn {
  const [small, great] = [
    formatKelvin(largest(cool)),
    formatKelvin(largest(hot)),
  ];
  return {
    panels: [
      {
        title: startTitle(COOL),
        height: 210,
        content: (
          <Difference
            high={0.5}
            low={-0.5}
            ticks={[-0.4, -0.2, 0, 0.2, 0.4]}
            values={cool}
          />
        ),
      },
      {
        title: startTitle(HOT),
        height: 210,
        content: (
          <Difference
            high={5}
            low={-20}
            ticks={[-20, -15, -10, -5, 0]}
            values={hot}
          />
        ),
      },
    ],
    words: text(
      `Both panels show over an hour how far the curve of a wrong pair of values lies from that of the true pair; a band of the noise, ${formatKelvin(NOISE)} to both sides, is drawn with it. The wrong pair has too much radiation and so much less convection that both make up for each other near room temperature. Panel a: from ${formatCelsius(COOL, 2)} the difference stays below ${small}, inside the band. Panel b: from ${formatCelsius(HOT, 3)} it reaches ${great}, and the band is hardly wider than a line.`,
      `两幅图画出一小时内，错误的一组参数与真实的一组参数所得的曲线相差多少，色带是噪声，上下各 ${formatKelvin(NOISE)}。错误的一组辐射偏大，对流相应偏小，在室温附近正好抵消。图 a：从 ${formatCelsius(COOL, 2)} 开始，相差不到 ${small}，落在色带之内。图 b：从 ${formatCelsius(HOT, 3)} 开始，最多相差 ${great}，色带几乎只是一条线。`,
    ),
  };
}
