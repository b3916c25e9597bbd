import type {ReactNode} from 'react';

/** Strokes of the icons of the panel, in a square of 24. */
const PATHS = {
  hold: 'M9 3h6l-1 7 4 4H6l4-4zM12 14v7',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

export interface IconProps {
  readonly name: keyof typeof PATHS;
}

/** An icon of the panel's head, drawn in the colour of its button. */
export function Icon({name}: IconProps): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
