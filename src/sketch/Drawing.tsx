import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {getDrawing} from '../components/base/componentDrawings';
import {domainClass, Glyph} from '../components/base/ComponentIcon';
import type {Locale} from '../i18n';
import {pageAt, pages} from '../site/pages';
import type {Line, Placement, SketchData} from './define';
import {LINE_HEIGHT, placeLabel, sketchExtent} from './labels';
import {causalStroke, componentTransform, findPort, routeLine} from './layout';
import styles from './styles.model.module.css';

interface ConnectionProps {
  readonly sketch: SketchData;
  readonly line: Line;
}

function Connection({sketch, line}: ConnectionProps): ReactNode {
  const ends = [findPort(sketch, line.from), findPort(sketch, line.to)];
  const path = `M${routeLine(sketch, line).join('L')}`;
  const domain = ends[0]?.domain ?? 'signal';
  return (
    <g aria-hidden="true" className={clsx(styles.line, domainClass(domain))}>
      <path className={clsx(line.isHollow && styles.hollow)} d={path} />
      {line.isHollow && <path className={styles.hollowInside} d={path} />}
      {ends.map((end) => {
        const stroke = line.isHollow ? undefined : causalStroke(end);
        return (
          stroke && (
            <path
              className={styles.causality}
              d={`M${stroke.join('L')}`}
              key={`${end.owner}.${end.name}`}
            />
          )
        );
      })}
    </g>
  );
}

interface LabelProps {
  readonly placement: Placement;
  readonly locale: Locale;
}

function Label({placement, locale}: LabelProps): ReactNode {
  const {lines, anchor, x, y} = placeLabel(placement, locale);
  return (
    <text className={styles.label} textAnchor={anchor} x={x} y={y}>
      {lines.map((words, index) => (
        <tspan key={words} dy={index === 0 ? 0 : LINE_HEIGHT} x={x}>
          {words}
        </tspan>
      ))}
      {placement.submodel !== undefined && (
        <tspan className={styles.submodel} dy={LINE_HEIGHT} x={x}>
          {placement.submodel}
        </tspan>
      )}
    </text>
  );
}

interface ComponentProps {
  readonly placement: Placement;
  readonly locale: Locale;
  /** Address of the page that shows the sketch. */
  readonly here: string;
}

function Component({placement, locale, here}: ComponentProps): ReactNode {
  const {page, icon} = placement;
  const content = (
    <>
      <g transform={componentTransform(placement)}>
        <Glyph name={icon} />
      </g>
      <Label locale={locale} placement={placement} />
    </>
  );
  return page === undefined || page === pageAt(here) ? (
    content
  ) : (
    <Link
      className={clsx(styles.link, domainClass(getDrawing(icon).domain))}
      to={pages[page].route}
    >
      {content}
    </Link>
  );
}

export interface DrawingProps {
  readonly sketch: SketchData;
  readonly locale: Locale;
  readonly here: string;
  /** Id of the element that names the drawing. */
  readonly labelledBy: string;
}

/** Draws a sketch. Its connections are listed in words below the drawing. */
export default function Drawing({
  sketch,
  locale,
  here,
  labelledBy,
}: DrawingProps): ReactNode {
  const {x, y, width, height} = sketchExtent(sketch, locale);
  return (
    <svg
      aria-labelledby={labelledBy}
      className={styles.drawing}
      height={height}
      role="group"
      style={{inlineSize: `${width / 16}rem`}}
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
      {Object.entries(sketch.components).map(([key, placement]) => (
        <Component
          here={here}
          key={key}
          locale={locale}
          placement={placement}
        />
      ))}
    </svg>
  );
}
