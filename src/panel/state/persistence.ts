import {text} from '../../i18n';
import type {ValidationIssue} from '../../models/definition/errors';
import type {AnyModel} from '../../models/definition/modelDefinition';
import type {TimeWindow} from '../../models/export/permalink';
import {decodePermalink, encodePermalink} from '../../models/export/permalink';
import {isModelId} from '../../models/registry';
import type {UnitPreferences} from '../../physics/units';
import {isUnit, QUANTITIES, unitDefinition} from '../../physics/units';
import {runSettings} from './runResult';
import type {Settings} from './settings';
import type {Comparison, PanelState} from './state';
import {
  issuesByParameter,
  nearestPreset,
  presetKey,
  presetSettings,
} from './state';

/** What the browser still has of a panel's state when the page is opened. */
export interface PersistedState {
  /** Hash of the page's address. */
  readonly hash: string;
  /** What `serializeState` gave when the page was left; undefined if nothing. */
  readonly session?: string | undefined;
  /** Ids of the models on the page. */
  readonly modelsOnPage: readonly string[];
}

const FOREIGN_LINK: ValidationIssue = {
  parameters: [],
  message: text(
    'The link belongs to a model that is not on this page; the default values are used.',
    '链接中的模型不在本页上，已使用默认值。',
  ),
};

/** The permalink of settings and of the part shown, without '#'. */
export function encodeLink(
  model: AnyModel,
  {values, duration}: Settings,
  window?: TimeWindow,
): string {
  return encodePermalink(model, values, duration, window);
}

/** What a link sets. */
interface Linked {
  readonly settings?: Settings;
  readonly window?: TimeWindow | undefined;
}

function decodeLink(model: AnyModel, link: string): Linked {
  const {isForModel, values, duration, window} = decodePermalink(model, link);
  return isForModel ? {settings: {values, duration}, window} : {};
}

/**
 * Reads the settings in the hash of the address, if any, with the issues of the
 * link. Links to other models of the page are ignored.
 */
export function readHash(
  model: AnyModel,
  {hash, modelsOnPage}: PersistedState,
): Linked & {readonly issues: readonly ValidationIssue[]} {
  const linked = decodePermalink(model, hash);
  const {isForModel, values, duration, window, issues} = linked;
  if (isForModel) {
    return {settings: {values, duration}, window, issues};
  }
  const [, id] = /^#?sim=([^&]*)/u.exec(hash) ?? [];
  const isForThisPage =
    id === undefined || (isModelId(id) && modelsOnPage.includes(id));
  return {issues: isForThisPage ? [] : [issues[0] ?? FOREIGN_LINK]};
}

interface SerializedState {
  readonly link: string;
  readonly topic: string;
  /** Permalinks of the held runs. */
  readonly held: readonly string[];
  readonly units: UnitPreferences;
}

/** Writes the part of a panel's state that survives a reload, as JSON. */
export function serializeState(model: AnyModel, state: PanelState): string {
  const {settings, topic, comparisons, units} = state;
  const held = comparisons.filter(({kind}) => kind === 'held');
  const serialized: SerializedState = {
    link: encodeLink(model, settings, state.window),
    topic,
    held: held.map((comparison) => encodeLink(model, comparison.settings)),
    units,
  };
  return JSON.stringify(serialized);
}

function readStrings(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : [];
}

function readUnits(value: unknown): UnitPreferences {
  if (typeof value !== 'object' || value === null) {
    return {};
  }
  const valid = Object.entries(value).filter(
    ([quantity, unit]) =>
      Object.hasOwn(QUANTITIES, quantity) &&
      typeof unit === 'string' &&
      isUnit(unit) &&
      unitDefinition(unit).quantity === quantity,
  );
  return Object.fromEntries(valid);
}

function parseObject(
  json: string | undefined,
): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}

/** Computes the held runs again from their links; leaves out those that fail. */
function restoreHeldRuns(
  model: AnyModel,
  links: readonly string[],
): readonly Comparison[] {
  return links.flatMap((link, index) => {
    const {settings} = decodeLink(model, link);
    const result = settings && runSettings(model, settings);
    return settings && result && !result.failure
      ? [{id: index + 1, kind: 'held' as const, settings, run: result.run}]
      : [];
  });
}

/**
 * Makes the state a panel starts with: the values of the link, else those of
 * the session, else the preset. Never throws, whatever the browser has.
 */
export function startState(
  model: AnyModel,
  preset: string | undefined,
  persisted: PersistedState | undefined,
): PanelState {
  const defaults = presetSettings(model, preset);
  const linked: ReturnType<typeof readHash> = persisted
    ? readHash(model, persisted)
    : {issues: []};
  const session = parseObject(persisted?.session);
  const [link = ''] = readStrings([session.link]);
  const {settings, window} = linked.settings ? linked : decodeLink(model, link);
  const usual = presetKey(model, readStrings([session.topic])[0] ?? preset);
  // Another preset may have the same values, or share more of them.
  const isReload = settings && encodeLink(model, settings, window) === link;
  return {
    topic:
      settings && !isReload ? nearestPreset(model, settings, usual) : usual,
    settings: settings ?? defaults,
    linked: isReload ? undefined : linked.settings,
    window,
    issues: issuesByParameter(linked.issues),
    units: readUnits(session.units),
    scales: {},
    shown: {},
    times: {},
    hasExact: false,
    hasOptions: false,
    frame: 0,
    isDurationFixed: false,
    isReleased: false,
    comparisons: restoreHeldRuns(model, readStrings(session.held)),
  };
}
