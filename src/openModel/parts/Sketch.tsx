import Link from '@docusaurus/Link';
import explanationList from '@generated/page-texts/default/explanations.json';
import {type CSSProperties, type ReactNode, useMemo} from 'react';

import type {AmesimModel, Component} from '../../amesimFile/model';
import ScrollRegion from '../../components/base/ScrollRegion';
import {useLocale} from '../../i18n/useLocale';
import styles from '../styles.lazy.module.css';
import {WORDS} from '../words';
import {connectionRows, endText} from './connections';
import {LongTable} from './LongTable';
import {type Box, layOutSketch, nameSize} from './sketchLayout';
import {useChoice} from './useChoice';

/** Places of explanations by submodel; a file may name one `constructor`. */
const explanations = new Map(Object.entries(explanationList));

/** A circle around a place, radius 1.75 pixels of the sketch, as a part of a path. */
const DOT = 'm-1.75 0a1.75 1.75 0 0 0 3.5 0a1.75 1.75 0 0 0-3.5 0z';

/**
 * Circles around the ports that are open, or around the others, as one path: an
 * element for each would hold the page where there are thousands.
 */
function dots({ports}: Component, isOpen: boolean): string {
  return ports
    .filter((port) => port.isOpen === isOpen)
    .map(({position: at}) => (at ? `M${at.x} ${at.y}${DOT}` : ''))
    .join('');
}

/** A component: its box, ports and submodel; a link where that is explained. */
function ComponentBox({box}: {readonly box: Box}): ReactNode {
  const {x, y, width, height, component} = box;
  const {path, submodel, label, isSupercomponent} = component;
  const name = submodel || path;
  const place = explanations.get(submodel);
  const [closed, open] = [dots(component, false), dots(component, true)];
  const drawn = (
    <g data-component={path} transform={`translate(${x} ${y})`}>
      <title>{[path, submodel, label].filter(Boolean).join(' · ')}</title>
      <rect
        className={isSupercomponent ? styles.superBox : styles.box}
        data-explained={place !== undefined}
        width={width}
        height={height}
        rx={2}
      />
      <text
        className={styles.boxName}
        x={width / 2}
        y={height / 2}
        style={{fontSize: nameSize(name, width)}}
      >
        {name}
      </text>
      {closed && <path className={styles.port} d={closed} />}
      {open && <path className={styles.openPort} d={open} />}
    </g>
  );
  return place === undefined ? (
    drawn
  ) : (
    <Link to={place} target="_blank" aria-label={`${path} · ${submodel}`}>
      {drawn}
    </Link>
  );
}

/** The pages of this site about submodels of a model. */
function ExplainedPages({
  components,
}: Pick<AmesimModel, 'components'>): ReactNode {
  const locale = useLocale();
  const submodels = new Set(components.map(({submodel}) => submodel));
  const explained = [...submodels].flatMap((submodel) => {
    const place = explanations.get(submodel);
    return place === undefined ? [] : [[submodel, place] as const];
  });
  return (
    explained.length > 0 && (
      <p>
        {WORDS.explained[locale]}{' '}
        {explained.map(([submodel, place]) => (
          <span key={submodel}>
            <Link to={place} target="_blank">
              {submodel}
            </Link>{' '}
          </span>
        ))}
      </p>
    )
  );
}

/** What is connected with what, in words: the lines of the sketch of all levels. */
function Connections({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const rows = useMemo(() => connectionRows(model), [model]);
  const label = WORDS.connections(rows.length)[locale];
  const hasLines = rows.some(({line}) => line !== '');
  return (
    rows.length > 0 && (
      <details>
        <summary>{label}</summary>
        <LongTable
          label={label}
          columns={[
            WORDS.from,
            WORDS.to,
            WORDS.portType,
            ...(hasLines ? [WORDS.line] : []),
          ]}
          rows={rows}
        >
          {(shown) => (
            <tbody>
              {shown.map(({from, to, type, line}, index) => (
                <tr key={index}>
                  <td>{endText(from, locale)}</td>
                  <td>{endText(to, locale)}</td>
                  <td>{type}</td>
                  {hasLines && <td>{line}</td>}
                </tr>
              ))}
            </tbody>
          )}
        </LongTable>
      </details>
    )
  );
}

/** The sketch of a model, level by level. */
export function Sketch({model}: {readonly model: AmesimModel}): ReactNode {
  const locale = useLocale();
  const {components, lines} = model;
  const outer = components.flatMap(({isSupercomponent, path}, index) =>
    isSupercomponent ? {index, path} : [],
  );
  const levels = [{index: undefined, path: WORDS.levelWhole[locale]}, ...outer];
  const [chosen, choice] = useChoice(
    WORDS.level[locale],
    levels.map(({path}) => path),
  );
  const level = levels[chosen]?.index;
  const layout = useMemo(
    () => layOutSketch(components, lines, level),
    [components, lines, level],
  );
  const {boxes, frame, leftOut} = layout;
  if (components.length === 0) {
    return <p>{WORDS.sketchNone[locale]}</p>;
  }
  const label = WORDS.sketchLabel(boxes.length)[locale];
  return (
    <>
      {choice}
      <ScrollRegion label={label} className={styles.sketchFrame}>
        <svg
          role="group"
          aria-label={label}
          className={styles.sketch}
          data-part="sketch"
          style={{'--site-sketch-width': `${frame[2]}px`} as CSSProperties}
          viewBox={frame.join(' ')}
        >
          {layout.lines.map((points, index) => (
            <polyline
              key={index}
              className={styles.wire}
              points={points.map(({x, y}) => `${x},${y}`).join(' ')}
            />
          ))}
          {boxes.map((box) => (
            <ComponentBox key={box.component.path} box={box} />
          ))}
        </svg>
      </ScrollRegion>
      {leftOut > 0 && <p>{WORDS.sketchLeftOut(leftOut)[locale]}</p>}
      <Connections model={model} />
      <ExplainedPages components={components} />
    </>
  );
}
