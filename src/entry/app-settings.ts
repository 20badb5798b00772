/** What `redgreen serve` and `redgreen worker` are told by the environment and by the file that the registration left. All of what is wrong is said at once. */

import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Ceilings } from '../config/ceilings.ts';
import { RedgreenError } from '../errors.ts';
import { readCeilings } from './app-ceilings.ts';

export interface AppCredentials {
  appId: string;
  privateKey: string;
  webhookSecret: string;
  clientId?: string;
  clientSecret?: string;
}

export interface AppSettings {
  /** undefined: the App is not registered yet. */
  credentials?: AppCredentials;
  /** A file's path or a `postgres://` URL. */
  database: string;
  dataDir: string;
  host: string;
  port: number;
  /** Where browsers and GitHub reach the server. */
  publicUrl?: string;
  apiUrl: string;
  serverUrl: string;
  production: boolean;
  publicRuns: boolean;
  /** How long runs are kept; what led to them is kept as long. */
  retentionDays: number;
  sessionSecret?: string;
  /** Logins that see eval runs and the machines of the workers on the pages. */
  operators: string[];
  /** Opens `/metrics` from beyond this machine. */
  metricsToken?: string;
  ceilings: Ceilings;
  warnings: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const saved = z.object({
  appId: z.string(),
  privateKey: z.string(),
  webhookSecret: z.string(),
  clientId: z.string().optional(),
  clientSecret: z.string().optional(),
});
const leastSecret = 20;

/** Throws `bad-server` with every problem, one a line. */
export async function readAppSettings(environment: Environment, cwd: string): Promise<AppSettings> {
  const problems: string[] = [];
  const warnings: string[] = [];
  const production = environment.NODE_ENV === 'production';
  const dataDir = resolve(cwd, environment.REDGREEN_DATA_DIR || '.redgreen');
  const credentials = await readCredentials(environment, dataDir, problems);
  if (credentials !== undefined) checkSecret(credentials, production, problems, warnings);
  const settings: AppSettings = {
    credentials,
    dataDir,
    database: environment.DATABASE_URL || join(dataDir, 'redgreen.db'),
    host: environment.REDGREEN_HOST || '127.0.0.1',
    port: readWhole('REDGREEN_PORT', environment.REDGREEN_PORT, [0, 65_535, 3000], problems),
    publicUrl: readUrl('REDGREEN_PUBLIC_URL', environment, problems),
    apiUrl: readUrl('GITHUB_API_URL', environment, problems) ?? 'https://api.github.com',
    serverUrl: readUrl('GITHUB_SERVER_URL', environment, problems) ?? 'https://github.com',
    production,
    publicRuns: environment.REDGREEN_PUBLIC_RUNS === 'true',
    retentionDays: readWhole('REDGREEN_RETENTION_DAYS', environment.REDGREEN_RETENTION_DAYS, [1, 3650, 90], problems),
    sessionSecret: readLongSecret('REDGREEN_SESSION_SECRET', environment, problems),
    operators: (environment.REDGREEN_OPERATORS ?? '').split(/[\s,]+/).filter((login) => login !== ''),
    metricsToken: environment.REDGREEN_METRICS_TOKEN || undefined,
    ceilings: readCeilings(environment, problems),
    warnings,
  };
  if (problems.length > 0) throw new RedgreenError('bad-server', problems.join('\n'));
  return settings;
}

function readLongSecret(name: string, environment: Environment, problems: string[]): string | undefined {
  const value = environment[name] || undefined;
  if (value !== undefined && value.length < 32) problems.push(`${name} is too short: give at least 32 characters`);
  return value;
}

/** Where the registration leaves what GitHub gave it. */
export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'github-app.json');
}

/** Loopback addresses are this machine alone. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

async function readCredentials(
  environment: Environment,
  dataDir: string,
  problems: string[],
): Promise<AppCredentials | undefined> {
  const given = {
    REDGREEN_APP_ID: environment.REDGREEN_APP_ID,
    REDGREEN_PRIVATE_KEY: await readKey(environment, problems),
    REDGREEN_WEBHOOK_SECRET: environment.REDGREEN_WEBHOOK_SECRET,
  };
  const absent = Object.entries(given).filter(([, value]) => (value ?? '').trim() === '');
  if (absent.length === Object.keys(given).length) return await savedCredentials(dataDir, problems);
  for (const [name] of absent) problems.push(`${name} is not set: ${whatFor[name as keyof typeof whatFor]}`);
  if (absent.length > 0) return undefined;
  return {
    appId: given.REDGREEN_APP_ID?.trim() ?? '',
    privateKey: given.REDGREEN_PRIVATE_KEY ?? '',
    webhookSecret: given.REDGREEN_WEBHOOK_SECRET ?? '',
    clientId: environment.REDGREEN_CLIENT_ID || undefined,
    clientSecret: environment.REDGREEN_CLIENT_SECRET || undefined,
  };
}

const whatFor = {
  REDGREEN_APP_ID: 'the number on the settings page of the App',
  REDGREEN_PRIVATE_KEY: 'the private key of the App, or its path in REDGREEN_PRIVATE_KEY_FILE',
  REDGREEN_WEBHOOK_SECRET: "without it anybody could send the server an event; give the App's webhook secret",
};

async function readKey(environment: Environment, problems: string[]): Promise<string | undefined> {
  const { REDGREEN_PRIVATE_KEY: text, REDGREEN_PRIVATE_KEY_FILE: path } = environment;
  // An `.env` file holds a key on one line, with its line breaks written out.
  if (text) return text.includes('\n') ? text : text.replaceAll('\\n', '\n');
  if (!path) return undefined;
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    problems.push(`REDGREEN_PRIVATE_KEY_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return 'unreadable';
  }
}

async function savedCredentials(dataDir: string, problems: string[]): Promise<AppCredentials | undefined> {
  const path = credentialsFile(dataDir);
  try {
    return saved.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      problems.push(`${path} is not what the registration wrote: remove it and register the App again, or restore it`);
    }
    return undefined;
  }
}

function checkSecret(
  { webhookSecret }: AppCredentials,
  production: boolean,
  problems: string[],
  warnings: string[],
): void {
  const fix = 'make one with `openssl rand -hex 32` and set it in the App too';
  if (webhookSecret === 'development') {
    problems.push(`REDGREEN_WEBHOOK_SECRET is \`development\`, which everybody knows: ${fix}`);
  } else if (webhookSecret.length < leastSecret) {
    const what = `REDGREEN_WEBHOOK_SECRET has ${webhookSecret.length} characters, and ${leastSecret} is the least: ${fix}`;
    if (production) problems.push(what);
    else warnings.push(what);
  }
}

/** `range`: the least, the most, and what it is where it is not given. */
function readWhole(
  name: string,
  text: string | undefined,
  [least, most, usual]: readonly [number, number, number],
  problems: string[],
): number {
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  problems.push(`${name} is ${JSON.stringify(text.slice(0, 20))}; allowed: a number from ${least} to ${most}`);
  return usual;
}

function readUrl(name: string, environment: Environment, problems: string[]): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  const plain = url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  // Plain http only where nobody else can listen.
  const safe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname.replace(/^\[|\]$/g, '')));
  if (plain && safe) return text.replace(/\/+$/, '');
  problems.push(
    `${name} is ${JSON.stringify(text.slice(0, 100))}; allowed: an https URL without user, query or fragment`,
  );
  return undefined;
}
