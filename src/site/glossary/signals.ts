import type {TermEntry} from './types';

// A table: each term stays a block of a few lines.
// oxfmt-ignore
export const signals: readonly TermEntry[] = [
  {id: 'signal-source', en: 'signal source', zhHans: '信号源', page: 'clock', definition: {
      en: 'A component that makes a signal from the time; some have inputs that steer it.',
      'zh-Hans': '产生信号的元件，输出随时间变化，有的还受输入控制。'}},
  {id: 'clock', en: 'clock', zhHans: '时钟', page: 'clock',
    also: {en: ['simulation time', 'CLOC', 'CLOC0'], 'zh-Hans': ['仿真时间', 'CLOC', 'CLOC0']}, definition: {
      en: 'A source whose output is the current time of the simulation.',
      'zh-Hans': '输出等于当前仿真时间的信号源。'}},
  {id: 'first-order-lag', en: 'first-order lag', zhHans: '一阶惯性环节', page: 'lag',
    also: {en: ['LAG1', 'PT1'], 'zh-Hans': ['一阶滞后', 'LAG1']}, definition: {
      en: 'An output that follows its input at a rate proportional to what is still missing.',
      'zh-Hans': '输出以与剩余差值成正比的速度追随输入的环节。'}},
  {id: 'second-order-lag', en: 'second-order lag', zhHans: '二阶惯性环节', page: 'secondOrderLag',
    also: {en: ['LAG2', 'PT2'], 'zh-Hans': ['LAG2', '二阶振荡环节', '振荡环节']}, definition: {
      en: 'An output that follows its input through two states, and overshoots when the damping is low.',
      'zh-Hans': '输出经过两个状态变量追随输入的环节，阻尼小时会超调。'}},
  {id: 'pure-delay', en: 'pure delay', zhHans: '纯滞后', page: 'lag',
    also: {en: ['transport delay', 'time delay', 'dead time'], 'zh-Hans': ['纯延迟', '延迟时间', '延时', '死时间']}, definition: {
      en: 'An output that repeats its input unchanged, a fixed time later.',
      'zh-Hans': '输出原样重复输入，只是晚一段固定的时间。'}},
  {id: 'gain', en: 'gain', zhHans: '增益', page: 'lag', definition: {
      en: 'The factor between a constant input and the output that settles.',
      'zh-Hans': '输入恒定、输出稳定之后，两者的比值。'}},
  {id: 'time-constant', en: 'time constant', zhHans: '时间常数', page: 'lag', symbols: ['τ'], definition: {
      en: 'The time in which a first-order system covers 63.2% of its change after a step.',
      'zh-Hans': '阶跃之后，一阶系统完成总变化量 63.2% 所用的时间。'}},
  {id: 'step-ramp-pulse', en: 'step / ramp / pulse', zhHans: '阶跃 / 斜坡 / 脉冲', page: 'lag', definition: {
      en: 'Test inputs: a sudden change that stays, a steady rise, and a change that is taken back.',
      'zh-Hans': '三种测试输入：突变后保持、匀速上升、突变后再恢复。'}},
  {id: 'settling-rise-time', en: 'settling time / rise time', zhHans: '调节时间 / 上升时间', page: 'lag',
    also: {'zh-Hans': ['稳定时间']}, definition: {
      en: 'The time after a step until the output stays within a stated band about its final value, and the time in which it goes from 10% to 90% of the change.',
      'zh-Hans': '前者是阶跃之后输出进入并保持在终值附近规定范围内所需的时间，后者是输出从变化量的 10% 升到 90% 所用的时间。'}},
  {id: 'overshoot', en: 'overshoot', zhHans: '超调', page: 'secondOrderLag', definition: {
      en: 'The amount by which an output passes its final value before it settles.',
      'zh-Hans': '输出在稳定之前超过终值的量。'}},
  {id: 'integrator-block', en: 'integrator', zhHans: '积分环节', page: 'clock',
    also: {en: ['integrator block'], 'zh-Hans': ['积分器']}, definition: {
      en: 'A component whose output is the integral of its input over time, from a given initial value.',
      'zh-Hans': '从给定的初始值开始，对输入作时间积分并输出结果的元件。'}},
  {id: 'step-response', en: 'step response', zhHans: '阶跃响应', page: 'lag', definition: {
      en: 'The output over time after a sudden change of the input.',
      'zh-Hans': '输入突变之后，输出随时间的变化过程。'}},
  {id: 'frequency-response', en: 'frequency response', zhHans: '频率响应', page: 'lag', definition: {
      en: 'The ratio of amplitudes and the phase shift of the settled output, for a sine input of each frequency.',
      'zh-Hans': '输入各种频率的正弦波，待输出稳定后得到的幅值比和相移。'}},
  {id: 'bode-plot', en: 'Bode plot', zhHans: '伯德图', page: 'lag', definition: {
      en: 'The frequency response drawn as gain in decibels and phase in degrees over a logarithmic frequency axis.',
      'zh-Hans': '以对数频率为横轴，画出增益（分贝）和相位（度）的频率响应图。'}},
  {id: 'corner-frequency', en: 'corner frequency', zhHans: '转折频率', page: 'lag',
    also: {en: ['cut-off frequency'], 'zh-Hans': ['截止频率']}, definition: {
      en: 'The frequency at which the gain of a first-order lag has fallen by 3\u00a0dB.',
      'zh-Hans': '一阶惯性环节的增益下降 3\u00a0dB 时的频率。'}},
  {id: 'transfer-function-pole', en: 'transfer function / pole', zhHans: '传递函数 / 极点', page: 'lag', definition: {
      en: 'The ratio of output to input in the Laplace domain, and a value at which its denominator is zero.',
      'zh-Hans': '拉普拉斯域中输出与输入之比，以及使其分母为零的值。'}},
  {id: 'phase', en: 'phase / phase shift', zhHans: '相位 / 相移', page: 'sine', definition: {
      en: 'The position within a cycle, and the difference in position between two oscillations.',
      'zh-Hans': '前者是在一个周期中所处的位置，后者是两个振荡之间的位置差。'}},
  {id: 'amplitude-frequency-mean', en: 'amplitude / frequency / mean', zhHans: '幅值 / 频率 / 均值', page: 'sine', definition: {
      en: 'The largest deviation of an oscillation, its number of cycles per second, and the value about which it oscillates.',
      'zh-Hans': '依次是：振荡的最大偏离、每秒的周期数、振荡所围绕的值。'}},
  {id: 'sine-wave-generator', en: 'sine wave generator', zhHans: '正弦源', page: 'sine',
    also: {en: ['SIGTRGSIN0', 'SIN0'], 'zh-Hans': ['正弦波发生器', 'SIGTRGSIN0', 'SIN0']}, definition: {
      en: 'A source whose output is a sine of given amplitude and frequency.',
      'zh-Hans': '按给定幅值和频率输出正弦波的信号源。'}},
  {id: 'trigger', en: 'trigger', zhHans: '触发', page: 'trigger',
    also: {en: ['TRIG0'], 'zh-Hans': ['触发器', '触发信号', 'TRIG0']}, definition: {
      en: 'A signal, or the component that makes it, that starts an action or ends it.',
      'zh-Hans': '使某个动作开始或结束的信号，也指产生这种信号的元件。'}},
  {id: 'threshold', en: 'threshold', zhHans: '阈值', page: 'trigger', definition: {
      en: 'The value of the input at which something switches.',
      'zh-Hans': '引起切换的输入值。'}},
  {id: 'hysteresis', en: 'hysteresis', zhHans: '迟滞', page: 'trigger',
    also: {'zh-Hans': ['滞环']}, definition: {
      en: 'Switching up at one value and down at a lower one, so that in between the output depends on the past.',
      'zh-Hans': '上升和下降在不同的值处切换，中间区域的输出取决于之前的状态。'}},
  {id: 'hysteresis-width', en: 'hysteresis width', zhHans: '回差', page: 'trigger',
    also: {'zh-Hans': ['迟滞宽度']}, definition: {
      en: 'The distance between the two thresholds of a relay with hysteresis; inside it nothing is switched.',
      'zh-Hans': '带迟滞的开关两个阈值之间的距离；输入在其中变化时不会切换。'}},
  {id: 'dead-band', en: 'dead band', zhHans: '死区', page: 'signalBlocks', definition: {
      en: 'An interval of the input in which the output does not respond.',
      'zh-Hans': '输入在其中变化时输出没有反应的区间。'}},
  {id: 'on-off-control', en: 'on–off control', zhHans: '通断控制', page: 'loop',
    also: {'zh-Hans': ['双位控制']}, definition: {
      en: 'A control with two outputs only, such as heater on and heater off.',
      'zh-Hans': '只有两种输出的控制，例如加热开和加热关。'}},
  {id: 'pid-controller', en: 'PID controller', zhHans: 'PID 控制器', page: 'pid', definition: {
      en: 'A controller whose output is the sum of a part in proportion to the error, its integral and its derivative.',
      'zh-Hans': '输出由比例、积分、微分三部分相加而成的控制器，输入是偏差。'}},
  {id: 'proportional-band', en: 'proportional band', zhHans: '比例带', page: 'pid', definition: {
      en: 'The error for which the proportional part alone demands the full output.',
      'zh-Hans': '仅靠比例部分就要求输出达到最大时的偏差。'}},
  {id: 'integral-time', en: 'integral time', zhHans: '积分时间', page: 'pid', definition: {
      en: 'The time in which the integral part grows by as much as the proportional part, with a constant error.',
      'zh-Hans': '偏差恒定时，积分部分增长到与比例部分相等所用的时间。'}},
  {id: 'steady-state-error', en: 'steady-state error', zhHans: '静差', page: 'pid',
    also: {'zh-Hans': ['稳态误差']}, definition: {
      en: 'The error that remains when everything has settled.',
      'zh-Hans': '达到稳态后仍然存在的偏差。'}},
  {id: 'integral-windup', en: 'windup', zhHans: '积分饱和', page: 'pid',
    also: {en: ['integral windup']}, definition: {
      en: 'Growth of the integral part while the actuator is at its limit, which has to be worked off later.',
      'zh-Hans': '执行机构已到极限而积分部分仍在增长，日后必须再消掉。'}},
  {id: 'back-calculation', en: 'back-calculation', zhHans: '反算', page: 'pid', definition: {
      en: 'An anti-windup that leads the integral part back by what the actuator could not give.',
      'zh-Hans': '一种抗积分饱和的方法，按执行机构没能给出的部分把积分拉回来。'}},
  {id: 'damping-ratio', en: 'damping ratio', zhHans: '阻尼比', page: 'secondOrderLag', symbols: ['ζ'], definition: {
      en: 'The damping of a second-order system relative to the least that does not oscillate.',
      'zh-Hans': '二阶系统的阻尼与刚好不振荡的临界阻尼之比。'}},
  {id: 'natural-frequency', en: 'natural frequency', zhHans: '固有频率', page: 'secondOrderLag',
    also: {'zh-Hans': ['自然频率']}, definition: {
      en: 'The frequency at which a system would oscillate by itself without damping.',
      'zh-Hans': '系统没有阻尼时自由振荡的频率。'}},
  {id: 'resonance', en: 'resonance', zhHans: '谐振', page: 'secondOrderLag', definition: {
      en: 'The response of a system to a sine near its natural frequency, larger than to a slow one.',
      'zh-Hans': '输入频率接近固有频率时，输出幅值大于缓慢输入时幅值的现象。'}},
  {id: 'sampling-period', en: 'sampling period', zhHans: '采样周期', page: 'pid', definition: {
      en: 'The time between two readings of a sampled system.',
      'zh-Hans': '采样系统相邻两次读数之间的时间。'}},
  {id: 'sensor', en: 'sensor', zhHans: '传感器', page: 'sensors', definition: {
      en: 'A component that turns a physical quantity into a signal: its gain times the quantity minus an offset.',
      'zh-Hans': '把物理量变成信号的元件：先减去偏移量，再乘以增益。'}},
  {id: 'converter', en: 'converter', zhHans: '转换元件', page: 'sensors',
    also: {en: ['transducer']}, definition: {
      en: 'A component that turns a signal into a physical quantity, such as a number into newtons.',
      'zh-Hans': '把信号变成物理量的元件，例如把一个数变成以牛计的力。'}},
  {id: 'end-of-cycle', en: 'end of cycle', zhHans: '周期结束', page: 'sine',
    also: {en: ['wait for end of cycle'], 'zh-Hans': ['等待周期结束']}, definition: {
      en: 'The instant at which an oscillation has completed a whole period.',
      'zh-Hans': '振荡刚好完成一个整周期的时刻。'}},
  {id: 'piecewise-function', en: 'piecewise function', zhHans: '分段函数', definition: {
      en: 'A function with a formula of its own on each of several intervals.',
      'zh-Hans': '在若干区间上各用一个公式的函数。'}},
  {id: 'saturation', en: 'saturation', zhHans: '饱和', page: 'signalBlocks', definition: {
      en: 'Holding a value at a bound that it would otherwise pass.',
      'zh-Hans': '变量到达界限后停在界限上，不再越过。'}},
];
