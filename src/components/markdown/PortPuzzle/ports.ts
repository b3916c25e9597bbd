import {type LocalizedText, text} from '../../../i18n';
import {
  checkConnection,
  getDrawing,
  type IconName,
  type Port,
  type PortName,
  type Verdict,
} from '../../base/componentDrawings';

/** A port that the reader may pick. */
export interface PuzzlePort {
  readonly id: string;
  readonly icon: IconName;
  /** Name of the component, with that of the port where it has several kinds. */
  readonly label: LocalizedText;
  readonly port: Port;
}

function puzzlePort<Name extends IconName>(
  icon: Name,
  name: PortName<Name>,
  suffix?: LocalizedText,
): PuzzlePort {
  const {label, ports} = getDrawing(icon);
  const port = ports[name];
  if (!port) {
    throw new RangeError(`'${icon}' has no port '${name}'`);
  }
  return {
    id: suffix ? `${icon}-${name}` : icon,
    icon,
    label: suffix
      ? text(
          `${label.en}, ${suffix.en}`,
          `${label['zh-Hans']}的${suffix['zh-Hans']}`,
        )
      : label,
    port,
  };
}

/** The ports to choose from: each kind of port of three libraries. */
export const PORTS: readonly PuzzlePort[] = [
  puzzlePort('capacity', 'right'),
  puzzlePort('conductor', 'right'),
  puzzlePort('temperature-source', 'heat'),
  puzzlePort('heat-flow-source', 'heat'),
  puzzlePort('node-volume', 'right'),
  puzzlePort('pipe', 'right'),
  puzzlePort('tank', 'pressure'),
  puzzlePort('flow-source', 'flow'),
  puzzlePort('step-source', 'output'),
  puzzlePort('gain', 'input', text('input', '输入端')),
  puzzlePort('gain', 'output', text('output', '输出端')),
];

/** Finds a port by its id; the first one for an unknown id. */
export function findPort(id: string): PuzzlePort {
  const found = PORTS.find((candidate) => candidate.id === id) ?? PORTS[0];
  if (!found) {
    throw new RangeError('There are no ports');
  }
  return found;
}

export type Pair = readonly [one: PuzzlePort, other: PuzzlePort];

/** Every pair of ports, each port with itself included. */
export const PAIRS: readonly Pair[] = PORTS.flatMap((one, index) =>
  PORTS.slice(index).map((other): Pair => [one, other]),
);

/** Checks whether the two ports of a pair connect. */
export function checkPair([one, other]: Pair): Verdict {
  return checkConnection(one.port, other.port);
}

/** How good an answer is. */
export type Grade =
  /** The right answer for the right reason. */
  | 'right'
  /** They don't connect indeed, but for another reason. */
  | 'other-reason'
  | 'wrong';

/** Grades an answer by the true verdict. */
export function gradeAnswer(answer: Verdict, verdict: Verdict): Grade {
  if (answer === verdict) {
    return 'right';
  }
  return answer === 'connects' || verdict === 'connects'
    ? 'wrong'
    : 'other-reason';
}

/**
 * The next pair in an order in which the verdicts alternate, so that the same
 * answer is not right each time.
 */
export function nextPair(pair: Pair): Pair {
  const mixed = mixedPairs();
  const index = mixed.findIndex(
    ([one, other]) => one.id === pair[0].id && other.id === pair[1].id,
  );
  return mixed[(index + 1) % mixed.length] ?? pair;
}

/** All pairs: one of each verdict in turn, until all are used. */
function mixedPairs(): readonly Pair[] {
  const byVerdict = new Map<Verdict, Pair[]>();
  for (const pair of PAIRS) {
    const verdict = checkPair(pair);
    byVerdict.set(verdict, [...(byVerdict.get(verdict) ?? []), pair]);
  }
  const longest = Math.max(
    ...Array.from(byVerdict.values(), ({length}) => length),
  );
  const rounds = Array.from({length: longest}, (_, round) =>
    Array.from(byVerdict.values(), (pairs) => pairs.slice(round, round + 1)),
  );
  return rounds.flat(2);
}
