import {text} from '../i18n';

/** What the page says. */
export const WORDS = {
  overview: text('What it is', '基本信息'),
  sketch: text('Sketch', '草图'),
  parameters: text('Parameters', '参数'),
  run: text('Run parameters', '运行参数'),
  results: text('Results', '结果'),
  findings: text('Findings', '值得注意的地方'),
  difference: text('Difference from a second file', '与另一个文件的差别'),
  contents: text('Parts of the report', '报告的各个部分'),
  file: text(
    'Choose a model (.ame), or drop it here',
    '选择模型文件（.ame），或者把它拖到这里',
  ),
  parts: text(
    'Without the model, choose .results together with .ssf or .var. Nothing leaves your device.',
    '没有模型文件时，可以同时选择 .results 和 .ssf 或 .var。任何内容都不会离开你的设备。',
  ),
  scripts: text(
    'Here you would choose a file and see its contents. This needs JavaScript: the file is read by a script in your browser, since it is not sent to a server.',
    '这里原本可以选择文件并查看其中的内容。此功能需要 JavaScript，因为文件由你浏览器中的脚本读取，而不是发送到服务器。',
  ),
  example: text('Open an example: a heated plate', '打开示例：受热的平板'),
  copied: text('Copied.', '已复制。'),
  copyField: text(
    'The browser allows no copying: copy this text by hand',
    '浏览器不允许复制，请手工复制这段文字',
  ),
  changesComponents: text(
    'Components that were added, removed or have another submodel',
    '增加、删除或更换了子模型的元件',
  ),
  changesSecond: (name: string) =>
    text(`${name} (second file)`, `${name}（第二个文件）`),
  second: text(
    'Choose a second model, or drop it here',
    '选择第二个模型，或者把它拖到这里',
  ),
  secondNote: text(
    'Such as an earlier version of the same model.',
    '例如同一个模型的较早版本。',
  ),
  changesWhat: text('What', '项目'),
  changesNone: text(
    'Components, parameters and run parameters that could be read are the same.',
    '能读出的元件、参数和运行参数都相同。',
  ),
  findingsNone: text(
    'Nothing was noticed in what could be read of open ports, global parameters, saved variables and the shape of the curves.',
    '在能读出的端口连接、全局参数、变量保存情况和曲线形状中，没有发现需要注意的地方。',
  ),
  findingsWithoutCurves: text(
    'The file holds no curves of the model’s own run that could be looked at.',
    '文件中没有可供检查的曲线：模型本身没有结果，或者结果的曲线没有名称。',
  ),
  findingsFailed: text(
    'The curves could not be read to the end, so nothing was looked for.',
    '曲线没有读完，因此没有检查。',
  ),
  findingsSought: text('Looking at the curves', '正在检查曲线'),
  twoCurves: text('Curves of both files', '两个文件的曲线'),
  otherLibrary: text('other', '其他'),
  countOfWhich: (total: number, list: string) =>
    text(`${total} (${list})`, `${total} 个（${list}）`),
  name: text('Name', '名称'),
  size: text('Size of the file', '文件大小'),
  release: text('Release of Amesim', 'Amesim 版本'),
  saved: text('Saved', '保存日期'),
  components: text('Components', '元件'),
  states: text('Continuous states', '连续状态变量'),
  parameterCount: (own: number) => text(`${own}`, `${own} 个`),
  parameterCountValue: (own: number, changed: number) =>
    text(
      `${own}, of which ${changed} not at their default`,
      `${own} 个，其中 ${changed} 个不是默认值`,
    ),
  withGlobals: (total: number, own: string, globals: number) =>
    text(
      `${total}: of components ${own}; global ${globals}`,
      `共 ${total} 个：元件参数 ${own}；全局参数 ${globals} 个`,
    ),
  variableCount: text('Variables', '变量'),
  globals: text('Global parameters', '全局参数'),
  copyCsv: text('Copy as CSV', '复制为 CSV'),
  copyMarkdown: text('Copy as Markdown', '复制为 Markdown'),
  parametersTable: text('Table of parameters', '参数表'),
  showMore: (count: number) => text(`Show ${count} more`, `再显示 ${count} 行`),
  changed: text('changed', '已修改'),
  filter: text('Filter', '筛选'),
  changedOnly: text('changed ones only', '只看修改过的'),
  plotInstant: (seconds: string) =>
    text(`Values at ${seconds}`, `${seconds} 时的值`),
  plotTime: text('Time [s]', '时间 [s]'),
  plotNoUnit: text('null unit', '空单位'),
  plotCursor: text('Cursor: time', '光标：时间'),
  runEmpty: text('no points', '没有数据点'),
  runPoints: (points: number, start: string, end: string) =>
    text(
      `${points} point${points === 1 ? '' : 's'}, ${start} to ${end} s`,
      `${points} 个点，${start} 至 ${end} s`,
    ),
  wholeRun: text('Show the whole run', '显示整个运行过程'),
  saveCsv: text('Save curves as CSV', '把曲线保存为 CSV'),
  zoomNote: text(
    'To enlarge a part, drag along the numbers of the time axis or spread two fingers on a plot.',
    '沿时间轴的数字拖动，或者在图上张开两指，可以放大一段。',
  ),
  runOthers: text('the other runs as thin curves', '用细线显示其他运行'),
  runNone: text('The file has no run parameters.', '文件里没有运行参数。'),
  sketchLabel: (count: number) =>
    text(`Sketch with ${count} components`, `草图，共 ${count} 个元件`),
  sketchLeftOut: (count: number) =>
    text(
      `Components and lines that are not drawn: ${count}. Their boxes, ports and corners are too many for a browser.`,
      `有 ${count} 个元件和连线没有画出，因为它们的方框、端口和拐点太多，浏览器无法流畅显示。`,
    ),
  levelWhole: text('the model', '整个模型'),
  explained: text(
    'Explained on this site, in a new tab:',
    '本站讲解的子模型（在新标签页中打开）：',
  ),
  sketchNone: text('No components could be read.', '没有读出任何元件。'),
  level: text('Level', '层级'),
  connection: text('Connection', '连接'),
  connections: (count: number) =>
    text(`Connections: ${count}`, `连接：${count} 处`),
  from: text('From', '起点'),
  to: text('To', '终点'),
  portType: text('Type of the ports', '端口类型'),
  line: text('Submodel of the line', '连线的子模型'),
} as const;
