import {type LocalizedText, text} from '../../../../i18n';
import {model} from '../../../../models/library/plate-on-felt';
import {simulate} from '../../../../models/run/simulate';
import type {IconName} from '../../../base/componentDrawings';
import {Glyph} from '../../../base/ComponentIcon';
import type {Drawn} from '../define';
import {formatCelsius, formatWatts} from '../kit/format';
import {Label} from '../kit/Label';
import {Arrow, pathThrough, Stroke} from '../kit/shapes';

/** The plate of the first model, on felt, at the start of its run. */
const run = simulate(model);
const {table, initial} = run.values;
const flow = run.view.value('heatFlow', 0);

const SIZE = 64;
const TOP = 44;
const AXIS = TOP + SIZE / 2;
const PLACES = {source: 4, conductor: 128, capacity: 252} as const;

interface Part {
  readonly icon: IconName;
  readonly left: number;
  readonly name: LocalizedText;
}

const PARTS: readonly Part[] = [
  {
    icon: 'temperature-source',
    left: PLACES.source,
    name: text('source', '温度源'),
  },
  {
    icon: 'conductor',
    left: PLACES.conductor,
    name: text('felt', '毛毡'),
  },
  {
    icon: 'capacity',
    left: PLACES.capacity,
    name: text('plate', '铝板'),
  },
];

function Chain() {
  return (
    <>
      {PARTS.map(({icon, left, name}) => (
        <g key={icon}>
          <g transform={`translate(${left} ${TOP})`}>
            <Glyph name={icon} />
          </g>
          <Label
            anchor="middle"
            at={[left + SIZE / 2, TOP + SIZE + 30]}
            tone="soft"
          >
            {name}
          </Label>
        </g>
      ))}
      <Stroke
        d={pathThrough([PLACES.source + SIZE, AXIS], [PLACES.conductor, AXIS])}
      />
      <Stroke
        d={pathThrough(
          [PLACES.conductor + SIZE, AXIS],
          [PLACES.capacity, AXIS],
        )}
      />
    </>
  );
}

/** An arrow above or below one of the two lines, with what passes along it. */
function Passed({
  line,
  isRightward,
  isAbove,
  value,
}: {
  readonly line: 'left' | 'right';
  readonly isRightward: boolean;
  readonly isAbove: boolean;
  readonly value: string | LocalizedText;
}) {
  const start = line === 'left' ? PLACES.source : PLACES.conductor;
  const [from, to] = [start + SIZE + 5, start + 124 - 5];
  const y = isAbove ? AXIS - 13 : AXIS + 13;
  const tone = isAbove ? 'two' : 'one';
  return (
    <>
      <Arrow
        from={[isRightward ? from : to, y]}
        to={[isRightward ? to : from, y]}
        tone={tone}
      />
      <Label
        anchor="middle"
        at={[(from + to) / 2, isAbove ? AXIS - 42 : AXIS + 34]}
        tone={tone}
      >
        {value}
      </Label>
    </>
  );
}

const [hot, cold] = [formatCelsius(table, 3), formatCelsius(initial, 3)];
const [into, out] = [formatWatts(flow), formatWatts(-flow)];

const HEAT = text('heat flow', '热流量');

function Given() {
  return (
    <>
      <Chain />
      <Passed isAbove isRightward line="left" value={hot} />
      <Passed isAbove isRightward={false} line="right" value={cold} />
      <Passed isAbove={false} isRightward={false} line="left" value={HEAT} />
      <Passed isAbove={false} isRightward line="right" value={HEAT} />
    </>
  );
}

function Signs() {
  return (
    <>
      <Chain />
      <Passed isAbove={false} isRightward={false} line="left" value={out} />
      <Passed isAbove={false} isRightward line="right" value={into} />
    </>
  );
}

export default function draw(): Drawn {
  return {
    panels: [
      {
        title: text('Who computes what', '各量由哪一侧计算'),
        height: 150,
        content: <Given />,
      },
      {
        title: text('Which way counts as positive', '哪个方向为正'),
        height: 150,
        content: <Signs />,
      },
    ],
    words: text(
      `Both panels show a temperature source, a conductor of felt and a capacity, the plate, in a row. Panel a: the source and the plate give their temperatures, ${hot} and ${cold}, to the felt; the felt gives a heat flow rate to each of them. Panel b: at each port of the felt an arrow points away from it, to the neighbour, and this is the positive direction that we expect. The plate receives ${into}, and at the port of the source the same heat is ${out}.`,
      `两幅图都是温度源、毛毡（导热元件）和铝板（热容元件）依次相连。图 a：温度源和铝板向毛毡给出各自的温度 ${hot} 和 ${cold}，毛毡向两侧各给出一个热流量。图 b：毛毡的每个端口都有一个箭头由毛毡指向相邻元件，按我们的理解这就是正方向。铝板得到 ${into}，同一份热量在温度源一侧则是 ${out}。`,
    ),
  };
}
