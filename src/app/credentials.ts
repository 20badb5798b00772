/** Reads the GitHub App's id, private key and secrets from the environment or the file saved at registration. */

import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Registered } from '../github/app-client.ts';

export interface AppCredentials
  extends Pick<Registered, 'appId' | 'privateKey' | 'webhookSecret'>,
    Partial<Pick<Registered, 'clientId' | 'clientSecret'>> {}

/** Sentences about what was given: `problems` keep the server from starting, `warnings` do not. */
export interface Findings {
  problems: string[];
  warnings: string[];
}

type Environment = NodeJS.ReadOnlyDict<string>;

const [text, maybe] = [z.string(), z.string().optional()];
const saved = z.object({ appId: text, privateKey: text, webhookSecret: text, clientId: maybe, clientSecret: maybe });
const leastSecret = 20;

export function credentialsFile(dataDir: string) {
  return join(dataDir, 'github-app.json');
}

/** undefined: the App is not registered yet, or `problems` tells what is missing. */
export async function readCredentials(
  environment: Environment,
  dataDir: string,
  findings: Findings,
): Promise<AppCredentials | undefined> {
  const { problems } = findings;
  const configured = {
    REDGREEN_APP_ID: environment.REDGREEN_APP_ID,
    REDGREEN_PRIVATE_KEY: await readKey(environment, problems),
    REDGREEN_WEBHOOK_SECRET: environment.REDGREEN_WEBHOOK_SECRET,
  };
  const names = Object.keys(configured) as (keyof typeof configured)[];
  const absent = names.filter((name) => (configured[name] ?? '').trim() === '');
  const isSaved = absent.length === names.length;
  if (!isSaved) for (const name of absent) problems.push(`${name} is not set: ${whatFor[name]}`);
  if (!isSaved && absent.length > 0) return undefined;
  const credentials = isSaved
    ? await savedCredentials(dataDir, problems)
    : {
        appId: configured.REDGREEN_APP_ID?.trim() ?? '',
        privateKey: configured.REDGREEN_PRIVATE_KEY ?? '',
        webhookSecret: configured.REDGREEN_WEBHOOK_SECRET ?? '',
        ...signIn(environment, problems),
      };
  if (credentials !== undefined) check(credentials, environment, credentialsFile(dataDir), findings);
  return credentials;
}

const whatFor = {
  REDGREEN_APP_ID: 'the number on the settings page of the App',
  REDGREEN_PRIVATE_KEY: 'the private key of the App, or its path in REDGREEN_PRIVATE_KEY_FILE',
  REDGREEN_WEBHOOK_SECRET: "without it anybody could send the server an event; give the App's webhook secret",
};

function signIn(environment: Environment, problems: string[]): Pick<AppCredentials, 'clientId' | 'clientSecret'> {
  const clientId = environment.REDGREEN_CLIENT_ID || undefined;
  const clientSecret = environment.REDGREEN_CLIENT_SECRET || undefined;
  const [absent, present] = clientId === undefined ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
  if ((clientId === undefined) !== (clientSecret === undefined))
    problems.push(`REDGREEN_CLIENT_${absent} is not set, and REDGREEN_CLIENT_${present} is: sign-in needs both`);
  return { clientId, clientSecret };
}

async function readKey(environment: Environment, problems: string[]) {
  const { REDGREEN_PRIVATE_KEY: text, REDGREEN_PRIVATE_KEY_FILE: path } = environment;
  // An `.env` file holds a key on one line, with its line breaks written out.
  if (text) return text.includes('\n') ? text : text.replaceAll('\\n', '\n');
  if (!path) return undefined;
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    problems.push(`REDGREEN_PRIVATE_KEY_FILE: ${path} cannot be read (${codeOf(error)})`);
    return 'unreadable';
  }
}

async function savedCredentials(dataDir: string, problems: string[]): Promise<AppCredentials | undefined> {
  const path = credentialsFile(dataDir);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    // A registration made as another user is there, and must not be taken for none, or for a broken one.
    if (codeOf(error) !== 'ENOENT') {
      problems.push(`${path} cannot be read (${codeOf(error)}): it belongs to the user that registered the App`);
    }
    return undefined;
  }
  try {
    return saved.parse(JSON.parse(text));
  } catch {
    problems.push(`${path} is not what the registration wrote: remove it and register the App again, or restore it`);
    return undefined;
  }
}

function check(
  { appId, privateKey, webhookSecret }: AppCredentials,
  environment: Environment,
  file: string,
  { problems, warnings }: Findings,
) {
  const orWarn = environment.NODE_ENV === 'production' ? problems : warnings;
  const fix = 'make one with `openssl rand -hex 32` and set it in the App too';
  if (webhookSecret.trim().toLowerCase() === 'development') {
    problems.push(`REDGREEN_WEBHOOK_SECRET is \`development\`, which everybody knows: ${fix}`);
  } else if (webhookSecret.length < leastSecret) {
    orWarn.push(
      `REDGREEN_WEBHOOK_SECRET has ${webhookSecret.length} characters, and ${leastSecret} is the least: ${fix}`,
    );
  }
  if (!/^\d{1,15}$/.test(appId)) {
    problems.push(`REDGREEN_APP_ID is ${JSON.stringify(appId.slice(0, 20))}; allowed: ${whatFor.REDGREEN_APP_ID}`);
  }
  if (privateKey !== 'unreadable' && !isRsaKey(privateKey)) {
    const where = keyNames.find((name) => environment[name]) ?? file;
    orWarn.push(`${where} holds no RSA private key: make one on the App's settings page → Private keys`);
  }
}

const keyNames = ['REDGREEN_PRIVATE_KEY', 'REDGREEN_PRIVATE_KEY_FILE'];

function isRsaKey(text: string) {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function codeOf(error: unknown) {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
