import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/modular-piping';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn, Say} from '../define';
import {Axes, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Dot, type Point, Stroke, through} from '../kit/shapes';

const turbulent = simulate(model);
const laminar = simulate(model, model.presets.laminar?.values);
type LineRun = typeof turbulent;

/** The modules in the order of the flow; the node takes nothing. */
const MODULES = [
  {en: 'pipe', zh: '直管', number: '1', kind: 'slope'},
  {en: 'bend', zh: '弯管', number: '1', kind: 'step'},
  {en: 'pipe', zh: '直管', number: '2', kind: 'slope'},
  {en: 'bend', zh: '弯管', number: '2', kind: 'step'},
  {en: 'node', zh: '节点', number: '', kind: 'level'},
  {en: 'valve', zh: '阀', number: '', kind: 'step'},
] as const;

/** Pressures at the inlet and behind each module but the node, Pa. */
function pressuresOf(run: LineRun): readonly number[] {
  const figure = run.figures.staircase;
  return figure?.kind === 'profile'
    ? Array.from(figure.curves[0]?.y ?? [])
    : [];
}

/** What each module takes, Pa, in the order of `MODULES`. */
function dropsOf(run: LineRun): readonly number[] {
  const [inlet = 0, ...behind] = pressuresOf(run);
  const drops = behind.map(
    (p, n) => (n === 0 ? inlet : (behind[n - 1] ?? 0)) - p,
  );
  return [...drops.slice(0, 4), 0, ...drops.slice(4)];
}

/** Small pressures stay in Pa. */
function pressure(value: number, digits = 2): string {
  const displayUnit = value < 1000 ? 'Pa' : 'kPa';
  return formatQuantity(value, {unit: 'Pa', displayUnit}, {}, {digits});
}

function totalOf(run: LineRun): number {
  return run.scalars.totalDrop ?? Number.NaN;
}

function Staircase({run, say}: {readonly run: LineRun; readonly say: Say}) {
  const total = totalOf(run);
  const chart = createChart({
    x: [0, MODULES.length],
    y: [0, 1.12],
    top: 34,
    height: 150,
    left: 36,
  });
  const drops = dropsOf(run);
  const points: Point[] = [];
  const labels: {
    readonly at: Point;
    readonly text: string;
    readonly anchor: 'start' | 'end';
  }[] = [];
  let level = total;
  MODULES.forEach(({kind}, n) => {
    const before = level / total;
    level -= drops[n] ?? 0;
    const after = level / total;
    points.push(chart.at(n, before));
    if (kind === 'step') {
      points.push(chart.at(n + 0.5, before), chart.at(n + 0.5, after));
    }
    points.push(chart.at(n + 1, after));
    if (kind !== 'level') {
      const share = formatNumber((100 * (drops[n] ?? 0)) / total, {digits: 2});
      const [x] = chart.at(n + 0.5, 0);
      const [, y] = chart.at(
        0,
        kind === 'slope' ? (before + after) / 2 : before,
      );
      const isLast = n === MODULES.length - 1;
      labels.push({
        at: [isLast ? x : x + 6, y - 9],
        text: `${share} %`,
        anchor: isLast ? 'end' : 'start',
      });
    }
  });
  return (
    <>
      <Axes
        chart={chart}
        yMarks={[
          [0, '0'],
          [0.5, '50'],
          [1, '100'],
        ]}
        yTitle={say(
          `total pressure in % of ${pressure(total)}`,
          `总压，占 ${pressure(total)} 的 %`,
        )}
      />
      {MODULES.map(({en, zh, number}, n) => {
        const [x] = chart.at(n + 0.5, 0);
        const [edge] = chart.at(n + 1, 0);
        return (
          <g key={n}>
            <Stroke
              d={through([edge, chart.top], [edge, chart.bottom + 6])}
              dash="dotted"
              tone="soft"
            />
            <Label anchor="middle" at={[x, chart.bottom + 18]} tone="soft">
              {say(en, zh)}
            </Label>
            {number !== '' && (
              <Label anchor="middle" at={[x, chart.bottom + 36]} tone="soft">
                {number}
              </Label>
            )}
          </g>
        );
      })}
      <Stroke d={through(...points)} tone="one" />
      {points
        .filter((_, index) => index === 0 || index === points.length - 1)
        .map((at) => (
          <Dot at={at} key={at[0]} tone="one" />
        ))}
      {labels.map(({at, text, anchor}) => (
        <Label at={at} key={at[0]} anchor={anchor}>
          {text}
        </Label>
      ))}
    </>
  );
}

function listed(run: LineRun, name: (n: number) => string): string {
  return dropsOf(run)
    .map((drop, n) => [n, drop] as const)
    .filter(([n]) => MODULES[n]?.kind !== 'level')
    .map(([n, drop]) => `${name(n)} ${pressure(drop)}`)
    .join(name(-1));
}

export default function draw(say: Say): Drawn {
  const name = (n: number) => {
    const module = MODULES[n];
    return module
      ? `${say(module.en, module.zh)} ${module.number}`.trim()
      : say(', ', '，');
  };
  const [fast, slow] = [turbulent, laminar].map((run) =>
    formatNumber(run.scalars.reynolds ?? Number.NaN, {digits: 3}),
  );
  return {
    panels: [
      {
        title: say(`Turbulent, Re = ${fast}`, `湍流，Re = ${fast}`),
        height: 226,
        content: <Staircase run={turbulent} say={say} />,
      },
      {
        title: say(`Laminar, Re = ${slow}`, `层流，Re = ${slow}`),
        height: 226,
        content: <Staircase run={laminar} say={say} />,
      },
    ],
    words: say(
      `The total pressure along the line, from the inlet to the outlet tank, as a part of the whole. It falls along each pipe, drops at each bend and at the valve, and stays level across the node. Left, turbulent: ${listed(turbulent, name)}, together ${pressure(totalOf(turbulent), 3)}. Right, laminar: ${listed(laminar, name)}, together ${pressure(totalOf(laminar), 3)}. In laminar flow the pipes take a larger part and the fittings a smaller one.`,
      `从入口到出口水箱，总压沿管路的变化，以占全部压差的百分数表示。沿直管逐渐下降，在弯管和阀处陡降，经过节点不变。左图为湍流：${listed(turbulent, name)}，合计 ${pressure(totalOf(turbulent), 3)}。右图为层流：${listed(laminar, name)}，合计 ${pressure(totalOf(laminar), 3)}。层流时直管所占的份额更大，管件的更小。`,
    ),
  };
}
