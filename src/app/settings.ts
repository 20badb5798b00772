/** Reads the settings of `redgreen serve` and `redgreen worker` from environment variables and reports all problems. */

import { join, resolve } from 'node:path';
import type { Ceilings } from '../config/ceilings.ts';
import { settingsSchema } from '../config/settings.ts';
import { RedgreenError } from '../run/errors.ts';
import { defaultLimits, type QueueLimits } from '../store/queue.ts';
import { isLoopback } from '../text/addresses.ts';
import { type AppCredentials, readCredentials } from './credentials.ts';

export interface AppSettings {
  /** undefined: the App is not registered yet. */
  credentials?: AppCredentials;
  /** A file's path or a `postgres://` URL. */
  database: string;
  dataDir: string;
  host: string;
  port: number;
  publicUrl?: string;
  apiUrl: string;
  serverUrl: string;
  production: boolean;
  publicRuns: boolean;
  /** How long runs are kept; what led to them is kept as long. */
  retentionDays: number;
  /** Logins that see eval runs and the machines of the workers on the pages. */
  operators: string[];
  /** Opens `/metrics` from beyond this machine. */
  metricsToken?: string;
  ceilings: Ceilings;
  /** Of each line of the log; undefined: JSON unless a person looks on. */
  logForm?: 'text' | 'json';
  limits: QueueLimits;
  warnings: string[];
}

type Environment = NodeJS.ReadOnlyDict<string>;

/** Throws `bad-server` with every problem, one a line. */
export async function readAppSettings(environment: Environment, cwd: string): Promise<AppSettings> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const production = environment.NODE_ENV === 'production';
  const dataDir = resolve(cwd, environment.REDGREEN_DATA_DIR || '.redgreen');
  const credentials = await readCredentials(environment, dataDir, { problems, warnings });
  const settings: AppSettings = {
    credentials,
    dataDir,
    database: readDatabase(environment.DATABASE_URL, problems) ?? join(dataDir, 'redgreen.db'),
    host: environment.REDGREEN_HOST || '127.0.0.1',
    port: readWhole('REDGREEN_PORT', environment.REDGREEN_PORT, [0, 65_535, 3000], problems),
    publicUrl: readOrigin('REDGREEN_PUBLIC_URL', environment, problems),
    apiUrl: readUrl('GITHUB_API_URL', environment, problems) ?? 'https://api.github.com',
    serverUrl: readUrl('GITHUB_SERVER_URL', environment, problems) ?? 'https://github.com',
    production,
    publicRuns: readOneOf('REDGREEN_PUBLIC_RUNS', environment, ['true', 'false'], problems) === 'true',
    retentionDays: readWhole('REDGREEN_RETENTION_DAYS', environment.REDGREEN_RETENTION_DAYS, [1, 3650, 90], problems),
    operators: (environment.REDGREEN_OPERATORS ?? '').split(/[\s,]+/).filter((login) => login !== ''),
    metricsToken: environment.REDGREEN_METRICS_TOKEN || undefined,
    logForm: readOneOf('REDGREEN_LOG', environment, ['text', 'json'], problems),
    ceilings: readCeilings(environment, problems),
    limits: readLimits(environment, problems),
    warnings,
  };
  if (problems.length > 0) throw new RedgreenError('bad-server', listed(problems));
  return settings;
}

const maxJobs = 100_000;

function readLimits(environment: Environment, problems: string[]): QueueLimits {
  const read = (name: string, usual: number) =>
    readWhole(name, environment[name], [1, maxJobs, usual] as const, problems);
  return {
    perRepository: read('REDGREEN_RUNS_PER_REPOSITORY', defaultLimits.perRepository),
    perInstallation: read('REDGREEN_RUNS_PER_INSTALLATION', defaultLimits.perInstallation),
    perDay: read('REDGREEN_RUNS_PER_DAY', defaultLimits.perDay),
  };
}

function listed(problems: readonly string[]) {
  return problems.length === 1 ? (problems[0] ?? '') : problems.map((problem) => `\n${problem}`).join('');
}

/** The value may hold a password: none of it is said. */
function readDatabase(text: string | undefined, problems: string[]) {
  if (!text) return undefined;
  const isPath = text.startsWith('/');
  if (!isPath && !/^postgres(ql)?:\/\//.test(text)) {
    problems.push('DATABASE_URL does not begin with postgres://; leave it empty for SQLite in REDGREEN_DATA_DIR');
  } else if (!isPath && !isWhole(URL.parse(text))) {
    problems.push('DATABASE_URL is not a URL: write special characters of the password as %XX, such as %2F for /');
  }
  return text;
}

