import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {LocalizedText} from '../../../../i18n';
import {useLocale} from '../../../../i18n/useLocale';
import styles from '../styles.model.module.css';
import {rounded, type Tone} from './shapes';

/** Splits a symbol into letters, subscripts and the rest. */
const PIECES =
  /(?<name>\p{L}+)|_(?<sub>(?:[\p{L}\p{N}∞+]|,(?=\S))+)|[^\p{L}_]+/gu;

/** Distance of a subscript below its line. */
const DROP = 4;

interface Piece {
  readonly text: string;
  readonly kind: 'plain' | 'name' | 'sub';
}

function symbolPieces(symbol: string): readonly Piece[] {
  return Array.from(symbol.matchAll(PIECES), ([all, name, sub]) => ({
    text: name ?? sub ?? all,
    kind: name === undefined ? (sub === undefined ? 'plain' : 'sub') : 'name',
  }));
}

/** Parses a label: between `$` signs stand symbols, in which `_` starts a subscript. */
function parsePieces(text: string): readonly Piece[] {
  return text
    .split('$')
    .flatMap((part, index) =>
      index % 2 === 1
        ? symbolPieces(part)
        : part === ''
          ? []
          : [{text: part, kind: 'plain'} as const],
    );
}

export interface LabelProps {
  readonly at: readonly [x: number, y: number];
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: Tone;
  /** Without the outline in the colour of the page, for labels on a filled area. */
  readonly isBare?: boolean;
  /** `'$T_1$ = 20 °C'`, or such a text in each language. */
  readonly children: string | LocalizedText;
}

/** A text in a drawing. */
export function Label({
  at: [x, y],
  anchor = 'start',
  tone = 'line',
  isBare = false,
  children,
}: LabelProps): ReactNode {
  const locale = useLocale();
  const pieces = parsePieces(
    typeof children === 'string' ? children : children[locale],
  );
  return (
    <text
      className={clsx(styles.text, styles[tone], isBare && styles.bare)}
      textAnchor={anchor}
      x={rounded(x)}
      y={rounded(y)}
    >
      {pieces.map(({text, kind}, index) => {
        if (pieces.length === 1 && kind === 'plain') {
          return text;
        }
        const isSub = kind === 'sub';
        const wasSub = pieces[index - 1]?.kind === 'sub';
        const dy = isSub === wasSub ? undefined : isSub ? DROP : -DROP;
        return (
          <tspan
            className={isSub ? styles.sub : undefined}
            dy={dy}
            fontStyle={kind === 'name' ? 'italic' : undefined}
            key={index}
            lang={kind === 'name' ? 'en' : undefined}
          >
            {text}
          </tspan>
        );
      })}
    </text>
  );
}
