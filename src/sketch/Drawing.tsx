import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {
  type CSSProperties,
  Fragment,
  memo,
  type ReactNode,
  type SVGProps,
} from 'react';

import {getDrawing} from '../components/base/componentDrawings';
import {domainClass, Glyph} from '../components/base/ComponentIcon';
import type {Locale} from '../i18n';
import {useLocale} from '../i18n/useLocale';
import {symbolParts} from '../models/definition/symbolParts';
import {pageAt, pages} from '../site/pages';
import {flowArrow} from './arrow';
import type {Line, Placement, SketchData} from './define';
import {LINE_HEIGHT, placeLabel, sketchExtent} from './labels';
import {
  causalStroke,
  componentCorner,
  componentTransform,
  findPort,
  routeLine,
  SIZE,
} from './layout';
import type {Readings, SketchReading} from './readings';
import styles from './styles.model.module.css';

interface ConnectionProps {
  readonly sketch: SketchData;
  readonly line: Line;
}

const Connection = memo(function Connection({
  sketch,
  line,
}: ConnectionProps): ReactNode {
  const ends = [findPort(sketch, line.from), findPort(sketch, line.to)];
  const path = `M${routeLine(sketch, line).join('L')}`;
  const domain = ends[0]?.domain ?? 'signal';
  return (
    <g
      aria-hidden="true"
      className={domainClass(domain)}
      fill="none"
      stroke="currentcolor"
      strokeLinejoin="round"
      strokeWidth="2"
    >
      <path d={path} strokeWidth={line.isHollow && 7} />
      {line.isHollow && (
        <path className={styles.hollowInside} d={path} strokeWidth="3" />
      )}
      {ends.map((end) => {
        const stroke = line.isHollow ? undefined : causalStroke(end);
        return (
          stroke && (
            <path
              d={`M${stroke.join('L')}`}
              key={`${end.owner}.${end.name}`}
              strokeWidth="3"
            />
          )
        );
      })}
    </g>
  );
});

interface FlowProps extends ConnectionProps {
  /** The flow as a part of the largest, from −1 to 1. */
  readonly share: number;
}

/** The arrow of a flow beside its line. */
function Flow({sketch, line, share}: FlowProps): ReactNode {
  const arrow = flowArrow(routeLine(sketch, line), share);
  if (!arrow) {
    return null;
  }
  const [tail, tip, left, right] = arrow;
  return (
    <path
      aria-hidden="true"
      className={domainClass(findPort(sketch, line.from).domain)}
      d={`M${[tail, tip].join('L')}M${[left, tip, right].join('L')}`}
      data-flow={line.flow}
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.5"
    />
  );
}

/** A symbol with its subscripts. */
function Symbol({children}: {readonly children: string}): ReactNode {
  return (
    <tspan fontStyle="italic" lang="en">
      {symbolParts(children.replaceAll(' ', '\u00a0')).map((part, index) => {
        const isLow = index % 2 === 1;
        return index === 0 || part === '' ? (
          part
        ) : (
          <tspan
            dy={isLow ? 3 : -3}
            fontSize={isLow ? 10 : undefined}
            fontStyle={isLow ? 'normal' : undefined}
            key={part}
          >
            {part}
          </tspan>
        );
      })}
    </tspan>
  );
}

interface ValueProps {
  readonly placement: Placement;
  readonly locale: Locale;
  readonly reading: SketchReading;
}

/** The value of a component, below its name. */
function Value({placement, locale, reading}: ValueProps): ReactNode {
  const {symbol, text} = reading;
  const {anchor, x, valueY} = placeLabel(placement, locale, true);
  const endsLow = symbol !== undefined && symbolParts(symbol).at(-1) === '';
  return (
    <text
      className={styles.value}
      data-part="value"
      textAnchor={anchor}
      x={x}
      y={valueY}
    >
      {symbol !== undefined && (
        <>
          <Symbol>{symbol}</Symbol>
          <tspan dy={endsLow ? -3 : undefined}>{' = '}</tspan>
        </>
      )}
      {text}
    </text>
  );
}

interface LabelProps {
  readonly placement: Placement;
  readonly locale: Locale;
  readonly hasValue: boolean;
}

