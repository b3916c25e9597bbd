import {text} from '../../../i18n';
import {drawings, port} from './types';

const H = 'hydraulic';

/** Drawings of the components of the hydraulic library. */
export const hydraulic = drawings(H, {
  'hydraulic-fluid': {
    label: text('hydraulic fluid', '液压油的物性'),
    body: 'M32 8c11 15 17 21 17 30a17 17 0 0 1-34 0c0-9 6-15 17-30z',
    lines: 'M22 36h20M25 43h14',
    ports: {},
  },
  'hydraulic-pump': {
    label: text('displacement pump', '定量泵'),
    body: 'M32 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z',
    lines: 'M0 32h10M54 32h10',
    solid: 'M54 32l-13-9v18z',
    ports: {
      inlet: port(H, 'flow', 'left'),
      outlet: port(H, 'flow', 'right'),
    },
  },
  'relief-valve': {
    label: text('relief valve', '溢流阀'),
    body: 'M18 18h28v28h-28z',
    lines:
      'M0 32h18M46 32h18M20 26h22M38 22l5 4l-5 4M10 32v20h22v-6M32 18l-5-4l10-3l-10-3l10-3',
    ports: {
      inlet: port(H, 'flow', 'left'),
      outlet: port(H, 'flow', 'right'),
    },
  },
  'directional-valve': {
    label: text('directional valve', '换向阀'),
    body: 'M5 18h54v28h-54z',
    lines:
      'M23 18v28M41 18v28M10 41v-18M7.5 28l2.5-5l2.5 5M18 23v18M15.5 36l2.5 5l2.5-5M46 41l8-18M49 26l5-3l1 6M54 41l-8-18M45 29l1-6l5 3M32 18v6M29 24h6M32 46v-6M29 40h6M12 0v18M32 0v18M32 46v18M59 32h5',
    ports: {
      a: port(H, 'flow', 'top', 12),
      b: port(H, 'flow', 'top'),
      p: port(H, 'flow', 'bottom'),
      t: port(H, 'flow', 'right'),
    },
  },
  cylinder: {
    label: text('cylinder with a mass', '带质量的液压缸'),
    body: 'M6 16h32v28h-32z',
    lines: 'M18 16v28M24 16v28M24 30h22M12 44v20M32 44v20',
    solid: 'M46 18h14v24h-14z',
    ports: {
      a: port(H, 'effort', 'bottom', 12),
      b: port(H, 'effort', 'bottom'),
    },
  },
  'hydraulic-line': {
    label: text('line volume', '管路容腔'),
    body: 'M32 18a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
    lines: 'M0 32h18M46 32h18M32 0v18',
    ports: {
      left: port(H, 'effort', 'left'),
      right: port(H, 'effort', 'right'),
      top: port(H, 'effort', 'top'),
    },
  },
  'hydraulic-tank': {
    label: text('oil tank', '油箱'),
    body: 'M10 26h40v24h-40z',
    lines: 'M10 26v-10M50 26v-10M50 32h14M18 34h8M24 42h10',
    ports: {pressure: port(H, 'effort', 'right')},
  },
});
