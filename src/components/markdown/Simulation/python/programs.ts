import report from '@site/python/report.py';

import type {PythonSources} from '../../../../models/export/pythonProgram';
import type {ModelId} from '../../../../models/registry';

/** Loads the Python file of each model, which its readers can copy. */
const programs: Readonly<
  Record<ModelId, () => Promise<{readonly default: string}>>
> = {
  clock: () => import('@site/python/clock.py'),
  'first-order-lag': () => import('@site/python/first_order_lag.py'),
  trigger: () => import('@site/python/trigger.py'),
  thermostat: () => import('@site/python/thermostat.py'),
  'integrator-lab': () => import('@site/python/integrator_lab.py'),
  'triggered-sine': () => import('@site/python/triggered_sine.py'),
  'aluminium-bar': () => import('@site/python/aluminium_bar.py'),
  'modular-piping': () => import('@site/python/modular_piping.py'),
  'concentric-cylinders': () => import('@site/python/concentric_cylinders.py'),
  'hot-sphere': () => import('@site/python/hot_sphere.py'),
};

/** Loads what the Python program of a model is made of. */
export async function loadSources(id: ModelId): Promise<PythonSources> {
  const {default: model} = await programs[id]();
  return {model, report};
}
