import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import type {Locale} from '../../../src/i18n';
import {model as lag} from '../../../src/models/library/first-order-lag';
import {simulate} from '../../../src/models/run/simulate';
import remarkResults from '../../../src/plugins/remarkResults';
import {compiled} from './compile';

function expanded(markdown: string, locale: Locale = 'en'): Promise<string> {
  return compiled(markdown, [[remarkResults, {locale}]]);
}

/** The text of the only `<data>`. */
async function printed(attributes: string, locale?: Locale): Promise<string> {
  const code = await expanded(`It is <Result ${attributes} />.`, locale);
  const [, text = ''] = /<data [^>]*>\{"(.*?)"\}<\/data>/u.exec(code) ?? [];
  return text;
}

const LAG =
  'model="first-order-lag" parameters={{gain: 2, timeConstant: 1.5, initial: 0.5, level: 3}}';

const BAR = 'model="aluminium-bar" parameters={{initial: 293.15}}';

describe('<Result>', () => {
  it('prints an output at an instant, rounded to five digits', async () => {
    assert.equal(await printed(`${LAG} output="y" at="1.5"`), '3.9767');
    assert.equal(await printed(`${LAG} output="y" at={1.5}`), '3.9767');
  });

  it('keeps the full value beside the text', async () => {
    const code = await expanded(`A <Result ${LAG} output="y" at="1.5" />`);
    assert.match(code, /<data value="3\.97666/u);
  });

  it('prints as many digits as asked for', async () => {
    const target = `${LAG} output="y" at="1.5"`;
    assert.equal(await printed(`${target} digits={2}`), '4');
    assert.equal(await printed(`${target} digits={7}`), '3.976663');
  });

  it('prints a unit after a non-breaking space', async () => {
    const text = await printed(`${BAR} output="atEnd" at="0"`);
    assert.equal(text, '20\u00a0°C');
  });

  it('converts to the unit asked for, and leaves it out if bare', async () => {
    const target = `${BAR} output="atEnd" at="0" unit="K"`;
    assert.equal(await printed(target), '293.15\u00a0K');
    assert.equal(await printed(`${target} bare`), '293.15');
  });

  it('writes a real minus sign', async () => {
    const sine = 'model="first-order-lag" preset="sine"';
    assert.match(await printed(`${sine} scalar="phase"`), /^\u2212\d/u);
  });

  it('prints a scalar, an event, a default and a choice', async () => {
    assert.match(
      await printed(`${LAG} scalar="riseTime"`),
      /^3\.2958\u00a0s$/u,
    );
    assert.equal(
      await printed(
        'model="thermostat" parameters={{timeConstant: 1800, outside: 278.15, heated: 318.15, setpoint: 293.15, band: 4, initial: 278.15}} event={0} digits={6} unit="s"',
      ),
      '996.093\u00a0s',
    );
    const parameter = 'parameter="timeConstant"';
    assert.equal(await printed(`${LAG} ${parameter}`), '1.5\u00a0s');
    const usual = lag.parameters.timeConstant.default;
    assert.equal(
      await printed(`model="first-order-lag" ${parameter}`),
      await printed(
        `model="first-order-lag" parameters={{timeConstant: ${usual}}} ${parameter}`,
      ),
    );
    const choice = 'model="first-order-lag" parameter="input"';
    assert.notEqual(await printed(choice, 'zh-Hans'), await printed(choice));
  });

  it('takes the values of a preset', async () => {
    const pulse = 'model="first-order-lag" preset="pulse" parameter="input"';
    assert.match(await printed(pulse), /pulse/iu);
  });

  it('counts the work of the solver, at any tolerance', async () => {
    const {statistics} = simulate(lag, {}, {duration: 5});
    const target = 'model="first-order-lag" duration={5} statistic="steps"';
    assert.equal(await printed(target), String(statistics.steps));
    const loose = simulate(lag, {}, {duration: 5, tolerance: 1e-4}).statistics;
    assert.ok(loose.steps < statistics.steps);
    assert.equal(
      await printed(`${target} relativeTolerance={1e-4}`),
      String(loose.steps),
    );
  });

  it('divides one number by another', async () => {
    const level = `${LAG} parameter="level"`;
    assert.equal(
      await printed(`${level} dividedBy={{parameters: {level: 1.5}}}`),
      '2',
    );
    assert.equal(
      await printed(
        `${LAG} parameter="timeConstant" dividedBy={{parameters: {timeConstant: 4.5}}} digits={2}`,
      ),
      '0.33',
    );
  });

  it('stops with file, line and what is allowed', async () => {
    const cases = [
      [
        'model="nothing" output="y" at="1"',
        /no model 'nothing'.*first-order-lag/,
      ],
      [`${LAG} output="z" at="1"`, /no output 'z'.*\by\b/],
      [`${LAG} scalar="z"`, /no scalar 'z'.*riseTime/],
      [`${LAG} output="y" at="1" preset="z"`, /no preset 'z'.*step/],
      [`${LAG} output="y" at="1" unit="bar"`, /no unit 'bar'/],
      [`${LAG} output="y" at="1e9"`, /outside the run/],
      [`${LAG} output="y"`, /needs an instant/],
      [LAG, /give one of: output, scalar, event, parameter/],
      [`${LAG} output="y" scalar="phase" at="1"`, /give one of/],
      [`${LAG} event={99}`, /no event 99/],
      [`${LAG} statistic="z"`, /no statistic 'z'.*steps/],
      [`${LAG} parameter="gain" dividedBy={2}`, /dividedBy must be an object/],
      [`${LAG} output="y" at="1" colour="red"`, /no attribute 'colour'/],
      [
        'model="first-order-lag" parameters={{tau: 1}} output="y" at="1"',
        /no parameter 'tau'.*timeConstant/,
      ],
      [
        'model="first-order-lag" parameters={{gain: 1 + 1}} output="y" at="1"',
        /written out/,
      ],
      [
        'model="first-order-lag" parameters={{timeConstant: -1}} output="y" at="1"',
        /time constant must be/,
      ],
    ] as const;
    for (const [attributes, reason] of cases) {
      await assert.rejects(
        expanded(`First line\n\nThen <Result ${attributes} />`),
        (error: Error) => {
          assert.match(error.message, /^docs\/page\.mdx:3: <Result>: /u);
          assert.match(error.message, reason);
          return true;
        },
      );
    }
  });
});

describe('<Checkpoints>', () => {
  it('compares theory and model for the cases asked for', async () => {
    const code = await expanded(
      '<Checkpoints model="first-order-lag" cases={[\'step\']} />',
    );
    assert.match(code, /<_components\.table>/u);
    assert.match(code, /closed form/u);
    assert.equal(code.match(/<_components\.tbody>/gu)?.length, 1);
    assert.ok((code.match(/3\.976663/gu)?.length ?? 0) >= 2);
  });

  it('takes every case unless told which', async () => {
    const code = await expanded('<Checkpoints model="first-order-lag" />');
    assert.ok((code.match(/<_components\.tbody>/gu)?.length ?? 0) > 5);
    assert.match(code, /independent solver: SciPy/u);
  });

  it('speaks the language of the page', async () => {
    const code = await expanded(
      '<Checkpoints model="first-order-lag" cases={[\'step\']} />',
      'zh-Hans',
    );
    assert.match(code, /理论值/u);
    assert.match(code, /解析解/u);
    assert.doesNotMatch(code, /closed form/u);
  });

  it('stops at an unknown case and names those there are', async () => {
    await assert.rejects(
      expanded('<Checkpoints model="first-order-lag" cases={[\'no\']} />'),
      /docs\/page\.mdx:1: <Checkpoints>: there is no case 'no'; there are: step/u,
    );
  });
});

describe('<Parameters>', () => {
  it('lists the parameters of a model with symbol, default and help', async () => {
    const code = await expanded('<Parameters model="first-order-lag" />');
    const rows = code.match(/<_components\.tr>/gu)?.length;
    assert.equal(rows, 1 + Object.keys(lag.parameters).length);
    const {label, help} = lag.parameters.timeConstant;
    assert.ok(code.includes(label.en) && code.includes(help.en));
    assert.ok(code.includes(`${lag.parameters.timeConstant.default}\u00a0s`));
    assert.match(code, /τ/u);
  });

  it('speaks the language of the page', async () => {
    const code = await expanded(
      '<Parameters model="first-order-lag" />',
      'zh-Hans',
    );
    const {label} = lag.parameters.timeConstant;
    assert.ok(code.includes(label['zh-Hans']) && !code.includes(label.en));
  });

  it('stops at a model that does not exist', async () => {
    await assert.rejects(
      expanded('<Parameters model="no" />'),
      /<Parameters>: there is no model 'no'/u,
    );
  });
});

describe('<Run>', () => {
  const panel = '<Simulation model="first-order-lag" />\n\n';

  /** The attribute of the only `<Run>`. */
  async function attribute(name: string, run: string): Promise<string> {
    const code = await expanded(`${panel}See ${run}.`);
    const found = new RegExp(`<Run [^>]*${name}="([^"]*)"`, 'u').exec(code);
    return found?.[1]?.replaceAll('&amp;', '&') ?? '';
  }

  it('becomes a link with the values for the panel of its page', async () => {
    const link = await attribute(
      'link',
      '<Run preset="ramp" timeConstant={3}>3 s</Run>',
    );
    const values = new URLSearchParams(link);
    assert.equal(values.get('sim'), 'first-order-lag');
    assert.equal(values.get('timeConstant'), '3');
    assert.equal(values.get('input'), 'ramp');
  });

  it('names the first number as the parameter of its slider', async () => {
    const run = '<Run input="ramp" slope={2} timeConstant={3}>ramp</Run>';
    assert.equal(await attribute('slider', run), 'slope');
    assert.equal(await attribute('slider', '<Run preset="ramp">r</Run>'), '');
  });

  it('stops at an unknown parameter', async () => {
    await assert.rejects(
      expanded(`${panel}See <Run speed={2}>this</Run>.`),
      /speed/u,
    );
  });
});
