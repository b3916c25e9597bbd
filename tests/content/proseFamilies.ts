/** A family of phrases that the texts avoid. */
export interface Family {
  readonly phrase: RegExp;
  /** Why, and what to write in its place. */
  readonly reason: string;
  /** Where the phrase has another meaning. */
  readonly except?: RegExp;
}

/** English families, in all texts. */
export const english: readonly Family[] = [
  {
    phrase: /\bwhoever\b|\bthose who\b/iu,
    reason: 'make the reader or the thing the subject: if you …',
  },
  {
    phrase: /\bnobody\b|\bno one\b/iu,
    reason: 'name what is missing: no component computes …',
  },
  {
    phrase: /\bcarr(?:y|ies) (?:surprisingly )?far\b|\bin vain\b/iu,
    reason: 'an image that a reader has to decode: say what happens',
  },
  {
    phrase: /\bculprit\b|\busual suspects?\b|\bhas the last word\b/iu,
    reason: 'an image: name the cause, or say what decides',
  },
  {
    phrase: /\bstands? (?:there|here|behind|beside|below|above|in it)\b/iu,
    reason: 'English says: is, appears, follows',
  },
  {phrase: /\bbeside\b/iu, reason: 'write next to, or with'},
  {
    phrase: /\bthe program (?:says|asks|refuses|itself|has|tells|will)\b/iu,
    reason: 'the product is Amesim; a program is code that runs',
  },
  {
    phrase:
      /\bwithout noticing\b|\bdoes(?: not|n['’]t) (?:notice|know)\b(?! (?:your|which))|\bknows? nothing\b/iu,
    reason: 'things do not know or notice: say which value is used',
  },
  {
    phrase: /\ba luxury\b|\bis a bad idea\b|\bbefore you know\b/iu,
    reason: 'spoken: say what it costs',
  },
  {
    phrase: /\bmakes? an end of\b|\bgoes with \$|\bwhich .{3,30} have they\b/iu,
    reason: 'no English idiom: puts an end to, is proportional to',
  },
  {
    phrase: /\bports? (?:that )?refuses?\b|\brefuse to connect\b/iu,
    reason: 'ports do not connect; they do not refuse',
  },
  {
    phrase: /\d[ \u00A0]%(?!["'])/u,
    reason: 'per cent has one form: 37.4%',
  },
];

/** Short forms: allowed in posts, not in the documentation. */
export const contraction: Family = {
  phrase:
    /\b(?:is|are|was|were|do|does|did|ca|wo|could|should|would|has|have)n['’]t\b|\b(?:it|that|there|what)['’]s\b|\b(?:you|we|they)['’](?:re|ll|ve)\b/iu,
  reason: 'write it out in documentation: is not, does not',
};

/** Chinese families, in all texts. */
export const chinese: readonly Family[] = [
  {
    phrase: /没有谁|谁也|没人|有谁|谁来/u,
    reason: '主语用元件、量或软件：没有元件计算……',
  },
  {phrase: /带着/u, reason: '参数是设置或填写的'},
  {
    phrase: /程序/u,
    reason: 'Amesim 称软件，程序只指代码和进程',
    except: /位程序|程序代码|构建程序|求解程序|某个程序|程序段/u,
  },
  {
    phrase: /察觉|毫不知情|有感觉|毫无所知|还不知道/u,
    reason: '物体没有知觉：写明哪个量有没有变化',
  },
  {phrase: /走得很远|能走多远/u, reason: '比喻：写明适用范围'},
  {
    phrase: /你应当看到什么|它回答什么问题/u,
    reason: '标题应指明内容：结果核对，它解决什么问题',
  },
  {
    phrase: /(?:^|\n)(?:\s*(?:-|\d+\.) )?\*\*[^*\n]{1,12}。\*\*/u,
    reason: '段首的小标题用冒号，与后文连成一句',
  },
  {phrase: /\d[ \u00A0]%/u, reason: '百分号前不空格：37.4%'},
];

/** The phrases of the families in a text, each with the reason. */
export function phrasesIn(
  text: string,
  families: readonly Family[],
): readonly string[] {
  return families.flatMap(({phrase, reason, except}) => {
    const kept = except ? text.replaceAll(new RegExp(except, 'gu'), '') : text;
    const found = phrase.exec(kept);
    const around =
      found && kept.slice(Math.max(0, found.index - 20), found.index + 30);
    return found ? [`…${around}…: ${reason}`] : [];
  });
}
