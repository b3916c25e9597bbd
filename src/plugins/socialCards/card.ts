/** What a card says and the colour it says it in. */
export interface CardText {
  readonly title: string;
  /** The part of the site: a library, the blog. Empty on the home page. */
  readonly section: string;
  readonly siteName: string;
  readonly lang: string;
  /** Of the section, `#rrggbb`. */
  readonly colour: string;
}

/** The site's colours, `#rrggbb`, by the name of their token. */
export type Palette = ReadonlyMap<string, string>;

/** A React element as satori takes it, without React. */
export interface Drawn {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const size = {width: 1200, height: 630} as const;

function box(
  style: Readonly<Record<string, unknown>>,
  ...children: readonly (Drawn | string)[]
): Drawn {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** The response of a first-order lag over five time constants, as a path. */
function curve(width: number, height: number): string {
  return Array.from({length: 51}, (_, step) => step / 10)
    .map((time) => {
      const x = ((time / 5) * width).toFixed(1);
      const y = (height * (1 - 0.9 * (1 - Math.exp(-time)))).toFixed(1);
      return `${x} ${y}`;
    })
    .join('L');
}

/** Axes, curve and the lump on it: the site's mark, large. */
function picture(palette: Palette, colour: string): Drawn {
  const [width, height] = [1040, 190];
  const lump = height * (1 - 0.9 * (1 - Math.exp(-1)));
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
        d: `M${curve(width, height)}`,
        stroke: colour,
        strokeWidth: 8,
      },
    },
    {
      type: 'circle',
      props: {
        cx: width / 5,
        cy: lump,
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

/** The card as a tree: all that decides how it looks is in it. */
export function drawCard(
  {title, section, siteName, lang, colour}: CardText,
  palette: Palette,
): Drawn {
  const long = title.length > (lang === 'en' ? 44 : 22);
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
            fontSize: long ? 56 : 72,
            lineHeight: 1.2,
          },
          title,
        ),
        picture(palette, colour),
      ],
    },
  };
}
