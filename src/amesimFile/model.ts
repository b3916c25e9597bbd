import type {LocalizedText} from '../i18n';
import type {Results} from './parts/results';
import type {Batch, RunSettings} from './parts/run';

/** A place on the sketch, pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is at the other end of a connection. */
export interface Connection {
  /** Index of the other component. */
  readonly component: number;
  /** Index of its port, from 0. */
  readonly port: number;
  /** Index of the line between; none where the ports touch. */
  readonly line: number | undefined;
}

/** A port of a component. */
export interface Port {
  /** Type as in the file: `signal`, `lshaft`, `hflow`, `thermal`, … */
  readonly type: string;
  /** Place relative to the component, pixels. */
  readonly position: Point | undefined;
  /** Whether the file says that nothing is connected. */
  readonly isOpen: boolean;
  /** What is connected, where both ends name each other. */
  readonly connections: readonly Connection[];
}

/** A component of the sketch, also one inside a supercomponent. */
export interface Component {
  /** Alias after those of the supercomponents around it, joined by dots. */
  readonly path: string;
  /** Name of the submodel such as `MAS001`; empty before one is chosen. */
  readonly submodel: string;
  /** What the file calls the submodel in words. */
  readonly label: string;
  /** Folder of the submodel without `lib`, such as `sig`; empty if not known. */
  readonly library: string;
  readonly position: Point | undefined;
  readonly ports: readonly Port[];
  readonly isSupercomponent: boolean;
  /** Index of the supercomponent around it. */
  readonly parent: number | undefined;
}

/** A line between two ports. */
export interface Line {
  /** Name of its submodel, `DIRECT` for a plain connection. */
  readonly submodel: string;
  readonly points: readonly Point[];
  /** Index of the supercomponent that it lies in. */
  readonly parent: number | undefined;
}

/** A post-processed variable: an expression in data paths. */
export interface PostProcessed {
  readonly name: string;
  readonly title: string;
  readonly expression: string;
  readonly unit: string;
}

/** What names a parameter or a variable of a component, as in the file. */
export interface Field {
  /** Data path such as `k@gain`: unique in a model; `SUB_n title` without one. */
  readonly path: string;
  readonly title: string;
  /** Path of the component; `SUB_n` where the file has no data path. */
  readonly component: string;
  readonly submodel: string;
  /** Unit, empty for the null unit. */
  readonly unit: string;
}

/** A parameter, or the initial value of a state. */
export interface Parameter extends Field {
  readonly kind: 'real' | 'integer' | 'text' | 'choice' | 'initial' | 'fixed';
  /** A number, an expression or a name, in `unit`; choices count from 1. */
  readonly value: string;
  /** Default, minimum and maximum, where the file has them. */
  readonly standard?: string | undefined;
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  readonly choices: readonly string[];
  /** Whether a number is stored as an expression. */
  readonly isExpression: boolean;
  /** Whether value and default differ, where the file has a default. */
  readonly isChanged?: boolean | undefined;
}

/** A global parameter; its value may be an expression of others. */
export interface GlobalParameter {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  readonly unit: string;
}

/** A variable of a component. */
export interface Variable extends Field {
  /** Row in the list of variables, from 0; the sketch alone has none. */
  readonly row?: number;
  /** Whether the list or the sketch marks it as saved. */
  readonly isSaved: boolean;
  /** What the sketch says that it is. */
  readonly kind:
    | 'state'
    | 'discrete'
    | 'duplicate'
    | 'fixed'
    | 'power'
    | 'plain'
    | undefined;
}

/** A variable of a list, which has a row. */
export interface ListedVariable extends Variable {
  readonly row: number;
}

/** The results of one run. */
export interface Run {
  /** Number in the batch or the study, from 1; 0 for the run of the model itself. */
  readonly number: number;
  /** Name of the study, such as `Study_1`; none for other runs. */
  readonly study?: string;
  readonly results: Results;
  /** The saved variables, which have a curve; empty where no list fits. */
  readonly variables: readonly ListedVariable[];
  /** Values of the global parameters in this run, where the file keeps them. */
  readonly globalParameters: readonly GlobalParameter[];
}

/** A unit of the units file. */
export interface FileUnit {
  /** What it measures, such as `density`: units of a domain convert. */
  readonly domain: string;
  /** Conversion to SI, an operation such as `*1.0e3`. */
  readonly toSi: string;
}

/** What the sketch of a model says. */
export interface Sketch {
  /** Release as in the sketch, such as `2404`. */
  readonly release: string | undefined;
  /** Components in the order that {@link Connection} counts. */
  readonly components: readonly Component[];
  readonly lines: readonly Line[];
  readonly parameters: readonly Parameter[];
  readonly globalParameters: readonly GlobalParameter[];
  readonly postProcessed: readonly PostProcessed[];
  readonly variables: readonly Variable[];
}

/**
 * What a file holds, as far as it can be read; parameters and variables are those
 * of the lists where the sketch has none.
 */
export interface AmesimModel extends Sketch {
  readonly name: string;
  /** Size of the file, bytes. */
  readonly size: number;
  /** When the sketch was saved, as the archive says. */
  readonly saved: Date | undefined;
  /** Number of continuous states. */
  readonly states: number | undefined;
  readonly runSettings: RunSettings | undefined;
  /** The run of the model itself, then those of its batch and of its studies. */
  readonly runs: readonly Run[];
  readonly batch: Batch | undefined;
  /** Units of the file by name. */
  readonly units: ReadonlyMap<string, FileUnit>;
  /** What is missing, damaged or left out. */
  readonly problems: readonly LocalizedText[];
}
