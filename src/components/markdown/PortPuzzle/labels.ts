import {type LocalizedText, text} from '../../../i18n';
import type {Domain, Verdict} from '../../base/componentDrawings';
import type {Grade} from './ports';

/** The answers to choose from, in the order in which they are offered. */
export const ANSWERS: Readonly<Record<Verdict, LocalizedText>> = {
  connects: text(
    'Yes: each gives what the other needs.',
    '能：两侧各自给出对方需要的量。',
  ),
  'types-differ': text(
    'No: the ports are of different types.',
    '不能：端口类型不同。',
  ),
  'both-efforts': text(
    'No: both give the temperature or the pressure.',
    '不能：两侧都给出温度或压力。',
  ),
  'both-flows': text(
    'No: both give a flow or a heat flow rate.',
    '不能：两侧都给出流量或热流量。',
  ),
  'both-outputs': text(
    'No: both are outputs of a signal.',
    '不能：两侧都是信号输出端。',
  ),
  'both-inputs': text(
    'No: both are inputs of a signal.',
    '不能：两侧都是信号输入端。',
  ),
};

/** What the two sides of a connection give. */
const CONNECTIONS: Readonly<Record<Domain, LocalizedText>> = {
  signal: text(
    'An output gives the signal, an input takes it.',
    '输出端给出信号，输入端接收信号。',
  ),
  thermal: text(
    'One gives the temperature, the other the heat flow rate.',
    '一侧给出温度，另一侧给出热流量。',
  ),
  'thermal-hydraulic': text(
    'One gives pressure and temperature, the other the two flow rates.',
    '一侧给出压力和温度，另一侧给出质量流量和焓流量。',
  ),
  hydraulic: text(
    'One gives the pressure, the other the flow rate.',
    '一端给出压力，另一端给出流量。',
  ),
};

/** Explains why two ports connect or don't; the domain is that of the first one. */
export function explain(verdict: Verdict, domain: Domain): LocalizedText {
  switch (verdict) {
    case 'connects':
      return CONNECTIONS[domain];
    case 'both-efforts':
      return domain === 'thermal'
        ? text(
            'Both give a temperature, and no component computes the heat flow rate. Put a resistance between them.',
            '两侧都给出温度，没有元件计算热流量，中间应加一个阻性元件。',
          )
        : text(
            'Both give a pressure, and no component computes the flow rate. Put a resistance between them.',
            '两侧都给出压力，没有元件计算流量，中间应加一个阻性元件。',
          );
    case 'both-flows':
      return domain === 'thermal'
        ? text(
            'Both give a heat flow rate, and no component computes the temperature. Put a capacity between them.',
            '两侧都给出热流量，没有元件计算温度，中间应加一个热容元件。',
          )
        : text(
            'Both give a flow, and no component computes the pressure. Put a node between them.',
            '两侧都给出流量，没有元件计算压力，中间应加一个节点。',
          );
    case 'types-differ':
      return text(
        'The two ports have different variables. A component that belongs to both libraries has to be put between them.',
        '两个端口传递的变量不同。中间要有一个同时属于两个库的元件。',
      );
    case 'both-outputs':
      return text(
        'Both give a signal, and neither receives one.',
        '两侧都给出信号，没有接收信号的一侧。',
      );
    case 'both-inputs':
      return text(
        'Both receive a signal, and neither gives one.',
        '两侧都接收信号，没有给出信号的一侧。',
      );
  }
}

/** The first sentence of the feedback on an answer. */
export function feedbackOn(grade: Grade, verdict: Verdict): LocalizedText {
  if (grade === 'right') {
    return text('Right.', '答对了。');
  }
  if (grade === 'other-reason') {
    return text(
      'Correct, they don’t connect, but for another reason.',
      '确实不能连，但原因不是这个。',
    );
  }
  return verdict === 'connects'
    ? text('They do connect.', '其实能连。')
    : text('They don’t connect.', '其实不能连。');
}
