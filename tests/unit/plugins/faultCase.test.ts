import assert from 'node:assert/strict';

import {describe, it} from 'vitest';

import remarkAutoImport from '../../../src/plugins/remarkAutoImport';
import {compiled} from './compile';

const OPTIONS = `- first
  - why it is wrong
- second
  - why it is right
- third
  - wrong as well`;

function faultCase(
  attributes = 'run="tubes" question="What is wrong?" correct={2}',
  content = `A story.\n\n${OPTIONS}\n\nThe check.`,
): Promise<string> {
  const markdown = `<FaultCase ${attributes}>\n\n${content}\n\n</FaultCase>`;
  return compiled(markdown, [remarkAutoImport]);
}

/** The code from one mark on to the next. */
function between(code: string, from: string, to: string): string {
  return code.slice(code.indexOf(from), code.indexOf(to));
}

describe('<FaultCase>', () => {
  it('is a numbered exercise with one question', async () => {
    const code = await faultCase();
    assert.match(code, /<Exercise id="clinic-tubes"[^>]* number="1" asks="1"/u);
    assert.match(code, /<Ask label="What is wrong\?"/u);
    assert.match(code, /correct&quot;:2,&quot;mistakes&quot;:\[1,3\]/u);
    assert.doesNotMatch(code, /FaultCase/u);
  });

  it('explains each option by the item below it', async () => {
    const code = await faultCase();
    assert.equal(code.match(/<AskOption /gu)?.length, 3);
    assert.match(code, /<Mistake number="1">.*why it is wrong/su);
    assert.match(code, /<Right>.*why it is right/su);
    assert.match(code, /<Mistake number="2">.*wrong as well/su);
    const options = between(code, '<AskOptions', '<AskFeedback');
    assert.doesNotMatch(options, /why it is/u);
  });

  it('shows what was meant in the answer only', async () => {
    const code = await faultCase();
    const question = between(code, '<Exercise', '<Answer');
    assert.match(question, /A story/u);
    assert.match(question, /<FaultyRun name="tubes" view="faulty"/u);
    assert.doesNotMatch(question, /view="both"|The check/u);
    const answer = between(code, '<Answer', '</Answer');
    assert.match(answer, /<FaultyRun name="tubes" view="both".*The check/su);
  });

  it('stops at what is missing', async () => {
    const right = 'question="What?" correct={2}';
    const cases = [
      [faultCase(`run="nothing" ${right}`), /no run 'nothing'.*tubes/u],
      [faultCase('run="tubes" correct={2}'), /has a question/u],
      [faultCase(`run="tubes" ${right}`, 'A story.'), /stand in a list/u],
      [
        faultCase(`run="tubes" ${right}`, '- first\n- second'),
        /a list of one item/u,
      ],
      [faultCase('run="tubes" question="What?" correct={4}'), /1 to 3/u],
    ] as const;
    for (const [made, reason] of cases) {
      await assert.rejects(made, reason);
    }
  });
});
