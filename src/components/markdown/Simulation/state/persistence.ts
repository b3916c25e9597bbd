import {text} from '../../../../i18n';
import type {Problem} from '../../../../models/definition/errors';
import type {AnyModel} from '../../../../models/definition/modelDefinition';
import {
  decodePermalink,
  encodePermalink,
} from '../../../../models/export/permalink';
import {isModelId} from '../../../../models/registry';
import type {UnitPreferences} from '../../../../physics/units';
import {isUnit, QUANTITIES, unitDefinition} from '../../../../physics/units';
import {runSettings} from './runResult';
import type {Settings} from './settings';
import type {Comparison, PanelState} from './state';
import {complaintsOf, presetSettings} from './state';

/** What a panel finds when it starts: the address and what was stored. */
export interface Memory {
  readonly hash: string;
  /** What was stored when the page was left; undefined if nothing was. */
  readonly stored?: string | undefined;
  /** Ids of the models shown on the page. */
  readonly shown: readonly string[];
}

const FOREIGN: Problem = {
  parameters: [],
  message: text({
    en: 'The link belongs to a model that is not on this page; the default values are used.',
    'zh-Hans': '链接中的模型不在本页上，已使用默认值。',
  }),
};

/** The permalink of settings, without '#'. */
export function linkOf(model: AnyModel, {values, duration}: Settings): string {
  return encodePermalink(model, values, duration);
}

function settingsOf(model: AnyModel, link: string): Settings | undefined {
  const {isForModel, values, duration} = decodePermalink(model, link);
  return isForModel ? {values, duration} : undefined;
}

/** What the address says: settings, or a complaint, or nothing. */
export function readHash(
  model: AnyModel,
  {hash, shown}: Memory,
): {readonly settings?: Settings; readonly problems: readonly Problem[]} {
  const {isForModel, values, duration, problems} = decodePermalink(model, hash);
  if (isForModel) {
    return {settings: {values, duration}, problems};
  }
  if (!/^#?sim=/u.test(hash)) {
    return {problems: []};
  }
  const id = /^#?sim=([^&]*)/u.exec(hash)?.[1] ?? '';
  const isOthers = isModelId(id) && shown.includes(id);
  return {problems: isOthers ? [] : [...problems, FOREIGN].slice(0, 1)};
}

interface Stored {
  readonly link: string;
  readonly held: readonly string[];
  readonly units: UnitPreferences;
}

/** What of a panel's state survives a reload, as text. */
export function store(model: AnyModel, state: PanelState): string {
  const {settings, comparisons, units} = state;
  const held = comparisons.filter(({kind}) => kind === 'held');
  const stored: Stored = {
    link: linkOf(model, settings),
    held: held.map((comparison) => linkOf(model, comparison.settings)),
    units,
  };
  return JSON.stringify(stored);
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : [];
}

function readUnits(value: unknown): UnitPreferences {
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  const known = Object.entries(value).filter(
    ([quantity, unit]) =>
      Object.hasOwn(QUANTITIES, quantity) &&
      typeof unit === 'string' &&
      isUnit(unit) &&
      unitDefinition(unit).quantity === quantity,
  );
  return Object.fromEntries(known);
}

function parse(text: string | undefined): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}

function holdAgain(
  model: AnyModel,
  links: readonly string[],
): readonly Comparison[] {
  return links.flatMap((link, index) => {
    const settings = settingsOf(model, link);
    const outcome = settings && runSettings(model, settings);
    return outcome && !outcome.failure
      ? [{id: index + 1, kind: 'held' as const, settings, run: outcome.run}]
      : [];
  });
}

/**
 * The state a panel starts with: the link's values, else what was stored, else
 * the preset. Never throws, whatever the memory holds.
 */
export function startState(
  model: AnyModel,
  preset: string | undefined,
  memory: Memory | undefined,
): PanelState {
  const usual = presetSettings(model, preset);
  const linked = memory ? readHash(model, memory) : {problems: []};
  const stored = parse(memory?.stored);
  const [link = ''] = texts([stored.link]);
  return {
    settings: linked.settings ?? settingsOf(model, link) ?? usual,
    complaints: complaintsOf(linked.problems),
    units: readUnits(stored.units),
    scales: {},
    shown: {},
    times: {},
    hasExact: false,
    comparisons: holdAgain(model, texts(stored.held)),
  };
}
