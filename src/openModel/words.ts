import {text} from '../i18n';

/** What the page says. */
export const WORDS = {
  overview: text({en: 'What it is', 'zh-Hans': '基本信息'}),
  sketch: text({en: 'Sketch', 'zh-Hans': '草图'}),
  parameters: text({en: 'Parameters', 'zh-Hans': '参数'}),
  run: text({en: 'Run parameters', 'zh-Hans': '运行参数'}),
  results: text({en: 'Results', 'zh-Hans': '结果'}),
  findings: text({en: 'Findings', 'zh-Hans': '值得注意的地方'}),
  difference: text({
    en: 'Difference from a second file',
    'zh-Hans': '与另一个文件的差别',
  }),
  contents: text({en: 'Parts of the report', 'zh-Hans': '报告的各个部分'}),
  file: text({
    en: 'Choose a model (.ame), or drop it here',
    'zh-Hans': '选择模型文件（.ame），或者把它拖到这里',
  }),
  parts: text({
    en: 'Without the model, choose .results together with .ssf or .var. Nothing leaves your device.',
    'zh-Hans':
      '没有模型文件时，可以同时选择 .results 和 .ssf 或 .var。任何内容都不会离开你的设备。',
  }),
  scripts: text({
    en: 'Here you would choose a file and see its contents. This needs JavaScript: the file is read by a script in your browser, since it is not sent to a server.',
    'zh-Hans':
      '这里原本可以选择文件并查看其中的内容。此功能需要 JavaScript，因为文件由你浏览器中的脚本读取，而不是发送到服务器。',
  }),
  example: text({
    en: 'Open an example: a heated plate',
    'zh-Hans': '打开示例：受热的平板',
  }),
  copied: text({en: 'Copied.', 'zh-Hans': '已复制。'}),
  copyField: text({
    en: 'The browser allows no copying: copy this text by hand',
    'zh-Hans': '浏览器不允许复制，请手工复制这段文字',
  }),
  changesComponents: text({
    en: 'Components that were added, removed or have another submodel',
    'zh-Hans': '增加、删除或更换了子模型的元件',
  }),
  changesSecond: (name: string) =>
    text({en: `${name} (second file)`, 'zh-Hans': `${name}（第二个文件）`}),
  second: text({
    en: 'Choose a second model, or drop it here',
    'zh-Hans': '选择第二个模型，或者把它拖到这里',
  }),
  secondNote: text({
    en: 'Such as an earlier version of the same model.',
    'zh-Hans': '例如同一个模型的较早版本。',
  }),
  changesWhat: text({en: 'What', 'zh-Hans': '项目'}),
  changesNone: text({
    en: 'Components, parameters and run parameters are the same.',
    'zh-Hans': '元件、参数和运行参数都相同。',
  }),
  findingsNone: text({
    en: 'Nothing was noticed in what the file holds. Open ports, unused global parameters, variables that are not saved and the shape of the curves were looked at.',
    'zh-Hans':
      '在文件所含的内容中没有发现需要注意的地方。检查了未连接的端口、未使用的全局参数、未保存的变量和曲线的形状。',
  }),
  findingsWithoutCurves: text({
    en: 'The file holds no curves of the model’s own run, so nothing can be said about them.',
    'zh-Hans': '文件中没有模型本身运行的曲线，所以无法对曲线作出判断。',
  }),
  findingsFailed: text({
    en: 'The curves could not be read to the end, so nothing was looked for.',
    'zh-Hans': '曲线没有读完，因此没有检查。',
  }),
  findingsSought: text({
    en: 'Looking at the curves',
    'zh-Hans': '正在检查曲线',
  }),
  twoCurves: text({
    en: 'A curve of each file in one plot',
    'zh-Hans': '在同一张图上比较两个文件的曲线',
  }),
  otherLibrary: text({en: 'other', 'zh-Hans': '其他'}),
  countOfWhich: (total: number, list: string) =>
    text({en: `${total} (${list})`, 'zh-Hans': `${total} 个（${list}）`}),
  name: text({en: 'Name', 'zh-Hans': '名称'}),
  size: text({en: 'Size of the file', 'zh-Hans': '文件大小'}),
  release: text({en: 'Release of Amesim', 'zh-Hans': 'Amesim 版本'}),
  saved: text({en: 'Saved', 'zh-Hans': '保存日期'}),
  components: text({en: 'Components', 'zh-Hans': '元件'}),
  states: text({en: 'Continuous states', 'zh-Hans': '连续状态变量'}),
  parameterCountValue: (own: number, changed: number) =>
    text({
      en: `${own}, of which ${changed} not at their default`,
      'zh-Hans': `${own} 个，其中 ${changed} 个不是默认值`,
    }),
  withGlobals: (total: number, own: string, globals: number) =>
    text({
      en: `${total}: of components ${own}; global ${globals}`,
      'zh-Hans': `共 ${total} 个：元件参数 ${own}；全局参数 ${globals} 个`,
    }),
  variableCount: text({en: 'Variables', 'zh-Hans': '变量'}),
  columnPath: text({en: 'Data path', 'zh-Hans': '数据路径'}),
  columnSubmodel: text({en: 'Submodel', 'zh-Hans': '子模型'}),
  columnTitle: text({en: 'Title', 'zh-Hans': '名称'}),
  columnValue: text({en: 'Value', 'zh-Hans': '值'}),
  columnUnit: text({en: 'Unit', 'zh-Hans': '单位'}),
  columnDefault: text({en: 'Default', 'zh-Hans': '默认值'}),
  globals: text({en: 'Global parameters', 'zh-Hans': '全局参数'}),
  copyCsv: text({en: 'Copy as CSV', 'zh-Hans': '复制为 CSV'}),
  copyMarkdown: text({en: 'Copy as Markdown', 'zh-Hans': '复制为 Markdown'}),
  parametersTable: text({en: 'Table of parameters', 'zh-Hans': '参数表'}),
  showAll: (count: number) =>
    text({en: `Show all ${count}`, 'zh-Hans': `显示全部 ${count} 个`}),
  changed: text({en: 'changed', 'zh-Hans': '已修改'}),
  filter: text({en: 'Filter', 'zh-Hans': '筛选'}),
  changedOnly: text({en: 'changed ones only', 'zh-Hans': '只看修改过的'}),
  plotInstant: (seconds: string) =>
    text({en: `Values at ${seconds}`, 'zh-Hans': `${seconds} 时的值`}),
  plotTime: text({en: 'Time [s]', 'zh-Hans': '时间 [s]'}),
  plotNoUnit: text({en: 'null unit', 'zh-Hans': '空单位'}),
  plotCursor: text({en: 'Cursor: time', 'zh-Hans': '光标：时间'}),
  runPoints: (points: number, start: string, end: string) =>
    text({
      en: `${points} points, ${start} to ${end} s`,
      'zh-Hans': `${points} 个点，${start} 至 ${end} s`,
    }),
  wholeRun: text({en: 'Show the whole run', 'zh-Hans': '显示整个运行过程'}),
  saveCsv: text({en: 'Save curves as CSV', 'zh-Hans': '把曲线保存为 CSV'}),
  zoomNote: text({
    en: 'To enlarge a part, drag along the numbers of the time axis or spread two fingers on a plot.',
    'zh-Hans': '沿时间轴的数字拖动，或者在图上张开两指，可以放大一段。',
  }),
  runOthers: text({
    en: 'the other runs as thin curves',
    'zh-Hans': '用细线显示其他运行',
  }),
  runNone: text({
    en: 'The file has no run parameters.',
    'zh-Hans': '文件里没有运行参数。',
  }),
  sketchLabel: (count: number) =>
    text({
      en: `Sketch with ${count} components`,
      'zh-Hans': `草图，共 ${count} 个元件`,
    }),
  levelWhole: text({en: 'the model', 'zh-Hans': '整个模型'}),
  explained: text({
    en: 'Explained on this site, in a new tab:',
    'zh-Hans': '本站讲解的子模型（在新标签页中打开）：',
  }),
  sketchNone: text({
    en: 'No components could be read.',
    'zh-Hans': '没有读出任何元件。',
  }),
  level: text({en: 'Level', 'zh-Hans': '层级'}),
} as const;
