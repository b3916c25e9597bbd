import type {RunOption, RunSettings} from '../../amesimFile/parts/run';
import {type LocalizedText, text} from '../../i18n';

/** Names of run settings. */
export const SETTING_NAMES: Readonly<Record<keyof RunSettings, LocalizedText>> =
  {
    start: text({en: 'Start time', 'zh-Hans': '起始时间'}),
    final: text({en: 'Final time', 'zh-Hans': '终止时间'}),
    printInterval: text({en: 'Print interval', 'zh-Hans': '打印间隔'}),
    maximumStep: text({en: 'Maximum time step', 'zh-Hans': '最大时间步长'}),
    tolerance: text({en: 'Tolerance', 'zh-Hans': '容差'}),
    options: text({en: 'Options', 'zh-Hans': '选项'}),
  };

/** Names of the options of a run. */
export const OPTION_NAMES: Readonly<Record<RunOption, LocalizedText>> = {
  continuation: text({en: 'continuation run', 'zh-Hans': '继续运行'}),
  oldFinalValues: text({
    en: 'use old final values',
    'zh-Hans': '使用上次的终值',
  }),
  stabilizing: text({en: 'stabilizing run', 'zh-Hans': '稳定化运行'}),
  dynamic: text({en: 'dynamic run', 'zh-Hans': '动态运行'}),
  holdInputs: text({
    en: 'hold inputs constant',
    'zh-Hans': '输入保持不变',
  }),
  fixedStep: text({en: 'fixed step integrator', 'zh-Hans': '定步长积分'}),
  discontinuityPrintout: text({
    en: 'discontinuity printout',
    'zh-Hans': '输出不连续点',
  }),
  runStatistics: text({en: 'run statistics', 'zh-Hans': '运行统计'}),
  cautious: text({en: 'cautious solver', 'zh-Hans': '谨慎的求解方式'}),
};
