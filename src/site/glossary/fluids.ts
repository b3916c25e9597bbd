import type {TermEntry} from './types';

// A table: each term stays a block of a few lines.
// oxfmt-ignore
export const fluids: readonly TermEntry[] = [
  {id: 'thermal-hydraulic', en: 'thermal-hydraulic', zhHans: '热液压', page: 'piping', definition: {
      en: 'Following the temperature of a flowing liquid together with its pressure and its flow rate.',
      'zh-Hans': '既计算流动液体的压力和流量，也计算它的温度。'}},
  {id: 'pipe-network', en: 'pipe / pipeline network', zhHans: '管路 / 管网', page: 'piping', definition: {
      en: 'A conduit for a fluid, and many of them joined at nodes.',
      'zh-Hans': '输送流体的通道，以及许多通道在节点处连成的系统。'}},
  {id: 'modular-piping', en: 'modular piping', zhHans: '模块化管路', page: 'piping', definition: {
      en: 'A pipeline put together from standard parts: straight pipes, bends, valves, junctions.',
      'zh-Hans': '用直管、弯管、阀门、汇合处等标准件拼成的管路。'}},
  {id: 'bend-elbow-tee', en: 'bend / elbow / tee', zhHans: '弯管 / 弯头 / 三通', page: 'piping', definition: {
      en: 'Fittings that turn a flow gently, turn it sharply, or join a branch to it.',
      'zh-Hans': '依次是：平缓转向、急转向、接出支路的管件。'}},
  {id: 'junction-node', en: 'junction / node', zhHans: '汇合处 / 节点', page: 'piping', definition: {
      en: 'A point where flows meet: one pressure, mixed temperature, and mass flow rates that balance.',
      'zh-Hans': '几股流动相遇的地方：压力相同，温度混合，质量流量平衡。'}},
  {id: 'sudden-expansion-contraction', en: 'sudden expansion / contraction', zhHans: '突扩 / 突缩', page: 'piping',
    also: {en: ['sudden enlargement']}, definition: {
      en: 'A step in the cross-section of a pipe, to a larger or to a smaller one.',
      'zh-Hans': '管路截面突然变大或突然变小。'}},
  {id: 'pressure-drop', en: 'pressure drop', zhHans: '压降', page: 'piping',
    also: {en: ['pressure loss'], 'zh-Hans': ['压力损失']}, definition: {
      en: 'The difference in pressure between the two ends of a part through which a fluid flows.',
      'zh-Hans': '流体流过一个元件时，元件两端的压力之差。'}},
  {id: 'friction-loss', en: 'friction loss', zhHans: '沿程损失', page: 'piping',
    also: {en: ['major loss'], 'zh-Hans': ['沿程阻力损失']}, definition: {
      en: 'The pressure lost to friction along a straight pipe, in proportion to its length.',
      'zh-Hans': '直管中因摩擦损失的压力，与管长成正比。'}},
  {id: 'minor-loss', en: 'minor loss', zhHans: '局部损失', page: 'piping',
    also: {en: ['local loss']}, definition: {
      en: 'The pressure lost at one spot, such as a bend, a valve, an entrance or an exit.',
      'zh-Hans': '在弯管、阀门、入口、出口等某一处损失的压力。'}},
  {id: 'friction-factor', en: 'friction factor', zhHans: '沿程阻力系数', page: 'piping', symbols: ['f'],
    also: {en: ['Darcy friction factor'], 'zh-Hans': ['达西摩擦系数', '摩擦系数']}, definition: {
      en: 'The friction loss of a pipe of one diameter in length, divided by the dynamic pressure.',
      'zh-Hans': '长度等于一个管径的直管，其沿程损失与动压之比。'}},
  {id: 'loss-coefficient', en: 'loss coefficient', zhHans: '局部阻力系数', page: 'piping', definition: {
      en: 'A minor loss divided by the dynamic pressure at a stated velocity.',
      'zh-Hans': '局部损失与动压之比，动压所用的流速必须注明。'}},
  {id: 'roughness', en: 'roughness', zhHans: '粗糙度', page: 'piping', definition: {
      en: 'The height of the unevenness of a pipe wall, measured by its effect on the flow.',
      'zh-Hans': '管壁凹凸的高度，以它对流动的影响来衡量。'}},
  {id: 'reynolds-prandtl-nusselt-number', en: 'Reynolds / Prandtl / Nusselt number', zhHans: '雷诺数 / 普朗特数 / 努塞尔数', page: 'piping', symbols: ['Re', 'Pr', 'Nu'], definition: {
      en: 'Inertia compared with viscosity, spreading of momentum compared with spreading of heat, and heat transfer compared with conduction in fluid at rest.',
      'zh-Hans': '依次是：惯性力与粘性力之比、动量扩散与热量扩散之比、对流换热与静止流体导热之比。'}},
  {id: 'laminar-transitional-turbulent', en: 'laminar / transitional / turbulent', zhHans: '层流 / 过渡 / 湍流', page: 'piping',
    also: {'zh-Hans': ['紊流']}, definition: {
      en: 'Flow in smooth layers, flow that changes between the two, and flow full of eddies.',
      'zh-Hans': '依次是：分层平稳的流动、介于两者之间的流动、充满涡旋的流动。'}},
  {id: 'hydraulic-diameter', en: 'hydraulic diameter', zhHans: '水力直径', page: 'piping', definition: {
      en: 'Four times the cross-section of a duct divided by its wetted perimeter.',
      'zh-Hans': '流道横截面积的四倍除以湿周。'}},
  {id: 'mass-volume-flow-rate', en: 'mass / volume flow rate', zhHans: '质量流量 / 体积流量', page: 'piping', definition: {
      en: 'The kilograms, or the cubic metres, that pass in a second.',
      'zh-Hans': '每秒流过的质量，或每秒流过的体积。'}},
  {id: 'dynamic-kinematic-viscosity', en: 'dynamic / kinematic viscosity', zhHans: '动力粘度 / 运动粘度', page: 'cylinders', symbols: ['μ', 'ν'],
    also: {'zh-Hans': ['动力黏度', '运动黏度']}, definition: {
      en: 'The resistance of a fluid to shear, in Pa·s, and the same divided by the density, in m²/s.',
      'zh-Hans': '前者表示流体抵抗剪切的能力，单位 Pa·s；后者是它除以密度，单位 m²/s。'}},
  {id: 'bulk-modulus-compressibility', en: 'bulk modulus / compressibility', zhHans: '体积弹性模量 / 可压缩性', page: 'piping', definition: {
      en: 'The rise of pressure divided by the relative loss of volume that it causes, and the reciprocal, which says how easily a fluid is compressed.',
      'zh-Hans': '前者是压力升高量除以由此引起的体积相对减小量，后者是它的倒数，表示流体被压缩的难易。'}},
  {id: 'fluid-inertia', en: 'fluid inertia', zhHans: '流体惯性', page: 'pipes', definition: {
      en: 'The pressure difference that it takes to speed up or slow down the fluid in a pipe.',
      'zh-Hans': '使管中流体加速或减速需要压差，这种性质就是流体惯性。'}},
  {id: 'orifice', en: 'orifice', zhHans: '节流孔', page: 'orifice',
    also: {en: ['TFVORF0'], 'zh-Hans': ['阻尼孔', 'TFVORF0']}, definition: {
      en: 'A short narrow passage, where the flow rate grows with the square root of the pressure drop unless that is small.',
      'zh-Hans': '短而窄的通道，压降不太小时，流量与压降的平方根成正比。'}},
  {id: 'flow-coefficient', en: 'flow coefficient', zhHans: '流量系数', page: 'orifice', symbols: ['C_q'],
    also: {en: ['discharge coefficient']}, definition: {
      en: 'The flow through an orifice divided by that of an ideal jet as wide as the orifice.',
      'zh-Hans': '节流孔的实际流量与孔口充满的理想射流流量之比。'}},
  {id: 'flow-number', en: 'flow number', zhHans: '流数', page: 'orifice', definition: {
      en: 'The Reynolds number that the ideal jet of an orifice would have in its hydraulic diameter.',
      'zh-Hans': '以水力直径为特征长度，节流孔的理想射流所具有的雷诺数。'}},
  {id: 'throttling', en: 'throttling', zhHans: '节流', page: 'orifice', definition: {
      en: 'A pressure drop without work or heat exchange: the enthalpy stays, and a liquid becomes warmer.',
      'zh-Hans': '不做功也不换热的压降过程：焓不变，液体升温。'}},
  {id: 'heat-exchanger-ntu', en: 'heat exchanger / NTU', zhHans: '换热器 / 传热单元数', page: 'heatedPipe',
    also: {en: ['number of transfer units'], 'zh-Hans': ['NTU']}, definition: {
      en: 'A device that passes heat from one flow to another, and the number that compares its conductance with the heat capacity rate of a flow.',
      'zh-Hans': '把热量从一股流体传给另一股流体的设备，以及其传热能力与流体热容流率之比。'}},
  {id: 'enthalpy-flow', en: 'enthalpy flow', zhHans: '焓流量', page: 'piping',
    also: {en: ['enthalpy flow rate'], 'zh-Hans': ['焓流']}, definition: {
      en: 'The energy that a flow carries along: mass flow rate times specific enthalpy, in W.',
      'zh-Hans': '流体携带的能量：质量流量乘以比焓，单位 W。'}},
  {id: 'absolute-gauge-pressure', en: 'absolute / gauge pressure', zhHans: '绝对压力 / 表压', page: 'faq', definition: {
      en: 'Pressure counted from vacuum, and pressure counted from that of the surrounding air.',
      'zh-Hans': '前者从真空算起，后者从周围大气压算起。'}},
  {id: 'coolant', en: 'coolant', zhHans: '冷却液', page: 'coolantLoop',
    also: {en: ['50% glycol'], 'zh-Hans': ['50% 乙二醇']}, definition: {
      en: 'A liquid that carries heat away, often water with about as much glycol against freezing.',
      'zh-Hans': '带走热量的液体，常用的是水加大约等量的乙二醇，以防结冰。'}},
  {id: 'cold-plate', en: 'cold plate', zhHans: '冷板', page: 'coolantLoop', definition: {
      en: 'A plate with channels for a coolant, on which a source of heat is mounted.',
      'zh-Hans': '内有冷却液通道的板，热源装在板上。'}},
  {id: 'radiator', en: 'radiator', zhHans: '散热器', page: 'coolantLoop', definition: {
      en: 'A heat exchanger that gives the heat of a coolant to the air.',
      'zh-Hans': '把冷却液的热量传给空气的换热器。'}},
  {id: 'wax-thermostat', en: 'wax thermostat', zhHans: '节温器', page: 'coolantLoop',
    also: {'zh-Hans': ['蜡式节温器']}, definition: {
      en: 'A valve that melting wax opens: it divides a coolant between radiator and bypass.',
      'zh-Hans': '靠石蜡熔化膨胀来开启的阀，把冷却液分给散热器和旁通。'}},
  {id: 'bypass', en: 'bypass', zhHans: '旁通', page: 'coolantLoop', definition: {
      en: 'A way around a component, such as the radiator of a cold engine.',
      'zh-Hans': '绕过某个元件的通路，例如冷机时绕过散热器的通路。'}},
  {id: 'expansion-tank', en: 'expansion tank', zhHans: '膨胀水箱', page: 'coolantLoop', definition: {
      en: 'A tank with air that takes up the growth of a warm liquid and sets the pressure of a closed loop.',
      'zh-Hans': '内有气体的水箱，容纳液体受热膨胀的部分，并给定闭式回路的压力。'}},
  {id: 'effectiveness', en: 'effectiveness', zhHans: '换热器效能', page: 'coolantLoop', symbols: ['ε'],
    also: {'zh-Hans': ['有效度']}, definition: {
      en: 'The heat that an exchanger passes, divided by the most that its two flows allow.',
      'zh-Hans': '换热器实际传递的热量与两股流体所允许的最大值之比。'}},
  {id: 'affinity-laws', en: 'affinity laws', zhHans: '泵的相似定律', page: 'coolantLoop',
    also: {'zh-Hans': ['相似定律', '比例定律']}, definition: {
      en: 'The flow of a pump grows with its speed, its pressure with the square and its power with the cube.',
      'zh-Hans': '泵的流量、压力和功率分别与转速的一次方、二次方和三次方成正比。'}},
  {id: 'pump-curve-operating-point', en: 'pump curve / operating point', zhHans: '泵特性曲线 / 工作点', page: 'piping', definition: {
      en: 'The pressure rise of a pump over its flow rate, and the point where it equals the pressure drop of the line.',
      'zh-Hans': '泵的增压随流量变化的曲线，以及它与管路压降相等的那一点。'}},
  {id: 'stirred-volume', en: 'stirred volume', zhHans: '全混容腔', page: 'heatedPipe',
    also: {en: ['well-mixed volume'], 'zh-Hans': ['充分混合的容腔', '混合容积']}, definition: {
      en: 'A volume of fluid with one pressure and one temperature, which is also that of its outlet.',
      'zh-Hans': '内部压力和温度处处相同的一段流体，出口温度等于内部温度。'}},
  {id: 'plug-flow', en: 'plug flow', zhHans: '活塞流', page: 'heatedPipe',
    also: {en: ['plug'], 'zh-Hans': ['平推流']}, definition: {
      en: 'Flow through a pipe without mixing along its length: what enters leaves unmixed after the filling time.',
      'zh-Hans': '沿管长方向互不混合的流动：流入的流体经过一个充满时间后原样流出。'}},
  {id: 'water-hammer', en: 'water hammer', zhHans: '水锤', page: 'piping', definition: {
      en: 'The pressure wave that runs through a pipe when the flow is stopped abruptly.',
      'zh-Hans': '流动突然停止时，在管中传播的压力波。'}},
  {id: 'displacement', en: 'displacement', zhHans: '排量', page: 'hydraulicCircuit', definition: {
      en: 'The volume of oil that a pump or motor passes in one revolution.',
      'zh-Hans': '泵或马达每转排出或吸入的油液体积。'}},
  {id: 'prime-mover', en: 'prime mover', zhHans: '原动机', page: 'hydraulicCircuit', definition: {
      en: 'The engine or electric motor that turns a pump.',
      'zh-Hans': '带动泵的发动机或电动机。'}},
  {id: 'relief-valve', en: 'relief valve', zhHans: '溢流阀', page: 'hydraulicCircuit', definition: {
      en: 'A valve that opens at a set pressure and leads the surplus flow back to the tank.',
      'zh-Hans': '压力达到设定值时开启，使多余的流量流回油箱的阀。'}},
  {id: 'cracking-pressure', en: 'cracking pressure', zhHans: '开启压力', page: 'hydraulicCircuit', definition: {
      en: 'The pressure at which a relief valve or check valve begins to open.',
      'zh-Hans': '溢流阀或单向阀开始开启时的压力。'}},
  {id: 'directional-valve', en: 'directional valve', zhHans: '换向阀', page: 'hydraulicCircuit', definition: {
      en: 'A valve whose spool joins pump and tank to one side of a cylinder or to the other.',
      'zh-Hans': '用阀芯把泵和油箱分别接到液压缸两侧，并能对调的阀。'}},
  {id: 'hydraulic-cylinder', en: 'hydraulic cylinder', zhHans: '液压缸', page: 'hydraulicCircuit',
    also: {en: ['hydraulic ram'], 'zh-Hans': ['油缸']}, definition: {
      en: 'A cylinder in which oil under pressure moves a piston against a load.',
      'zh-Hans': '靠压力油推动活塞、带动负载作直线运动的执行元件。'}},
  {id: 'single-rod-cylinder', en: 'single-rod cylinder', zhHans: '单杆活塞缸', page: 'hydraulicCircuit', definition: {
      en: 'A cylinder whose piston has a rod on one side only, so that its two areas differ.',
      'zh-Hans': '只在活塞一侧有活塞杆的液压缸，两腔面积不等。'}},
  {id: 'piston-rod-side', en: 'piston side / rod side', zhHans: '无杆腔 / 有杆腔', page: 'hydraulicCircuit',
    also: {en: ['piston-side chamber', 'rod-side chamber']}, definition: {
      en: 'The two chambers of a cylinder: the one that acts on the whole piston, and the one through which the rod passes.',
      'zh-Hans': '液压缸的两个容腔：油液作用在整个活塞上的一腔，以及活塞杆穿过的一腔。'}},
  {id: 'pressure-intensification', en: 'pressure intensification', zhHans: '增压', page: 'hydraulicCircuit', definition: {
      en: 'A pressure raised by a piston with two areas above that of the supply.',
      'zh-Hans': '借助活塞两侧的面积差，使压力高于供油压力。'}},
  {id: 'hydraulic-stiffness', en: 'hydraulic stiffness', zhHans: '液压弹簧刚度', page: 'hydraulicCircuit', definition: {
      en: 'The force for each metre with which enclosed oil resists a displacement of the piston.',
      'zh-Hans': '封闭的油液抵抗活塞位移的力与位移之比。'}},
  {id: 'air-content', en: 'air content', zhHans: '含气量', page: 'hydraulicCircuit', definition: {
      en: 'The volume of undissolved air in the oil at atmospheric pressure, as a share.',
      'zh-Hans': '常压下，油液中未溶解空气的体积分数。'}},
  {id: 'cavitation', en: 'cavitation', zhHans: '气穴', page: 'hydraulicCircuit',
    also: {'zh-Hans': ['空穴', '汽蚀']}, definition: {
      en: 'The forming of gas or vapour in a liquid whose pressure becomes too low.',
      'zh-Hans': '液体压力过低时析出气体或汽化的现象。'}},
  {id: 'end-stop', en: 'end stop', zhHans: '行程终端', page: 'hydraulicCircuit', definition: {
      en: 'The place at which a piston or mass meets the end of its stroke.',
      'zh-Hans': '活塞或质量运动到头、不能再前进的位置。'}},
];
