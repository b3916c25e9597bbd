import type {AnyModel, ValuesOf} from '../../models/definition/modelDefinition';
import type {LabSheet, Part} from '../sheet';
import {type CheckedModel, hasWord, line, type SheetLine} from './lines';
import {judgeValues} from './values';

/** A component as far as a file tells, also one whose sketch can't be read. */
interface Found {
  readonly path: string;
  readonly submodel: string;
  readonly label: string;
}

/** Lists the components; without a sketch, those that parameters and curves name. */
function componentsOf(model: CheckedModel): readonly Found[] {
  const {components, parameters, variables} = model;
  if (components.length > 0) {
    return components.filter(({isSupercomponent}) => !isSupercomponent);
  }
  const named = [...parameters, ...variables].map(
    ({component, submodel}) => [component, submodel] as const,
  );
  return [...new Map(named)].map(([path, submodel]) => ({
    path,
    submodel,
    label: '',
  }));
}

/** How a component stands for a part. */
export interface Match {
  readonly part: Part;
  readonly component: Found;
  /** 0 the submodel, 1 another one that is known, 2 by words only. */
  readonly rank: 0 | 1 | 2;
  readonly lines: readonly SheetLine[];
}

function rankOf(
  part: Part,
  {submodel, label}: Found,
): Match['rank'] | undefined {
  const {submodels = [], perhaps, others = [], words = []} = part;
  if ([...submodels, perhaps].includes(submodel)) {
    return 0;
  }
  if (others.some((other) => other.submodels.includes(submodel))) {
    return 1;
  }
  return hasWord(`${submodel} ${label}`, words) ? 2 : undefined;
}

/**
 * Assigns components to the parts of a sheet: those with the submodel first, and
 * of several the one with most values as asked. Each is used once.
 */
export function assign(
  {parts}: LabSheet,
  model: CheckedModel,
  defaults: ValuesOf<AnyModel>,
): readonly Match[] {
  const rightOf = ({lines}: Match) =>
    lines.filter(({status}) => status === 'right');
  const candidates = parts
    .flatMap((part) =>
      componentsOf(model).flatMap((component): readonly Match[] => {
        const rank = rankOf(part, component);
        return rank === undefined
          ? []
          : [
              {
                part,
                component,
                rank,
                lines: judgeValues(part, component.path, model, defaults),
              },
            ];
      }),
    )
    .sort(
      (one, other) =>
        one.rank - other.rank || rightOf(other).length - rightOf(one).length,
    );
  const chosen: Match[] = [];
  for (const match of candidates) {
    const isFree = chosen.every(
      ({component}) => component.path !== match.component.path,
    );
    const found = chosen.filter(({part}) => part === match.part).length;
    const {count = 1} = match.part;
    if (isFree && (count === 'several' || found < count)) {
      chosen.push(match);
    }
  }
  return chosen;
}

/** Asks which model it is where it has less than half of the parts of a sheet. */
export function otherModelLine(
  {parts}: LabSheet,
  {components}: CheckedModel,
  matches: readonly Match[],
): SheetLine | undefined {
  const wanted = parts.filter(({isLater}) => !isLater);
  const found = wanted.filter((part) =>
    matches.some((match) => match.part === part),
  );
  return components.length > 0 && found.length < wanted.length / 2
    ? line(
        'unknown',
        `${found.length} of the ${wanted.length} kinds of parts in the sheet were found. Is this the model of another page?`,
        `表中的 ${wanted.length} 种元件只找到 ${found.length} 种。打开的会不会是另一页的模型？`,
      )
    : undefined;
}

export function partLine({part, component, rank}: Match): SheetLine {
  const {path, submodel} = component;
  const {name, others = []} = part;
  if (rank === 0) {
    return line(
      'right',
      `${name.en}: ${submodel}, “${path}”.`,
      `${name['zh-Hans']}：${submodel}，“${path}”。`,
    );
  }
  const other = others.find(({submodels}) => submodels.includes(submodel));
  return other
    ? line(
        other.isEquivalent ? 'right' : 'wrong',
        `${name.en}: ${submodel} (“${path}”) in its place. ${other.why.en}`,
        `${name['zh-Hans']}：用的是 ${submodel}（“${path}”）。${other.why['zh-Hans']}`,
      )
    : line(
        'unknown',
        `${name.en}: perhaps ${submodel}, “${path}”. Its name was not seen in a public model, so check it.`,
        `${name['zh-Hans']}：可能是 ${submodel}，“${path}”。它的名称没有在公开模型中见到，请核对。`,
      );
}

/**
 * Says what holds of the values of a component. Those of another submodel are others;
 * where a part was recognised by words alone, what is not as asked is not known.
 */
export function valueLines({rank, lines}: Match): readonly SheetLine[] {
  const judged = rank === 1 ? [] : lines;
  return judged.map(({status, sentence}) => ({
    status: rank === 2 && status === 'wrong' ? 'unknown' : status,
    sentence,
  }));
}

/** How many components of a part there must be. */
export function leastOf({count = 1}: Pick<Part, 'count'> = {}): number {
  return count === 'several' ? 1 : count;
}

/**
 * Says which components of a part were not found. Without a sketch nothing tells
 * of those that have neither parameters nor curves, such as plugs.
 */
export function missingLine(
  part: Part,
  found: number,
  hasSketch: boolean,
): SheetLine | undefined {
  const {name, submodels = [], perhaps, isLater} = part;
  const least = leastOf(part);
  if (found >= least || isLater) {
    return undefined;
  }
  const [submodel] = submodels;
  const left = `${least - found}`;
  if (!hasSketch) {
    return line(
      'unknown',
      `${name.en}: ${left} not found; the sketch of the file could not be read, so they may be there all the same.`,
      `${name['zh-Hans']}：有 ${left} 个没有找到。文件中的草图无法读取，所以它们也可能存在。`,
    );
  }
  return submodel === undefined
    ? line(
        'unknown',
        `${name.en}: ${left} not recognised. ${perhaps === undefined ? 'The name of its submodel is not known here' : `Look whether your version has ${perhaps} under another name`}.`,
        `${name['zh-Hans']}：有 ${left} 个没有认出。${perhaps === undefined ? '本站不知道它的子模型名称' : `请看你的版本中 ${perhaps} 是否用了别的名称`}。`,
      )
    : line(
        'wrong',
        `${name.en}: ${left} missing, no component with ${submodel}.`,
        `${name['zh-Hans']}：缺 ${left} 个，没有使用 ${submodel} 的元件。`,
      );
}
