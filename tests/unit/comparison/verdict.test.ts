import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {knownFactor} from '../../../src/comparison/measures/knownFactor';
import {isNoise} from '../../../src/comparison/measures/noise';
import type {VerdictKind} from '../../../src/comparison/measures/verdict';
import type {Series} from '../../../src/comparison/series/makeSeries';
import type {AnyModel} from '../../../src/models/definition/modelDefinition';
import {model as bar} from '../../../src/models/library/aluminium-bar';
import {model as clock} from '../../../src/models/library/clock';
import {model as valve} from '../../../src/models/library/closing-valve';
import {model as cylinders} from '../../../src/models/library/concentric-cylinders';
import {model as room} from '../../../src/models/library/controlled-room';
import {model as coolant} from '../../../src/models/library/coolant-loop';
import {model as delay} from '../../../src/models/library/first-order-lag';
import {model as heatedPipe} from '../../../src/models/library/heated-pipe';
import {model as sphere} from '../../../src/models/library/hot-sphere';
import {model as circuit} from '../../../src/models/library/hydraulic-circuit';
import {model as lab} from '../../../src/models/library/integrator-lab';
import {model as orifice} from '../../../src/models/library/orifice';
import {model as plate} from '../../../src/models/library/plate-on-felt';
import {model as second} from '../../../src/models/library/second-order-lag';
import {model as thermostat} from '../../../src/models/library/thermostat';
import {model as trigger} from '../../../src/models/library/trigger';
import {model as sine} from '../../../src/models/library/triggered-sine';
import {lag} from '../models/fixtures';
import type {Values} from './support';
import {
  changed,
  compareWith,
  noise,
  printed,
  runOf,
  samplesOf,
  verdictOn,
} from './support';

/** One output of each model. */
const CURVES: readonly (readonly [AnyModel, string])[] = [
  [clock, 'sine'],
  [lag, 'y'],
  [trigger, 'u'],
  [trigger, 'y'],
  [thermostat, 'temperature'],
  [lab, 'y'],
  [sine, 'y'],
  [bar, 'atEnd'],
  [heatedPipe, 'outletTemperature'],
  [cylinders, 'innerFlow'],
  [sphere, 'temperature'],
];

const ALL = [...new Set(CURVES.map(([model]) => model))];

function check(
  model: AnyModel,
  output: string,
  series: Series,
  kind: VerdictKind,
  value?: number,
  within = 0.01,
): void {
  const verdict = verdictOn(model, runOf(model), output, series);
  assert.equal(verdict.kind, kind, JSON.stringify(verdict));
  if (value !== undefined) {
    const off = Math.abs(verdict.value - value);
    assert.ok(off <= within * Math.abs(value), JSON.stringify(verdict));
  }
}

describe('the same run', () => {
  for (const [model, output] of CURVES) {
    it(`agrees: ${model.id}, ${output}`, () => {
      const run = runOf(model);
      const result = compareWith(model, run, output, printed(run, output, 400));
      assert.equal(
        result.verdict.kind,
        'agree',
        JSON.stringify(result.verdict),
      );
      const {rms, span, largest} = result.differences;
      assert.ok(rms <= 1e-6 * span, `${rms} of ${span}`);
      assert.equal(result.verdict.value, Math.abs(largest));
    });

    it(`agrees with noise of 0.3 %: ${model.id}, ${output}`, () => {
      const run = runOf(model);
      const points = printed(run, output, 400);
      const {span} = compareWith(model, run, output, points).differences;
      const random = noise();
      const noisy = changed(points, (value) => value + 3e-3 * span * random());
      check(model, output, noisy, 'agree');
    });
  }
});

describe('an output that exists at samples only', () => {
  /** Every such output with its own points. */
  const sampled = ALL.flatMap((model) =>
    Object.keys(runOf(model).samples).map(
      (output) => [model, output, samplesOf(runOf(model), output)] as const,
    ),
  ).filter(([, , {times}]) => times.length > 1);

  for (const [model, output, points] of sampled) {
    it(`agrees with its own points: ${model.id}, ${output}`, () => {
      const {differences, verdict} = compareWith(
        model,
        runOf(model),
        output,
        points,
      );
      assert.equal(verdict.kind, 'agree', JSON.stringify(verdict));
      assert.equal(differences.rms, 0);
    });
  }

  it('is held from each sample to the next, a rounded instant aside', () => {
    const {times, values} = samplesOf(runOf(clock), 'printedSine');
    const between = Array.from(times).flatMap((time, index) => {
      const next = times[index + 1] ?? time;
      return [time * (1 + 1e-15), time + 0.9 * (next - time)];
    });
    const held = {
      times: Float64Array.from(between),
      values: Float64Array.from(
        between.keys(),
        (index) => values[index >> 1] ?? Number.NaN,
      ),
    };
    const run = runOf(clock);
    const {differences} = compareWith(clock, run, 'printedSine', held);
    assert.ok(differences.rms < 1e-12, String(differences.rms));
  });

  it('shows an offset', () => {
    const points = samplesOf(runOf(clock), 'printedSine');
    const moved = changed(points, (value) => value + 0.5);
    check(clock, 'printedSine', moved, 'offset', 0.5);
  });
});

