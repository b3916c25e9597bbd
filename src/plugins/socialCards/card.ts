import type {Palette} from '../palette';

/** Texts and colour of a card. */
export interface CardText {
  readonly title: string;
  /** Section of the site, such as a library; empty on the home page. */
  readonly section: string;
  readonly siteName: string;
  readonly lang: string;
  /** Colour of the section, `#rrggbb`. */
  readonly colour: string;
}

/** An element of the tree that satori renders, in the shape of React's. */
export interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const size = {width: 1200, height: 630} as const;

function box(
  style: Readonly<Record<string, unknown>>,
  ...children: readonly (CardElement | string)[]
): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** Path data of a first-order lag's step response, five time constants long. */
function responsePath(width: number, height: number): string {
  return Array.from({length: 51}, (_, step) => step / 10)
    .map((time) => {
      const x = ((time / 5) * width).toFixed(1);
      const y = (height * (1 - 0.9 * (1 - Math.exp(-time)))).toFixed(1);
      return `${x} ${y}`;
    })
    .join('L');
}

/** Draws the site's logo: axes, step response and a point on it. */
function logo(palette: Palette, colour: string): CardElement {
  const [width, height] = [1040, 190];
  const pointY = height * (1 - 0.9 * (1 - Math.exp(-1)));
  const stroke = {fill: 'none', strokeLinecap: 'round'} as const;
  const children = [
    {
      type: 'path',
      props: {
        ...stroke,
        d: `M0 0V${height}H${width}`,
        stroke: palette.get('neutral-5'),
        strokeWidth: 4,
      },
    },
    {
      type: 'path',
      props: {
        ...stroke,
        d: `M${responsePath(width, height)}`,
        stroke: colour,
        strokeWidth: 8,
      },
    },
    {
      type: 'circle',
      props: {
        cx: width / 5,
        cy: pointY,
        r: 15,
        fill: palette.get('neutral-9'),
        stroke: palette.get('neutral-1'),
        strokeWidth: 5,
      },
    },
  ];
  return {
    type: 'svg',
    props: {
      width: width + 40,
      height: height + 20,
      viewBox: `-10 -10 ${width + 40} ${height + 20}`,
      children,
    },
  };
}

/**
 * Builds the card as a tree that fully describes the picture, so that its hash
 * identifies the picture in the cache.
 */
export function drawCard(
  {title, section, siteName, lang, colour}: CardText,
  palette: Palette,
): CardElement {
  const isLong = title.length > (lang === 'en' ? 44 : 22);
  return {
    type: 'div',
    props: {
      lang,
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: '56px 64px 44px',
        borderTop: `14px solid ${colour}`,
        backgroundColor: palette.get('neutral-1'),
        color: palette.get('neutral-9'),
        fontFamily: 'latin, chinese-simplified',
        fontWeight: 700,
      },
      children: [
        box(
          {justifyContent: 'space-between', fontSize: 30},
          box({}, siteName),
          box({color: colour}, section),
        ),
        box(
          {
            flex: 1,
            alignItems: 'center',
            fontSize: isLong ? 56 : 72,
            lineHeight: 1.2,
          },
          title,
        ),
        logo(palette, colour),
      ],
    },
  };
}
