import type {TermEntry} from './types';

// A table: each term stays a block of a few lines.
// oxfmt-ignore
export const software: readonly TermEntry[] = [
  {id: 'system-simulation', en: 'system simulation', zhHans: '系统仿真', page: 'welcome',
    also: {en: ['1D simulation'], 'zh-Hans': ['1D 系统仿真']}, definition: {
      en: 'Computing how a whole machine behaves over time from the equations of its parts and their connections, without a mesh in space.',
      'zh-Hans': '根据各元件的方程及其连接关系，计算整台设备随时间的变化，不划分空间网格。'}},
  {id: 'multi-domain', en: 'multi-domain', zhHans: '多领域',
    also: {'zh-Hans': ['多学科']}, definition: {
      en: 'Said of a model that joins mechanical, hydraulic, thermal, electrical or control parts and solves them together.',
      'zh-Hans': '指一个模型包含机械、液压、热、电、控制等不同领域的元件，并且一起求解。'}},
  {id: 'lumped-parameter-model', en: 'lumped-parameter model', zhHans: '集总参数模型', page: 'bar', definition: {
      en: 'A model in which each part is described by a few numbers, such as one temperature or one pressure, in place of a field in space.',
      'zh-Hans': '用少数几个量（比如一个温度、一个压力）代表一个物体，不描述空间分布的模型。'}},
  {id: 'sketch', en: 'sketch / sketch mode', zhHans: '草图 / 草图模式', page: 'introduction', definition: {
      en: 'The diagram of icons and lines, and the working mode in which it is drawn.',
      'zh-Hans': '由图标和连线组成的图，以及绘制这张图的工作模式。'}},
  {id: 'submodel', en: 'submodel / submodel mode', zhHans: '子模型 / 子模型模式', page: 'introduction', definition: {
      en: 'The equations of an icon or a line, and the working mode in which they are chosen.',
      'zh-Hans': '图标或连线所用的一组方程，以及选择它的工作模式。'}},
  {id: 'premier-submodel', en: 'premier submodel', zhHans: '首选子模型', page: 'faq',
    also: {'zh-Hans': ['第一子模型']}, definition: {
      en: 'The first suitable submodel in the list of a component, usually the simplest one.',
      'zh-Hans': '某个元件的子模型列表中第一个合适的子模型，通常也最简单。'}},
  {id: 'parameter-mode', en: 'parameter mode', zhHans: '参数模式', page: 'introduction', definition: {
      en: 'The working mode in which parameters, initial values and units are entered.',
      'zh-Hans': '填写参数、初始值和单位的工作模式。'}},
  {id: 'simulation-mode', en: 'simulation mode', zhHans: '仿真模式', page: 'introduction', definition: {
      en: 'The working mode in which the model is run and its results are plotted and analysed.',
      'zh-Hans': '运行模型、绘制曲线并分析结果的工作模式。'}},
  {id: 'component', en: 'component', zhHans: '元件', page: 'introduction', definition: {
      en: 'A building block of a sketch: an icon with ports, to which a submodel is assigned.',
      'zh-Hans': '草图的基本单元：一个带端口的图标，再配上一个子模型。'}},
  {id: 'icon', en: 'icon', zhHans: '图标', page: 'introduction', definition: {
      en: 'The picture of a component; it shows the ports, while the equations belong to the submodel.',
      'zh-Hans': '元件的图形；它表示有哪些端口，方程则由子模型决定。'}},
  {id: 'port', en: 'port', zhHans: '端口', page: 'ports', definition: {
      en: 'A place where a component is connected: a bundle of variables, each an output for one side and an input for the other.',
      'zh-Hans': '元件对外连接的地方：一组变量，每个变量对一侧是输出，对另一侧是输入。'}},
  {id: 'connection-line', en: 'connection line', zhHans: '连线', definition: {
      en: 'What joins two ports in a sketch; it makes them one point or carries a submodel of its own.',
      'zh-Hans': '草图中连接两个端口的线；它可以只把两端视为一点，也可以带有自己的子模型。'}},
  {id: 'library', en: 'library / category', zhHans: '库 / 类别', page: 'introduction', definition: {
      en: 'A collection of components for one field of engineering, and the heading under which Amesim lists it.',
      'zh-Hans': '面向某一工程领域的一批元件，以及它在软件列表中所属的栏目。'}},
  {id: 'supercomponent', en: 'supercomponent', zhHans: '超级元件', page: 'ports', definition: {
      en: 'Several components grouped into one icon with its own ports and used like a single component.',
      'zh-Hans': '把若干元件收进一个图标，配上自己的端口，当作一个元件来用。'}},
  {id: 'alias', en: 'alias', zhHans: '别名', page: 'faq', definition: {
      en: 'The name of one component in a sketch, by which scripts and plots find its parameters and variables.',
      'zh-Hans': '草图中某个元件的名字，脚本和曲线图靠它找到该元件的参数和变量。'}},
  {id: 'causality', en: 'causality', zhHans: '因果关系', page: 'ports',
    also: {'zh-Hans': ['因果性']}, definition: {
      en: 'The rule that says which variables of a port a submodel computes and which it receives.',
      'zh-Hans': '规定端口上哪些变量由子模型算出、哪些由外部给入。'}},
  {id: 'causal-modelling', en: 'causal / acausal modelling', zhHans: '因果建模 / 非因果建模',
    also: {en: ['causal modeling', 'acausal modeling']}, definition: {
      en: 'Fixing the inputs and outputs of each part beforehand, or stating equations only and leaving the order of computation to the program.',
      'zh-Hans': '前者事先规定每个元件的输入和输出；后者只写方程，计算顺序由软件安排。'}},
  {id: 'effort-flow-variable', en: 'effort / flow variable', zhHans: '势变量 / 流变量', page: 'ports', definition: {
      en: 'The pair of variables exchanged at a port, such as pressure and volume flow rate; in most fields their product is a power.',
      'zh-Hans': '端口上成对交换的两个变量，例如压力和体积流量；在多数领域中两者之积是功率。'}},
  {id: 'bond-graph', en: 'bond graph', zhHans: '键合图', page: 'ports', definition: {
      en: 'A drawing of a system as elements that exchange power through pairs of effort and flow.',
      'zh-Hans': '把系统画成若干单元，单元之间通过成对的势变量和流变量交换功率。'}},
  {id: 'capacitive-resistive-inertial-element', en: 'capacitive / resistive / inertial element', zhHans: '容性元件 / 阻性元件 / 惯性元件', page: 'ports',
    also: {en: ['C, R, I'], 'zh-Hans': ['C、R、I']}, definition: {
      en: 'C accumulates the flow variable, R relates effort and flow at the same instant, I accumulates the effort variable.',
      'zh-Hans': 'C 对流变量积分，R 给出同一时刻势与流的关系，I 对势变量积分。'}},
  {id: 'external-internal-variable', en: 'external / internal variable', zhHans: '外部变量 / 内部变量', page: 'ports',
    also: {'zh-Hans': ['外部变量箭头']}, definition: {
      en: 'Variables that pass through the ports of a submodel, and variables that it keeps to itself.',
      'zh-Hans': '前者经端口与外界交换，后者只留在子模型内部。'}},
  {id: 'state-variable', en: 'state variable', zhHans: '状态变量', page: 'lag', definition: {
      en: 'A variable given by its time derivative, which the solver advances from an initial value.',
      'zh-Hans': '由时间导数确定的变量，求解器从初始值出发逐步推进它。'}},
  {id: 'implicit-variable', en: 'implicit variable', zhHans: '隐式变量', page: 'faq', definition: {
      en: 'An unknown that is defined by an equation to be solved at every instant, not by a derivative.',
      'zh-Hans': '不由导数、而由每一时刻都要求解的方程确定的未知量。'}},
  {id: 'constraint-variable', en: 'constraint variable', zhHans: '约束变量', definition: {
      en: 'An unknown that the solver adjusts until a condition stated by the model is met.',
      'zh-Hans': '求解器不断调整、直到模型规定的条件得到满足的未知量。'}},
  {id: 'algebraic-loop', en: 'algebraic loop', zhHans: '代数环', page: 'faq', definition: {
      en: 'A chain of inputs and outputs that closes on itself without passing through a state.',
      'zh-Hans': '首尾相接、中间没有状态变量的一串输入和输出。'}},
  {id: 'initial-value', en: 'initial value / condition', zhHans: '初始值 / 初始条件', page: 'lag', definition: {
      en: 'What the state variables are at the start of a run.',
      'zh-Hans': '运行开始时各状态变量的取值。'}},
  {id: 'global-parameter', en: 'global parameter', zhHans: '全局参数', page: 'ports', definition: {
      en: 'A named value that can be used in the parameter fields of many components.',
      'zh-Hans': '一个有名字的数值，可以在许多元件的参数栏中引用。'}},
  {id: 'common-parameters', en: 'common parameters', zhHans: '公共参数', definition: {
      en: 'Parameters that several selected components share and that are edited in one go.',
      'zh-Hans': '所选的几个元件共有、可以一次改完的参数。'}},
  {id: 'run-parameters', en: 'run parameters', zhHans: '运行参数', page: 'introduction', definition: {
      en: 'The settings of a run: times, print interval, tolerance, maximum time step and kind of run.',
      'zh-Hans': '一次运行的设置：起止时间、打印间隔、容差、最大时间步长和运行类型。'}},
  {id: 'final-time', en: 'final time', zhHans: '终止时间', page: 'introduction', definition: {
      en: 'The simulated time at which a run ends.',
      'zh-Hans': '一次运行结束时的仿真时间。'}},
  {id: 'print-interval', en: 'print interval', zhHans: '打印间隔', page: 'clock',
    also: {'zh-Hans': ['输出间隔']}, definition: {
      en: 'The spacing of the stored results in time; it does not set the accuracy of the integration.',
      'zh-Hans': '保存结果的时间间距；它不决定积分精度。'}},
  {id: 'communication-interval', en: 'communication interval', zhHans: '通信间隔', page: 'faq',
    also: {en: ['exchange interval'], 'zh-Hans': ['数据交换步长', '交换间隔']}, definition: {
      en: 'The time between two exchanges of values between coupled programs.',
      'zh-Hans': '两个耦合的软件相邻两次交换数据的时间间距。'}},
  {id: 'batch-run', en: 'batch run', zhHans: '批处理运行', page: 'faq',
    also: {'zh-Hans': ['批运行', '批量运行']}, definition: {
      en: 'A series of runs of one model, each with other parameter values.',
      'zh-Hans': '同一个模型用不同参数值连续运行多次。'}},
  {id: 'parameter-study', en: 'parameter study / sweep', zhHans: '参数研究 / 参数扫描', page: 'rename', definition: {
      en: 'Taking a parameter through a range to see how the results depend on it.',
      'zh-Hans': '让一个参数在一定范围内取值，看结果怎样随之变化。'}},
  {id: 'design-of-experiments', en: 'design of experiments', zhHans: '试验设计', page: 'faq',
    also: {en: ['DOE'], 'zh-Hans': ['DOE']}, definition: {
      en: 'Choosing parameter sets by a plan so that few runs show the effects of many parameters.',
      'zh-Hans': '有计划地选取参数组合，用较少的运行看清多个参数的影响。'}},
  {id: 'dynamic-stabilising-run', en: 'dynamic / stabilising run', zhHans: '动态运行 / 稳定化运行', page: 'equilibrium',
    also: {en: ['stabilizing run'], 'zh-Hans': ['稳态初始化', '稳态化运行']}, definition: {
      en: 'A run through time, and a run that only looks for the state in which nothing changes.',
      'zh-Hans': '前者随时间推进，后者只寻找一切不再变化的状态。'}},
  {id: 'steady-state', en: 'steady state', zhHans: '稳态', page: 'cylinders', definition: {
      en: 'The condition in which no variable changes with time any more.',
      'zh-Hans': '所有变量都不再随时间变化的状况。'}},
  {id: 'transient', en: 'transient', zhHans: '瞬态', page: 'lag', definition: {
      en: 'What happens on the way from one condition to the next.',
      'zh-Hans': '从一种状况过渡到另一种状况的过程。'}},
  {id: 'linear-analysis', en: 'linear analysis', zhHans: '线性分析', page: 'introduction', definition: {
      en: 'The study of a model made linear about one operating point: eigenvalues, modes, frequency response.',
      'zh-Hans': '把模型在某个工作点附近线性化后加以研究：特征值、模态、频率响应。'}},
  {id: 'eigenvalue-mode-shape', en: 'eigenvalue / mode shape', zhHans: '特征值 / 模态振型', page: 'bar', definition: {
      en: 'A number that gives the rate of decay and the frequency of one natural motion, and the share that each state has in it.',
      'zh-Hans': '前者给出一种固有运动的衰减率和频率，后者给出各状态变量在其中所占的比例。'}},
  {id: 'post-processing', en: 'post-processing', zhHans: '后处理', definition: {
      en: 'Turning stored results into plots, tables and key figures.',
      'zh-Hans': '把保存的结果变成曲线图、表格和关键指标。'}},
  {id: 'plot', en: 'plot / curve', zhHans: '曲线图 / 曲线', page: 'introduction', definition: {
      en: 'A diagram of results, and one variable drawn in it.',
      'zh-Hans': '结果的图，以及图中的一个变量。'}},
  {id: 'attached-files', en: 'attached files', zhHans: '附属文件', page: 'faq',
    also: {en: ['side files']}, definition: {
      en: 'Files that belong to a model, such as data tables and results, and that have to travel with it.',
      'zh-Hans': '属于某个模型、需要随模型一起保存和移动的文件，例如数据表和结果。'}},
  {id: 'signal-plug', en: 'plug', zhHans: '堵头', page: 'introduction',
    also: {en: ['SSINK'], 'zh-Hans': ['SSINK']}, definition: {
      en: 'A component that closes a port that is not used.',
      'zh-Hans': '封闭不用的端口的元件。'}},
  {id: 'data-table', en: 'data table / lookup table', zhHans: '数据表 / 查找表', page: 'introduction', definition: {
      en: 'Values of a function at listed points, with interpolation in between.',
      'zh-Hans': '在若干点上列出函数值，点与点之间用插值。'}},
  {id: 'units', en: 'units', zhHans: '单位', page: 'faq', definition: {
      en: 'The measures in which values are entered and shown, such as kelvin or bar.',
      'zh-Hans': '填写和显示数值所用的计量标准，例如 K 和 bar。'}},
  {id: 'null-unit', en: 'null unit', zhHans: '空单位', page: 'clock',
    also: {en: ['dimensionless'], 'zh-Hans': ['无量纲']}, definition: {
      en: 'The unit of the signal library: a bare number that any port takes over without conversion.',
      'zh-Hans': '信号库所用的单位：一个纯数，任何端口都原样接收，不作换算。'}},
  {id: 'licence-server', en: 'licence server', zhHans: '许可证服务器', page: 'faq',
    also: {en: ['license server']}, definition: {
      en: 'The program on the network that lends out the permission to use the software.',
      'zh-Hans': '网络上负责发放软件使用许可的程序。'}},
  {id: 'compiler', en: 'compiler', zhHans: '编译器', page: 'faq', definition: {
      en: 'The program that turns the C code of a model into machine code.',
      'zh-Hans': '把模型的 C 代码翻译成机器代码的程序。'}},
  {id: 'demo-model', en: 'demo model', zhHans: '演示模型',
    also: {'zh-Hans': ['Demo 案例']}, definition: {
      en: 'A finished example that comes with the software, to be copied and studied.',
      'zh-Hans': '随软件提供的现成例子，供复制和研究。'}},
  {id: 'help-documentation', en: 'Help documentation', zhHans: '帮助文档', definition: {
      en: 'The manual that is installed with the software and describes that very release.',
      'zh-Hans': '随软件安装的手册，内容与所装版本一致。'}},
  {id: 'co-simulation', en: 'co-simulation', zhHans: '联合仿真', page: 'faq', definition: {
      en: 'Two programs, each with a solver of its own, exchange values at agreed instants.',
      'zh-Hans': '两个程序各用自己的求解器，在约定的时刻交换数据。'}},
  {id: 'model-exchange', en: 'model exchange', zhHans: '模型交换', page: 'faq', definition: {
      en: 'Handing over the equations of a model, so that the receiving program integrates them.',
      'zh-Hans': '把模型的方程交给另一个程序，由对方来积分。'}},
  {id: 'functional-mock-up-unit', en: 'functional mock-up unit', zhHans: '功能样机单元', page: 'faq',
    also: {en: ['FMU', 'FMI'], 'zh-Hans': ['FMU', 'FMI']}, definition: {
      en: 'A packed model with a standard interface (FMI) that other simulation tools can load.',
      'zh-Hans': '按标准接口（FMI）打包的模型，其他仿真工具可以载入。'}},
  {id: 'real-time-simulation', en: 'real-time simulation', zhHans: '实时仿真', definition: {
      en: 'A simulation that keeps pace with real time, as tests with hardware in the loop require.',
      'zh-Hans': '与真实时钟同步推进的仿真，测试实物硬件时需要它。'}},
  {id: 'performance-analyser', en: 'performance analyser', zhHans: '性能分析器', page: 'faq',
    also: {en: ['performance analyzer']}, definition: {
      en: 'The tool that shows which states and which discontinuities slow a run down.',
      'zh-Hans': '指出哪些状态变量、哪些不连续点拖慢运行的工具。'}},
];
