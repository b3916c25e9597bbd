import {type LocalizedText, text} from '../../i18n';
import {
  blasiusFriction,
  churchillFriction,
  colebrookFriction,
  haalandFriction,
  laminarFriction,
  petukhovFriction,
  swameeJainFriction,
} from './friction';

/** A friction law that a reader can choose, with its range of validity. */
export interface FrictionCorrelation {
  /** Name of the law. */
  readonly name: LocalizedText;
  /** The formula as TeX, for the Darcy friction factor f. */
  readonly formula: string;
  /** Range of Reynolds numbers; `Infinity` where no limit is stated. */
  readonly reynolds: readonly [number, number];
  /** Range of validity in words. */
  readonly validity: LocalizedText;
  /** Publication of the law. */
  readonly source: string;
  /**
   * Computes the Darcy friction factor; laws for smooth pipes ignore the
   * relative roughness. Throws as the law does.
   */
  readonly factor: (reynolds: number, relativeRoughness: number) => number;
}

/** The friction laws of the site, in the order of a selection list. */
export const FRICTION_CORRELATIONS = {
  churchill: {
    name: text({en: 'Churchill (1977)', 'zh-Hans': 'Churchill (1977)'}),
    formula: String.raw`f = 8\left[\left(\frac{8}{Re}\right)^{12} + (A + B)^{-3/2}\right]^{1/12},\quad A = \left[2.457 \ln\frac{1}{(7/Re)^{0.9} + 0.27\,\varepsilon/D}\right]^{16},\quad B = \left(\frac{37530}{Re}\right)^{16}`,
    reynolds: [0, Infinity],
    validity: text({
      en: 'all Reynolds numbers, smooth and rough pipes',
      'zh-Hans': '任意雷诺数，光滑管与粗糙管',
    }),
    source:
      'S. W. Churchill, Friction-factor equation spans all fluid-flow regimes, Chem. Eng. 84 (1977) no. 24, 91–92',
    factor: churchillFriction,
  },
  laminar: {
    name: text({en: 'Laminar (64/Re)', 'zh-Hans': '层流（64/Re）'}),
    formula: String.raw`f = \frac{64}{Re}`,
    reynolds: [0, 2300],
    validity: text({
      en: 'laminar flow, Re below about 2300',
      'zh-Hans': '层流，Re 低于约 2300',
    }),
    source: 'Hagen–Poiseuille law; F. M. White, Fluid Mechanics, McGraw-Hill',
    factor: laminarFriction,
  },
  blasius: {
    name: text({en: 'Blasius (1913)', 'zh-Hans': 'Blasius (1913)'}),
    formula: String.raw`f = 0.3164\,Re^{-1/4}`,
    reynolds: [4e3, 1e5],
    validity: text({
      en: 'smooth pipes, Re from 4000 to 100 000',
      'zh-Hans': '光滑管，Re 为 4000 至 100 000',
    }),
    source:
      'H. Blasius (1913); Munson et al., Fundamentals of Fluid Mechanics, Wiley',
    factor: blasiusFriction,
  },
  colebrook: {
    name: text({en: 'Colebrook (1939)', 'zh-Hans': 'Colebrook (1939)'}),
    formula: String.raw`\frac{1}{\sqrt f} = -2\log_{10}\left(\frac{\varepsilon}{3.7 D} + \frac{2.51}{Re\sqrt f}\right)`,
    reynolds: [4e3, 1e8],
    validity: text({
      en: 'turbulent flow, smooth and rough pipes; implicit',
      'zh-Hans': '湍流，光滑管与粗糙管；隐式公式',
    }),
    source: 'C. F. Colebrook, J. Inst. Civil Eng. 11 (1939) 133–156',
    factor: colebrookFriction,
  },
  haaland: {
    name: text({en: 'Haaland (1983)', 'zh-Hans': 'Haaland (1983)'}),
    formula: String.raw`\frac{1}{\sqrt f} = -1.8\log_{10}\left[\left(\frac{\varepsilon}{3.7 D}\right)^{1.11} + \frac{6.9}{Re}\right]`,
    reynolds: [4e3, 1e8],
    validity: text({
      en: 'turbulent flow, smooth and rough pipes',
      'zh-Hans': '湍流，光滑管与粗糙管',
    }),
    source: 'S. E. Haaland, J. Fluids Eng. 105 (1983) 89–90',
    factor: haalandFriction,
  },
  swameeJain: {
    name: text({en: 'Swamee–Jain (1976)', 'zh-Hans': 'Swamee–Jain (1976)'}),
    formula: String.raw`f = \frac{0.25}{\left[\log_{10}\left(\frac{\varepsilon}{3.7 D} + \frac{5.74}{Re^{0.9}}\right)\right]^2}`,
    reynolds: [5e3, 1e8],
    validity: text({
      en: 'Re from 5000 to 10⁸, ε/D from 10⁻⁶ to 10⁻²',
      'zh-Hans': 'Re 为 5000 至 10⁸，ε/D 为 10⁻⁶ 至 10⁻²',
    }),
    source:
      'P. K. Swamee, A. K. Jain, J. Hydraul. Div. ASCE 102 (1976) 657–664',
    factor: swameeJainFriction,
  },
  petukhov: {
    name: text({en: 'Petukhov (smooth pipe)', 'zh-Hans': 'Petukhov（光滑管）'}),
    formula: String.raw`f = (0.790 \ln Re - 1.64)^{-2}`,
    reynolds: [3e3, 5e6],
    validity: text({
      en: 'smooth pipes, Re from 3000 to 5·10⁶',
      'zh-Hans': '光滑管，Re 为 3000 至 5·10⁶',
    }),
    source: 'B. S. Petukhov, Adv. Heat Transfer 6 (1970) 503–564',
    factor: petukhovFriction,
  },
} as const satisfies Readonly<Record<string, FrictionCorrelation>>;

/** The key of a friction law in {@link FRICTION_CORRELATIONS}. */
export type FrictionKey = keyof typeof FRICTION_CORRELATIONS;

/** End of laminar flow and start of turbulent flow in {@link pipeFriction}. */
export const TRANSITION = {laminar: 2000, turbulent: 4000} as const;

/**
 * Computes the Darcy friction factor of a chosen law at any Reynolds number, as
 * a pipe model needs it: 64/Re up to Re 2000, the law itself from Re 4000,
 * linear in Re between them. Churchill's and the laminar law are used as they
 * are.
 *
 * @param key - the law
 * @param reynolds - greater than 0
 * @param relativeRoughness - ε/D, 0 to 1
 * @throws RangeError as the laws do
 */
export function pipeFriction(
  key: FrictionKey,
  reynolds: number,
  relativeRoughness: number,
): number {
  const {factor} = FRICTION_CORRELATIONS[key];
  if (key === 'churchill' || key === 'laminar') {
    return factor(reynolds, relativeRoughness);
  }
  const {laminar, turbulent} = TRANSITION;
  if (reynolds <= laminar) {
    return laminarFriction(reynolds);
  }
  if (reynolds >= turbulent) {
    return factor(reynolds, relativeRoughness);
  }
  const low = laminarFriction(laminar);
  const share = (reynolds - laminar) / (turbulent - laminar);
  return low + share * (factor(turbulent, relativeRoughness) - low);
}
