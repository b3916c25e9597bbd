import {text} from '../../../i18n';
import {drawings, port} from './types';

const left = port('thermal', 'flow', 'left');
const right = port('thermal', 'flow', 'right');
const LEADS = 'M0 32h16M48 32h16';

/** Drawings of the components of the thermal library. */
export const thermal = drawings('thermal', {
  'temperature-source': {
    label: text('temperature source', '温度源'),
    body: 'M26 37v-23a6 6 0 0 1 12 0v23a11 11 0 1 1-12 0z',
    lines: 'M32 22v20M16 16h5M16 23h5M16 30h5M38 32h26',
    solid: 'M32 40a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    ports: {heat: port('thermal', 'effort', 'right')},
  },
  'heat-flow-source': {
    label: text('heat flow source', '热流源'),
    body: 'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
    lines: 'M19 32c2-6 5-6 7 0s5 6 7 0h8M37 26l7 6l-7 6M52 32h12',
    ports: {heat: right},
  },
  'signal-heat-source': {
    label: text('heat flow from a signal', '信号控制的热流源'),
    body: 'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
    lines: 'M19 32c2-6 5-6 7 0s5 6 7 0h8M37 26l7 6l-7 6M0 32h12M52 32h12',
    ports: {input: port('signal', 'input', 'left'), heat: right},
  },
  'temperature-sensor': {
    label: text('temperature sensor', '温度传感器'),
    body: 'M32 14a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
    lines: 'M24 25h16M32 25v16M0 32h14M50 32h14',
    ports: {heat: left, output: port('signal', 'output', 'right')},
  },
  conductor: {
    label: text('thermal conductor', '导热元件'),
    body: 'M16 12h32v40h-32z',
    lines: `M16 22l10-10M16 34l22-22M16 46l32-32M22 52l26-26M34 52l14-14${LEADS}`,
    ports: {left, right},
  },
  'cylindrical-conductor': {
    label: text('cylindrical conductor', '圆筒导热元件'),
    body: 'M17.1 22.8L36.8 9.1A40 40 0 0 1 36.8 54.9L17.1 41.2A16 16 0 0 0 17.1 22.8z',
    lines: 'M24 18a22 22 0 0 1 0 28M30 13.5a31 31 0 0 1 0 37M0 32h20M44 32h20',
    ports: {inner: left, outer: right},
  },
  convection: {
    label: text('convective exchange', '对流换热元件'),
    body: 'M14 10h8v44h-8z',
    lines:
      'M14 20l8-8M14 32l8-8M14 44l8-8M16 54l6-6M28 52c-5-7 5-9 0-16s5-9 0-16M38 52c-5-7 5-9 0-16s5-9 0-16M48 52c-5-7 5-9 0-16s5-9 0-16M0 32h14M48 32h16M24 24l4-5l4 5M34 24l4-5l4 5M44 24l4-5l4 5',
    ports: {solid: left, fluid: right},
  },
  radiation: {
    label: text('radiative exchange', '辐射换热元件'),
    body: 'M12 10h6v44h-6zM46 10h6v44h-6z',
    lines:
      'M22 22c2-5 4-5 6 0s4 5 6 0h6M37 18l5 4l-5 4M42 42c-2-5-4-5-6 0s-4 5-6 0h-6M27 38l-5 4l5 4M0 32h12M52 32h12',
    ports: {first: left, second: right},
  },
  capacity: {
    label: text('thermal capacity', '热容'),
    body: 'M12 12h40v40h-40z',
    lines: 'M39 26a9.5 9.5 0 1 0 0 12M0 32h12M52 32h12M32 0v12M32 52v12',
    ports: {
      left: port('thermal', 'effort', 'left'),
      right: port('thermal', 'effort', 'right'),
      top: port('thermal', 'effort', 'top'),
      bottom: port('thermal', 'effort', 'bottom'),
    },
  },
  'solid-material': {
    label: text('solid material', '固体材料'),
    body: 'M32 8l22 12v24l-22 12l-22-12v-24z',
    lines: 'M10 20l22 12l22-12M32 32v24',
    ports: {},
  },
  'gas-material': {
    label: text('gas', '气体'),
    body: 'M20 46a10 10 0 0 1-1-20a14 14 0 0 1 27-2a11 11 0 0 1-1 22z',
    lines: 'M24 36h.01M32 30h.01M40 38h.01M31 40h.01',
    ports: {},
  },
  'adiabatic-plug': {
    label: text('adiabatic plug', '绝热堵头'),
    body: 'M24 14h8v36h-8z',
    lines:
      'M24 24l8-8M24 34l8-8M24 44l8-8M27 50l5-5M38 22l8 20M46 22l-8 20M0 32h24',
    ports: {heat: left},
  },
});
