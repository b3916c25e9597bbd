import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useMemo, useState} from 'react';

import type {Locale} from '../../../i18n';
import {formatQuantity} from '../../../models/definition/format';
import {model} from '../../../models/library/thermostat';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import {summarize} from '../../../models/run/summarize';
import {celsius} from '../../../physics/units';
import {pages} from '../../../site/pages';
import Plot, {createAxis, type Curve, Swatch} from '../../base/Plot';
import {type Inputs, Sliders} from './Sliders';
import styles from './styles.module.css';

interface ViewProps {
  readonly locale: Locale;
  /** False while the page is built: the sliders need a script then. */
  readonly isLive: boolean;
}

type RoomRun = Run<typeof model>;

/** The axes are fixed, so that a slider moves the curve and not the axes. */
const xAxis = createAxis({values: [[0, 3600]], scale: 'linear', unit: 'min'});
const yAxis = createAxis({
  values: [[celsius(5), celsius(25)]],
  scale: 'linear',
  unit: 'degC',
  isNice: true,
});

function createCurves({times, columns}: RoomRun): readonly Curve[] {
  const {temperature, low, high} = columns;
  const common = {x: times, style: 'line'} as const;
  return [
    {...common, id: 'temperature', y: temperature, styleIndex: 0},
    {...common, id: 'low', y: low, styleIndex: 1},
    {...common, id: 'high', y: high, styleIndex: 1},
  ];
}

/** The times at which the heater is on, as fractions of the axis. */
function heatedSpans({start, end, events, view}: RoomRun) {
  const changes = [start, ...events.map(({time}) => time), end];
  return changes
    .slice(0, -1)
    .map((from, index) => ({from, to: changes[index + 1] ?? end}))
    .filter(({from}) => view.modes(from, 'right').heater === 1)
    .map(({from, to}) => ({
      from: xAxis.normalize(from),
      width: xAxis.normalize(to) - xAxis.normalize(from),
    }));
}

/** A strip below the plot that shows when the heater is on. */
function HeaterStrip({run}: {readonly run: RoomRun}): ReactNode {
  const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
  return (
    <div aria-hidden="true" className={styles.heater}>
      {heatedSpans(run).map(({from, width}) => (
        <span
          key={from}
          style={{insetInlineStart: percent(from), inlineSize: percent(width)}}
        />
      ))}
    </div>
  );
}

function Legend(): ReactNode {
  return (
    <ul className={styles.legend}>
      <li>
        <Swatch styleIndex={0} style="line" />
        <Translate id="liveThermostat.room" description="Legend of a curve">
          room
        </Translate>
      </li>
      <li>
        <Swatch styleIndex={1} style="line" />
        <Translate
          id="liveThermostat.thresholds"
          description="Legend of two curves"
        >
          thresholds
        </Translate>
      </li>
      <li>
        <span className={styles.heaterSwatch} />
        <Translate id="liveThermostat.heater" description="Legend of a strip">
          heater on
        </Translate>
      </li>
    </ul>
  );
}

/** The results of a run: the period and the duty cycle of the heater. */
function Results({run}: {readonly run: RoomRun}): ReactNode {
  const {period, duty} = run.scalars;
  if (period === undefined || duty === undefined) {
    return (
      <Translate
        id="liveThermostat.noCycle"
        description="Stands for the period where a run is too short for one"
      >
        No full cycle within the hour.
      </Translate>
    );
  }
  const digits = {digits: 3} as const;
  return (
    <Translate
      id="liveThermostat.reading"
      description="What a run of the thermostat gives"
      values={{
        period: (
          <b>
            {formatQuantity(
              period,
              {unit: 's', displayUnit: 'min'},
              {},
              digits,
            )}
          </b>
        ),
        duty: (
          <b>
            {formatQuantity(
              duty,
              {unit: 'ratio', displayUnit: 'percent'},
              {},
              digits,
            )}
          </b>
        ),
      }}
    >
      {'One cycle takes {period}; the heater is on for {duty} of it.'}
    </Translate>
  );
}

/** The temperature of a room over an hour, and sliders for its thermostat. */
export default function View({locale, isLive}: ViewProps): ReactNode {
  const [inputs, setInputs] = useState<Inputs>({band: 4, outside: 5});
  const run = useMemo(() => {
    const {band, outside} = inputs;
    return simulate(model, {band, outside: celsius(outside)});
  }, [inputs]);
  const curves = useMemo(() => createCurves(run), [run]);
  return (
    <figure className={styles.figure}>
      <Plot
        curves={curves}
        label={`${model.title[locale]}. ${summarize(model, run, locale)}`}
        xAxis={xAxis}
        xTitle={translate({
          id: 'liveThermostat.time',
          message: 'Time [min]',
          description: 'Title of an axis',
        })}
        yAxis={yAxis}
        yTitle={translate({
          id: 'liveThermostat.temperature',
          message: 'Room temperature [°C]',
          description: 'Title of an axis',
        })}
      />
      <HeaterStrip run={run} />
      <Legend />
      <Sliders inputs={inputs} isLive={isLive} onChange={setInputs} />
      <figcaption className={styles.caption}>
        <output>
          <Results run={run} />
        </output>{' '}
        <Link to={pages.trigger.route}>
          <Translate
            id="liveThermostat.more"
            description="Link from the small model to its page"
          >
            The whole model
          </Translate>
        </Link>
      </figcaption>
    </figure>
  );
}
