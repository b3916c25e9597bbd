import {text} from '../i18n';
import type {Part} from './sheet';

/** The plug for a signal port, which ends an open output. */
export const signalPlug = {
  name: text({en: 'signal plug', 'zh-Hans': '信号堵头'}),
  submodels: ['SSINK'],
  why: text({en: 'ends the open output', 'zh-Hans': '封住输出端'}),
  values: [],
} as const satisfies Part;