describe('a constant offset', () => {
  for (const [model, output] of CURVES) {
    it(`is named: ${model.id}, ${output}`, () => {
      const run = runOf(model);
      const points = printed(run, output, 400);
      const {span} = compareWith(model, run, output, points).differences;
      const offset = 0.2 * span;
      const moved = changed(points, (value) => value + offset);
      check(model, output, moved, 'offset', offset);
    });
  }

  it('of 273.15 K is Celsius taken for kelvin', () => {
    const points = printed(runOf(sphere), 'temperature');
    const taken = changed(points, (value) => value - 273.15);
    check(sphere, 'temperature', taken, 'celsius-kelvin', -273.15);
  });

  const zero = 273.15;
  const scales = [
    [
      '°F read as °C',
      'other-scale',
      (k: number) => 1.8 * (k - zero) + 32 + zero,
    ],
    ['°F read as K', 'other-scale', (k: number) => 1.8 * (k - zero) + 32],
    ['K read as °F', 'other-scale', (k: number) => (k - 32) / 1.8 + zero],
    ['°R read as K', 'other-scale', (k: number) => 1.8 * k],
    ['a wrong sign in °C', 'celsius-factor', (k: number) => 2 * zero - k],
    ['a wrong sign in K', 'kelvin-factor', (k: number) => -k],
    ['a prefix', 'celsius-factor', (k: number) => 1000 * (k - zero) + zero],
  ] as const;
  for (const [title, kind, of] of scales) {
    it(`of temperatures is named: ${title}`, () => {
      const points = printed(runOf(sphere), 'temperature');
      const verdict = verdictOn(
        sphere,
        runOf(sphere),
        'temperature',
        changed(points, of),
      );
      assert.equal(verdict.kind, kind);
    });
  }

  it('of temperatures is given no cause that it lacks', () => {
    const points = printed(runOf(sphere), 'temperature');
    for (const [value, kind] of [
      [(k: number) => k - 271.15, 'offset'],
      [() => 0, 'other'],
      [() => zero, 'other'],
      [(k: number) => Math.min(k, 430), 'limit'],
    ] as const) {
      check(sphere, 'temperature', changed(points, value), kind);
    }
  });

  it('of an integral is its initial value or a shift of a straight line', () => {
    const run = runOf(clock);
    const series = changed(printed(run, 'clock'), (value) => value + 1);
    const verdict = verdictOn(clock, run, 'clock', series);
    assert.equal(verdict.kind, 'offset');
    assert.deepEqual(verdict.alternatives, ['shift']);
  });
});

describe('a constant factor', () => {
  const factors = [
    [1000, 'prefix'],
    [1 / 60, 'minutes'],
    [3600, 'hours'],
    [1e-5, 'bar'],
    [-1, 'sign'],
    [0.5, 'double'],
    [2 * Math.PI, 'turns'],
    [180 / Math.PI, 'degrees'],
  ] as const;
  for (const [factor, known] of factors) {
    it(`of ${factor} is named`, () => {
      const points = printed(runOf(sphere), 'convectionFlow');
      const series = changed(points, (value) => factor * value);
      check(sphere, 'convectionFlow', series, 'factor', factor);
      assert.equal(knownFactor(factor), known);
    });
  }

  it('is found where a gain is wrong', () => {
    const wrong = runOf(lag, {gain: 2.6, initial: 0});
    const verdict = verdictOn(
      lag,
      runOf(lag, {initial: 0}),
      'y',
      printed(wrong, 'y'),
    );
    assert.equal(verdict.kind, 'factor');
    assert.ok(Math.abs(verdict.value - 1.3) < 1e-3);
  });

  it('of the change only is a gain', () => {
    const wrong = runOf(lag, {gain: 2.5});
    const verdict = verdictOn(lag, runOf(lag), 'y', printed(wrong, 'y'));
    assert.equal(verdict.kind, 'gain', JSON.stringify(verdict));
    assert.ok(Math.abs(verdict.value - 7 / 5.5) < 1e-3);
  });

  it('is not known by every number', () => {
    assert.equal(knownFactor(1.3), undefined);
    assert.equal(knownFactor(1), undefined);
  });
});

describe('a shift in time', () => {
  const shifted: readonly (readonly [AnyModel, string])[] = CURVES.filter(
    // These curves hardly move at their start, or jump there.
    ([, output]) => !['outletTemperature', 'innerFlow'].includes(output),
  );
  for (const [model, output] of shifted) {
    it(`is named: ${model.id}, ${output}`, () => {
      const run = runOf(model);
      const shift = 0.03 * (run.end - run.start);
      const points = printed(run, output, 400);
      const later = changed(
        points,
        (value) => value,
        (time) => time + shift,
      );
      // One print interval, where a curve jumps.
      const within = model.outputs[output]?.jumps ? 1 / 12 : 0.02;
      check(model, output, later, 'shift', shift, within);
    });
  }

  it('comes from a later step, which the run shows', () => {
    const late = runOf(lag, {onset: 1}, 10);
    const here = runOf(lag, {onset: 0.5}, 10);
    const verdict = verdictOn(lag, here, 'y', printed(late, 'y'));
    // Until the step both decay: the shift is the best single explanation.
    assert.equal(verdict.kind, 'shift', JSON.stringify(verdict));
  });

  it('of a short peak in noise is not told from another speed', () => {
    const run = runOf(valve);
    const slow = changed(printed(run, 'column', 60), (_, time) =>
      run.view.value('column', 0.85 * time),
    );
    const span = Math.max(...slow.values) - Math.min(...slow.values);
    for (const series of noisyCopies(slow, span)) {
      const {kind, alternatives} = verdictOn(valve, run, 'column', series);
      const named = [kind, ...alternatives];
      assert.ok(kind === 'other' || named.includes('speed'), named.join());
    }
  });

  it('is named where few points show it, but those well', () => {
    const run = runOf(valve);
    for (const share of [0.01, 0.1]) {
      const shift = share * run.duration;
      const points = changed(
        printed(run, 'column', 100),
        (value) => value,
        (time) => time + shift,
      );
      check(valve, 'column', points, 'shift', shift, 1e-3);
    }
  });

  it('leaves nothing of a curve that jumps, from its own file', () => {
    const run = runOf(lag, {onset: 1.5});
    const series = {times: run.times, values: run.columns.u as Float64Array};
    const {shift, differences} = compareWith(lag, run, 'u', series);
    assert.ok(shift.rms <= 1e-12 * differences.span, String(shift.rms));
  });
});

