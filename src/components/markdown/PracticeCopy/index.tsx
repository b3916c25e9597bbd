import Translate from '@docusaurus/Translate';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';

import {useLocale} from '../../../i18n/useLocale';
import type {DrawnNumbers, DrawSpec} from '../../../models/run/answers/draw';
import {loadChunk} from '../../../offline/loadChunk';
import Button from '../../base/Button';
import {Ask as AskOfPage, type AskProps} from '../Exercise';
import styles from './styles.lazy.module.css';

const DrawnContext = createContext<DrawnNumbers | undefined>(undefined);

/** Whether the reader has had the exercise before: then its numbers are others. */
export const AgainContext = createContext(false);

/** A question, with the answer that belongs to the numbers that are shown. */
export function Ask(props: AskProps): ReactNode {
  const task = use(DrawnContext)?.tasks[props.number];
  return <AskOfPage {...props} {...(task && {task: JSON.stringify(task)})} />;
}

export interface DrawnProps {
  /** Which of the results of the exercise it is, from 0. */
  readonly index: string;
  /** The result on the page. */
  readonly children: ReactNode;
}

/** A result in the text of an exercise, which changes with its numbers. */
export function Drawn({index, children}: DrawnProps): ReactNode {
  return use(DrawnContext)?.texts[Number(index)] ?? children;
}

interface Draw {
  /** Undefined for the numbers of the page. */
  readonly drawn?: DrawnNumbers;
  readonly count: number;
  readonly hasFailed?: boolean;
}

/** Draws numbers, and counts the draws. */
function useDraw(spec: string) {
  const locale = useLocale();
  const [draw, setDraw] = useState<Draw>({count: 0});
  const start = useCallback(async () => {
    try {
      const {drawAnew} = await loadChunk(() => import('./drawAnew'));
      const drawn = await drawAnew(JSON.parse(spec) as DrawSpec, locale);
      setDraw(({count}) => ({drawn, count: count + 1}));
    } catch {
      setDraw((present) => ({...present, hasFailed: true}));
    }
  }, [spec, locale]);
  return {...draw, start};
}

interface DrawableProps {
  readonly spec: string;
  readonly children: ReactNode;
}

/** An exercise with a button that gives it other numbers. */
function Drawable({spec, children}: DrawableProps): ReactNode {
  const isAgain = use(AgainContext);
  const {drawn, count, hasFailed, start} = useDraw(spec);
  useEffect(() => {
    if (isAgain) {
      void start();
    }
  }, [isAgain, start]);
  return (
    <DrawnContext value={drawn}>
      {isAgain && !drawn && !hasFailed ? (
        <progress />
      ) : (
        // Other numbers need an empty field.
        <div key={count}>{children}</div>
      )}
      <div className={styles.other}>
        <Button onClick={() => void start()}>
          <Translate
            id="practice.other"
            description="Button that asks an exercise with other numbers"
          >
            Other numbers
          </Translate>
        </Button>
        <span role="status">
          {hasFailed ? (
            <Translate
              id="practice.otherFailed"
              description="Said when other numbers of an exercise could not be computed"
            >
              No other numbers could be computed; these are as before.
            </Translate>
          ) : (
            drawn && (
              <Translate
                id="practice.drawn"
                description="Says that the numbers of an exercise were drawn"
                values={{count}}
              >
                {'Draw {count}: the model has computed the answers.'}
              </Translate>
            )
          )}
        </span>
      </div>
    </DrawnContext>
  );
}

export interface PracticeCopyProps {
  /** A {@link DrawSpec} as JSON, which the build writes. */
  readonly draw?: string;
  readonly children: ReactNode;
}

/** The copy of an exercise on the page “Practice”. */
export default function PracticeCopy({
  draw,
  children,
}: PracticeCopyProps): ReactNode {
  return draw === undefined ? (
    children
  ) : (
    <Drawable spec={draw}>{children}</Drawable>
  );
}
