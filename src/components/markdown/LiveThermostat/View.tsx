import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId, useMemo, useState} from 'react';

import type {Locale} from '../../../i18n';
import {
  formatNumber,
  formatQuantity,
  withUnit,
} from '../../../models/definition/format';
import {model} from '../../../models/library/thermostat';
import type {Run} from '../../../models/run/runResult';
import {simulate} from '../../../models/run/simulate';
import {summarize} from '../../../models/run/summarize';
import type {Unit} from '../../../physics/units';
import {celsius} from '../../../physics/units';
import Plot, {createAxis, type Curve, Swatch} from '../../base/Plot';
import styles from './styles.module.css';

interface ViewProps {
  readonly locale: Locale;
  /** False while the page is built: the sliders need a script. */
  readonly isLive: boolean;
}

type Room = Run<typeof model>;

/** Fixed, so that a slider moves the curve and not the axes. */
const xAxis = createAxis({values: [[0, 3600]], scale: 'linear', unit: 'min'});
const yAxis = createAxis({
  values: [[celsius(5), celsius(25)]],
  scale: 'linear',
  unit: 'degC',
  isRound: true,
});

function curvesOf({times, columns}: Room): readonly Curve[] {
  const {temperature, low, high} = columns;
  const common = {x: times, style: 'line'} as const;
  return [
    {...common, id: 'temperature', y: temperature, look: 0},
    {...common, id: 'low', y: low, look: 1},
    {...common, id: 'high', y: high, look: 1},
  ];
}

/** When the heater is on, as parts of the axis of time. */
function heatedSpans({start, end, events, view}: Room) {
  const changes = [start, ...events.map(({time}) => time), end];
  return changes
    .slice(0, -1)
    .map((from, index) => ({from, to: changes[index + 1] ?? end}))
    .filter(({from}) => view.modes(from, 'right').heater === 1)
    .map(({from, to}) => ({
      from: xAxis.position(from),
      width: xAxis.position(to) - xAxis.position(from),
    }));
}

function Heater({run}: {readonly run: Room}): ReactNode {
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
        <Swatch look={0} style="line" />
        <Translate id="liveThermostat.room" description="Legend of a curve">
          room
        </Translate>
      </li>
      <li>
        <Swatch look={1} style="line" />
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

/** What the heater does in the end: the cost of a narrow band. */
function Reading({run}: {readonly run: Room}): ReactNode {
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

interface SliderProps {
  readonly label: string;
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly isLive: boolean;
  readonly onChange: (value: number) => void;
}

function Slider(props: SliderProps): ReactNode {
  const {label, unit, value, isLive, onChange, ...range} = props;
  const id = useId();
  const text = withUnit(formatNumber(value), unit);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{text}</span>
      <input
        {...range}
        aria-valuetext={text}
        disabled={!isLive}
        id={id}
        type="range"
        value={value}
        onChange={({target}) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** The temperature of a room, and what its thermostat is set to. */
export default function View({locale, isLive}: ViewProps): ReactNode {
  const [band, setBand] = useState(4);
  const [outside, setOutside] = useState(5);
  const run = useMemo(
    () => simulate(model, {band, outside: celsius(outside)}),
    [band, outside],
  );
  const curves = useMemo(() => curvesOf(run), [run]);
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
      <Heater run={run} />
      <Legend />
      <div className={styles.sliders}>
        <Slider
          isLive={isLive}
          label={translate({
            id: 'liveThermostat.band',
            message: 'Switching band',
            description: 'Label of a slider',
          })}
          max={8}
          min={0.5}
          step={0.5}
          unit="deltaK"
          value={band}
          onChange={setBand}
        />
        <Slider
          isLive={isLive}
          label={translate({
            id: 'liveThermostat.outside',
            message: 'Outside temperature',
            description: 'Label of a slider',
          })}
          max={15}
          min={-15}
          step={1}
          unit="degC"
          value={outside}
          onChange={setOutside}
        />
      </div>
      <figcaption className={styles.caption}>
        <output>
          <Reading run={run} />
        </output>{' '}
        <Link to="/docs/Amesim/signal/TRIG0-trigger/">
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
