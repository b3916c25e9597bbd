import {type Locale, text} from '../../../../i18n';
import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/modular-piping';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {Axes, type Chart, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Dot, pathThrough, type Point, Stroke} from '../kit/shapes';

const turbulent = simulate(model);
const laminar = simulate(model, model.presets.laminar?.values);
type LineRun = typeof turbulent;

/** The modules in the order of the flow. The pressure does not drop at the node. */
const MODULES = [
  {name: text('pipe', '直管'), number: '1', kind: 'slope'},
  {name: text('bend', '弯管'), number: '1', kind: 'step'},
  {name: text('pipe', '直管'), number: '2', kind: 'slope'},
  {name: text('bend', '弯管'), number: '2', kind: 'step'},
  {name: text('node', '节点'), number: '', kind: 'level'},
  {name: text('valve', '阀'), number: '', kind: 'step'},
] as const;

/** Pressures at the inlet and after each module but the node, Pa. */
function modulePressures(run: LineRun): readonly number[] {
  const figure = run.figures.staircase;
  return figure?.kind === 'profile'
    ? Array.from(figure.curves[0]?.y ?? [])
    : [];
}

/** The pressure drop of each module, Pa, in the order of `MODULES`. */
function pressureDrops(run: LineRun): readonly number[] {
  const [inlet = 0, ...outlets] = modulePressures(run);
  const drops = outlets.map(
    (p, n) => (n === 0 ? inlet : (outlets[n - 1] ?? 0)) - p,
  );
  return [...drops.slice(0, 4), 0, ...drops.slice(4)];
}

/** Formats a pressure in kPa, small ones in Pa. */
function formatPressure(value: number, digits = 2): string {
  const displayUnit = value < 1000 ? 'Pa' : 'kPa';
  return formatQuantity(value, {unit: 'Pa', displayUnit}, {}, {digits});
}

function totalDrop(run: LineRun): number {
  return run.scalars.totalDrop ?? Number.NaN;
}

interface ShareLabel {
  readonly at: Point;
  readonly text: string;
  readonly anchor: 'start' | 'end';
}

/** The points of the staircase, and the share of each module with its place. */
function stairs(run: LineRun, chart: Chart) {
  const total = totalDrop(run);
  const drops = pressureDrops(run);
  const points: Point[] = [];
  const labels: ShareLabel[] = [];
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
        text: `${share}%`,
        anchor: isLast ? 'end' : 'start',
      });
    }
  });
  return {points, labels};
}

/** The names of the modules below the axis. */
function ModuleNames({chart}: {readonly chart: Chart}) {
  return (
    <>
      {MODULES.map(({name, number}, n) => {
        const [x] = chart.at(n + 0.5, 0);
        const [edge] = chart.at(n + 1, 0);
        return (
          <g key={n}>
            <Stroke
              d={pathThrough([edge, chart.top], [edge, chart.bottom + 6])}
              dash="dotted"
              tone="soft"
            />
            <Label anchor="middle" at={[x, chart.bottom + 18]} tone="soft">
              {name}
            </Label>
            {number !== '' && (
              <Label anchor="middle" at={[x, chart.bottom + 36]} tone="soft">
                {number}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}

function Staircase({run}: {readonly run: LineRun}) {
  const total = totalDrop(run);
  const chart = createChart({
    x: [0, MODULES.length],
    y: [0, 1.12],
    top: 34,
    height: 150,
    left: 36,
  });
  const {points, labels} = stairs(run, chart);
  return (
    <>
      <Axes
        chart={chart}
        yTicks={[0, [0.5, '50'], [1, '100']]}
        yTitle={text(
          `total pressure in % of ${formatPressure(total)}`,
          `总压，占 ${formatPressure(total)} 的 %`,
        )}
      />
      <ModuleNames chart={chart} />
      <Stroke d={pathThrough(...points)} tone="one" />
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

/** Lists the pressure drops of the modules, in words. */
function listDrops(run: LineRun, locale: Locale): string {
  const drops = pressureDrops(run);
  return MODULES.flatMap(({name, number, kind}, n) =>
    kind === 'level'
      ? []
      : [
          `${name[locale]} ${number}`.trim() +
            ` ${formatPressure(drops[n] ?? 0)}`,
        ],
  ).join(text(', ', '，')[locale]);
}

export default function draw(): Drawn {
  const [fast, slow] = [turbulent, laminar].map((run) =>
    formatNumber(run.scalars.reynolds ?? Number.NaN, {digits: 3}),
  );
  return {
    panels: [
      {
        title: text(`Turbulent, Re = ${fast}`, `湍流，Re = ${fast}`),
        height: 226,
        content: <Staircase run={turbulent} />,
      },
      {
        title: text(`Laminar, Re = ${slow}`, `层流，Re = ${slow}`),
        height: 226,
        content: <Staircase run={laminar} />,
      },
    ],
    words: text(
      `The total pressure along the line, from the inlet to the outlet tank, as a part of the whole. It falls along each pipe, drops at each bend and at the valve, and stays level across the node. Panel a, turbulent: ${listDrops(turbulent, 'en')}, together ${formatPressure(totalDrop(turbulent), 3)}. Panel b, laminar: ${listDrops(laminar, 'en')}, together ${formatPressure(totalDrop(laminar), 3)}. In laminar flow the pipes take a larger part and the fittings a smaller one.`,
      `从入口到出口水箱，总压沿管路的变化，以占全部压差的百分数表示。沿直管逐渐下降，在弯管和阀处陡降，经过节点不变。图 a 为湍流：${listDrops(turbulent, 'zh-Hans')}，合计 ${formatPressure(totalDrop(turbulent), 3)}。图 b 为层流：${listDrops(laminar, 'zh-Hans')}，合计 ${formatPressure(totalDrop(laminar), 3)}。层流时直管所占的比例较大，管件所占的比例较小。`,
    ),
  };
}
