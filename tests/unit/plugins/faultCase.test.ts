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

const PROOFS = `What proves it?

- one look
  - why it proves it
- another look
  - why it does not`;

const QUESTIONS = `${OPTIONS}\n\n${PROOFS}`;

function faultCase(
  attributes = 'run="tubes" question="What is wrong?" correct={2} proof={1}',
  content = `A story.\n\n${QUESTIONS}\n\nThe check.`,
): Promise<string> {
  const markdown = `<FaultCase ${attributes}>\n\n${content}\n\n</FaultCase>`;
  return compiled(markdown, [remarkAutoImport]);
}

/** The code from one mark on to the next. */
function between(code: string, from: string, to: string): string {
  const start = code.indexOf(from);
  return code.slice(start, code.indexOf(to, start));
}

describe('<FaultCase>', () => {
  it('is a numbered exercise with two questions', async () => {
    const code = await faultCase();
    assert.match(code, /<Exercise id="clinic-tubes"[^>]* number="1" asks="2"/u);
    assert.match(code, /<Ask label="What is wrong\?"[^>]* number="1"/u);
    assert.match(code, /correct&quot;:2,&quot;mistakes&quot;:\[1,3\]/u);
    assert.doesNotMatch(code, /FaultCase/u);
  });

  it('asks what proves it after the answer to the first question', async () => {
    const code = await faultCase();
    const proof = between(code, '</Answer><Proof>', '</Proof>');
    assert.match(proof, /<Ask label="What proves it\?"[^>]* number="2"/u);
    assert.match(proof, /correct&quot;:1,&quot;mistakes&quot;:\[2\]/u);
    assert.match(proof, /<Right>.*why it proves it.*<Mistake number="1">/su);
  });

  it('explains each option by the item below it', async () => {
    const code = await faultCase();
    assert.equal(code.match(/<AskOption /gu)?.length, 5);
    assert.match(code, /<Mistake number="1">.*why it is wrong/su);
    assert.match(code, /<Right>.*why it is right/su);
    assert.match(code, /<Mistake number="2">.*wrong as well/su);
    const options = between(code, '<AskOptions', '<AskFeedback');
    assert.doesNotMatch(options, /why it is/u);
  });

  it('names the fault in the first answer, what was meant in the last', async () => {
    const code = await faultCase();
    const question = between(code, '<Exercise', '<Answer');
    assert.match(question, /A story/u);
    assert.match(question, /<FaultyRun name="tubes" view="faulty"/u);
    const fault = between(code, '<Answer', '<Proof');
    assert.match(fault, /second.*why it is right/su);
    assert.doesNotMatch(question + fault, /one look|view="both"|The check/u);
    const proof = between(between(code, '<Proof', '</Proof'), '<Answer', '</A');
    assert.match(
      proof,
      /one look.*why it proves it.*<FaultyRun name="tubes" view="both".*The check/su,
    );
  });

  it('stops at what is missing', async () => {
    const right = 'question="What?" correct={2}';
    for (const [attributes, content, reason] of [
      [`run="nothing" ${right}`, QUESTIONS, /no run 'nothing'.*tubes/u],
      ['run="tubes" correct={2}', QUESTIONS, /has a question/u],
      [`run="tubes" ${right}`, 'A story.', /stand in a list/u],
      [`run="tubes" ${right}`, `${OPTIONS}\n\nThe check.`, /what proves it/u],
      [
        `run="tubes" ${right}`,
        `- first\n- second\n\n${PROOFS}`,
        /a list of one item/u,
      ],
      ['run="tubes" question="What?" correct={4}', QUESTIONS, /1 to 3/u],
      [`run="tubes" ${right}`, QUESTIONS, /proof .*1 to 2/u],
    ] as const) {
      await assert.rejects(faultCase(attributes, content), reason);
    }
  });
});
