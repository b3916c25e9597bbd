import {text} from '../../../i18n';
import {drawings, port} from './types';

const BLOCK =
  'M10 14a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z';
const LEADS = 'M0 32h10M54 32h10';

const input = port('signal', 'input', 'left');
const output = port('signal', 'output', 'right');

/** Drawings of the components of the signal library. */
export const signal = drawings('signal', {
  clock: {
    label: text('clock', '时钟'),
    body: 'M32 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z',
    lines: 'M32 18v14l9 6M32 13v2M32 49v2M13 32h2M49 32h2M54 32h10',
    ports: {output},
  },
  'constant-source': {
    label: text('constant', '常数'),
    body: BLOCK,
    lines: 'M18 18v28h28M18 28h28M54 32h10',
    ports: {output},
  },
  'step-source': {
    label: text('step', '阶跃'),
    body: BLOCK,
    lines: 'M18 44h12v-23h16M54 32h10',
    ports: {output},
  },
  'sine-source': {
    label: text('sine wave', '正弦波'),
    body: BLOCK,
    lines: 'M17 32c5-18 10-18 15 0s10 18 15 0M54 32h10',
    ports: {output},
  },
  'piecewise-source': {
    label: text('piecewise source', '分段信号源'),
    body: BLOCK,
    lines: 'M17 44h7v-12h8v-12h8v18h7M54 32h10',
    ports: {output},
  },
  'triggered-sine': {
    label: text('triggered sine', '触发正弦源'),
    body: 'M10 10a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z',
    lines:
      'M15 28h6c2.5-14 5-14 7.5 0s5 14 7.5 0s5-14 7.5 0h5M18 50h5v-7h18v7h7M0 12h10M0 32h10M0 52h10M54 32h10',
    ports: {
      frequency: port('signal', 'input', 'left', 12),
      amplitude: port('signal', 'input', 'left', 32),
      trigger: port('signal', 'input', 'left', 52),
      output,
    },
  },
  gain: {
    label: text('gain', '增益'),
    body: 'M12 10l42 22l-42 22z',
    lines: 'M20 23v18M30 27l-10 8M24 32l7 9M0 32h12M54 32h10',
    ports: {input, output},
  },
  integrator: {
    label: text('integrator', '积分环节'),
    body: BLOCK,
    lines: `M40 20c-3-4-7-2-7.5 3l-1.5 18c-.5 5-4.5 7-7.5 3${LEADS}`,
    ports: {input, output},
  },
  controller: {
    label: text('controller', '控制器'),
    body: BLOCK,
    lines: `M17 40v-16h4a4.5 4.5 0 0 1 0 9h-4M32 24v16M39 24v16h2a8 8 0 0 0 0-16z${LEADS}`,
    ports: {input, output},
  },
  saturation: {
    label: text('saturation', '饱和环节'),
    body: BLOCK,
    lines: `M17 42h8l14-20h8${LEADS}`,
    ports: {input, output},
  },
  lag: {
    label: text('first-order lag', '一阶惯性环节'),
    body: BLOCK,
    lines: `M18 17v29h29M18 46c4-18 11-23 28-24${LEADS}`,
    ports: {input, output},
  },
  'second-order-lag': {
    label: text('second-order lag', '二阶惯性环节'),
    body: BLOCK,
    lines: `M18 17v29h29M18 46c4 0 5-25 10-25s4 12 9 12s4-5 10-5${LEADS}`,
    ports: {input, output},
  },
  trigger: {
    label: text('trigger', '触发器'),
    body: BLOCK,
    lines: `M15 44h24v-24h10M39 20h-14v24${LEADS}`,
    solid: 'M39 28l3 6h-6zM25 38l-3-6h6z',
    ports: {input, output},
  },
  'summing-junction': {
    label: text('summing junction', '求和点'),
    body: 'M32 16a16 16 0 1 1 0 32a16 16 0 1 1 0-32z',
    lines: 'M21 32h8M25 28v8M28 42h8M0 32h16M48 32h16M32 48v16',
    ports: {plus: input, minus: port('signal', 'input', 'bottom'), output},
  },
  'signal-node': {
    label: text('signal splitter', '信号分支点'),
    body: 'M32 24a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
    lines: 'M0 32h24M40 32h24M32 40v24',
    ports: {input, output, branch: port('signal', 'output', 'bottom')},
  },
  'signal-sink': {
    label: text('signal plug', '信号堵头'),
    body: 'M26 18h6v28h-6z',
    lines: 'M38 24v16M44 29v6M0 32h26',
    ports: {input},
  },
});
