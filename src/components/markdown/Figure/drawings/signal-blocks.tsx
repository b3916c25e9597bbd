import {Fragment} from 'react';

import {text} from '../../../../i18n';
import {model} from '../../../../models/library/signal-blocks';
import {parameters} from '../../../../models/library/signal-blocks/parameters';
import {simulate} from '../../../../models/run/simulate';
import {type Drawn, WIDTH} from '../define';
import {Axes, createChart} from '../kit/chart';
import {Label} from '../kit/Label';
import {Stroke} from '../kit/shapes';

const {choices} = parameters.block;

type Block = keyof typeof choices;

/** Four blocks to a panel, each in a quarter of it. */
const PANELS = [
  ['gain', 'sum', 'saturation', 'dead-band'],
  ['hysteresis', 'table', 'integrator', 'delay'],
] as const satisfies readonly (readonly Block[])[];

const HEIGHT = 84;

/** Room for the name above a chart. */
const ROW = HEIGHT + 36;

/** The input of the figure, dashed, and the output of one block after it. */
function Chart({
  block,
  place,
}: {
  readonly block: Block;
  readonly place: number;
}) {
  const left = place % 2 === 0 ? 4 : WIDTH / 2 + 8;
  const top = Math.floor(place / 2) * ROW + 24;
  const chart = createChart({
    x: [0, 20],
    y: [-5, 5],
    height: HEIGHT,
    left,
    right: left + WIDTH / 2 - 14,
    top,
  });
  const {times, columns} = simulate(
    model,
    {block, gain: block === 'integrator' ? 0.5 : 2},
    {duration: 20},
  );
  return (
    <>
      <Axes chart={chart} />
      <Stroke d={chart.curve(times, columns.u)} dash="dashed" tone="soft" />
      <Stroke d={chart.curve(times, columns.y)} tone="one" />
      <Label at={[left, top - 8]}>{choices[block]}</Label>
    </>
  );
}

export default function draw(): Drawn {
  return {
    panels: PANELS.map((blocks, index) => ({
      title:
        index === 0
          ? text('Arithmetic and limits', '运算与界限')
          : text('Switching, table, memory', '切换、查表与记忆'),
      height: 2 * ROW,
      content: blocks.map((block, place) => (
        <Fragment key={block}>
          <Chart block={block} place={place} />
        </Fragment>
      )),
    })),
    words: text(
      'Eight small charts show the same sine as a dashed input and the output of one block each. The gain of 2 doubles the sine. The sum moves it down by 1. The saturation cuts it off at 1.5 and at −1. The dead band gives zero between these limits and what goes beyond them. The hysteresis is 1 from where the sine rises above 1.5 to where it falls below −1, and 0 otherwise. The table bends the sine at its points. The integrator rises while the sine is positive, and comes back to zero after a whole period. The delay shifts the sine by two seconds.',
      '八幅小图中的虚线都是同一个正弦输入，实线各是一个模块的输出。增益 2 把正弦放大一倍。求和使它整体下移 1。饱和在 1.5 和 −1 处把它削平。死区在这两个界限之间输出零，超出时输出超出的部分。迟滞从正弦升到 1.5 以上起为 1，降到 −1 以下后为 0。查表使正弦在各个点处弯折。积分在正弦为正时上升，一个整周期后回到零。纯滞后使正弦晚两秒。',
    ),
  };
}
