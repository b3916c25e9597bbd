import type {TermEntry} from './types';

// A table: each term stays a block of a few lines.
// oxfmt-ignore
export const numerics: readonly TermEntry[] = [
  {id: 'integrator', en: 'solver', zhHans: '求解器', page: 'solver',
    also: {en: ['integrator'], 'zh-Hans': ['积分器']}, definition: {
      en: 'The algorithm that advances the states from one instant to the next.',
      'zh-Hans': '把状态变量从一个时刻推进到下一个时刻的算法。'}},
  {id: 'variable-step', en: 'variable step', zhHans: '变步长', page: 'solver', definition: {
      en: 'The solver chooses the length of each step from an estimate of its error.',
      'zh-Hans': '求解器根据误差估计自行决定每一步的长度。'}},
  {id: 'fixed-step', en: 'fixed step', zhHans: '定步长', page: 'piping', definition: {
      en: 'All steps have the length that the user sets, whatever the error.',
      'zh-Hans': '所有步长都等于用户给定的值，不管误差多大。'}},
  {id: 'maximum-time-step', en: 'maximum time step', zhHans: '最大时间步长', page: 'solver', definition: {
      en: 'The longest step that a variable-step solver may take.',
      'zh-Hans': '变步长求解器允许取的最长一步。'}},
  {id: 'tolerance', en: 'tolerance', zhHans: '容差', page: 'solver',
    also: {'zh-Hans': ['误差容限']}, definition: {
      en: 'The bound below which the estimated error of each step must stay.',
      'zh-Hans': '每一步的误差估计都不得超过的界限。'}},
  {id: 'absolute-relative-mixed-error', en: 'absolute / relative / mixed error', zhHans: '绝对误差 / 相对误差 / 混合误差', page: 'solver', definition: {
      en: 'An error measured in the unit of the variable, as a fraction of its value, or by the first near zero and by the second elsewhere.',
      'zh-Hans': '分别以变量的单位计、以变量值的比例计，或在零附近用前者、其余用后者。'}},
  {id: 'local-truncation-error', en: 'local truncation error', zhHans: '局部截断误差', definition: {
      en: 'The error that one step of a method makes when it starts from the exact solution.',
      'zh-Hans': '从精确解出发、只走一步所产生的误差。'}},
  {id: 'stiff-system', en: 'stiff system', zhHans: '刚性系统', page: 'solver', definition: {
      en: 'A system in which some motions die out very much faster than others, so that explicit methods need tiny steps throughout.',
      'zh-Hans': '有些运动比另一些衰减快得多的系统，显式方法因此始终只能取很小的步长。'}},
  {id: 'adams-method', en: 'Adams method', zhHans: '亚当斯公式', page: 'solver',
    also: {en: ['Adams formula'], 'zh-Hans': ['亚当斯法']}, definition: {
      en: 'A multistep method for non-stiff systems that builds on derivatives from earlier steps.',
      'zh-Hans': '利用前几步导数值的多步法，适用于非刚性系统。'}},
  {id: 'backward-differentiation-formula', en: 'backward differentiation formula', zhHans: '向后差分公式', page: 'solver',
    also: {en: ['BDF'], 'zh-Hans': ['BDF']}, definition: {
      en: 'An implicit multistep method for stiff systems that builds on solution values from earlier steps.',
      'zh-Hans': '利用前几步解值的隐式多步法，适用于刚性系统。'}},
  {id: 'ode-dae', en: 'ODE / DAE', zhHans: '常微分方程 / 微分代数方程', page: 'introduction',
    also: {en: ['ordinary differential equation', 'differential-algebraic equation'], 'zh-Hans': ['ODE', 'DAE']}, definition: {
      en: 'Equations that give the derivative of every unknown, and equations of which some contain no derivative.',
      'zh-Hans': '前者给出每个未知量的导数，后者中有些方程不含导数。'}},
  {id: 'jacobian', en: 'Jacobian', zhHans: '雅可比矩阵', page: 'equilibrium',
    also: {en: ['Jacobian matrix']}, definition: {
      en: 'The matrix that says how each state derivative changes with each state.',
      'zh-Hans': '表示各状态导数对各状态变量偏导数的矩阵。'}},
  {id: 'discontinuity', en: 'discontinuity', zhHans: '不连续点', page: 'solver',
    also: {en: ['discontinuities'], 'zh-Hans': ['不连续性', '间断']}, definition: {
      en: 'An instant at which a variable or its derivative jumps, and at which the solver has to start afresh.',
      'zh-Hans': '变量或其导数发生跳变的时刻，求解器必须在此重新起步。'}},
  {id: 'event', en: 'event / zero crossing', zhHans: '事件 / 过零', page: 'trigger', definition: {
      en: 'An instant at which a monitored function changes its sign and the model changes its equations.',
      'zh-Hans': '被监视的函数变号、模型随之切换方程的时刻。'}},
  {id: 'event-location', en: 'event location', zhHans: '事件定位', page: 'trigger', definition: {
      en: 'Finding the instant of an event inside a step, so that the step can end there.',
      'zh-Hans': '在一个步长之内找出事件发生的时刻，让这一步恰好在那里结束。'}},
  {id: 'chattering', en: 'chattering', zhHans: '抖振', page: 'trigger',
    also: {'zh-Hans': ['频繁切换', '颤振']}, definition: {
      en: 'Switching back and forth at very short intervals, so that a run hardly advances.',
      'zh-Hans': '以极短的间隔来回切换，使运行几乎停滞的现象。'}},
  {id: 'convergence', en: 'convergence', zhHans: '收敛', page: 'clock', definition: {
      en: 'The approach of a computed result to a limit as steps or cells get smaller.',
      'zh-Hans': '步长或网格变小时，计算结果趋于一个极限。'}},
  {id: 'sampling-aliasing', en: 'sampling / aliasing', zhHans: '采样 / 混叠', page: 'clock', definition: {
      en: 'Taking values at intervals, and the false slow oscillation that shows when the intervals are too long.',
      'zh-Hans': '每隔一段时间取一个值；间隔太长时，会看到一个并不存在的慢振荡。'}},
  {id: 'discretisation', en: 'discretisation / mesh refinement', zhHans: '离散化 / 网格加密', page: 'bar',
    also: {en: ['discretization']}, definition: {
      en: 'Cutting a body into finite pieces, and repeating the computation with smaller ones.',
      'zh-Hans': '把物体分成有限块；再用更小的块重算一遍。'}},
  {id: 'finite-difference-volume', en: 'finite difference / volume', zhHans: '有限差分 / 有限体积', page: 'bar', definition: {
      en: 'Replacing derivatives by differences between points, or balancing what enters and leaves each cell.',
      'zh-Hans': '前者用点与点之间的差代替导数，后者对每个单元列出进出平衡。'}},
  {id: 'checkpoint-verification-validation', en: 'checkpoint / verification / validation', zhHans: '校核点 / 验证 / 确认', page: 'lag',
    also: {'zh-Hans': ['校核', '模型确认']}, definition: {
      en: 'A value known beforehand, the test that the equations are solved correctly, and the test that they describe reality.',
      'zh-Hans': '依次是：事先已知的值、检查方程是否解对、检查方程是否符合实际。'}},
  {id: 'calibration', en: 'calibration', zhHans: '标定', page: 'measured',
    also: {en: ['parameter estimation'], 'zh-Hans': ['参数辨识']}, definition: {
      en: 'Adjusting the parameters of a model until its run comes closest to a measurement.',
      'zh-Hans': '调整模型的参数，使运行结果与测量值最接近。'}},
  {id: 'standard-error', en: 'standard error', zhHans: '标准误差', page: 'measured', definition: {
      en: 'How far the noise of the data moves a fitted value, if the model itself is right.',
      'zh-Hans': '模型本身正确时，数据的噪声会使拟合值变化多少。'}},
];
