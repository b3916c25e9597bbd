import type {Queries} from '../pages';

// Some are misspelt on purpose. cspell:disable

/** Chinese queries that the ranking was not tuned on. */
// prettier-ignore
export const zh: Queries = {
  home: [
    '首页', ['amesim在线仿真不用安装', 'welcome'],
  ],
  docs: [
    '文档目录', '所有元件和demo列表',
  ],
  blog: [
    '最近更新的文章',
  ],
  glossary: [
    '中英文对照', 'DOE试验设计', '仿真和模拟用哪个词', '刚性系统英文怎么说', '一阶滞后和一阶惯性环节哪个叫法对',
    '导温系数和热扩散率是一个东西吗',
  ],
  howto: [
    '怎么使用本站', '断网能看吗', ['校核点是什么意思', 'glossary'], '滑块怎么用键盘调',
    '怎么把我调好的参数发给同事', '面板上的数据怎么下载',
  ],
  author: [
    '能不能转载引用', '发现数据错了找谁反馈', ['网站上的结果靠谱吗', 'welcome'],
  ],
  path: [
    '只有一个小时学什么', '零基础先学哪个库', '没有软件怎么学', ['新手入门顺序', 'introduction'],
  ],
  introduction: [
    '建第一个模型', '终止时间设多少合适', '铝板毛毡多久热起来', 'data文件和results文件有什么用',
    '显式欧拉和隐式欧拉的区别', ['打印间隔影响精度吗', 'clock'],
  ],
  why: [
    '为什么要看help', '读demo的八个步骤', '怎么看帮助文档', '自带演示模型怎么练习',
  ],
  faq: [
    'license过期', 'RSTAT', 'python调用amesim', 'FMU导入失败', '中文路径报错',
    'git管理ame文件', 'demo文件夹在哪', ['用开尔文还是摄氏度', 'sphere'], '跑得特别慢怎么办',
    '新版本的模型旧版本打不开', '两台电脑算出来结果不一样', '仿真跑到一半提示步常太小', '加了正弦原之后仿真变得很慢',
    ['图标一直反色', 'introduction'], ['连线变成空心的', 'piping'],
    ['信号是5到了管路变成5bar', 'introduction', 'clock'],
    ['怎么判断仿真结果对不对', 'introduction'],
  ],
  signalLibrary: [
    'signal control库有哪些元件',
  ],
  thermalLibrary: [
    '热库的演示模型',
  ],
  clock: [
    '用时钟做正弦', '101个点还是100个点', '时间曲线查表快了60倍', '到30秒自动打开',
  ],
  lag: [
    '63.2%', ['波德图', 'glossary'], ['LAG2二阶惯性', 'glossary'], '斜坡输入滞后多少',
    '几个惯性环节串连起来等于纯延迟吗', '怎么从曲线上读时间长数',
  ],
  sine: [
    ['变频正弦源', 'phase'], '只要五个完整周期的正弦', '频率接口填转速还是Hz',
  ],
  trigger: [
    '带回差的温控器', '占空比和周期怎么算', '上下阀值中间输出什么', '加热器频繁起停怎么办', '噪声让开关来回跳',
  ],
  bar: [
    'aluminum bar demo', 'THC000', ['翅片效率', 'glossary'], '一维导热方程精确解',
    '导热元件长度填多少', '第一个导热元件应该是半个长度', ['要分几个热容', 'lumps'],
    ['热容里怎么没有长度', 'introduction'],
  ],
  cylinders: [
    'concentric cylinder', '玻璃纤维保温', '夹层自然对流', '两根套管之间的辐射', '保温层越厚散热反而越大',
  ],
  sphere: [
    ['毕奥数', 'glossary'], '幅射换热四次方要用什么温度', '抛光和涂黑哪个凉得快', '测温珠读数偏低',
    '辐射用摄氏度算错了', ['集总参数法适用条件', 'lumps'],
  ],
  piping: [
    'Churchill公式', '达西和范宁摩擦系数', '管子壁面加热出口水温', '关阀为什么没有水锤', '封闭容积加热压力一直涨',
    '为什么流量源不能直接接管子',
  ],
  welcome: [
    '这个网站是干什么的', ['网站名字集总是什么意思', 'author'],
  ],
  rename: [
    'powershell rename', '批量重命名python脚本', '结果文件怎么命名', '改名把原来的文件覆盖了怎么办',
  ],
  event: [
    '定位事件', ['事件定位', 'trigger', 'glossary'], '温控器周期越来越晚', '联合仿真交换间隔导致开关晚',
  ],
  phase: [
    ['正弦扫频快了一倍', 'sine'], ['频率突变波形跳一下', 'sine'], '变频正弦不能写sin2πft',
    '转速乘时间算转角不对',
  ],
  lumps: [
    '集总单元数选多少', ['单元数翻倍误差降到四分之一', 'bar'], ['一个热容够不够用', 'sphere'],
  ],
};
