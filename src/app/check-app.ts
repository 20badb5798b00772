/**
 * Checks the GitHub App on this machine when `redgreen doctor` runs: its settings, registration, permissions, webhook
 * and database.
 */

import { createHmac, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { statusOf } from '../github/api-errors.ts';
import { openApp } from '../github/app-client.ts';
import { type AppFacts, appFacts } from '../github/app-facts.ts';
import { attempt, type Check, fail, ok, warn } from '../run/doctor-check.ts';
import { RedgreenError } from '../run/errors.ts';
import { isPostgres, joinStore } from '../store/database.ts';
import { recordCounts } from '../store/read-metrics.ts';
import { messageOf } from '../text/error-message.ts';
import { type AppCredentials, credentialsFile } from './credentials.ts';
import { webhookPath } from './server.ts';
import { type AppSettings, readAppSettings } from './settings.ts';

interface Machine {
  environment: NodeJS.ReadOnlyDict<string>;
  cwd: string;
}

/** Whether this is a machine of the App: then the checks below are made. */
export function isAppMachine({ environment, cwd }: Machine) {
  const { REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY, REDGREEN_WEBHOOK_SECRET, REDGREEN_DATA_DIR } = environment;
  if (REDGREEN_APP_ID || REDGREEN_PRIVATE_KEY || REDGREEN_WEBHOOK_SECRET) return true;
  return existsSync(credentialsFile(resolve(cwd, REDGREEN_DATA_DIR || '.redgreen')));
}

export async function checkApp({ environment, cwd }: Machine, { offline }: { offline: boolean }): Promise<Check[]> {
  const settings = await readAppSettings(environment, cwd).catch((error: unknown) => {
    if (error instanceof RedgreenError) return error;
    throw error;
  });
  if (settings instanceof RedgreenError) {
    const problems = settings.detail.split('\n').filter((line) => line !== '');
    return problems.map((problem) => fail('App settings', problem, settings.fix));
  }
  const { credentials } = settings;
  const stored = await checkQueue(settings.database, new Date());
  if (credentials === undefined) {
    const fix = 'Start `redgreen serve --setup` and open the address that it prints.';
    return [fail('App', 'it is not registered yet', fix), ...stored];
  }
  const secret = [
    ok('App secret', 'set, and not a well-known one'),
    ...settings.warnings.map((text) => warn('App secret', text, 'Make another one, and set it in the App too.')),
  ];
  return [...secret, ...(offline ? [] : await onGitHub(settings, credentials)), ...stored];
}

async function onGitHub(settings: AppSettings, credentials: AppCredentials): Promise<Check[]> {
  const { apiUrl } = settings;
  const facts = await appFacts(openApp({ ...credentials, apiUrl })).catch((error: unknown) => appTrouble(error));
  if ('result' in facts) return [facts];
  return [
    ok('App', facts.slug),
    manifestCheck('App permissions', facts.missingPermissions, facts.furtherPermissions),
    manifestCheck('App events', facts.missingEvents, []),
    await attempt('webhook', () => webhookCheck(settings, credentials, facts), 'Look at the server and its log.'),
    deliveryCheck(facts),
    ...installationChecks(facts),
  ];
}

function appTrouble(error: unknown): Check {
  const said = messageOf(error);
  const status = statusOf(error);
  if (status !== undefined && status >= 500) return warn('App', `GitHub did not answer: ${said}`, 'Try again later.');
  if (status === undefined && error instanceof Error && 'request' in error)
    return warn('App', `GitHub cannot be reached: ${said}`, 'Check the network and GITHUB_API_URL.');
  const fix = 'Check REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and the clock of this machine.';
  return fail('App', `GitHub does not know it by this id and key: ${said}`, fix);
}

/** What app.yml names, against what the App has. */
function manifestCheck(name: string, missing: readonly string[], further: readonly string[]): Check {
  const where = "on the App's settings page → Permissions & events";
  if (missing.length > 0) {
    const fix = `Add it ${where}; each installation is then asked to accept a permission.`;
    return fail(name, `not asked for: ${missing.join(', ')}`, fix);
  }
  if (further.length === 0) return ok(name, 'what app.yml names, and nothing else');
  return warn(name, `more than it needs: ${further.join(', ')}`, `Remove it ${where}.`);
}

/** A ping of our own, signed: whoever answers it 2xx is a server that knows the secret. */
async function webhookCheck(
  settings: AppSettings,
  credentials: AppCredentials,
  { webhookUrl }: AppFacts,
): Promise<Check> {
  const name = 'webhook';
  const { publicUrl } = settings;
  const wanted = publicUrl === undefined ? undefined : `${publicUrl}${webhookPath}`;
  const change = "Change it on the App's settings page → Webhook URL.";
  if (webhookUrl === '') return fail(name, 'the App has no webhook', change);
  if (wanted !== undefined && webhookUrl !== wanted)
    return fail(name, `GitHub sends events to ${webhookUrl}, and this server is at ${wanted}`, change);
  const status = await ping(webhookUrl, credentials.webhookSecret);
  if (typeof status === 'string') {
    const fix = 'Start `redgreen serve`; if a proxy stands in front, let this path through.';
    return fail(name, `${webhookUrl} does not answer: ${status}`, fix);
  }
  if (status >= 200 && status < 300) return ok(name, `${webhookUrl} answers, and knows the secret`);
  if (status === 400 || status === 401) {
    const fix = 'Give the server and the App the same secret.';
    return fail(name, `${webhookUrl} refuses what is signed with REDGREEN_WEBHOOK_SECRET (${status})`, fix);
  }
  return fail(name, `${webhookUrl} answers ${status}`, 'Check that it is the address of `redgreen serve`.');
}

async function ping(url: string, secret: string): Promise<number | string> {
  const body = JSON.stringify({ zen: 'redgreen doctor' });
  const headers = {
    'content-type': 'application/json',
    'x-github-event': 'ping',
    'x-github-delivery': randomUUID(),
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  };
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
  }
}

