import {translate} from '@docusaurus/Translate';

import type {Shelf} from './shelf';

export function signalLibrary(): Shelf {
  return {
    id: 'signal',
    title: translate({
      id: 'docsHome.signal',
      message: 'Signal library',
      description: 'Title of a shelf of the documentation overview',
    }),
    to: '/docs/signal',
    entries: [
      {
        to: '/docs/Amesim/signal/CLOC-signal-source-giving-time/',
        title: translate({
          id: 'docsHome.clock.title',
          message: 'CLOC0: clock',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.clock.text',
          message:
            'Gives the time of the simulation, as a signal without a unit.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/signal/first-order-lag/',
        title: translate({
          id: 'docsHome.lag.title',
          message: 'LAG1: first-order lag',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.lag.text',
          message:
            'Gain and time constant: the most used equation of system simulation.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/signal/SIGTRGSIN0-triggered-sine-wave-generator/',
        title: translate({
          id: 'docsHome.sine.title',
          message: 'SIGTRGSIN0: triggered sine',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.sine.text',
          message:
            'Bursts and sweeps whose phase is accumulated, not computed from time.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/signal/TRIG0-trigger/',
        title: translate({
          id: 'docsHome.trigger.title',
          message: 'TRIG0: trigger',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.trigger.text',
          message:
            'Two thresholds and a memory: the heart of an on–off control.',
          description: 'Text of a card',
        }),
      },
    ],
  };
}

export function thermalLibrary(): Shelf {
  return {
    id: 'thermal',
    title: translate({
      id: 'docsHome.thermal',
      message: 'Thermal library',
      description: 'Title of a shelf of the documentation overview',
    }),
    to: '/docs/thermal',
    entries: [
      {
        to: '/docs/Amesim/thermal/Thermal-Help-Demo-AluminumBar/',
        title: translate({
          id: 'docsHome.bar.title',
          message: 'Aluminium bar',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.bar.text',
          message:
            'How many lumps a conducting bar needs, and which length goes where.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/thermal/Thermal-Help-Demo-Concentric-Cylinder/',
        title: translate({
          id: 'docsHome.cylinders.title',
          message: 'Concentric cylinders',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.cylinders.text',
          message:
            'Air or glass fibre between two tubes: which one insulates, and when.',
          description: 'Text of a card',
        }),
      },
      {
        to: '/docs/Amesim/thermal/Thermal-Demo-Hot-Sphere/',
        title: translate({
          id: 'docsHome.sphere.title',
          message: 'Hot sphere',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.sphere.text',
          message:
            'Convection and radiation side by side, and why kelvin matters.',
          description: 'Text of a card',
        }),
      },
    ],
  };
}

export function thermalHydraulicLibrary(): Shelf {
  return {
    id: 'thermal-hydraulic',
    title: translate({
      id: 'docsHome.thermalHydraulic',
      message: 'Thermal-hydraulic library',
      description: 'Title of a shelf of the documentation overview',
    }),
    to: '/docs/Thermal-Hydraulic',
    entries: [
      {
        to: '/docs/Amesim/Thermal-Hydraulic/Demo-Modular-Piping/',
        title: translate({
          id: 'docsHome.piping.title',
          message: 'Modular piping',
          description: 'Title of a card',
        }),
        text: translate({
          id: 'docsHome.piping.text',
          message:
            'Pipes, bends, valves and a pump, with the pressure along the line.',
          description: 'Text of a card',
        }),
      },
    ],
  };
}
