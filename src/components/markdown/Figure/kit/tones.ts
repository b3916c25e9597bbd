import styles from '../styles.model.module.css';

/** The colour of a line, an area or a text, by what it belongs to. */
export type Tone = 'line' | 'soft' | 'one' | 'two' | 'three' | 'four';

type Classes = Readonly<Record<Tone, string | undefined>>;

/** Classes of lines. */
export const strokes: Classes = {
  line: styles.line,
  soft: styles.thin,
  one: styles.one,
  two: styles.two,
  three: styles.three,
  four: styles.four,
};

/** Classes of filled areas. */
export const fills: Classes = {
  line: styles.solid,
  soft: styles.solidSoft,
  one: styles.solidOne,
  two: styles.solidTwo,
  three: styles.solidThree,
  four: styles.solidFour,
};

/** Classes of texts. */
export const letters: Classes = {
  line: undefined,
  soft: styles.soft,
  one: styles.textOne,
  two: styles.textTwo,
  three: styles.textThree,
  four: styles.textFour,
};
