/**
 * Opens a GitHub API client for an Actions job, as a GitHub App or by token, and reads the event that started the job.
 */

import { existsSync } from 'node:fs';
import type { Remote } from '../git/remote-call.ts';
import { ifThere } from '../github/api-errors.ts';
import { openApp, openInstallation } from '../github/app-client.ts';
import { gitAuthorization, inRepository, isActions, openClient, type Repo, repositoryName } from '../github/client.ts';
import { readPayload } from '../github/trigger.ts';
import { projectMention } from '../project.ts';
import { RedgreenError } from '../run/errors.ts';
import type { Redactor } from '../text/redact.ts';
import type { IncomingEvent } from '../trigger/event-decision.ts';
import { readContext } from './action-context.ts';
import { type Environment, inputsOf } from './action-io.ts';

export interface JobAccess extends AsyncDisposable {
  repo: Repo;
  /** What git sends; asked for before each of its calls. */
  renew: NonNullable<Remote['renew']>;
  /** How long the token lives at most, where nobody renews it. */
  tokenMinutes?(): Promise<number | undefined>;
}

export interface AccessOptions {
  environment: Environment;
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  redact: Redactor;
  log(text: string): void;
}

const endCalls = 20;
/** Of an App's installation. */
const installationMinutes = 60;

/** Throws `bad-settings` where the inputs do not fit together, `app-refused` and `access-lost` as the App does. */
export async function openJobAccess(options: AccessOptions): Promise<JobAccess> {
  const inputs = inputsOf(options.environment);
  const [appId = '', privateKey = ''] = [inputs['app-id'], inputs['private-key']];
  if ((appId === '') !== (privateKey === '')) {
    const missing = appId === '' ? 'app-id' : 'private-key';
    throw new RedgreenError('bad-settings', `${missing} is empty: a GitHub App needs both app-id and private-key`);
  }
  if (appId !== '') return await asApp(options, { appId, privateKey });
  const token = inputs['github-token'] ?? '';
  if (token === '') throw new RedgreenError('bad-settings', 'github-token is empty: give it, or leave the input out');
  return await byToken(options, token);
}

/** By the job's own token, to tell why there is no other access; undefined where there is none. */
export async function openSpareAccess(options: AccessOptions): Promise<JobAccess | undefined> {
  const token = inputsOf(options.environment)['job-token'] ?? '';
  return token === '' ? undefined : await byToken(options, token);
}

/** What a run needs of an installation, and what it does without where the App was not given it. */
const permissions = { contents: 'write', issues: 'write', metadata: 'read', pull_requests: 'write' } as const;
const wanted = { actions: 'read', checks: 'read', statuses: 'read' } as const;

async function asApp(
  { apiUrl, repository, redact, log }: AccessOptions,
  identity: { appId: string; privateKey: string },
): Promise<JobAccess> {
  const app = openApp({ ...identity, apiUrl });
  const found = await ifThere(app.rest.apps.getRepoInstallation(repositoryName(repository))).catch((cause: Error) => {
    throw new RedgreenError('app-refused', cause.message, { cause, fix: 'Check the inputs app-id and private-key.' });
  });
  if (found === undefined) throw new RedgreenError('access-lost', `the App is not installed on ${repository}`);
  const installation = openInstallation({
    ...{ ...identity, apiUrl, permissions, wanted, endCalls, onWait: log, onToken: redact.add },
    installationId: found.data.id,
    reach: { repositories: [repositoryName(repository).repo] },
    now: () => new Date(),
  });
  const renew = async () => gitAuthorization(await installation.token());
  const repo = inRepository(installation.client, repository);
  return { repo, renew, [Symbol.asyncDispose]: () => installation[Symbol.asyncDispose]() };
}

async function byToken({ environment, apiUrl, log, repository }: AccessOptions, token: string): Promise<JobAccess> {
  const jobToken = inputsOf(environment)['job-token'] ?? '';
  const spare = jobToken === '' || jobToken === token ? undefined : jobToken;
  let current = token;
  const client = openClient({
    ...{ token: async () => current, baseUrl: apiUrl, endCalls, onWait: log },
    onRefused: (refused) => {
      if (spare === undefined || refused !== token) return false;
      if (current === token) log(`GitHub no longer accepts github-token: the run continues with the job's own token`);
      current = spare;
      return true;
    },
  });
  return {
    repo: inRepository(client, repository),
    async renew() {
      // Git would not say why it was refused: whether the token still lives is asked first, which costs nothing.
      if (spare !== undefined && current === token)
        await client.rest.rateLimit.get({ request: client.uncounted }).catch(() => undefined);
      return gitAuthorization(current);
    },
    async tokenMinutes() {
      const isInstallation = token.startsWith('ghs_') && !isActions(await client.viewer());
      return isInstallation ? installationMinutes : undefined;
    },
    [Symbol.asyncDispose]: async () => {},
  };
}

export type Context = Awaited<ReturnType<typeof readContext>>;

export async function contextOf({ GITHUB_EVENT_PATH: path = '' }: Environment): Promise<Context> {
  if (path === '') throw new RedgreenError('bad-usage', 'GITHUB_EVENT_PATH is not set: this runs as a GitHub Action');
  if (!existsSync(path)) throw new RedgreenError('bad-usage', `GITHUB_EVENT_PATH: there is no file ${path}`);
  try {
    return await readContext();
  } catch (cause) {
    throw new RedgreenError('bad-usage', `GITHUB_EVENT_PATH: ${path} is not JSON`, { cause });
  }
}

export function eventOf(repo: Repo, context: Context, environment: Environment): IncomingEvent {
  const { eventName, payload, serverUrl } = context;
  return {
    source: { kind: 'event', name: eventName, payload: readPayload(payload) },
    repo,
    mention: projectMention,
    layers: { inputs: inputsOf(environment), environment },
    url: jobUrl(environment, serverUrl),
    isRepeated: Number(environment.GITHUB_RUN_ATTEMPT ?? 1) > 1,
    takesTurns: true,
    now: () => new Date(),
  };
}

function jobUrl({ GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment, serverUrl: string) {
  if (GITHUB_REPOSITORY === undefined || GITHUB_RUN_ID === undefined) return undefined;
  return `${serverUrl}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}
