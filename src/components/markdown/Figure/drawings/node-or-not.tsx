import {type LocalizedText, text} from '../../../../i18n';
import {
  checkConnection,
  getDrawing,
  type IconName,
  type Port,
} from '../../../base/componentDrawings';
import {Glyph} from '../../../base/ComponentIcon';
import type {Drawn, Panel} from '../define';
import {Label} from '../kit/Label';
import {Arrow, pathThrough, Stroke} from '../kit/shapes';

const TOP = 34;
const AXIS = TOP + 32;
const SIZE = 64;
const HEIGHT = 132;

interface Part {
  readonly icon: IconName;
  readonly left: number;
}

function findPort(icon: IconName, side: 'left' | 'right'): Port {
  const found = Object.values<Port>(getDrawing(icon).ports).find(
    (port) => port.side === side,
  );
  if (!found) {
    throw new RangeError(`'${icon}' has no port on its ${side}`);
  }
  return found;
}

/** Arrows for what the component at one end of a line computes for the other. */
function Given({
  from,
  to,
  port,
}: {
  readonly from: number;
  readonly to: number;
  readonly port: Port;
}) {
  const isEffort = port.causality === 'effort';
  const y = isEffort ? AXIS - 14 : AXIS + 14;
  const room = to - from;
  const tone = isEffort ? 'two' : 'one';
  return (
    <>
      <Arrow
        from={[from + 0.08 * room, y]}
        to={[from + 0.48 * room, y]}
        tone={tone}
      />
      <Label
        anchor="middle"
        at={[from + 0.28 * room, isEffort ? y - 7 : y + 17]}
        tone={tone}
      >
        {isEffort ? '$p$' : '$ṁ$'}
      </Label>
    </>
  );
}

function Line({one, other}: {readonly one: Part; readonly other: Part}) {
  const [from, to] = [one.left + SIZE, other.left];
  const [first, second] = [
    findPort(one.icon, 'right'),
    findPort(other.icon, 'left'),
  ];
  const verdict = checkConnection(first, second);
  const middle = (from + to) / 2;
  return (
    <>
      <Stroke
        d={pathThrough([from, AXIS], [to, AXIS])}
        dash={verdict === 'connects' ? undefined : 'dashed'}
      />
      {first.causality === 'flow' && (
        <Stroke d={pathThrough([from + 5, AXIS - 8], [from + 5, AXIS + 8])} />
      )}
      {second.causality === 'flow' && (
        <Stroke d={pathThrough([to - 5, AXIS - 8], [to - 5, AXIS + 8])} />
      )}
      <Given from={from} port={first} to={to} />
      <Given from={to} port={second} to={from} />
      {verdict !== 'connects' && (
        <Stroke
          d={
            pathThrough([middle - 7, AXIS - 7], [middle + 7, AXIS + 7]) +
            pathThrough([middle - 7, AXIS + 7], [middle + 7, AXIS - 7])
          }
          tone="two"
        />
      )}
    </>
  );
}

function Row({
  parts,
  note,
}: {
  readonly parts: readonly Part[];
  readonly note: LocalizedText;
}) {
  return (
    <>
      {parts.map(({icon, left}) => (
        <g key={left} transform={`translate(${left} ${TOP})`}>
          <Glyph name={icon} />
        </g>
      ))}
      {parts.slice(1).map((other, n) => {
        const one = parts[n];
        return one && <Line key={other.left} one={one} other={other} />;
      })}
      <Label anchor="middle" at={[160, HEIGHT - 6]} tone="soft">
        {note}
      </Label>
    </>
  );
}

function panels(): readonly Panel[] {
  const pair = (one: IconName, other: IconName): readonly Part[] => [
    {icon: one, left: 28},
    {icon: other, left: 228},
  ];
  return [
    {
      title: text('Two resistances: no connection', '两个阻性元件：不能连接'),
      height: HEIGHT,
      content: (
        <Row
          note={text('no pressure is given', '没有元件给出压力')}
          parts={pair('pipe', 'valve')}
        />
      ),
    },
    {
      title: text('With a node between them', '中间加一个节点'),
      height: HEIGHT,
      content: (
        <Row
          note={text('the node gives it to both', '节点向两侧给出压力')}
          parts={[
            {icon: 'pipe', left: 6},
            {icon: 'node-volume', left: 128},
            {icon: 'valve', left: 250},
          ]}
        />
      ),
    },
    {
      title: text('A tank and a pipe: no node', '水箱接直管：不用节点'),
      height: HEIGHT,
      content: (
        <Row
          note={text('the tank gives the pressure', '水箱已给出压力')}
          parts={pair('tank', 'pipe')}
        />
      ),
    },
    {
      title: text(
        'Two volumes: a resistance is missing',
        '两个容腔：缺一个阻性元件',
      ),
      height: HEIGHT,
      content: (
        <Row
          note={text('both give a pressure', '两侧都给出压力')}
          parts={pair('node-volume', 'node-volume')}
        />
      ),
    },
  ];
}

export default function draw(): Drawn {
  return {
    panels: panels(),
    words: text(
      'Four arrangements of neighbouring modules; an arrow shows what a module gives to its neighbour, p the pressure (with the temperature), ṁ the mass flow rate (with the enthalpy flow rate). a) A pipe and a valve: both give a flow and both need a pressure, so they do not connect. b) A pipe, a node, a valve: the node gives its pressure to both, each of them gives its flow to the node. Both lines connect. c) A tank and a pipe: the tank gives the pressure, the pipe the flow. They connect without a node. d) Two node volumes: both give a pressure and neither gives the flow. A line between them needs a resistance of its own.',
      '模块相邻的四种情形，箭头表示模块向相邻模块给出的量，其中 p 是压力（连同温度），ṁ 是质量流量（连同焓流量）。a) 直管与阀：两侧都给出流量，又都需要压力，因此不能连接。b) 直管、节点与阀：节点向两侧给出压力，两侧各自向节点给出流量，因此两条连线都能连接。c) 水箱与直管：水箱给出压力，直管给出流量，不用节点就能连接。d) 两个节点容腔：两侧都给出压力，没有一侧给出流量，它们之间的连线必须带有阻力。',
    ),
  };
}