/** Adds noise of about 2 % of the span, with twelve seeds. */
function noisyCopies(series: Series, span: number): readonly Series[] {
  return Array.from({length: 12}, (_, seed) => {
    const random = noise(seed + 1);
    return changed(series, (value) => value + 0.035 * span * random());
  });
}

describe('a limit', () => {
  const cut: readonly (readonly [AnyModel, string])[] = [
    [lag, 'y'],
    [second, 'y'],
    [bar, 'atEnd'],
    [circuit, 'position'],
    [clock, 'sine'],
  ];
  for (const [model, output] of cut) {
    it(`is named where the peaks are cut off: ${model.id}, ${output}`, () => {
      const points = printed(runOf(model), output, 50);
      const low = Math.min(...points.values);
      const span = Math.max(...points.values) - low;
      const limit = low + 0.8 * span;
      const series = changed(points, (value) => Math.min(value, limit));
      check(model, output, series, 'limit', limit);
      for (const noisy of noisyCopies(series, span)) {
        check(model, output, noisy, 'limit');
      }
    });
  }

  it('is named where the valleys are cut off', () => {
    const points = printed(runOf(clock), 'sine', 50);
    const low = 0.6 * Math.min(...points.values);
    const series = changed(points, (value) => Math.max(value, low));
    check(clock, 'sine', series, 'limit', low);
  });

  it('is not named where nothing below it moves', () => {
    const resting = changed(printed(runOf(lag), 'y'), () => 0.2);
    check(lag, 'y', resting, 'other');
  });
});

describe('in 50 points with noise of 2 %', () => {
  const run = runOf(sphere);
  const points = printed(run, 'temperature', 50);
  const [start = 0] = points.values;
  const span = start - Math.min(...points.values);
  const kinds = (series: Series) =>
    noisyCopies(series, span).map(
      (noisy) => verdictOn(sphere, run, 'temperature', noisy).kind,
    );

  it('a cause that fits better stands before a simpler one', () => {
    const slow = changed(points, (_, time) =>
      run.view.value('temperature', 0.8 * time),
    );
    assert.deepEqual([...new Set(kinds(slow))], ['speed']);
    const larger = changed(points, (value) => start + 1.1 * (value - start));
    assert.deepEqual([...new Set(kinds(larger))], ['gain']);
  });

  it('a curve that moves is not said to rest', () => {
    const model = second;
    const curve = printed(runOf(model), 'y', 50);
    const height = Math.max(...curve.values);
    const higher = changed(curve, (value) => value + 0.05 * height);
    for (const series of noisyCopies(higher, height)) {
      check(model, 'y', series, 'offset');
    }
  });
});

describe('numbers that are rounded', () => {
  const rounded = (model: AnyModel, output: string, share: number) => {
    const points = printed(runOf(model), output, 60);
    const span = Math.max(...points.values) - Math.min(...points.values);
    const step = share * span;
    return {
      step,
      series: changed(points, (value) => step * Math.round(value / step)),
    };
  };

  for (const [model, output] of [
    [coolant, 'plateTemperature'],
    [room, 'temperature'],
    [lag, 'y'],
  ] as const) {
    it(`agree within their steps: ${model.id}, ${output}`, () => {
      const {step, series} = rounded(model, output, 0.04);
      check(model, output, series, 'resolution', step);
    });
  }

  it('are not said to agree where they differ by more than half a step', () => {
    const {step, series} = rounded(lag, 'y', 0.04);
    const higher = changed(series, (value) => value + step);
    const run = runOf(lag);
    assert.notEqual(verdictOn(lag, run, 'y', higher).kind, 'resolution');
  });
});

describe('corners', () => {
  const coarse: readonly (readonly [AnyModel, string, number])[] = [
    [clock, 'sine', 41],
    [lag, 'y', 7],
    [trigger, 'u', 17],
    [sphere, 'temperature', 6],
    [bar, 'atEnd', 6],
  ];
  for (const [model, output, count] of coarse) {
    it(`come from the print interval: ${model.id}, ${output}`, () => {
      const points = printed(runOf(model), output, count);
      check(model, output, points, 'print-interval');
    });
  }
});

