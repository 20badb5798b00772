/**
 * Merges a run's settings from flags, environment variables, configuration files, the issue's text and the operator's
 * limits. Problems are returned, never thrown.
 */

import { presets, providers } from '../agent/providers-and-presets.ts';
import type { Problem } from '../run/errors.ts';
import type { SettingValue } from '../run/starting-point.ts';
import { anthropicModel, applyCeilings, type Ceilings, type Values } from './ceilings.ts';
import { type ConfigFile, configPath, readConfigFile } from './config-file.ts';
import { agentProvider, lackingKey, reviewProvider, shortKeys, subscriptionToken } from './provider-settings.ts';
import { allowedWords } from './setting-phrases.ts';
import { notAllowed, readSetting } from './setting-value.ts';
import { aboutOf, camelName, type SettingName, type Settings, schemaOf, settingNames } from './settings.ts';
import { readEnvironment, readInputs, type Texts } from './settings-from-text.ts';
import { readStoryWishes, type StoryWishes } from './story-settings.ts';

export interface SettingSources {
  /** Action inputs by kebab-case name; empty is not given. */
  inputs?: Texts;
  /** Flags of the command line, by kebab-case name. */
  flags?: Texts;
  environment?: Texts;
  /** Text of `.github/redgreen.yml` on the default branch. */
  repositoryFile?: string;
  /** The same file of the owner's `.github` repository. */
  organisationFile?: string;
  story?: StoryWishes;
  /** `/retry max-iterations=5`: stands above the story. */
  command?: { 'max-iterations'?: string };
  /** What the operator of the App allows every repository. */
  operator?: Ceilings;
  /** Default true: a run cannot start without a key for the built-in agent. */
  needsKey?: boolean;
}

export interface Resolved {
  settings: Settings;
  /** By kebab-case name; of a secret only that it is set. */
  sources: Record<string, SettingValue>;
  /** Empty, or the run is `misconfigured`; all of them at once. */
  problems: Problem[];
  warnings: string[];
}

/** Never throws: whatever was given, settings come out, and the problems say whether they may be used. */
export function resolveSettings(input: SettingSources): Resolved {
  const inputs = readInputs(input.inputs ?? {}, 'input');
  const flags = readInputs(input.flags ?? {}, 'flag');
  const environment = readEnvironment(input.environment ?? {});
  const repository = readConfigFile(input.repositoryFile ?? '');
  const organisation = readConfigFile(input.organisationFile ?? '', `organisation ${configPath}`);
  const story = readStoryWishes(input.story);

  // From the weakest to the strongest; the story comes after the limit is known.
  const layers = [
    withSource(organisation.values, `organisation ${configPath}`),
    withSource(repository.values, configPath),
    environment.values,
    flags.values,
    inputs.values,
  ];
  const problems = [inputs, flags, environment, repository, organisation, story].flatMap((layer) => layer.problems);
  const warnings = [inputs, flags, environment, story].flatMap((layer) => layer.warnings);

  const values: Values = new Map(settingNames.map((name) => [name, { value: defaultOf(name), source: 'default' }]));
  for (const layer of layers) for (const [name, entry] of layer) values.set(name, entry);
  const limit = lowestLimit(layers);
  values.set('max-iterations-limit', limit);
  for (const one of checkRetries(values, limit)) problems.push(one);
  applyStory(values, story.values, input.story?.source ?? 'story', limit, warnings);
  if (input.command !== undefined) for (const one of applyCommand(values, input.command, limit)) problems.push(one);
  if (input.operator !== undefined) applyCeilings(values, input.operator, problems, warnings);

  const settings = settingsOf(values, story.testsMayChange);
  const usual = agentProvider(settings)?.provider.usualModel;
  if (usual !== undefined && values.get('model')?.source === 'default') {
    settings.model = usual;
    values.set('model', { value: usual, source: 'default' });
  }
  // Of an agent that is not known nobody can say which key it needs.
  const isAgentKnown = !problems.some(({ setting }) => setting === 'agent');
  const lacking = missing(settings, values, isAgentKnown && (input.needsKey ?? true), input.environment);
  // What was given and cannot be is told already.
  const short = shortKeys(settings, input.environment?.GITHUB_API_URL);
  const further = lacking.filter((one) => !problems.some(({ setting }) => setting === one.setting));
  for (const each of [...further, ...short.problems]) problems.push(each);
  for (const text of [...costWarnings(settings), ...openDoors(settings), ...short.warnings]) warnings.push(text);
  chooseReview(settings, values, input.operator, warnings);
  const placed = problems.map((problem) => withPlace(problem, { repository, organisation }));
  return { settings, sources: sourcesOf(values, story.testsMayChange), problems: placed, warnings };
}

