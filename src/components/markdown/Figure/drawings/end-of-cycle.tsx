import {type LocalizedText, text} from '../../../../i18n';
import {formatNumber} from '../../../../models/definition/format';
import {model} from '../../../../models/library/triggered-sine';
import {simulate} from '../../../../models/run/simulate';
import type {Drawn} from '../define';
import {Axes, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Body, Dot, pathThrough, Stroke} from '../kit/shapes';

const END = 7;
const window = {secondOn: 0, secondOff: 0} as const;
const cut = simulate(model, window, {duration: END});
const complete = simulate(model, {...window, wait: 'yes'}, {duration: END});
const OFF = cut.values.firstOff;

/** The instant at which the burst of a run ends, s. */
function burstEnd(run: typeof cut): number {
  return run.events.at(-1)?.time ?? Number.NaN;
}

function Burst({
  run,
  note,
}: {
  readonly run: typeof cut;
  readonly note: LocalizedText;
}) {
  const trigger = createChart({x: [0, END], y: [0, 1], top: 24, height: 24});
  const output = createChart({
    x: [0, END],
    y: [-1.2, 1.2],
    top: 78,
    height: 92,
  });
  const end = burstEnd(run);
  const [x] = trigger.at(OFF, 0);
  const [left, top] = output.at(OFF, 1.2);
  const [right, bottom] = output.at(end, -1.2);
  return (
    <>
      {end > OFF && (
        <Body
          d={`M${left} ${top}H${right}V${bottom}H${left}z`}
          tint="bodyTwo"
        />
      )}
      <Axes
        chart={output}
        xTicks={[0, 1, 2, 3, 4, 5, 6, 7]}
        xTitle={text('time [s]', '时间 [s]')}
        yTicks={[-1, 0, 1]}
      />
      <Label at={[trigger.left, trigger.top - 9]} tone="soft">
        {text('trigger', '触发信号')}
      </Label>
      <Label at={[output.left, output.top - 9]} tone="soft">
        {text('output', '输出')}
      </Label>
      <Stroke d={trigger.curve(run.times, run.columns.trigger)} />
      <Stroke d={output.curve(run.times, run.columns.y)} tone="one" />
      <Stroke
        d={pathThrough([x, trigger.bottom], [x, output.bottom])}
        dash="dotted"
      />
      <Dot at={output.at(end, run.view.value('y', end, 'left'))} tone="one" />
      <Label at={[output.at(end, 0)[0] + 6, output.top + 14]}>{note}</Label>
    </>
  );
}

export default function draw(): Drawn {
  const [off, last] = [OFF, burstEnd(complete)].map((t) =>
    formatNumber(t, {digits: 3}),
  );
  const level = formatNumber(cut.view.value('y', burstEnd(cut), 'left'), {
    digits: 2,
  });
  return {
    panels: [
      {
        title: text('Without waiting', '不等待'),
        height: 212,
        content: <Burst note={text('cut off', '被截断')} run={cut} />,
      },
      {
        title: text('Wait for end of cycle', '等待周期结束'),
        height: 212,
        content: <Burst note={text('complete', '完整')} run={complete} />,
      },
    ],
    words: text(
      `In both panels the trigger is on from ${cut.values.firstOn}\u00a0s to ${off}\u00a0s. Panel a: the output stops with the trigger, in the middle of a cycle, and falls from ${level} to zero. Panel b: the cycle that has begun goes on after the trigger has dropped, shaded, and ends at zero at ${last}\u00a0s.`,
      `两幅图中触发信号都在 ${cut.values.firstOn}\u00a0s 到 ${off}\u00a0s 之间接通。图 a：输出与触发信号同时停止，此时处在周期中间，因此从 ${level} 跳变到零。图 b：触发信号断开之后，已经开始的周期继续进行（阴影部分），到 ${last}\u00a0s 时在零点结束。`,
    ),
  };
}
