import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import {isModelId, loadModel} from '../../src/models/registry';
import {allPages, readSource, type Source} from './pages';
import {modelsOf, typedResults} from './typedResults';

/** Why a number beside the name of a result may be typed by hand. */
type Reason =
  /** What the reader sets or the question gives. */
  | 'input'
  /** When something is looked at. */
  | 'instant'
  /** Part of the name or of the definition of a quantity. */
  | 'definition'
  /** One of several answers to choose from; may be wrong. */
  | 'option';

/** Pieces of sentences, each with its reason. */
const EXCEPTIONS: readonly (readonly [string, Reason])[] = [
  ['压力就每秒升高 1 bar', 'definition'],
  ['A wave of 0.5 Hz and amplitude 1', 'input'],
  ['波形的频率为 0.5 Hz，幅值为 1', 'input'],
  ['The trigger drops at 3.25 s', 'input'],
  ['触发信号在 3.25 s 断开', 'input'],
  ['The frequency steps from 0.4 Hz to 1 Hz', 'input'],
  ['频率在 2 s 时由 0.4 Hz 跳变到 1 Hz', 'input'],
  ['2.2 Hz，起始频率加上两倍的升高量', 'option'],
  ['频率为 0.5 Hz 和 0.7 Hz 时', 'input'],
  ['A room is to be kept at about 20 °C', 'input'],
  ['要把房间保持在 20 °C 左右', 'input'],
  ['the input swings by 3 around 5', 'input'],
  ['输入以 5 为中心波动', 'input'],
  ['the heater alone would bring the room to 25 °C', 'input'],
  ['对默认的房间，取回差 4 K', 'input'],
  ['回差为 4 K 时，加热器接通', 'input'],
  ['寒冷的夜晚室外温度为 −15 °C', 'input'],
  ['上阈值为 26 °C，而室温只能趋近 25 °C', 'input'],
  ['上阈值必须低于 25 °C', 'input'],
  ['Taking 63% of 63%', 'definition'],
  ['取 63% 的 63%', 'definition'],
  ['After 2 s the output is at', 'instant'],
  ['2 s 时输出为', 'instant'],
  ['At 40 s the input is', 'instant'],
  ['40 s 时输入为', 'instant'],
  ['rise time from 10% to 90%', 'definition'],
  ['1.5 s 的环节从 0.5 开始', 'input'],
  ['完成其中的 63.2%', 'definition'],
  ['**63.2%：**读出输出', 'definition'],
  ['2 s 正是各时间常数之和', 'input'],
  ['如果只有一个 2 s 的环节', 'input'],
  ['The specific heat capacity of aluminium is noticeably higher', 'input'],
  ['铝在 200 °C 的比热容', 'input'],
  ['connect a signal of 5 to an input in bar', 'definition'],
  ['connect it to an input in °C', 'definition'],
  ['把 5 接到单位是 bar 的输入', 'definition'],
  ['The heater goes on below 18 °C and off above 22 °C', 'input'],
  ['After 10 s the generator has made', 'instant'],
  ['start it at 5 s instead of 0', 'input'],
  ['让仿真从 5 s 而不是从 0 开始', 'input'],
  ['output at 1.5 s, a quarter cycle', 'instant'],
  ['1.5 s（四分之一周期）时的输出', 'instant'],
  ['a value after step of 1 and a step time of 2.2 s', 'input'],
  ['Run for 60 s and read the amplitude', 'input'],
  ['运行 60 s，待过渡过程结束后', 'input'],
  ['终止时间设为 600 s，打印间隔设为 1 s', 'input'],
  ['加热器在室温低于 18 °C 时接通', 'input'],
  ['step time（阶跃时刻）设为 2.2 s', 'input'],
  ['在 22 °C 时，加热时室温每秒升高', 'input'],
  ['0.1 s 时，实际铝板远端的温度还没有变化', 'instant'],
];

async function found(source: Source, language: 'en' | 'zh') {
  const ids = modelsOf(source).filter(isModelId);
  const models = await Promise.all(ids.map((id) => loadModel(id)));
  return typedResults(source, models, language);
}

describe('numbers in prose', () => {
  const used = new Set<string>();

  for (const {paths} of allPages()) {
    for (const language of ['en', 'zh'] as const) {
      it(`of ${paths[language]} come from the models`, async () => {
        const typed = (
          await found(readSource(paths[language]), language)
        ).filter((sentence) => {
          const exception = EXCEPTIONS.find(([text]) =>
            sentence.includes(text),
          );
          used.add(exception?.[0] ?? '');
          return exception === undefined;
        });
        assert.deepEqual(
          typed,
          [],
          'write <Result>, or name the reason in EXCEPTIONS',
        );
      });
    }
  }

  it('have no exception that nothing needs any more', () => {
    const stale = EXCEPTIONS.filter(([text]) => !used.has(text));
    assert.deepEqual(stale, []);
  });
});

describe('typedResults()', () => {
  it('finds a result typed by hand, and leaves computed ones alone', async () => {
    const model = await loadModel('thermostat');
    const page = (body: string): Source => ({path: '', frontMatter: {}, body});
    const typed = (body: string, language: 'en' | 'zh') =>
      typedResults(page(body), [model], language);
    const en = 'The room temperature is 19.96 °C then.';
    const zh = '这时室温是 19.96 °C。';
    assert.deepEqual(typed(en, 'en'), [en]);
    assert.deepEqual(typed(zh, 'zh'), [zh]);
    const computed =
      'The room temperature is <Result model="thermostat" parameters={{band: 2}} scalar="meanTemperature" /> then.';
    assert.deepEqual(typed(computed, 'en'), []);
    assert.deepEqual(typed('It weighs 3 kg and lasts 5 s.', 'en'), []);
    assert.deepEqual(typed('```\nroom temperature 5 s\n```', 'en'), []);
  });
});