/** Where a password's own `#`, `/` or `?` has ended the host, the rest of it would be looked up as one, and told in every log. */
function isWhole(url: URL | null) {
  return url !== null && url.hash === '' && !`${url.pathname}${url.search}`.includes('@');
}

/** One of the values; undefined where it is not given. */
function readOneOf<T extends string>(
  name: string,
  environment: Environment,
  allowed: readonly T[],
  problems: string[],
) {
  const text = environment[name] || undefined;
  const value = allowed.find((each) => each === text);
  if (text !== undefined && value === undefined)
    problems.push(`${name} is ${JSON.stringify(text.slice(0, 20))}; allowed: ${allowed.join(' or ')}`);
  return value;
}

/** `range`: the least, the most, and what it is where it is not given. */
function readWhole(
  name: string,
  text: string | undefined,
  [least, most, usual]: readonly [number, number, number],
  problems: string[],
) {
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  problems.push(`${name} is ${JSON.stringify(text.slice(0, 20))}; allowed: a number from ${least} to ${most}`);
  return usual;
}

/** Links and cookies of the pages begin at `/`, and sign-in comes back there. */
function readOrigin(name: string, environment: Environment, problems: string[]) {
  const url = readUrl(name, environment, problems);
  if (url !== undefined && new URL(url).pathname !== '/')
    problems.push(`${name} is ${JSON.stringify(url.slice(0, 100))}; allowed: an address without a path`);
  return url;
}

function readUrl(name: string, environment: Environment, problems: string[]) {
  const text = environment[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  const plain = url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  // Plain http only where nobody else can listen.
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (plain && safe) return text.replace(/\/+$/, '');
  problems.push(
    `${name} is ${JSON.stringify(text.slice(0, 100))}; allowed: an https URL without user, query or fragment`,
  );
  return undefined;
}

const prefix = 'REDGREEN_OPERATOR_';
const known = ['MAX_COST_USD', 'TIMEOUT_MINUTES', 'MODELS', 'AGENT', 'ENV', 'SERVICES'];

/** Names and values as in the settings, with `REDGREEN_OPERATOR_` in front. What cannot be read goes to `problems`. */
function readCeilings(environment: NodeJS.ReadOnlyDict<string>, problems: string[]): Ceilings {
  // A misspelt ceiling would hold nobody.
  const misspelt = Object.keys(environment).filter(
    (name) => name.startsWith(prefix) && !known.includes(name.slice(prefix.length)),
  );
  const allowed = known.map((name) => `${prefix}${name}`).join(', ');
  for (const one of misspelt.map((name) => `${name} is not a ceiling; allowed: ${allowed}`)) problems.push(one);
  const text = (name: string) => environment[`${prefix}${name}`] || undefined;
  const number = (name: string, unit: string) => {
    const raw = text(name);
    if (raw === undefined) return undefined;
    const value = Number(raw);
    if (Number.isFinite(value) && value > 0) return value;
    problems.push(`${prefix}${name} is ${JSON.stringify(raw.slice(0, 20))}; allowed: a number of ${unit} above 0`);
    return undefined;
  };
  const list = (name: string) =>
    text(name)
      ?.split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  const models = list('MODELS');
  if (models?.length === 0)
    problems.push(`${prefix}MODELS names no model; allowed: ids of models, with commas between`);
  const agent = text('AGENT');
  const { options } = settingsSchema.shape.agent.def.innerType;
  const isKnown = agent !== undefined && options.includes(agent);
  if (agent !== undefined && !isKnown) {
    problems.push(`${prefix}AGENT is ${JSON.stringify(agent.slice(0, 20))}; allowed: ${options.join(', ')}`);
  }
  return {
    maxCostUsd: number('MAX_COST_USD', 'dollars'),
    timeoutMinutes: number('TIMEOUT_MINUTES', 'minutes'),
    models,
    // A command-line agent runs code of the repository's choice, with its variables: only where the operator says so.
    agent: agent === 'command' ? undefined : isKnown ? agent : 'anthropic',
    env: list('ENV'),
    services: list('SERVICES'),
  };
}
