import {type LocalizedText, text} from '../../../i18n';
import {
  drawingOf,
  type IconName,
  judge,
  type Port,
  type PortName,
  type Verdict,
} from '../../base/componentDrawings';

/** A port that the reader may pick. */
export interface PuzzlePort {
  readonly id: string;
  readonly icon: IconName;
  /** The component; with the port where it has ports of both kinds. */
  readonly label: LocalizedText;
  readonly port: Port;
}

function puzzlePort<Name extends IconName>(
  icon: Name,
  name: PortName<Name>,
  suffix?: LocalizedText,
): PuzzlePort {
  const {label, ports} = drawingOf(icon);
  const port = ports[name];
  if (!port) {
    throw new RangeError(`'${icon}' has no port '${name}'`);
  }
  return {
    id: suffix ? `${icon}-${name}` : icon,
    icon,
    label: suffix
      ? text({
          en: `${label.en}, ${suffix.en}`,
          'zh-Hans': `${label['zh-Hans']}的${suffix['zh-Hans']}`,
        })
      : label,
    port,
  };
}

/** The ports on offer: each kind of port of three libraries. */
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
  puzzlePort('gain', 'input', text({en: 'input', 'zh-Hans': '输入端'})),
  puzzlePort('gain', 'output', text({en: 'output', 'zh-Hans': '输出端'})),
];

/** The port with an id; the first one for an unknown id. */
export function portWith(id: string): PuzzlePort {
  const found = PORTS.find((candidate) => candidate.id === id) ?? PORTS[0];
  if (!found) {
    throw new RangeError('There are no ports');
  }
  return found;
}

export type Pair = readonly [one: PuzzlePort, other: PuzzlePort];

/** Every pair, a port with its like included, in the order of the ports. */
export const PAIRS: readonly Pair[] = PORTS.flatMap((one, index) =>
  PORTS.slice(index).map((other): Pair => [one, other]),
);

export function verdictOf([one, other]: Pair): Verdict {
  return judge(one.port, other.port);
}

/** How an answer compares with what holds. */
export type Grade =
  /** Right, with the right reason. */
  | 'right'
  /** A refusal with another reason than the true one. */
  | 'other-reason'
  | 'wrong';

export function gradeOf(answer: Verdict, verdict: Verdict): Grade {
  if (answer === verdict) {
    return 'right';
  }
  return answer === 'connects' || verdict === 'connects'
    ? 'wrong'
    : 'other-reason';
}

/**
 * The pair after another, in an order that mixes the kinds: verdicts take
 * turns, so that neither always yes nor always no is right.
 */
export function pairAfter(pair: Pair): Pair {
  const mixed = mixedPairs();
  const index = mixed.findIndex(
    ([one, other]) => one.id === pair[0].id && other.id === pair[1].id,
  );
  return mixed[(index + 1) % mixed.length] ?? pair;
}

/** Takes one of each verdict in turn until all pairs are used. */
function mixedPairs(): readonly Pair[] {
  const piles = new Map<Verdict, Pair[]>();
  for (const pair of PAIRS) {
    const verdict = verdictOf(pair);
    piles.set(verdict, [...(piles.get(verdict) ?? []), pair]);
  }
  const longest = Math.max(...Array.from(piles.values(), ({length}) => length));
  const rounds = Array.from({length: longest}, (_, turn) =>
    Array.from(piles.values(), (pile) => pile.slice(turn, turn + 1)),
  );
  return rounds.flat(2);
}
