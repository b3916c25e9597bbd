import {text} from '../../i18n';

/** What the choice of runs and variables says. */
export const CHOICE_WORDS = {
  shownOf: (count: number, total: number) =>
    text({en: `${count} of ${total}`, 'zh-Hans': `${count} / ${total}`}),
  runItself: text({en: 'run of the model', 'zh-Hans': '模型自身的运行'}),
  runOfBatch: (number: number) =>
    text({en: `batch run ${number}`, 'zh-Hans': `批处理第 ${number} 次运行`}),
  curvesFailed: text({
    en: "The curves can't be read: the file may have been changed or moved since. Choose it again.",
    'zh-Hans': '无法读取曲线，文件可能已被修改或移动，请重新选择。',
  }),
  resultsNone: text({
    en: 'There are no curves with names to show.',
    'zh-Hans': '没有带名称的曲线可以显示。',
  }),
  runChoice: text({en: 'Run', 'zh-Hans': '运行'}),
  choice: (most: number) =>
    text({en: `Up to ${most} variables`, 'zh-Hans': `最多选择 ${most} 个变量`}),
  search: text({en: 'Search', 'zh-Hans': '搜索'}),
} as const;