/** What was seen only beside other values is told with its line as well. */
function withPlace(problem: Problem, { repository, organisation }: Record<'repository' | 'organisation', ConfigFile>) {
  const file = { [configPath]: repository, [`organisation ${configPath}`]: organisation }[problem.source];
  return { ...file?.places.get(problem.setting as SettingName), ...problem };
}

function withSource(values: Map<SettingName, unknown>, source: string): Values {
  return new Map([...values].map(([name, value]) => [name, { value, source }]));
}

function defaultOf(name: SettingName): unknown {
  const result = schemaOf(name).safeParse(undefined);
  return result.success ? result.data : undefined;
}

interface Limit {
  value: number;
  source: string;
}

/** A lower layer can only lower the limit, and so does a higher one: the smallest that was given holds. */
function lowestLimit(layers: Values[]): Limit {
  const start = { value: defaultOf('max-iterations-limit') as number, source: 'default' };
  return layers.reduce((lowest, layer) => {
    const entry = layer.get('max-iterations-limit');
    return typeof entry?.value === 'number' && entry.value <= lowest.value
      ? { value: entry.value, source: entry.source }
      : lowest;
  }, start);
}

/** Beyond the limit is an error wherever a person set it; the default just gives way. */
function checkRetries(values: Values, limit: Limit) {
  const entry = values.get('max-iterations');
  if (entry === undefined || (entry.value as number) <= limit.value) return [];
  values.set('max-iterations', { value: limit.value, source: 'max-iterations-limit' });
  if (entry.source === 'default') return [];
  return [notAllowed('max-iterations', entry.value, entry.source, withinLimit(limit))];
}

function withinLimit(limit: Limit) {
  if (limit.source === 'default') return allowedWords('max-iterations');
  return `a whole number from 0 to ${limit.value} (max-iterations-limit, ${limit.source})`;
}

function applyStory(
  values: Values,
  wishes: Map<SettingName, unknown>,
  source: string,
  limit: Limit,
  warnings: string[],
) {
  for (const [name, value] of wishes) values.set(name, { value, source });
  const wish = wishes.get('max-iterations');
  if (typeof wish !== 'number' || wish <= limit.value) return;
  values.set('max-iterations', { value: limit.value, source: `${source}, capped by max-iterations-limit` });
  warnings.push(`The story asks for max-iterations ${wish}; capped at ${limit.value} (max-iterations-limit).`);
}

function applyCommand(values: Values, command: { 'max-iterations'?: string }, limit: Limit) {
  const text = command['max-iterations'];
  const read = readSetting('max-iterations', text, '/retry');
  if ('problem' in read) return [notAllowed('max-iterations', text, '/retry', withinLimit(limit))];
  if (read.value === undefined) return [];
  if ((read.value as number) > limit.value)
    return [notAllowed('max-iterations', read.value, '/retry', withinLimit(limit))];
  values.set('max-iterations', { value: read.value, source: '/retry' });
  return [];
}

function settingsOf(values: Values, testsMayChange: boolean): Settings {
  const entries = settingNames.map((name) => [camelName(name), values.get(name)?.value]);
  // Every value came out of the schema, and the names are its own.
  return { ...(Object.fromEntries(entries) as unknown as Settings), testsMayChange };
}

/** Off where its provider has no key, and of that provider's usual model where the agent's is of another one. */
function chooseReview(settings: Settings, values: Values, operator: Ceilings | undefined, warnings: string[]) {
  const [agent, reviewer] = [agentProvider(settings), reviewProvider(settings)];
  const off = (source: string, why: string) => {
    settings.review = false;
    values.set('review', { value: false, source });
    // Of a command-line agent its own sentence tells it.
    if (source !== noKey || !isCommand(settings.agent)) warnings.push(offWords(why));
  };
  const key = lackingKey(settings, reviewer);
  // The agent that asks the same provider lacks it too, which is told, unless it has a token of its own.
  if (settings.review && key !== undefined && (agent?.name !== reviewer.name || subscriptionToken(settings)))
    off(noKey, `there is no ${key} to review with`);
  if (!settings.review || settings.reviewModel !== undefined || agent === undefined || agent.name === reviewer.name)
    return;
  const model = anthropicModel(reviewer.provider.usualModel ?? '', operator?.models);
  settings.reviewModel = model;
  if (model === undefined) off('operator', `the operator allows no model of ${reviewer.provider.title}`);
  else values.set('review-model', { value: model, source: 'default' });
}