describe('the right start and the wrong speed', () => {
  const wrong: readonly (readonly [string, AnyModel, string, Values])[] = [
    ['material', bar, 'atEnd', {material: 'aluminium2024'}],
    ['length', bar, 'atEnd', {length: 0.024}],
    ['time constant', lag, 'y', {timeConstant: 2}],
    ['diameter', sphere, 'temperature', {diameter: 0.06}],
    [
      'specific heat',
      sphere,
      'temperature',
      {material: 'custom', specificHeat: 1200},
    ],
    ['coefficient', sphere, 'temperature', {coefficient: 20}],
  ];
  for (const [what, model, output, values] of wrong) {
    it(`is named: ${model.id}, ${what}`, () => {
      const run = runOf(model);
      const other = runOf(model, values, run.duration);
      const verdict = verdictOn(model, run, output, printed(other, output));
      assert.ok(
        ['speed', 'slope'].includes(verdict.kind),
        JSON.stringify(verdict),
      );
    });
  }

  it('gives the ratio of the time constants', () => {
    const run = runOf(lag);
    const other = runOf(lag, {timeConstant: 3}, run.duration);
    const verdict = verdictOn(lag, run, 'y', printed(other, 'y'));
    assert.ok(Math.abs(verdict.value - 0.5) < 1e-3, String(verdict.value));
  });
});

describe('a wrong initial value', () => {
  for (const initial of [2, -3]) {
    it(`of ${initial} is named`, () => {
      const other = runOf(lag, {initial});
      const verdict = verdictOn(lag, runOf(lag), 'y', printed(other, 'y'));
      assert.equal(verdict.kind, 'initial-value', JSON.stringify(verdict));
      assert.ok(Math.abs(verdict.value - (initial - 0.5)) < 1e-6);
    });
  }
});

describe('the verdict does not depend on the number of points', () => {
  const run = runOf(lag);
  const {duration} = run;
  const same = (value: number) => value;
  const faults: readonly (readonly [
    kind: VerdictKind,
    value: number,
    series: (count: number) => Series,
  ])[] = [
    ['agree', 0, (count) => printed(run, 'y', count)],
    [
      'offset',
      -0.7,
      (count) => changed(printed(run, 'y', count), (y) => y - 0.7),
    ],
    [
      'factor',
      0.5,
      (count) => changed(printed(run, 'y', count), (y) => 0.5 * y),
    ],
    [
      'shift',
      0.4,
      (count) => changed(printed(run, 'y', count), same, (t) => t + 0.4),
    ],
    [
      'initial-value',
      1,
      (count) => printed(runOf(lag, {initial: 1.5}), 'y', count),
    ],
    ['gain', 7 / 5.5, (count) => printed(runOf(lag, {gain: 2.5}), 'y', count)],
    [
      'speed',
      1.5 / 2.2,
      (count) => printed(runOf(lag, {timeConstant: 2.2}, duration), 'y', count),
    ],
    [
      'other',
      0,
      (count) =>
        changed(printed(run, 'y', count), (y, t) => y + Math.sin(9 * t)),
    ],
  ];
  for (const count of [51, 400, 801, 1001, 10_001, 100_001]) {
    for (const [kind, value, series] of faults) {
      it(`${kind}, ${count} points`, () => {
        const verdict = verdictOn(lag, run, 'y', series(count - 1));
        assert.equal(verdict.kind, kind, JSON.stringify(verdict));
        const off = Math.abs(verdict.value - value);
        assert.ok(kind === 'agree' || off < 2e-3, JSON.stringify(verdict));
      });
    }
  }
});

describe('hardly any points', () => {
  it('show no pattern: any number explains two of them', () => {
    const points = printed(runOf(lag), 'y', 1000);
    const seconds = changed(points, Number, (time) => 1000 * time);
    check(lag, 'y', seconds, 'few-points', 2, 0);
    const {times, values} = changed(printed(runOf(lag), 'y', 3), (y) => y + 1);
    check(lag, 'y', {times, values}, 'few-points', 4, 0);
  });

  it('may agree', () => {
    const {kind} = verdictOn(lag, runOf(lag), 'y', printed(runOf(lag), 'y', 3));
    assert.equal(kind, 'print-interval');
  });
});

describe('a series that rests while our curve moves', () => {
  it('is no slow one', () => {
    const run = runOf(lag, {onset: 2}, 10);
    const held = runOf(lag, {onset: 100}, 10);
    for (const output of ['y', 'u']) {
      const {kind} = verdictOn(lag, run, output, printed(held, output));
      assert.equal(kind, 'other', output);
    }
  });
});

describe('a constant curve', () => {
  const values = {gain: 1, initial: 3};

  it.each([-1, 1.7, 1000])(
    'of which %d times is meant may have this factor or an offset',
    (factor) => {
      for (const ripple of [0, factor === 1.7 ? 1e-4 : 0]) {
        const run = runOf(lag, {...values, initial: 3 + ripple});
        const points = changed(printed(run, 'y'), (y) => factor * y);
        const verdict = verdictOn(lag, run, 'y', points);
        const near = Math.abs(verdict.value / (3 * (factor - 1)) - 1) < 1e-3;
        assert.ok(near, JSON.stringify(verdict));
        assert.equal(verdict.kind, 'level');
        assert.ok(Math.abs((verdict.factor ?? 0) - factor) < 1e-3);
        assert.deepEqual(verdict.alternatives, []);
      }
    },
  );
});

describe('a curve that is small beside the usual', () => {
  it('is measured by its own span', () => {
    const fixed = {diameter: 0.001, emissivity: 0.17};
    const run = runOf(sphere, fixed);
    const points = changed(
      printed(run, 'radiationFlow', 1000),
      (value) => 1.03 * value,
    );
    const verdict = verdictOn(sphere, run, 'radiationFlow', points);
    assert.equal(verdict.kind, 'factor', JSON.stringify(verdict));
  });
});

