import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** Chinese queries that the ranking was not tuned on. */
// prettier-ignore
export const zh: Queries = {
  home: [['浏览器里运行的Amesim模型', 'welcome']],
  docs: ['所有元件页面'],
  blog: ['建模笔记'],
  lag: [
    '惯性环节脉冲响应', '转折频率处的相位', '稳定时间95%', '几个惯性环节串联',
    '低通滤波器', '时间常数怎么读', '一阶环节 增益',
  ],
  trigger: [
    '迟滞比较器', '加热器频繁通断', '占空比', '带记忆的开关', '施密特 噪声',
    'TRIG0阈值',
  ],
  sine: [
    '触发正弦 猝发', '线性扫频', '幅值输入的正弦', '等待周期', '正弦源 触发信号',
    ['可变频率正弦', 'phase'],
  ],
  clock: [
    '时钟积分', '仿真秒换算分钟', '计时器', '打印点和计算点', '时钟 查找表',
  ],
  bar: [
    '铝板两个热容', '铝的热扩散率', '导热元件长度', '绝热端', '铝棒 集总',
    '导热方程离散',
  ],
  cylinders: [
    '同轴管保温', '等效导热系数', '灰体辐射 圆筒', '串联热阻',
    '空气间隙和玻璃纤维', '同心园筒',
  ],
  sphere: [
    '铝球辐射和对流', '铝球冷却时间', '涂黑漆', '热球 摄氏度', '毕渥数检验',
  ],
  piping: [
    '层流湍流 摩擦', '阀门压降', '泵和管路', '节点容积刚性', '沿线压力',
    '弯管损失系数', '管路雷诺数',
  ],
  introduction: [
    '搭第一个模型怎么做', '势变量', '超级元件图标', '打印间隔太粗',
    ['终止时间', 'glossary'], '模型文件有哪些', 'Amesim四个模式',
    ['容差怎么选', 'faq'],
  ],
  faq: [
    '许可证失败', '模型跑得慢', '消除代数环', ['Python脚本例子', 'rename'],
    '导出FMU给Simulink', '摄氏度还是开尔文', '模型版本控制', '旧版本',
    '路径里有空格', '优化软件', ['性能分析器', 'glossary'],
  ],
  why: ['一步步读演示模型', 'Help没有说的'],
  path: ['第一周学什么', '学习的顺序', '我是新手'],
  glossary: ['英汉词典', '肋片效率的定义', '键合图含义', '模态', '饱和'],
  author: ['MIT许可', '谁写的这个网站', '指出错误'],
  howto: ['键盘操作滑块', '打印页面', '带参数的链接', '离线使用'],
  tutorialBasics: [['初学者教程', 'path']],
  signalLibrary: ['信号元件库'],
  thermalLibrary: ['热库页面'],
  thermalHydraulicLibrary: ['热液压元件'],
  welcome: [['关于集总', 'author']],
  rename: ['Python改文件名', 'Windows不允许的字符', '保留文件名'],
  event: ['事件定位 温控器', '温控器为什么晚'],
  phase: ['扫频太快', '瞬时频率'],
  lumps: ['铝板分几段', '多少个单元够'],
};
