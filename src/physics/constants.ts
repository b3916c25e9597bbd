/** Stefan–Boltzmann constant in W/(m²·K⁴); CODATA 2018. */
export const STEFAN_BOLTZMANN = 5.670374419e-8;

/** Standard acceleration of gravity in m/s²; CGPM 1901, exact. */
export const STANDARD_GRAVITY = 9.80665;

/** 0 °C in kelvin; exact. */
export const ZERO_CELSIUS = 273.15;

/** Standard atmosphere in pascal; CGPM 1954, exact. */
export const STANDARD_ATMOSPHERE = 101325;
