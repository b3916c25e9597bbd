import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';

import type {Domain} from '../components/base/componentDrawings';
import ScrollRegion from '../components/base/ScrollRegion';
import {useLocale} from '../i18n/useLocale';
import type {SketchData} from './define';
import {componentName, describeLine} from './describe';
import Drawing from './Drawing';
import {findPort} from './layout';
import styles from './styles.model.module.css';

export interface SketchProps {
  /** Name of a file in `sketches`; resolved while the site is built. */
  readonly name: string;
  readonly sketch: SketchData;
}

interface PartProps {
  readonly sketch: SketchData;
}

/** Explains the bars across the lines, for each type of line that has them. */
function Legend({sketch}: PartProps): ReactNode {
  const direct = sketch.lines.filter(({isHollow}) => !isHollow);
  const ends = direct.map(({from}) => findPort(sketch, from));
  const has = (domain: Domain) => ends.some((end) => end.domain === domain);
  return (
    <>
      {has('thermal') && (
        <p className={styles.legend}>
          <Translate
            id="sketch.legend.thermal"
            description="Explains the mark of causality on a thermal line of a sketch"
          >
            The bar across a line marks the end that receives the temperature
            and returns the heat flow rate.
          </Translate>
        </p>
      )}
      {has('thermal-hydraulic') && (
        <p className={styles.legend}>
          <Translate
            id="sketch.legend.fluid"
            description="Explains the mark of causality on a thermal-hydraulic line of a sketch"
          >
            The bar across a line marks the end that receives pressure and
            temperature and returns the flow rates.
          </Translate>
        </p>
      )}
    </>
  );
}

/** Lists the components and connections of the drawing in words. */
function Words({sketch}: PartProps): ReactNode {
  const locale = useLocale();
  return (
    <details className={styles.words}>
      <summary>
        <Translate
          id="sketch.words"
          description="Opens the description of a sketch in words"
        >
          The sketch in words
        </Translate>
      </summary>
      <p>
        <Translate
          id="sketch.components"
          description="Heads the list of components of a sketch"
        >
          Components:
        </Translate>
      </p>
      <ul>
        {Object.entries(sketch.components).map(([key, {submodel}]) => (
          <li key={key}>
            {componentName(sketch, key, locale)}
            {submodel !== undefined && (
              <>
                {' '}
                <code>{submodel}</code>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="sketch.lines"
          description="Heads the list of connections of a sketch"
        >
          Connections:
        </Translate>
      </p>
      <ul>
        {sketch.lines.map((line) => (
          <li key={`${line.from} ${line.to}`}>
            {describeLine(sketch, line, locale)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A model as a sketch of components and lines, as the product draws it. */
export default function Sketch({sketch}: SketchProps): ReactNode {
  const locale = useLocale();
  const {pathname} = useLocation();
  const id = useId();
  return (
    <figure className={styles.sketch}>
      <ScrollRegion
        className={styles.scroll}
        label={translate({
          id: 'sketch.region',
          message: 'Sketch, scrolls sideways',
          description: 'Names the box that holds a sketch',
        })}
      >
        <Drawing
          here={pathname}
          labelledBy={id}
          locale={locale}
          sketch={sketch}
        />
      </ScrollRegion>
      <figcaption>
        <span id={id}>{sketch.title[locale]}</span>
        {sketch.note && <p className={styles.legend}>{sketch.note[locale]}</p>}
        <Legend sketch={sketch} />
        <Words sketch={sketch} />
      </figcaption>
    </figure>
  );
}