describe('another instant of a step', () => {
  const kindOf = (
    model: AnyModel,
    output: string,
    ours: Values,
    theirs: Values,
  ) => {
    const run = runOf(model, ours);
    const other = runOf(model, theirs, run.duration);
    return verdictOn(model, run, output, printed(other, output, 300)).kind;
  };
  const notSpeed = (
    model: AnyModel,
    output: string,
    ours: Values,
    theirs: Values,
  ) => {
    const kind = kindOf(model, output, ours, theirs);
    assert.ok(!['speed', 'slope'].includes(kind), kind);
  };

  it('is no speed where our curve jumps once or twice', () => {
    for (const [ours, theirs] of [
      [0, 4],
      [0.6, 4],
      [2, 0.5],
      [3, 2],
    ]) {
      notSpeed(lag, 'u', {onset: ours}, {onset: theirs});
      notSpeed(delay, 'delayed', {onset: ours}, {onset: theirs});
    }
    notSpeed(delay, 'delayed', {}, {timeConstant: 6});
  });

  it('is no slope where a shift leaves less, or one point much', () => {
    for (const output of ['pressure', 'jetTemperature']) {
      notSpeed(orifice, output, {openingTime: 0.2}, {openingTime: 0});
    }
    notSpeed(circuit, 'spool', {}, {closeTime: 1.235});
  });

  it('is no speed where it moves hardly any points', () => {
    for (const lineVolume of [0.00045, 0.00065]) {
      notSpeed(circuit, 'reliefFlow', {}, {lineVolume});
    }
    notSpeed(trigger, 'y', {}, {lowThreshold: 3.8});
  });

  it('is the speed of rad/s taken for Hz', () => {
    const other = {naturalFrequency: 0.5 * 2 * Math.PI};
    assert.equal(kindOf(second, 'y', {}, other), 'speed');
  });

  it('is a speed of many jumps', () => {
    const kind = kindOf(trigger, 'y', {}, {period: 13});
    assert.equal(kind, 'speed');
  });
});

describe('a change beyond what is looked at', () => {
  const run = runOf(lag);

  it('is no speed, and no slope', () => {
    for (const slower of [0.1, 0.15, 9, 10, 12, 20]) {
      const other = runOf(lag, {timeConstant: 1.5 * slower}, run.duration);
      const {kind} = verdictOn(lag, run, 'y', printed(other, 'y'));
      assert.ok(!['speed', 'slope'].includes(kind), `${slower}: ${kind}`);
    }
  });

  it('is no shift', () => {
    const points = printed(run, 'y');
    const late = changed(points, (_, time) =>
      run.view.value('y', Math.max(time - 0.43 * run.duration, 0)),
    );
    const {shift, verdict} = compareWith(lag, run, 'y', late);
    assert.notEqual(verdict.kind, 'shift');
    assert.ok(shift.isAtEnd);
  });
});

describe('an explanation leaves little', () => {
  const points = printed(runOf(lag), 'y', 300);
  const run = runOf(lag);

  it('of the curve too: another curve near zero is not ours times 0.001', () => {
    for (const size of [1e-9, 1e-3, 1, 4]) {
      const other = changed(points, (_, time) => size * Math.sin(3 * time));
      check(lag, 'y', other, 'other');
    }
  });

  it('and a constant column is not ours times 0', () => {
    for (const value of [0, 1e-6, 7, 5e4]) {
      const constant = changed(points, () => value);
      check(lag, 'y', constant, 'other');
    }
  });

  it('so that minutes labelled as seconds are no offset', () => {
    const minutes = changed(points, Number, (time) => time / 60);
    const {kind} = verdictOn(lag, run, 'y', minutes);
    assert.equal(kind, 'other');
  });

  it('so that a factor in kelvin is no offset', () => {
    const warm = runOf(thermostat);
    for (const count of [20, 50, 400]) {
      const clean = printed(warm, 'temperature', count);
      const more = changed(clean, (kelvin) => 1.1 * kelvin);
      check(thermostat, 'temperature', more, 'other');
    }
  });

  it('so that a factor with an offset is no factor', () => {
    const settling = runOf(lag, {gain: 2.5, initial: 2});
    for (const count of [20, 50, 400]) {
      const clean = printed(settling, 'y', count);
      const both = changed(clean, (y) => 1.2 * y + 0.3);
      const {kind} = verdictOn(lag, settling, 'y', both);
      assert.equal(kind, 'other', String(count));
    }
  });

  it('so that an oscillation that runs backwards is no shift', () => {
    const ringing = runOf(second);
    const {times, values} = printed(ringing, 'y', 400);
    const backwards = {times, values: values.slice().reverse()};
    check(second, 'y', backwards, 'other');
  });

  it('or as much as rounding does', () => {
    const hot = runOf(sphere);
    const more = changed(printed(hot, 'radiationFlow', 400), (watts) =>
      Number((1.02 * watts).toPrecision(3)),
    );
    check(sphere, 'radiationFlow', more, 'factor', 1.02);
  });

  it('at points that begin later as well', () => {
    const {times, values} = changed(points, Number, (time) => 0.8 * time);
    const from = times.findIndex((time) => time > 0.2 * run.duration);
    const later = {times: times.slice(from), values: values.slice(from)};
    check(lag, 'y', later, 'speed', 1.25);
  });

  it('at every instant: a closing row of zeros is no shift', () => {
    const closed = changed(points, (value, time) =>
      time === points.times.at(-1) ? 0 : value,
    );
    check(lag, 'y', closed, 'other');
  });
});

