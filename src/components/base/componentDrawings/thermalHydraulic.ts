import {text} from '../../../i18n';
import {drawings, port} from './types';

const TH = 'thermal-hydraulic';
const left = port(TH, 'flow', 'left');
const right = port(TH, 'flow', 'right');

/** Drawings of the components of the thermal-hydraulic library. */
export const thermalHydraulic = drawings(TH, {
  pipe: {
    label: text('pipe', '直管'),
    body: 'M12 20h40c6 0 6 24 0 24h-40c-6 0-6-24 0-24z',
    lines: 'M52 20c-6 0-6 24 0 24M0 32h7M57 32h7',
    ports: {left, right},
  },
  'elastic-pipe': {
    label: text('pipe with capacity', '有容性的管路'),
    body: 'M12 20h40c6 0 6 24 0 24h-40c-6 0-6-24 0-24z',
    lines:
      'M52 20c-6 0-6 24 0 24M0 32h7M57 32h7M16 32c2-7 4-7 6 0s4 7 6 0s4-7 6 0s4 7 6 0',
    ports: {left, right: port(TH, 'effort', 'right')},
  },
  bend: {
    label: text('bend', '弯管'),
    body: 'M8 20h18a18 18 0 0 1 18 18v18h-24v-12h-12z',
    lines: 'M0 32h8M32 56v8M14 32h10a8 8 0 0 1 8 8v9M28 46l4 5l4-5',
    ports: {left, bottom: port(TH, 'flow', 'bottom')},
  },
  valve: {
    label: text('valve', '阀'),
    body: 'M10 20l44 24v-24l-44 24z',
    lines: 'M32 32v-18M23 14h18M0 32h10M54 32h10',
    ports: {left, right},
  },
  'controlled-valve': {
    label: text('controlled valve', '可调阀'),
    body: 'M10 20l44 24v-24l-44 24z',
    lines: 'M32 32v-32M23 14h18M0 32h10M54 32h10',
    ports: {left, right, opening: port('signal', 'input', 'top')},
  },
  orifice: {
    label: text('orifice', '节流孔'),
    body: 'M8 18h48v28h-48z',
    lines:
      'M30 18v10M34 18v10M30 28h4M30 46v-10M34 46v-10M30 36h4M14 32h38M46 27l6 5l-6 5M0 32h8M56 32h8',
    ports: {left, right},
  },
  'controlled-orifice': {
    label: text('controlled orifice', '可调节流孔'),
    body: 'M8 18h48v28h-48z',
    lines:
      'M30 18v10M34 18v10M30 28h4M30 46v-10M34 46v-10M30 36h4M14 32h38M46 27l6 5l-6 5M0 32h8M56 32h8M32 0v18',
    ports: {left, right, opening: port('signal', 'input', 'top')},
  },
  expansion: {
    label: text('sudden expansion', '突扩'),
    body: 'M8 25h20v-11h28v36h-28v-11h-20z',
    lines: 'M32 22c6-3 10 1 8 5M32 42c6 3 10-1 8-5M0 32h8M56 32h8',
    ports: {narrow: left, wide: right},
  },
  contraction: {
    label: text('sudden contraction', '突缩'),
    body: 'M8 14h28v11h20v14h-20v11h-28z',
    lines: 'M14 20c10 4 16 8 28 10M14 44c10-4 16-8 28-10M0 32h8M56 32h8',
    ports: {wide: left, narrow: right},
  },
  elevation: {
    label: text('elevation', '高差'),
    body: 'M8 42h12l22-32h14v12h-9l-22 32h-17z',
    lines: 'M0 48h8M56 16h8M12 34v-22M8 17l4-5l4 5',
    ports: {
      low: port(TH, 'flow', 'left', 48),
      high: port(TH, 'flow', 'right', 16),
    },
  },
  pump: {
    label: text('pump', '泵'),
    body: 'M32 10a22 22 0 1 1 0 44a22 22 0 1 1 0-44z',
    lines: 'M23 12l31 20l-31 20M0 32h10M54 32h10',
    ports: {inlet: left, outlet: right},
  },
  tee: {
    label: text('tee', '三通'),
    body: 'M8 20h48v24h-12v12h-24v-12h-12z',
    lines: 'M14 32h36M32 32v17M0 32h8M56 32h8M32 56v8',
    ports: {left, right, bottom: port(TH, 'flow', 'bottom')},
  },
  'node-volume': {
    label: text('node volume', '节点容腔'),
    body: 'M32 14a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
    lines: 'M25 24l7 16l7-16M0 32h14M50 32h14M32 0v14M32 50v14',
    ports: {
      left: port(TH, 'effort', 'left'),
      right: port(TH, 'effort', 'right'),
      top: port(TH, 'effort', 'top'),
      bottom: port(TH, 'effort', 'bottom'),
    },
  },
  'heated-volume': {
    label: text('volume with heat exchange', '换热容腔'),
    body: 'M32 14a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
    lines:
      'M25 34l7 10l7-10M22 25c3-5 5-5 7 0s4 5 7 0s4-5 6 0M0 32h14M50 32h14M32 0v14',
    ports: {
      left: port(TH, 'effort', 'left'),
      right: port(TH, 'effort', 'right'),
      heat: port('thermal', 'flow', 'top'),
    },
  },
  thermostat: {
    label: text('thermostat', '节温器'),
    body: 'M10 20l22 12l22-12v24l-22-12l-22 12zM32 32l-12 22h24z',
    lines: 'M0 32h10M54 32h10M32 54v10M32 32v-9M27 9h10v14h-10zM32 13v6',
    ports: {
      inlet: left,
      radiator: right,
      bypass: port(TH, 'flow', 'bottom'),
    },
  },
  radiator: {
    label: text('radiator', '散热器'),
    body: 'M10 12h44v40h-44z',
    lines:
      'M18 12v40M46 12v40M18 20h28M18 28h28M18 36h28M18 44h28M0 32h10M54 32h10',
    ports: {inlet: port(TH, 'effort', 'left'), outlet: right},
  },
  'fluid-properties': {
    label: text('fluid properties', '流体物性'),
    body: 'M32 8c11 15 17 21 17 30a17 17 0 0 1-34 0c0-9 6-15 17-30z',
    lines: 'M24 38a8 8 0 0 0 8 8',
    ports: {},
  },
  'flow-source': {
    label: text('flow source', '流量源'),
    body: 'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
    lines: 'M20 32h23M36 24l8 8l-8 8M52 32h12',
    ports: {flow: right},
  },
  'pressure-source': {
    label: text('pressure source', '压力源'),
    body: 'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40z',
    lines: 'M27 43v-22h6a6.5 6.5 0 0 1 0 13h-6M52 32h12',
    ports: {pressure: port(TH, 'effort', 'right')},
  },
  tank: {
    label: text('tank', '水箱'),
    body: 'M12 24h40v26h-40z',
    lines: 'M12 24v-12M52 24v-12M24 16l4 5l4-5M52 32h12M20 31h8M24 38h8',
    ports: {pressure: port(TH, 'effort', 'right')},
  },
  'flow-plug': {
    label: text('plug', '堵头'),
    body: 'M24 14h8v36h-8z',
    lines: 'M38 22l8 20M46 22l-8 20M0 32h24',
    ports: {flow: left},
  },
});
