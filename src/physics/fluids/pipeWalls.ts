import {type LocalizedText, text} from '../../i18n';

/** A pipe wall and its absolute roughness. */
export interface PipeWall {
  /** Name of the material. */
  readonly name: LocalizedText;
  /** Absolute roughness ε, m. */
  readonly roughness: number;
}

/** Absolute roughness of new pipes, typical values; White, Fluid Mechanics. */
export const PIPE_WALLS = {
  smooth: {
    name: text({
      en: 'plastic or glass, smooth',
      'zh-Hans': '塑料或玻璃（光滑）',
    }),
    roughness: 0,
  },
  drawnTube: {
    name: text({en: 'drawn tube', 'zh-Hans': '拉制管'}),
    roughness: 1.5e-6,
  },
  commercialSteel: {
    name: text({en: 'commercial steel', 'zh-Hans': '商用钢管'}),
    roughness: 45e-6,
  },
  galvanisedIron: {
    name: text({en: 'galvanised iron', 'zh-Hans': '镀锌铁管'}),
    roughness: 0.15e-3,
  },
  castIron: {
    name: text({en: 'cast iron', 'zh-Hans': '铸铁管'}),
    roughness: 0.26e-3,
  },
  concreteFine: {
    name: text({en: 'concrete, fine', 'zh-Hans': '混凝土（光面）'}),
    roughness: 0.3e-3,
  },
  concreteCoarse: {
    name: text({en: 'concrete, coarse', 'zh-Hans': '混凝土（粗面）'}),
    roughness: 3e-3,
  },
} as const satisfies Readonly<Record<string, PipeWall>>;

/** The key of a pipe wall in {@link PIPE_WALLS}. */
export type PipeWallKey = keyof typeof PIPE_WALLS;