describe('an explanation is not made by leaving points out', () => {
  const wave = runOf(lag, {input: 'sine', frequency: 0.5}, 10);
  const response = runOf(lag, {}, 10);

  it('of an outlier near the end, at which a shifted curve ends', () => {
    for (const [run, output] of [
      [wave, 'u'],
      [response, 'y'],
    ] as const) {
      for (const count of [30, 400, 1000]) {
        const points = printed(run, output, count);
        const at = points.times[Math.floor(0.97 * count)];
        const wrong = changed(points, (value, time) =>
          time === at ? value + 20 : value,
        );
        const {shift, verdict} = compareWith(lag, run, output, wrong);
        assert.equal(verdict.kind, 'other', JSON.stringify(verdict));
        assert.ok(Math.abs(shift.value) < 10 / count, `${shift.value} s`);
      }
    }
  });

  it('of a jump, after which a shifted curve has ended', () => {
    const points = printed(wave, 'u', 400);
    const broken = changed(points, (value, time) =>
      time > 7 ? value + 0.5 : value,
    );
    const verdict = verdictOn(lag, wave, 'u', broken);
    assert.equal(verdict.kind, 'other', JSON.stringify(verdict));
  });

  it('with which hardly any remain', () => {
    const broken = changed(printed(response, 'y', 10), (_, time) =>
      time > 2 ? 3 : response.view.value('y', 5 * time),
    );
    const verdict = verdictOn(lag, response, 'y', broken);
    assert.equal(verdict.kind, 'other', JSON.stringify(verdict));
  });
});

describe('an output that is constant but for rounding', () => {
  const constant = runOf(lag, {gain: 1, initial: 3});

  it('agrees with what was typed', () => {
    for (const value of [3, 3.0003]) {
      const typed = changed(printed(constant, 'y'), () => value);
      const verdict = verdictOn(lag, constant, 'y', typed);
      assert.equal(verdict.kind, 'agree', JSON.stringify(verdict));
    }
  });

  it('differs by an offset, by which one factor is as good', () => {
    const typed = changed(printed(constant, 'y'), () => 3.3);
    const {kind, factor = 0} = verdictOn(lag, constant, 'y', typed);
    assert.equal(kind, 'level');
    assert.ok(Math.abs(factor - 1.1) < 1e-3);
  });

  it('agrees at zero', () => {
    const none = runOf(lag, {gain: 0, initial: 1e-12});
    const zeros = changed(printed(none, 'y'), () => 0);
    assert.equal(verdictOn(lag, none, 'y', zeros).kind, 'agree');
  });
});

describe('a lower start', () => {
  it('is named before a delay where a curve ends at once', () => {
    const run = runOf(orifice);
    const lower = runOf(orifice, {pressureBefore: 7e6}, run.duration);
    check(orifice, 'flow', printed(lower, 'flow', 300), 'initial-value');
  });

  it('is none where a difference of some percent is left at the end', () => {
    const {end} = runOf(plate);
    const thick = runOf(plate, {thickness: 0.002}, end);
    check(plate, 'heatFlow', printed(thick, 'heatFlow', 300), 'other');
  });

  it('is named before a delay', () => {
    const lower = printed(runOf(lag, {initial: 0}), 'y', 300);
    check(lag, 'y', lower, 'initial-value', -0.5);
  });

  it('is not seen in a delay, which begins with our first value', () => {
    const late = changed(printed(runOf(lag), 'y', 300), Number, (t) => t + 0.3);
    check(lag, 'y', late, 'shift', 0.3);
  });
});

describe('one row that differs at the start', () => {
  it('shows no other start', () => {
    const run = runOf(lag);
    const first = changed(
      printed(run, 'y', 20),
      (y, time) => y + Math.exp((-50 * time) / run.duration),
    );
    const {kind} = verdictOn(lag, run, 'y', first);
    assert.notEqual(kind, 'initial-value');
  });
});

describe('a table that begins later', () => {
  it('shows no other start', () => {
    for (const from of [0.1, 0.2, 0.3]) {
      const run = runOf(lag);
      const other = runOf(lag, {timeConstant: 0.6}, run.duration);
      const {times} = printed(run, 'y', 400);
      const later = times.filter((time) => time >= from * run.duration);
      const values = later.map((time) => other.view.value('y', time));
      const {kind} = verdictOn(lag, run, 'y', {times: later, values});
      assert.notEqual(kind, 'initial-value', String(from));
    }
  });
});

describe('a shift of less than the points can show', () => {
  it('is not named on a curve that jumps', () => {
    const run = runOf(trigger);
    const {interval} = compareWith(
      trigger,
      run,
      'y',
      printed(run, 'y', 150),
    ).differences;
    const late = changed(
      printed(run, 'y', 150),
      Number,
      (time) => time + 0.6 * interval,
    );
    check(trigger, 'y', late, 'jump-instants');
  });

  it('is never longer than what is said of the instants of the jumps', () => {
    const run = runOf(trigger);
    const {duration} = run;
    for (const count of [10, 20, 80, 150, 400]) {
      for (const share of [0.01, 0.019, 0.3, 0.6, 0.9, 1.2, 1.5, 1.9]) {
        const shift = share * (share < 0.02 ? duration : duration / count);
        const {times} = printed(run, 'y', count);
        const values = times.map((time) => run.view.value('y', time - shift));
        const {kind, value} = verdictOn(trigger, run, 'y', {times, values});
        assert.ok(
          kind !== 'jump-instants' || value >= shift,
          `${count} points: ${shift} s is not less than ${value} s`,
        );
      }
    }
  });
});