function missing(settings: Settings, values: Values, needsKey: boolean, environment: Texts = {}) {
  const problems: Problem[] = [];
  const say = (setting: SettingName, message: string) => problems.push({ source: 'settings', setting, message });
  if (settings.agent === 'command' && settings.agentCommand === undefined)
    say('agent-command', 'agent-command is not given; allowed with agent: command: a shell command');
  const wish = agentProvider(settings);
  const name = wish && lackingKey(settings, wish);
  if (needsKey && name !== undefined && !subscriptionToken(settings)) {
    const variable = name.toUpperCase().replaceAll('-', '_');
    say(
      name,
      `${name} is not given; set the variable ${variable} (export ${variable}=…), or in a workflow the input ${name} from a secret`,
    );
  }
  if (wish !== undefined && wish.provider.usualModel === undefined && values.get('model')?.source === 'default') {
    const { agent } = settings;
    say('model', `model is not given; allowed with agent: ${agent}: the id of a model that ${wish.provider.title} has`);
  }
  const used = [wish, settings.review ? reviewProvider(settings) : undefined].flatMap(
    (one) => one?.provider.needs ?? [],
  );
  const absent = needsKey ? [...new Set(used)].filter((variable) => (environment[variable] ?? '') === '') : [];
  if (absent.length > 0) say('provider', `provider needs ${absent.join(' and ')}, which is not set in the environment`);
  return problems;
}

function costWarnings({ maxIterations, maxTurns, maxCostUsd }: Settings) {
  if (maxIterations <= 5) return [];
  return [
    `max-iterations is ${maxIterations}: up to ${maxIterations + 1} attempts of up to ${maxTurns} model calls each, so up to ${(maxIterations + 1) * maxTurns} calls and ${maxIterations + 1} times the cost of one attempt; max-cost-usd ends the run at $${maxCostUsd}.`,
  ];
}

/** What was asked for and makes the run less safe: said where its result is read. */
function openDoors({ sandbox, testEnv, setupEnv }: Settings) {
  const doors: string[] = [];
  const variables = [...providers.values()].flatMap(({ secretVariables }) => secretVariables);
  const keys = variables.filter((name) => [...testEnv, ...setupEnv].includes(name));
  if (keys.length > 0) {
    doors.push(
      `${keys.join(' and ')} ${keys.length === 1 ? 'is' : 'are'} handed to setup or tests (setup-env, test-env), where the model's code can read it. Give those commands a key of their own under another name.`,
    );
  }
  if (sandbox === 'none') {
    doors.push(
      "sandbox is none: setup, build, tests and the agent's shell run unconfined, and can read all that this machine holds.",
    );
  }
  return doors;
}

function sourcesOf(values: Values, testsMayChange: boolean) {
  const sources: Record<string, SettingValue> = {};
  for (const [name, { value, source }] of values) {
    const secret = aboutOf(name).secret === true;
    sources[name] = { value: secret && value !== undefined ? '(set)' : value, source };
  }
  if (testsMayChange) sources.tests = { value: 'may-change', source: 'story' };
  return sources;
}

const isCommand = (agent: string) => agent === 'command' || presets.has(agent);

/** What a command-line agent sees, reaches and costs, in one sentence: chosen by whoever set it, and no fault. */
export function reachWords(settings: Settings, sources: Record<string, SettingValue>): string[] {
  const { agent, agentEnv, agentNetwork } = settings;
  if (!isCommand(agent)) return [];
  const who = agent === 'command' ? 'A command-line agent implements' : `The command-line agent ${agent} implements`;
  const names = agentEnv.length === 0 ? 'no variable of the environment' : agentEnv.join(', ');
  const nobody = agent === 'command' ? 'nobody' : 'nobody but its model, through a proxy that holds the key';
  const reach =
    agentNetwork === 'none' ? nobody : agentNetwork === 'full' ? 'the whole network' : agentNetwork.join(', ');
  const cost = agent === 'command' ? ' Its cost is unknown, so max-cost-usd cannot limit it.' : '';
  const key = sources.review?.source === noKey ? lackingKey(settings, reviewProvider(settings)) : undefined;
  const review = key === undefined ? '' : ` ${offWords(`there is no ${key} to review with`)}`;
  return [`${who}: it may see ${names} and reach ${reach}.${cost}${review}`];
}

const noKey = 'no key';
const offWords = (why: string) => `review is off: ${why}.`;