function deliveryCheck({ deliveries: { all, failed, lastAt, lastStatus } }: AppFacts): Check {
  const name = 'deliveries';
  if (all === 0)
    return warn(name, 'GitHub has sent none yet', 'Set the label on an issue, or press "Redeliver" in the App.');
  const last = `the last one, of ${lastAt}, was answered ${lastStatus}`;
  if (failed === 0) return ok(name, `${all} looked at; ${last}`);
  const fix = 'GitHub must reach the address from outside. The server asks again for what failed.';
  return warn(name, `${failed} of the newest ${all} failed; ${last}`, fix);
}

function installationChecks({ installations, url }: AppFacts): Check[] {
  const name = 'installation';
  if (installations.length === 0)
    return [fail(name, 'the App is installed nowhere', `Install it: ${url}/installations/new`)];
  return installations.map(({ account, missing, suspended }) => {
    if (suspended) return warn(name, `${account}: suspended`, 'An administrator of the account can end that.');
    if (missing.length === 0) return ok(name, account);
    const fix = "An administrator of the account must accept it in the installation's settings.";
    return fail(name, `${account} has not accepted: ${missing.join(', ')}`, fix);
  });
}

/** A worker says more often than this that it is there. */
const silentMs = 60_000;

async function checkQueue(database: string, now: Date): Promise<Check[]> {
  const isServer = isPostgres(database);
  try {
    await using store = await joinStore(database);
    // Not the URL: it may hold a password.
    const place = isServer ? 'PostgreSQL' : database;
    if (store === undefined) {
      const older = `${place} has no schema of this version yet`;
      return [warn('database', older, '`redgreen serve` and `redgreen worker` make it at their start.')];
    }
    const { jobs, waitsSince, workers } = await recordCounts(store, new Date(now.getTime() - silentMs));
    const count = (state: Parameters<typeof jobs.get>[0]) => jobs.get(state) ?? 0;
    const [queued, active, dead] = [count('queued'), count('active'), count('dead')];
    const start = 'Start `redgreen worker`, or `redgreen serve` on SQLite.';
    const found = `${queued} queued, ${active} active; ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    return [
      ok('database', place),
      queued > 0 && workers === 0
        ? fail('queue', `${found}, and the oldest has been waiting since ${waitsSince}`, start)
        : ok('queue', found),
      ...(dead === 0
        ? []
        : [warn('dead jobs', `${dead} broke their workers three times`, 'The queue page names them, with the error.')]),
    ];
  } catch (error) {
    const fix = isServer ? 'Check DATABASE_URL, and that PostgreSQL is up.' : 'Check the file and its folder.';
    return [fail('database', `cannot be used: ${messageOf(error)}`, fix)];
  }
}