describe('a shift of an output that jumps', () => {
  const run = runOf(trigger);

  for (const count of [400, 801, 1001, 2503, 4000, 10_001, 50_000]) {
    it(`is named, ${count} points`, () => {
      for (const share of [-0.03, -0.01, 0.01, 0.05]) {
        const shift = share * run.duration;
        const {times} = printed(run, 'y', count);
        const values = times.map((time) => run.view.value('y', time - shift));
        const {kind, value} = verdictOn(trigger, run, 'y', {times, values});
        const near = run.duration / 400;
        assert.ok(
          kind === 'jump-instants' ||
            (kind === 'shift' && Math.abs(value - shift) < near),
          `${shift} s: ${kind} ${value}`,
        );
      }
    });
  }
});

describe('a curve that jumps too often for the points', () => {
  const ripple = {ripple: 1.2, rippleFrequency: 10};
  const run = runOf(trigger, ripple);
  const {view, duration} = run;
  const plain = runOf(trigger, {...ripple, ripple: 0}).view;
  const curves: Readonly<Record<string, (time: number) => number>> = {
    'a constant': () => view.value('comparator', 0.5 * duration),
    'another constant': () => view.value('comparator', 0),
    'the trigger': (time) => view.value('y', time),
    'a run without ripple': (time) => plain.value('comparator', time),
    'a late curve': (time) =>
      view.value('comparator', Math.max(time - 0.01 * duration, 0)),
    'the inverted curve': (time) => 1 - view.value('comparator', time),
  };
  const open = new Set(['chattering', 'other', 'print-interval']);

  for (const [name, value] of Object.entries(curves)) {
    const tags = name === 'a constant' ? [] : ['all'];
    it(`is not said to have a pattern beside ${name}`, {tags}, () => {
      const found = [50, 200, 400, 1000, 4000, 20_000].map((count) => {
        const {times} = printed(run, 'comparator', count);
        const theirs = {times, values: times.map(value)};
        return verdictOn(trigger, run, 'comparator', theirs).kind;
      });
      assert.ok(
        found.every((kind) => open.has(kind)),
        found.join(),
      );
      assert.ok(found.includes('chattering'));
    });
  }

  it('agrees with its own points', () => {
    check(
      trigger,
      'comparator',
      printed(runOf(trigger), 'comparator'),
      'agree',
    );
    const own = printed(run, 'comparator', 1000);
    const verdict = verdictOn(trigger, run, 'comparator', own);
    assert.equal(verdict.kind, 'agree');
  });

  it('differs by a factor that the points show', () => {
    const own = printed(run, 'comparator', 1000);
    const twice = changed(own, (value) => 2 * value);
    const verdict = verdictOn(trigger, run, 'comparator', twice);
    assert.equal(verdict.kind, 'factor');
    assert.ok(Math.abs(verdict.value - 2) < 1e-6);
  });
});

describe('points that lie beside one jump only', () => {
  it('show no other instants of the jumps', () => {
    const points = printed(runOf(trigger), 'comparator', 300);
    const hours = changed(points, Number, (time) => time / 3600);
    check(trigger, 'comparator', hours, 'other');
  });
});

describe('a run without jumps of an output that can jump', () => {
  it('has no instants of jumps that differ', () => {
    const run = runOf(sine, {firstFrequency: 3});
    const {times, values} = printed(run, 'y', 10_000);
    const coarse = {
      times,
      values: values.map((y) => Math.round(y / 0.06) * 0.06),
    };
    const {kind} = verdictOn(sine, run, 'y', coarse);
    assert.notEqual(kind, 'jump-instants');
  });
});

describe('a difference of an output that jumps', () => {
  const run = runOf(trigger);

  it('is an outlier, wherever it lies between the points that are measured', () => {
    const points = printed(run, 'y', 5000);
    for (const at of [1200, 1201, 1202, 1203, 1204]) {
      const values = points.values.map((y, row) => (row === at ? 30 : y));
      const wrong = {...points, values};
      const verdict = verdictOn(trigger, run, 'y', wrong);
      assert.equal(verdict.kind, 'other', JSON.stringify(verdict));
    }
  });

  it('is no other start where later jumps differ as well', () => {
    const {duration} = run;
    const kinds = [0.03, 0.06, 0.1, 0.15].map((share) => {
      const shift = share * duration;
      const later = runOf(trigger, {}, 1.5 * duration);
      const {times} = printed(run, 'y', 800);
      const values = times.map((time) => later.view.value('y', time + shift));
      return verdictOn(trigger, run, 'y', {times, values}).kind;
    });
    assert.ok(!kinds.includes('initial-value'), kinds.join());
  });
});

