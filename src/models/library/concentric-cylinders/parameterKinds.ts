import {type LocalizedText, text} from '../../../i18n';
import {celsius} from '../../../physics/units';

/** Defines the radius of a tube, with its default in mm. */
export function radius(
  symbol: string,
  label: LocalizedText,
  millimetres: number,
) {
  return {
    label,
    symbol,
    unit: 'm',
    displayUnit: 'mm',
    default: millimetres / 1000,
    help: text({
      en: 'The four radii grow from inside to outside.',
      'zh-Hans': '四个半径由内向外依次增大。',
    }),
    group: 'tubes',
  } as const;
}

/** Defines the temperature of a held face or a fluid, its default in °C. */
export function temperature(
  symbol: string,
  label: LocalizedText,
  degrees: number,
) {
  return {
    label,
    symbol,
    unit: 'K',
    displayUnit: 'degC',
    default: celsius(degrees),
    min: celsius(-20),
    max: celsius(300),
    slider: [celsius(0), celsius(200)],
    help: text({
      en: 'Temperature of the held face or of the fluid; also the initial temperature of the adjacent tube.',
      'zh-Hans': '恒温壁面或流体的温度，也是相邻圆管的初始温度。',
    }),
    group: 'boundary',
  } as const;
}

/** Defines a heat transfer coefficient, with its default in W/(m²·K). */
export function coefficient(
  symbol: string,
  label: LocalizedText,
  value: number,
) {
  return {
    label,
    symbol,
    unit: 'W/(m2.K)',
    default: value,
    min: 1,
    max: 10_000,
    slider: [2, 2000],
    log: true,
    help: text({
      en: 'Of the film between the fluid and the face of the tube.',
      'zh-Hans': '流体与管壁之间的换热系数。',
    }),
    group: 'boundary',
  } as const;
}

/** Defines the emissivity of a face of the gap. */
export function emissivity(symbol: string, label: LocalizedText) {
  return {
    label,
    symbol,
    unit: 'ratio',
    default: 0.1,
    min: 0.02,
    max: 1,
    help: text({
      en: 'About 0.1 for bright aluminium, 0.8 and more for dark, oxidised or painted faces.',
      'zh-Hans': '光亮铝面约为 0.1，深色、氧化或涂漆的表面在 0.8 以上。',
    }),
    group: 'gap',
  } as const;
}

/** Choices of an effect that a run can include. */
export const SWITCH = {
  off: text({en: 'off', 'zh-Hans': '不计入'}),
  on: text({en: 'on', 'zh-Hans': '计入'}),
} as const;
