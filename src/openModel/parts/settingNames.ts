import type {RunOption, RunSettings} from '../../amesimFile/parts/run';
import {type LocalizedText, text} from '../../i18n';

/** Names of run settings. */
export const SETTING_NAMES: Readonly<Record<keyof RunSettings, LocalizedText>> =
  {
    start: text('Start time', '起始时间'),
    final: text('Final time', '终止时间'),
    printInterval: text('Print interval', '打印间隔'),
    maximumStep: text('Maximum time step', '最大时间步长'),
    tolerance: text('Tolerance', '容差'),
    options: text('Options', '选项'),
  };

/** Names of the options of a run. */
export const OPTION_NAMES: Readonly<Record<RunOption, LocalizedText>> = {
  continuation: text('continuation run', '继续运行'),
  oldFinalValues: text('use old final values', '使用上次的终值'),
  stabilizing: text('stabilizing run', '稳定化运行'),
  dynamic: text('dynamic run', '动态运行'),
  holdInputs: text('hold inputs constant', '输入保持不变'),
  fixedStep: text('fixed step integrator', '定步长积分'),
  discontinuityPrintout: text('discontinuity printout', '输出不连续点'),
  runStatistics: text('run statistics', '运行统计'),
  cautious: text('cautious solver', '谨慎的求解方式'),
};
