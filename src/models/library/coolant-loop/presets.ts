import {text} from '../../../i18n';
import {celsius} from '../../../physics/units';
import type {Preset} from '../../definition';
import type {parameters} from './parameters';

/** Prepared runs, from the warm-up to a loop that swings. */
export const presets = {
  'warm-up': {
    label: text('Warm-up', '暖机'),
    question: text(
      'How long until the thermostat opens, and why is there a peak?',
      '节温器多久才开启？温度为什么会冲高？',
    ),
    values: {},
    results: ['warmUpTime', 'largestHot', 'settledHot', 'settledOpening'],
    view: {sliders: ['heat', 'pumpSpeed'], marks: ['warm', 'peak']},
  },
  'hot-day': {
    label: text('Hot day', '高温天'),
    question: text('Is the radiator large enough?', '散热器够大吗？'),
    values: {heat: 24_000, airTemperature: celsius(40)},
    results: ['settledHot', 'loadLimit', 'effectiveness', 'transferUnits'],
    view: {sliders: ['radiatorConductance'], marks: ['open']},
  },
  'pump-fails': {
    label: text('Pump fails', '水泵失效'),
    question: text(
      'Which sensor shows that the pump has stopped?',
      '哪个传感器能显示水泵已经停转？',
    ),
    values: {start: 'settled', fault: 'pumpStops', faultTime: 60},
    duration: 200,
    results: ['timeTo120', 'largestPlate', 'largestHot'],
    view: {sliders: ['plateCapacity'], marks: ['fault', 'at120']},
  },
  'fast-pump': {
    label: text('Fast pump', '高速水泵'),
    question: text(
      'What does a pump twice as fast change?',
      '水泵转速加倍会改变什么？',
    ),
    values: {start: 'settled', pumpSpeed: 2},
    results: ['settledHot', 'settledCold', 'settledFlow', 'settledOpening'],
    view: {figure: 'operating-point', sliders: ['pumpSpeed'], range: [0.25, 2]},
  },
  hunting: {
    label: text('Hunting', '来回摆动'),
    question: text('Why does the temperature swing?', '温度为什么来回摆动？'),
    values: {openingSpan: 2, waxLag: 60},
    duration: 3600,
    results: ['settledHot', 'largestHot', 'warmUpTime'],
    view: {
      curves: ['hotTemperature', 'waxTemperature'],
      sliders: ['openingSpan', 'waxLag'],
    },
  },
} as const satisfies Readonly<Record<string, Preset<typeof parameters>>>;
