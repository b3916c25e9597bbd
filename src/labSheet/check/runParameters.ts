import {OPTION_REMARKS} from '../../amesimFile/runRemarks';
import {type LabSheet, shown} from '../sheet';
import {type CheckedModel, isSame, line, type SheetLine} from './lines';

/** Options that give another run than a sheet asks for. */
const OTHER_RUNS = ['holdInputs', 'oldFinalValues', 'continuation'] as const;

/** Judges start and final time, print interval, maximum time step and options of a run. */
export function runLines(
  {run}: LabSheet,
  model: CheckedModel,
): readonly SheetLine[] {
  const {runSettings: settings} = model;
  if (!settings) {
    return [
      line(
        'unknown',
        'The file holds no run parameters.',
        '文件里没有运行参数。',
      ),
    ];
  }
  const judge = (
    en: string,
    zh: string,
    found: number,
    asked: number,
    isEnough: boolean,
  ) => {
    const values = [shown(found, 's'), shown(asked, 's')] as const;
    if (isSame(found, asked)) {
      return line('right', `${en}: ${values[0]}.`, `${zh}：${values[0]}。`);
    }
    return line(
      isEnough ? 'right' : 'wrong',
      `${en}: ${values[0]}, and ${values[1]} is asked for${isEnough ? '; this does as well' : ''}.`,
      `${zh}：${values[0]}，应为 ${values[1]}${isEnough ? '，这样也可以' : ''}。`,
    );
  };
  const {start, final, printInterval, maximumStep, options} = settings;
  return [
    ...(start === 0 ? [] : [judge('Start time', '起始时间', start, 0, false)]),
    judge('Final time', '终止时间', final, run.final, final > run.final),
    judge(
      'Print interval',
      '打印间隔',
      printInterval,
      run.interval,
      printInterval < run.interval,
    ),
    ...(run.maximumStep === undefined
      ? []
      : [
          judge(
            'Maximum time step',
            '最大时间步长',
            maximumStep,
            run.maximumStep,
            maximumStep < run.maximumStep,
          ),
        ]),
    ...OTHER_RUNS.filter((option) => options.includes(option)).map(
      (option) =>
        ({status: 'wrong', sentence: OPTION_REMARKS[option]}) as const,
    ),
  ];
}
