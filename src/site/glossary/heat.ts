import type {TermEntry} from './types';

// A table: each term stays a block of a few lines.
// oxfmt-ignore
export const heat: readonly TermEntry[] = [
  {id: 'heat-conduction', en: 'heat conduction', zhHans: '导热', page: 'bar',
    also: {'zh-Hans': ['热传导']}, definition: {
      en: 'The flow of heat through a body at rest, from hot to cold.',
      'zh-Hans': '热量在静止的物体内部由高温处流向低温处。'}},
  {id: 'convection', en: 'convection', zhHans: '对流', page: 'sphere',
    also: {en: ['natural convection', 'forced convection'], 'zh-Hans': ['自然对流', '强制对流']}, definition: {
      en: 'The transport of heat by a moving fluid, driven by its own buoyancy or by a fan or pump.',
      'zh-Hans': '流动的流体携带热量；流动由浮力引起，或由风扇、泵推动。'}},
  {id: 'convective-heat-transfer', en: 'convective heat transfer', zhHans: '对流换热', page: 'sphere', definition: {
      en: 'The exchange of heat between a surface and the fluid that passes it.',
      'zh-Hans': '表面与流过它的流体之间的热量交换。'}},
  {id: 'radiation', en: 'radiation', zhHans: '辐射', page: 'sphere',
    also: {en: ['radiative heat transfer'], 'zh-Hans': ['辐射换热']}, definition: {
      en: 'The exchange of heat between surfaces by electromagnetic waves, for which nothing is needed in between.',
      'zh-Hans': '表面之间以电磁波交换热量，中间不需要任何介质。'}},
  {id: 'thermal-capacity', en: 'thermal capacity', zhHans: '热容', page: 'bar',
    also: {en: ['heat capacity']}, definition: {
      en: 'The heat that warms a body by one kelvin, in J/K.',
      'zh-Hans': '物体升温 1\u00a0K 所需的热量，单位 J/K。'}},
  {id: 'heat-capacity-component', en: 'thermal capacity component', zhHans: '热容元件', page: 'introduction',
    also: {en: ['THC000']}, definition: {
      en: 'The component that stores heat in a sketch: it takes heat flow rates in and gives one temperature.',
      'zh-Hans': '草图中储存热量的元件：接收热流量，给出一个温度。'}},
  {id: 'specific-heat-capacity', en: 'specific heat capacity', zhHans: '比热容', page: 'bar', definition: {
      en: 'The thermal capacity of one kilogram of a material, in J/(kg·K).',
      'zh-Hans': '1\u00a0kg 材料的热容，单位 J/(kg·K)。'}},
  {id: 'thermal-conductivity', en: 'thermal conductivity', zhHans: '导热系数', page: 'bar',
    also: {'zh-Hans': ['热导率']}, definition: {
      en: 'The property of a material that relates heat flux to the slope of the temperature, in W/(m·K).',
      'zh-Hans': '联系热流密度和温度梯度的材料性质，单位 W/(m·K)。'}},
  {id: 'thermal-conductance', en: 'thermal conductance', zhHans: '热导', page: 'bar', definition: {
      en: 'The heat flow rate between two points for each kelvin between them, in W/K.',
      'zh-Hans': '两点之间每相差 1\u00a0K 所对应的热流量，单位 W/K。'}},
  {id: 'thermal-resistance', en: 'thermal resistance', zhHans: '热阻', page: 'cylinders', definition: {
      en: 'The temperature difference for each watt that flows, in K/W: the reciprocal of the thermal conductance.',
      'zh-Hans': '每流过 1\u00a0W 热量所对应的温差，单位 K/W，是热导的倒数。'}},
  {id: 'thermal-diffusivity', en: 'thermal diffusivity', zhHans: '热扩散率', page: 'bar', symbols: ['α'],
    also: {'zh-Hans': ['导温系数']}, definition: {
      en: 'Conductivity divided by density and specific heat capacity: it says how fast temperature spreads, in m²/s.',
      'zh-Hans': '导热系数除以密度与比热容之积，表示温度传播的快慢，单位 m²/s。'}},
  {id: 'heat-flow-rate', en: 'heat flow rate', zhHans: '热流量', page: 'cylinders',
    also: {'zh-Hans': ['热流率']}, definition: {
      en: 'The heat that passes in a second, in W.',
      'zh-Hans': '单位时间通过的热量，单位 W。'}},
  {id: 'heat-flux', en: 'heat flux', zhHans: '热流密度', page: 'cylinders', definition: {
      en: 'The heat flow rate through one square metre, in W/m².',
      'zh-Hans': '通过单位面积的热流量，单位 W/m²。'}},
  {id: 'heat-transfer-coefficient', en: 'heat transfer coefficient', zhHans: '换热系数', page: 'sphere',
    also: {en: ['film coefficient'], 'zh-Hans': ['对流换热系数']}, definition: {
      en: 'The heat flux between a surface and a fluid for each kelvin between them, in W/(m²·K).',
      'zh-Hans': '表面与流体每相差 1\u00a0K 所对应的热流密度，单位 W/(m²·K)。'}},
  {id: 'emissivity-absorptivity', en: 'emissivity / absorptivity', zhHans: '发射率 / 吸收率', page: 'sphere', symbols: ['ε'], definition: {
      en: 'The radiation that a surface emits as a fraction of that of a black body, and the fraction of incoming radiation that it absorbs.',
      'zh-Hans': '前者是表面辐射与同温黑体辐射之比，后者是入射辐射中被吸收的比例。'}},
  {id: 'black-grey-body', en: 'black / grey body', zhHans: '黑体 / 灰体', page: 'sphere',
    also: {en: ['gray body']}, definition: {
      en: 'A body that absorbs all radiation, and one that absorbs the same fraction at every wavelength.',
      'zh-Hans': '前者吸收全部入射辐射，后者在各波长上吸收相同的比例。'}},
  {id: 'view-factor', en: 'view factor', zhHans: '角系数', page: 'cylinders', definition: {
      en: 'The fraction of the radiation leaving one surface that arrives directly at another.',
      'zh-Hans': '离开一个表面的辐射中，直接到达另一个表面的比例。'}},
  {id: 'stefan-boltzmann-constant', en: 'Stefan–Boltzmann constant', zhHans: '斯特藩–玻尔兹曼常数', page: 'sphere', definition: {
      en: 'The factor between the radiation of a black body and the fourth power of its temperature in kelvin.',
      'zh-Hans': '黑体辐射与其热力学温度四次方之间的比例系数。'}},
  {id: 'biot-fourier-number', en: 'Biot / Fourier number', zhHans: '毕渥数 / 傅里叶数', page: 'sphere', symbols: ['Bi', 'Fo'], definition: {
      en: 'The resistance inside a body compared with that of its surface film, and time compared with the time that conduction needs to cross the body.',
      'zh-Hans': '前者是物体内部热阻与表面换热热阻之比，后者是时间与导热穿过物体所需时间之比。'}},
  {id: 'lump', en: 'lump', zhHans: '集总单元', page: 'bar',
    also: {'zh-Hans': ['单元']}, definition: {
      en: 'A part of a body that is described by one temperature, or a part of a line that is described by one pressure.',
      'zh-Hans': '物体中只用一个温度描述的一部分，或管路中只用一个压力描述的一部分。'}},
  {id: 'lumped-capacitance-method', en: 'lumped capacitance method', zhHans: '集总参数法', page: 'sphere',
    also: {'zh-Hans': ['集总热容法']}, definition: {
      en: 'Giving a whole body one temperature, which is allowed as long as its Biot number is small.',
      'zh-Hans': '用一个温度代表整个物体；毕渥数很小时可以这样做。'}},
  {id: 'adiabatic', en: 'adiabatic', zhHans: '绝热', page: 'bar', definition: {
      en: 'Letting no heat through.',
      'zh-Hans': '不让热量通过。'}},
  {id: 'boundary-condition', en: 'boundary condition', zhHans: '边界条件', page: 'bar', definition: {
      en: 'What is imposed at the edge of a model: a temperature, a heat flow rate or a relation between the two.',
      'zh-Hans': '在模型边缘给定的条件：温度、热流量，或两者之间的关系。'}},
  {id: 'insulation-glass-fibre', en: 'insulation / glass fibre', zhHans: '保温 / 玻璃纤维', page: 'cylinders',
    also: {en: ['glass fiber', 'thermal insulation'], 'zh-Hans': ['绝热材料']}, definition: {
      en: 'A layer that hinders the flow of heat, and a common material for it, which holds air at rest between fine threads.',
      'zh-Hans': '阻碍热量流动的一层材料；玻璃纤维是常用的一种，它把空气困在细丝之间。'}},
  {id: 'concentric-cylinders-annulus', en: 'concentric cylinders / annulus', zhHans: '同心圆筒 / 环形间隙', page: 'cylinders', definition: {
      en: 'Tubes with one axis, one inside the other, and the gap between them.',
      'zh-Hans': '同轴、内外相套的圆管，以及两管之间的间隙。'}},
  {id: 'critical-insulation-radius', en: 'critical insulation radius', zhHans: '临界绝热半径', page: 'cylinders', definition: {
      en: 'The outer radius up to which more insulation on a thin pipe increases the heat loss.',
      'zh-Hans': '细管加保温层时，外半径小于这个值，保温越厚散热反而越多。'}},
  {id: 'cross-section', en: 'cross-sectional area', zhHans: '横截面积', page: 'bar',
    also: {en: ['cross-section'], 'zh-Hans': ['截面积', '截面']}, definition: {
      en: 'The area, normal to the direction of flow, through which heat or fluid passes.',
      'zh-Hans': '与传热或流动方向垂直、热量或流体从中通过的面积。'}},
  {id: 'contact-resistance', en: 'contact resistance', zhHans: '接触热阻', page: 'bar', definition: {
      en: 'The thermal resistance of a joint, where two surfaces touch at some points only.',
      'zh-Hans': '两个表面只在部分点上接触而形成的热阻。'}},
  {id: 'latent-heat-phase-change', en: 'latent heat / phase change', zhHans: '潜热 / 相变', definition: {
      en: 'The heat taken up or given off without a change of temperature while a material melts, freezes, boils or condenses.',
      'zh-Hans': '材料熔化、凝固、沸腾或凝结时，温度不变而吸收或放出的热量。'}},
  {id: 'thermocouple', en: 'thermocouple', zhHans: '热电偶', definition: {
      en: 'A temperature sensor of two joined metals, whose bead follows the fluid as a first-order lag.',
      'zh-Hans': '两种金属焊接成的温度传感器，其测点像一阶惯性环节一样追随流体温度。'}},
  {id: 'fin-efficiency', en: 'fin efficiency', zhHans: '肋片效率',
    also: {'zh-Hans': ['翅片效率']}, definition: {
      en: 'The heat that a fin gives off as a fraction of what it would give off at the temperature of its base.',
      'zh-Hans': '肋片实际散热量与整片都处于根部温度时的散热量之比。'}},
];
