import Translate, {translate} from '@docusaurus/Translate';
import {memo, type ReactNode, useId} from 'react';

import type {Domain} from '../components/base/componentDrawings';
import ScrollRegion from '../components/base/ScrollRegion';
import {type LocalizedText, text} from '../i18n';
import {useLocale} from '../i18n/useLocale';
import type {SketchData} from './define';
import {componentName, describeLine} from './describe';
import Drawing, {type DrawingProps} from './Drawing';
import {findPort} from './layout';
import {PlayButton} from './PlayButton';
import type {Readings} from './readings';
import styles from './styles.model.module.css';

interface PartProps {
  readonly sketch: SketchData;
}

/** Explains the bars across the lines, for each type of line that has them. */
const LEGEND: readonly {
  readonly domain: Domain;
  readonly says: LocalizedText;
}[] = [
  {
    domain: 'thermal',
    says: text(
      'The bar across a line marks the end that receives the temperature and returns the heat flow rate.',
      '连线上的短横标在接收温度的一端，这一端给出热流量。',
    ),
  },
  {
    domain: 'hydraulic',
    says: text(
      'The bar across a line marks the end that receives the pressure and returns the flow rate.',
      '连线上的短横标在接收压力的一端，这一端给出流量。',
    ),
  },
  {
    domain: 'thermal-hydraulic',
    says: text(
      'The bar across a line marks the end that receives pressure and temperature and returns the flow rates.',
      '连线上的短横标在接收压力和温度的一端，这一端给出流量。',
    ),
  },
];

function Legend({sketch}: PartProps): ReactNode {
  const locale = useLocale();
  const direct = sketch.lines.filter(({isHollow}) => !isHollow);
  const domains = direct.map(({from}) => findPort(sketch, from).domain);
  return LEGEND.filter(({domain}) => domains.includes(domain)).map(
    ({domain, says}) => (
      <p key={domain} className={styles.legend}>
        {says[locale]}
      </p>
    ),
  );
}

interface WordsProps extends PartProps {
  readonly isOpenAtFirst: boolean;
}

/** Lists the components and connections of the drawing in words. */
function Words({sketch, isOpenAtFirst}: WordsProps): ReactNode {
  const locale = useLocale();
  return (
    <details className={styles.words} open={isOpenAtFirst}>
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

interface CaptionProps extends WordsProps {
  /** Id of the title, which names the drawing. */
  readonly id: string;
}

const Caption = memo(function Caption({id, ...props}: CaptionProps): ReactNode {
  const {title, note} = props.sketch;
  const locale = useLocale();
  return (
    <figcaption>
      <span id={id}>{title[locale]}</span>
      {note && <p className={styles.legend}>{note[locale]}</p>}
      <Legend sketch={props.sketch} />
      <Words {...props} />
    </figcaption>
  );
});

/** The colours of temperatures, from the coldest to the hottest of the run. */
function Scale({readings}: {readonly readings: Readings}): ReactNode {
  const [coldest, hottest] = readings.scale ?? [];
  return (
    coldest !== undefined && (
      <span className={styles.scale}>
        {coldest} <i /> {hottest}
      </span>
    )
  );
}

export interface ViewProps {
  readonly sketch: SketchData;
  readonly readings: Readings | undefined;
  readonly partOf?: DrawingProps['partOf'];
  /** Opens the enlarged drawing; missing in the HTML of the server. */
  readonly onEnlarge?: () => void;
  readonly isOpenAtFirst?: boolean;
}

export interface BarProps {
  readonly sketch: SketchData;
  readonly readings: Readings | undefined;
  /** A button at its end. */
  readonly children: ReactNode;
}

/** The instant of the values, and what goes with them. */
export function Bar({sketch, readings, children}: BarProps): ReactNode {
  return (
    <div className={styles.bar} data-markdown="omit" data-search="off">
      {sketch.model !== undefined && <PlayButton model={sketch.model} />}
      {readings && (
        <span data-part="instant">
          <Translate
            id="sketch.instant"
            description="Says at which instant of the run the values of a sketch hold: Values at t = 1.2 s"
            values={{instant: `t = ${readings.instant}`}}
          >
            {'Values at {instant}'}
          </Translate>
        </span>
      )}
      {readings && <Scale readings={readings} />}
      {children}
    </div>
  );
}

/** A sketch with its values, its caption and its description in words. */
export default function View(props: ViewProps): ReactNode {
  const {sketch, readings, partOf, onEnlarge, isOpenAtFirst = false} = props;
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
          labelledBy={id}
          partOf={partOf}
          readings={readings}
          sketch={sketch}
        />
      </ScrollRegion>
      <Bar readings={readings} sketch={sketch}>
        <button
          className={styles.control}
          disabled={!onEnlarge}
          type="button"
          onClick={onEnlarge}
        >
          <Translate
            id="sketch.enlarge"
            description="Button that shows a sketch over the whole window"
          >
            Enlarge
          </Translate>
        </button>
      </Bar>
      <Caption id={id} isOpenAtFirst={isOpenAtFirst} sketch={sketch} />
    </figure>
  );
}