describe('noise', () => {
  for (const share of [0.01, 0.02, 0.05]) {
    it(`of ${100 * share} % is named as such`, () => {
      const random = noise(3);
      const noisy = changed(
        printed(runOf(lag), 'y', 500),
        (value) => value + Math.sqrt(3) * share * 5.46 * random(),
      );
      check(lag, 'y', noisy, 'noise', share, 0.15);
    });
  }

  it('cannot be told from a pattern in few points, and is not denied', () => {
    const random = noise(47);
    const run = runOf(lag);
    const first = (points: Series) => ({
      times: points.times.slice(0, 21),
      values: points.values.slice(0, 21),
    });
    const noisy = changed(
      first(printed(run, 'y', 40)),
      (value) => value + 0.03 * 5.46 * random(),
    );
    const {kind} = verdictOn(lag, run, 'y', noisy);
    assert.equal(kind, 'noise-or-pattern');
    const far = changed(
      first(printed(run, 'y', 40)),
      (value) => value + 2 * random(),
    );
    assert.equal(verdictOn(lag, run, 'y', far).kind, 'other');
  });

  it('may hold one number of many that is as large as chance makes it', () => {
    const random = noise(11);
    const uniform = () => (random() + 1) / 2 || 1e-9;
    const numbers = Array.from(
      {length: 2000},
      () =>
        Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
    );
    const largest = (number: number) =>
      numbers.map((each, index) => (index === 700 ? number : each));
    assert.ok(isNoise(numbers));
    assert.ok(isNoise(largest(4.8)));
    assert.ok(!isNoise(largest(7)));
  });

  it('hides no difference that a simple change takes away', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = noise(seed);
      const points = changed(
        printed(runOf(trigger), 'u', 50),
        (u) => 1.04 * u + 0.3 * random(),
      );
      const {kind} = verdictOn(trigger, runOf(trigger), 'u', points);
      assert.notEqual(kind, 'noise', String(seed));
    }
  });

  it('on a constant curve leaves an offset and a factor alike', () => {
    const run = runOf(lag, {gain: 1, initial: 3});
    const random = noise(2);
    const points = changed(printed(run, 'y'), (y) => y + 90 + 0.1 * random());
    const verdict = verdictOn(lag, run, 'y', points);
    assert.equal(verdict.kind, 'level', JSON.stringify(verdict));
  });

  it('hides no offset, factor, delay or time constant', () => {
    const random = noise(5);
    const run = runOf(lag);
    const noisy = (series: Series) =>
      changed(series, (value) => value + 0.1 * random());
    const points = printed(run, 'y', 600);
    check(lag, 'y', noisy(changed(points, (y) => y + 0.4)), 'offset', 0.4, 0.1);
    check(lag, 'y', noisy(changed(points, (y) => 0.8 * y)), 'factor', 0.8);
    const late = changed(points, Number, (time) => time + 0.2);
    check(lag, 'y', noisy(late), 'shift', 0.2, 0.1);
    const slow = printed(runOf(lag, {timeConstant: 2}, 7.5), 'y', 600);
    check(lag, 'y', noisy(slow), 'speed', 0.75, 0.02);
  });

  it('hides no gain, and makes no shift of another start', () => {
    const random = noise(7);
    const noisy = (series: Series, size: number) =>
      changed(series, (value) => value + size * random());
    for (const [values, size, wrong] of [
      [{gain: 2.6}, 0.4, 'factor'],
      [{initial: 1}, 0.1, 'shift'],
    ] as const) {
      const points = printed(runOf(lag, values), 'y', 300);
      const verdict = verdictOn(lag, runOf(lag), 'y', noisy(points, size));
      const isAlone = verdict.kind === wrong && !verdict.alternatives.length;
      assert.ok(!isAlone, JSON.stringify(verdict));
    }
    const hot = printed(runOf(sphere, {initial: 497}), 'temperature', 300);
    const {kind} = verdictOn(
      sphere,
      runOf(sphere),
      'temperature',
      noisy(hot, 6),
    );
    assert.notEqual(kind, 'shift');
  });

  it('is not a frequency that the points are too few for', () => {
    const wave = runOf(lag, {input: 'sine', frequency: 1, initial: 0}, 30);
    const points = changed(
      printed(wave, 'y', 130),
      (value, time) => value + 0.1 * Math.cos(2 * Math.PI * 1.31 * time),
    );
    const {kind} = verdictOn(lag, wave, 'y', points);
    assert.equal(kind, 'other');
  });
});

describe('the print interval', () => {
  it('is not blamed for lines over a jump', () => {
    const run = runOf(trigger);
    for (const count of [150, 400, 3000]) {
      check(trigger, 'y', printed(run, 'y', count), 'agree');
    }
  });

  it('is blamed for a line over a jump that a plot shows as a ramp', () => {
    const run = runOf(trigger);
    for (const count of [6, 10, 30]) {
      check(trigger, 'y', printed(run, 'y', count), 'print-interval');
    }
  });

  it('is not blamed where we have thinned the table', () => {
    const wave = runOf(lag, {input: 'sine', frequency: 5, initial: 0}, 40);
    const verdict = verdictOn(lag, wave, 'y', printed(wave, 'y', 20_000));
    assert.equal(verdict.kind, 'agree', JSON.stringify(verdict));
  });

  it('is blamed for short lines that miss a bend', () => {
    const ringing = runOf(second, {dampingRatio: 0.05});
    const points = printed(ringing, 'y', 60);
    const {kind} = verdictOn(second, ringing, 'y', points);
    assert.equal(kind, 'print-interval');
  });

  it('is blamed for a sine of few points a period, but not for one of 20', () => {
    const run = runOf(lag, {input: 'sine', frequency: 1}, 12);
    const kind = (perPeriod: number) =>
      verdictOn(lag, run, 'u', printed(run, 'u', 12 * perPeriod)).kind;
    assert.equal(kind(4.4), 'print-interval');
    assert.equal(kind(20), 'agree');
  });
});

describe('something else', () => {
  it('is not given a name', () => {
    const run = runOf(lag);
    const odd = changed(
      printed(run, 'y'),
      (value, time) => value + Math.sin(9 * time),
    );
    check(lag, 'y', odd, 'other');
  });
});
