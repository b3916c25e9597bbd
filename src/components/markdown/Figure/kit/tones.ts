import styles from '../styles.model.module.css';

/** What a stroke, a filling or a word belongs to. */
export type Tone = 'line' | 'soft' | 'one' | 'two' | 'three' | 'four';

type Classes = Readonly<Record<Tone, string | undefined>>;

export const strokes: Classes = {
  line: styles.line,
  soft: styles.thin,
  one: styles.one,
  two: styles.two,
  three: styles.three,
  four: styles.four,
};

export const fillings: Classes = {
  line: styles.solid,
  soft: styles.solidSoft,
  one: styles.solidOne,
  two: styles.solidTwo,
  three: styles.solidThree,
  four: styles.solidFour,
};

export const letters: Classes = {
  line: undefined,
  soft: styles.soft,
  one: styles.textOne,
  two: styles.textTwo,
  three: styles.textThree,
  four: styles.textFour,
};
