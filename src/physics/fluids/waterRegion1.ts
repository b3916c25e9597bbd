import {assertWithin} from '../domain';

/** Specific gas constant of water in J/(kg·K); IAPWS R7-97(2012), eq. 1. */
const GAS_CONSTANT = 461.526;

/** Reference pressure of the reduced pressure π, Pa. */
const REDUCING_PRESSURE = 16.53e6;

/** Reference temperature of the inverse reduced temperature τ, K. */
const REDUCING_TEMPERATURE = 1386;

/** Exponents I and J and coefficient n of IAPWS R7-97(2012), table 2. */
const TERMS: readonly (readonly [number, number, number])[] = [
  [0, -2, 0.14632971213167],
  [0, -1, -0.84548187169114],
  [0, 0, -3.756360367204],
  [0, 1, 3.3855169168385],
  [0, 2, -0.95791963387872],
  [0, 3, 0.15772038513228],
  [0, 4, -0.016616417199501],
  [0, 5, 8.1214629983568e-4],
  [1, -9, 2.8319080123804e-4],
  [1, -7, -6.0706301565874e-4],
  [1, -1, -0.018990068218419],
  [1, 0, -0.032529748770505],
  [1, 1, -0.021841717175414],
  [1, 3, -5.283835796993e-5],
  [2, -3, -4.7184321073267e-4],
  [2, 0, -3.0001780793026e-4],
  [2, 1, 4.7661393906987e-5],
  [2, 3, -4.4141845330846e-6],
  [2, 17, -7.2694996297594e-16],
  [3, -4, -3.1679644845054e-5],
  [3, 0, -2.8270797985312e-6],
  [3, 6, -8.5205128120103e-10],
  [4, -5, -2.2425281908e-6],
  [4, -2, -6.5171222895601e-7],
  [4, 10, -1.4341729937924e-13],
  [5, -8, -4.0516996860117e-7],
  [8, -11, -1.2734301741641e-9],
  [8, -6, -1.7424871230634e-10],
  [21, -29, -6.8762131295531e-19],
  [23, -31, 1.4478307828521e-20],
  [29, -38, 2.6335781662795e-23],
  [30, -39, -1.1947622640071e-23],
  [31, -40, 1.8228094581404e-24],
  [32, -41, -9.3537087292458e-26],
];

/** Derivatives of the dimensionless Gibbs energy with respect to π and τ. */
interface GibbsDerivatives {
  readonly p: number;
  readonly pp: number;
  readonly tt: number;
  readonly pt: number;
}

function gibbsDerivatives(pi: number, tau: number): GibbsDerivatives {
  const x = 7.1 - pi;
  const y = tau - 1.222;
  let p = 0;
  let pp = 0;
  let tt = 0;
  let pt = 0;
  for (const [i, j, n] of TERMS) {
    const term = n * x ** i * y ** j;
    p -= (term * i) / x;
    pp += (term * i * (i - 1)) / (x * x);
    tt += (term * j * (j - 1)) / (y * y);
    pt -= (term * i * j) / (x * y);
  }
  return {p, pp, tt, pt};
}

/** Thermodynamic properties of liquid water in one state. */
export interface LiquidWaterState {
  /** Density, kg/m³. */
  readonly density: number;
  /** Isobaric specific heat capacity, J/(kg·K). */
  readonly specificHeat: number;
  /** Isobaric coefficient of thermal expansion, 1/K; negative below 4 °C. */
  readonly thermalExpansion: number;
  /** Isothermal bulk modulus, Pa. */
  readonly bulkModulus: number;
}

/**
 * Evaluates the equation of state of liquid water, region 1 of the industrial
 * formulation IAPWS R7-97(2012) (IF97), eq. 7 and table 3.
 *
 * The vapour pressure isn't checked: the caller ensures that the water is
 * liquid.
 *
 * @param temperature - K, 273.15 to 623.15
 * @param pressure - absolute pressure in Pa, up to 100 MPa
 * @throws RangeError outside these ranges
 */
export function liquidWaterState(
  temperature: number,
  pressure: number,
): LiquidWaterState {
  assertWithin('water temperature in K', temperature, 273.15, 623.15);
  assertWithin('water pressure in Pa', pressure, 1, 100e6);
  const tau = REDUCING_TEMPERATURE / temperature;
  const gamma = gibbsDerivatives(pressure / REDUCING_PRESSURE, tau);
  return {
    density: REDUCING_PRESSURE / (GAS_CONSTANT * temperature * gamma.p),
    specificHeat: -GAS_CONSTANT * tau * tau * gamma.tt,
    thermalExpansion: (1 - (tau * gamma.pt) / gamma.p) / temperature,
    bulkModulus: (-REDUCING_PRESSURE * gamma.p) / gamma.pp,
  };
}
