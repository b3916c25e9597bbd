import {type LocalizedText, text} from '../../../../i18n';
import {
  formatNumber,
  formatQuantity,
} from '../../../../models/definition/format';
import {model} from '../../../../models/library/controlled-room';
import {simulate} from '../../../../models/run/simulate';
import {inCelsius} from '../../../../physics/units';
import type {IconName} from '../../../base/componentDrawings';
import {Glyph} from '../../../base/ComponentIcon';
import {type Drawn, same} from '../define';
import {formatCelsius, formatWatts} from '../kit/format';
import {Label} from '../kit/Label';
import {Arrow} from '../kit/shapes';

/** The room under proportional control, at rest. */
const run = simulate(model, {action: 'p', outsideStep: 0}, {duration: 14_400});
const {values, end} = run;
const measured = run.view.value('measured', end);
const heater = run.view.value('heater', end);
const gain = values.power / values.band;
const [reading, setpoint] = [
  inCelsius(measured),
  inCelsius(run.view.value('setpoint', end)),
];

const DIGITS = {digits: 4} as const;
const temperature = formatCelsius(measured, 4);
const numbers = {
  reading: formatNumber(reading, DIGITS),
  error: formatNumber(setpoint - reading, {digits: 3}),
  demand: formatNumber(gain * (setpoint - reading), {digits: 3}),
  setpoint: formatNumber(setpoint, DIGITS),
  gain: formatNumber(gain, DIGITS),
};

const SIZE = 64;
const SCALE = 0.72;

interface PlaceProps {
  readonly icon: IconName;
  readonly at: readonly [x: number, y: number];
  readonly name: LocalizedText;
}

/** A component, with its name below it. */
function Place({icon, at: [x, y], name}: PlaceProps) {
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${SCALE})`}>
        <Glyph name={icon} />
      </g>
      <Label
        anchor="middle"
        at={[x + (SCALE * SIZE) / 2, y + SCALE * SIZE + 18]}
        tone="soft"
      >
        {name}
      </Label>
    </>
  );
}

interface LinkProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly value: string;
  readonly isSignal?: boolean;
}

/** What passes from one component to the next: a quantity, or a bare number. */
function Passed({from, to, y, value, isSignal = false}: LinkProps) {
  const tone = isSignal ? 'one' : 'two';
  return (
    <>
      <Arrow from={[from, y]} to={[to, y]} tone={tone} />
      <Label anchor="middle" at={[(from + to) / 2, y - 9]} tone={tone}>
        {same(value)}
      </Label>
    </>
  );
}

const TOP = 30;
const AXIS = TOP + (SCALE * SIZE) / 2;

function Sensing() {
  return (
    <>
      <Place at={[6, TOP]} icon="capacity" name={text('room', '房间')} />
      <Passed from={58} to={138} value={temperature} y={AXIS} />
      <Place
        at={[142, TOP]}
        icon="temperature-sensor"
        name={text('sensor', '传感器')}
      />
      <Passed isSignal from={194} to={262} value={numbers.reading} y={AXIS} />
      <Place
        at={[266, TOP]}
        icon="summing-junction"
        name={text(`${numbers.setpoint} − in`, `${numbers.setpoint} 减输入`)}
      />
    </>
  );
}

function Acting() {
  return (
    <>
      <Passed isSignal from={6} to={62} value={numbers.error} y={AXIS} />
      <Place
        at={[66, TOP]}
        icon="gain"
        name={text(`gain ${numbers.gain}`, `增益 ${numbers.gain}`)}
      />
      <Passed isSignal from={118} to={174} value={numbers.demand} y={AXIS} />
      <Place
        at={[178, TOP]}
        icon="signal-heat-source"
        name={text('converter', '转换元件')}
      />
      <Passed from={230} to={312} value={formatWatts(heater)} y={AXIS} />
    </>
  );
}

export default function draw(): Drawn {
  const error = formatQuantity(
    setpoint - reading,
    {unit: 'deltaK'},
    {},
    {
      digits: 3,
    },
  );
  return {
    panels: [
      {
        title: text('The unit is left behind', '单位在传感器处去掉'),
        height: 106,
        content: <Sensing />,
      },
      {
        title: text('The converter puts one on', '单位在转换元件处加上'),
        height: 106,
        content: <Acting />,
      },
    ],
    words: text(
      `Panel a: the room has ${temperature}. The sensor makes the bare number ${numbers.reading} of it, and a junction subtracts it from ${numbers.setpoint}. Panel b: what is left, ${numbers.error}, stands for ${error}, though no unit says so. A gain of ${numbers.gain} makes ${numbers.demand} of it, and the converter takes this number as watts: ${formatWatts(heater)} flow into the room.`,
      `图 a：房间温度为 ${temperature}，传感器输出纯数 ${numbers.reading}，求和点用 ${numbers.setpoint} 减去它。图 b：剩下的 ${numbers.error} 代表 ${error}，信号中却没有单位。经过增益 ${numbers.gain} 得到 ${numbers.demand}，转换元件把这个数当作以瓦计的功率，于是流入房间的热流量为 ${formatWatts(heater)}。`,
    ),
  };
}
