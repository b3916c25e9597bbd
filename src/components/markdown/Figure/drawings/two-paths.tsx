import {text} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {model} from '../../../../models/library/hot-sphere';
import {
  lumpedBody,
  radiationCoefficient,
} from '../../../../models/library/hot-sphere/sphere';
import {simulate} from '../../../../models/run/simulate';
import {ZERO_CELSIUS} from '../../../../physics/constants';
import type {Drawn} from '../define';
import {Axes, createChart, evenlySpaced} from '../kit/chart';
import {formatCelsius, formatResistance, formatWatts} from '../kit/format';
import {Label} from '../kit/Label';
import {Arrow, Body, Dot, pathThrough, Resistor, Stroke} from '../kit/shapes';

const run = simulate(model);
const {values} = run;
const {area, coefficient} = lumpedBody(values);

/** Thermal resistance of radiation at a temperature of the sphere, K/W. */
function radiationResistance(temperature: number): number {
  return 1 / (radiationCoefficient(values, temperature) * area);
}

const convectionResistance = 1 / (coefficient * area);
const start = values.initial;
const [low, high] = [values.air, start];

const flows = {
  convection: run.view.value('convectionFlow', 0),
  radiation: run.view.value('radiationFlow', 0),
};

function Paths() {
  const center = [70, 110] as const;
  const [upper, lower] = [62, 158];
  const wave = evenlySpaced(0, 1, 40).map(
    (part) =>
      [106 + 64 * part, lower + 4 * Math.sin(part * 8 * Math.PI)] as const,
  );
  return (
    <>
      <Body
        d={`M${center[0] - 44} ${center[1]}a44 44 0 1 1 88 0a44 44 0 1 1 -88 0z`}
        tint="bodyTwo"
        tone="line"
      />
      <Label anchor="middle" at={[center[0], center[1] - 4]} isBare>
        {formatCelsius(start, 3)}
      </Label>
      <Label anchor="middle" at={[center[0], center[1] + 16]} isBare>
        {text('one $T$', '同一个 $T$')}
      </Label>
      <Stroke d={pathThrough([center[0] + 32, center[1] - 30], [112, upper])} />
      <Stroke
        d={pathThrough([center[0] + 32, center[1] + 30], [106, lower])}
        tone="two"
      />
      <Resistor from={[112, upper]} to={[212, upper]} tone="one" />
      <Arrow from={[212, upper]} to={[236, upper]} tone="one" />
      <Stroke d={pathThrough(...wave)} tone="two" />
      <Resistor from={[170, lower]} to={[212, lower]} length={28} tone="two" />
      <Arrow from={[212, lower]} to={[236, lower]} tone="two" />
      <Label at={[242, upper - 4]} tone="one">
        {text('air', '空气')}
      </Label>
      <Label at={[242, upper + 15]} tone="soft">
        {formatCelsius(values.air, 3)}
      </Label>
      <Label at={[242, lower - 4]} tone="two">
        {text('walls', '墙壁')}
      </Label>
      <Label at={[242, lower + 15]} tone="soft">
        {formatCelsius(values.walls, 3)}
      </Label>
      <Label anchor="middle" at={[162, upper - 32]} tone="one">
        {text(
          `convection, ${formatWatts(flows.convection)}`,
          `对流，${formatWatts(flows.convection)}`,
        )}
      </Label>
      <Label anchor="middle" at={[162, upper - 14]} tone="soft">
        {`1/($h$ $A$) = ${formatResistance(convectionResistance, 3)}`}
      </Label>
      <Label anchor="middle" at={[162, lower + 32]} tone="two">
        {text(
          `radiation, ${formatWatts(flows.radiation)}`,
          `辐射，${formatWatts(flows.radiation)}`,
        )}
      </Label>
      <Label anchor="middle" at={[162, lower + 52]} tone="soft">
        {`1/($h_r$ $A$) = ${formatResistance(radiationResistance(start), 3)}`}
      </Label>
    </>
  );
}

function Resistances() {
  const temperatures = evenlySpaced(low, high, 60);
  const radiation = temperatures.map(radiationResistance);
  const top = Math.ceil(Math.max(...radiation, convectionResistance) / 5) * 5;
  const chart = createChart({
    x: [low, high],
    y: [0, top],
    top: 30,
    height: 146,
  });
  const {at} = chart;
  const step = top > 20 ? 10 : 5;
  const marks = Array.from({length: top / step + 1}, (_, n) => n * step);
  return (
    <>
      <Axes
        chart={chart}
        xTicks={[50, 100, 150, 200]
          .map((degrees) => [degrees + ZERO_CELSIUS, String(degrees)] as const)
          .filter(([temperature]) => temperature <= high)}
        xTitle={text('temperature of the sphere [°C]', '球体温度 [°C]')}
        yTicks={marks}
        yTitle={text('thermal resistance [K/W]', '热阻 [K/W]')}
      />
      <Stroke
        d={pathThrough(
          at(low, convectionResistance),
          at(high, convectionResistance),
        )}
        tone="one"
      />
      <Stroke d={chart.curve(temperatures, radiation)} tone="two" />
      <Label
        at={[chart.left + 8, at(low, convectionResistance)[1] + 19]}
        tone="one"
      >
        {text('convection: constant', '对流：不变')}
      </Label>
      <Label
        anchor="end"
        at={[chart.right - 4, at(high, radiationResistance(low) * 0.86)[1]]}
        tone="two"
      >
        {text('radiation: falls when hotter', '辐射：越热越小')}
      </Label>
      <Dot at={at(high, radiationResistance(high))} tone="two" />
      <Dot at={at(high, convectionResistance)} tone="one" />
    </>
  );
}

export default function draw(): Drawn {
  const biot = formatNumber(run.scalars.biot ?? Number.NaN, {digits: 2});
  return {
    panels: [
      {
        title: text('Two ways out, at the start', '开始时的两条路径'),
        height: 222,
        content: <Paths />,
      },
      {
        title: text('Their resistances while it cools', '冷却过程中的两个热阻'),
        height: 222,
        content: <Resistances />,
      },
    ],
    words: text(
      `Panel a: the sphere at ${formatCelsius(start, 3)} gives heat to the air by convection, ${formatWatts(flows.convection)} through ${formatResistance(convectionResistance, 3)}, and to the walls by radiation, ${formatWatts(flows.radiation)} through ${formatResistance(radiationResistance(start), 3)}. The two resistances stand side by side and their flows add up. Inside the sphere there is one temperature: the Biot number is ${biot}. Panel b: the resistance of convection stays the same, that of radiation falls from ${formatResistance(radiationResistance(low), 3)} for a sphere as cold as its surroundings to ${formatResistance(radiationResistance(high), 3)} at the start. A cooling sphere runs from right to left.`,
      `图 a：球在 ${formatCelsius(start, 3)} 时，靠对流向空气散热 ${formatWatts(flows.convection)}，热阻 ${formatResistance(convectionResistance, 3)}，靠辐射向墙壁散热 ${formatWatts(flows.radiation)}，热阻 ${formatResistance(radiationResistance(start), 3)}。两个热阻并联，热流量相加。球内只有一个温度：毕渥数为 ${biot}。图 b：对流热阻不变；辐射热阻在球与周围同温时为 ${formatResistance(radiationResistance(low), 3)}，到开始时的高温降为 ${formatResistance(radiationResistance(high), 3)}。球冷却时，沿横轴由右向左移动。`,
    ),
  };
}