function Label({placement, locale, hasValue}: LabelProps): ReactNode {
  const {lines, anchor, x, y} = placeLabel(placement, locale, hasValue);
  const common = {className: styles.label, textAnchor: anchor, x};
  // A space between two texts is not drawn: it separates words that are read.
  return (
    <>
      {lines.map((words, index) => (
        <Fragment key={words}>
          <text {...common} y={y + index * LINE_HEIGHT}>
            {words}
          </text>
          {locale === 'en' && ' '}
        </Fragment>
      ))}{' '}
      {placement.submodel !== undefined && (
        <text
          {...common}
          fontFamily="var(--ifm-font-family-monospace)"
          y={y + lines.length * LINE_HEIGHT}
        >
          {placement.submodel}
        </text>
      )}{' '}
    </>
  );
}

/** Icon and name of a component. */
const Named = memo(function Named(props: LabelProps): ReactNode {
  const {placement} = props;
  return (
    <>
      <g transform={componentTransform(placement)}>
        <Glyph name={placement.icon} />
      </g>
      <Label {...props} />
    </>
  );
});

/** The style that fills an icon by its temperature. */
function tintOf({warmth}: Partial<SketchReading> = {}): CSSProperties {
  return warmth === undefined
    ? {}
    : ({'--site-warmth': `${Math.round(100 * warmth)}%`} as CSSProperties);
}

/** What makes a component of a live sketch mark its curve. */
export interface PartProps {
  readonly attributes: SVGProps<SVGGElement>;
  /** Class of the frame around a component that is marked. */
  readonly markClass?: string | undefined;
}

interface ComponentProps {
  readonly placement: Placement;
  readonly locale: Locale;
  /** Address of the page that shows the sketch. */
  readonly here: string;
  readonly hasValue: boolean;
  readonly reading: SketchReading | undefined;
  readonly part: PartProps | undefined;
}

/** Whether a component is a link to its page. */
export function isLink({page}: Placement, here: string): boolean {
  return page !== undefined && page !== pageAt(here);
}

function Component(props: ComponentProps): ReactNode {
  const {placement, locale, here, hasValue, reading, part} = props;
  const {page, icon} = placement;
  const [x, y] = componentCorner(placement);
  const content = (
    <>
      {part?.markClass !== undefined && (
        <rect
          className={part.markClass}
          height={SIZE}
          rx="6"
          width={SIZE}
          x={x}
          y={y}
        />
      )}
      <Named hasValue={hasValue} locale={locale} placement={placement} />
      {reading && (
        <Value locale={locale} placement={placement} reading={reading} />
      )}
    </>
  );
  return (
    <g
      {...part?.attributes}
      className={
        clsx(
          part?.attributes.className,
          reading?.warmth !== undefined && styles.warm,
          reading?.isOn === true && styles.on,
        ) || undefined
      }
      style={tintOf(reading)}
    >
      {page !== undefined && isLink(placement, here) ? (
        <Link
          className={clsx(styles.link, domainClass(getDrawing(icon).domain))}
          to={pages[page].route}
        >
          {content}
        </Link>
      ) : (
        content
      )}
    </g>
  );
}

export interface DrawingProps {
  readonly sketch: SketchData;
  /** Id of the element that names the drawing. */
  readonly labelledBy: string;
  /** What the sketch shows of a run. */
  readonly readings?: Readings | undefined;
  /** Makes the parts of a live sketch, by the key of the component. */
  readonly partOf?: ((component: string) => PartProps | undefined) | undefined;
}

/** Draws a sketch. Its connections are listed in words below the drawing. */
export default function Drawing({
  sketch,
  labelledBy,
  readings,
  partOf,
}: DrawingProps): ReactNode {
  const locale = useLocale();
  const {pathname: here} = useLocation();
  const {x, y, width, height} = sketchExtent(sketch, locale);
  return (
    <svg
      aria-labelledby={labelledBy}
      className={styles.drawing}
      height={height}
      role="group"
      style={{'--site-width': width / 16} as CSSProperties}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
    >
      {sketch.lines.map((line) => (
        <Connection
          key={`${line.from} ${line.to}`}
          line={line}
          sketch={sketch}
        />
      ))}
      {sketch.lines.map((line) => (
        <Flow
          key={`${line.from} ${line.to}`}
          line={line}
          share={readings?.flows[line.flow ?? ''] ?? 0}
          sketch={sketch}
        />
      ))}
      {Object.entries(sketch.components).map(([key, placement]) => (
        <Component
          hasValue={sketch.shows?.[key] !== undefined}
          here={here}
          key={key}
          locale={locale}
          part={partOf?.(key)}
          placement={placement}
          reading={readings?.components[key]}
        />
      ))}
    </svg>
  );
}
