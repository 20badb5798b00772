/**
 * Opens a GitHub API client that spaces out writes, limits how many calls it makes, and never repeats a writing POST. A
 * POST whose response was lost may have been carried out, so the caller must look on GitHub before it writes again.
 */

import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { isLoopback } from '../text/addresses.ts';
import { wellFormedJson } from '../text/json.ts';
import { CallsUsedUp, statusOf } from './api-errors.ts';

export interface ClientOptions {
  /** The token, or where to get one that is still good (an installation token lives an hour). */
  token: string | (() => Promise<string>);
  /** `https://api.github.com`, or `https://<host>/api/v3`. */
  baseUrl: string;
  /** Default 100: a run makes no more calls than this, retries included. */
  maxCalls?: number;
  /** How many of them are kept for its end. Default 0. */
  endCalls?: number;
  /** How long a second of waiting lasts: tests make it short. Default 1,000. */
  secondMs?: number;
  /** Default 30,000. */
  timeoutMs?: number;
  /** false: a call that fails fails at once; whoever asks will ask again later by itself. Default true. */
  patient?: boolean;
  /** Ends every call. */
  signal?: AbortSignal;
  /** Default: the process's own, which knows of its proxy. */
  fetch?: typeof fetch;
  onWait?(text: string): void;
  /** Told of a token that GitHub takes no more; true where there is another one by now. */
  onRefused?(token: string): boolean;
}

export type Client = ReturnType<typeof openClient>;

/** Longer waits than this are not worth a runner: the call fails instead. */
const maxWaitSeconds = 300;
const maxLimitRetries = 3;
/** Nobody waits longer for what is asked again soon. */
const uncountedMs = 10_000;

const PacedOctokit = Octokit.plugin(throttling, retry);

/** The plugin's queues, replaced by none: a machine of ours needs no calls spread over time. */
const queues = ['global', 'auth', 'search', 'write', 'notifications'];
const unpaced = Object.fromEntries(queues.map((queue) => [queue, { key: () => ({ schedule: runNow }) }]));

function runNow<T, A extends unknown[]>(_options: object, work: (...args: A) => T, ...args: A): T {
  return work(...args);
}

/** Writes are a second apart, those that notify people (comments, reviews, pull requests) three, except where the API is on this machine. */
export function openClient(options: ClientOptions) {
  const { baseUrl, maxCalls = 100, endCalls = 0, secondMs = 1000, timeoutMs = 30_000 } = options;
  const { patient = true, signal, onWait = () => {} } = options;
  const send = withTimeout(signal, timeoutMs, options.fetch);
  let calls = 0;
  let most = maxCalls - endCalls;
  const counted: typeof fetch = async (input, init) => {
    if (calls >= most) throw new CallsUsedUp(most);
    calls += 1;
    const body = typeof init?.body === 'string' ? wellFormedJson(init.body) : init?.body;
    const answer = await send(input, { ...init, body });
    // "Not modified" costs nothing at GitHub.
    if (answer.status === 304) calls -= 1;
    return answer;
  };
  const waitFor = (what: string) => (seconds: number, _request: object, _octokit: unknown, retries: number) => {
    const worth = patient && retries < maxLimitRetries && seconds <= maxWaitSeconds;
    onWait(`GitHub's ${what}: ${worth ? 'waiting' : 'would have to wait'} ${seconds} s`);
    return worth;
  };
  const octokit = new PacedOctokit({
    baseUrl,
    userAgent: 'redgreen',
    request: { fetch: counted },
    log: silent,
    retry: { retryAfterBaseValue: secondMs },
    throttle: {
      ...(isLoopback(new URL(baseUrl).hostname) ? unpaced : {}),
      retryAfterBaseValue: secondMs,
      onRateLimit: waitFor('rate limit'),
      onSecondaryRateLimit: waitFor('secondary rate limit'),
    },
  });
  octokit.hook.before('request', async (request) => {
    const { token } = options;
    request.headers.authorization = `token ${typeof token === 'string' ? token : await token()}`;
    // A lost answer to a POST may be a POST that was done: the caller looks before it writes again.
    const readsOnly = request.url.endsWith('/graphql') && !/^\s*mutation/.test(String(request.query));
    if ((request.method === 'POST' && !readsOnly) || !patient) request.request = { ...request.request, retries: 0 };
  });
  octokit.hook.wrap('request', async (request, requested) => {
    try {
      return await request(requested);
    } catch (error) {
      const refused = String(requested.headers.authorization).replace(/^token /, '');
      if (statusOf(error) !== 401 || options.onRefused?.(refused) !== true) throw error;
      return await request(requested);
    }
  });
  type Viewer = { viewer: { login: string; databaseId: number } };
  let viewerCall: Promise<Viewer> | undefined;
  const viewer = () => {
    viewerCall ??= octokit.graphql<Viewer>('query { viewer { login databaseId } }');
    return viewerCall;
  };
  return {
    rest: octokit.rest,
    graphql: octokit.graphql,
    paginate: octokit.paginate,
    /** Calls that may still be made before those that are kept for the end. */
    callsLeft: () => most - calls,
    /** From here on the calls that were kept for the end may be made too. */
    beginEnd: () => {
      most = maxCalls;
    },
    /** Options of a call that is not counted, and never repeated: a question that comes again by itself, or a sign of life. */
    uncounted: { fetch: withTimeout(signal, uncountedMs, options.fetch), retries: 0 },
    /** Who the token is, from GraphQL: a bot with its `[bot]`. Asked once. */
    viewer: async () => (await viewer()).viewer.login,
    /** The same account's number, for its no-reply address. */
    viewerId: async () => (await viewer()).viewer.databaseId,
  };
}

/** Whether an account in an answer is the one the token belongs to. GraphQL leaves the `[bot]` of an author away. */
export function isSelf(self: string, user: { login: string; type?: string } | null | undefined) {
  if (user === null || user === undefined) return false;
  const login = user.login.toLowerCase();
  return login === self.toLowerCase() || (user.type === 'Bot' && login === `${self.toLowerCase()}[bot]`);
}

/** Whether the account is that of the job's own token. */
export function isActions(login: string) {
  return /^github-actions(\[bot\])?$/.test(login);
}

export function repositoryName(fullName: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

/** Octokit would write to the console of whoever uses it. */
export const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Ends a call that takes too long, or whose reason is gone. */
export function withTimeout(signal?: AbortSignal, timeoutMs = 30_000, send: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const late = AbortSignal.timeout(timeoutMs);
    return send(input, { ...init, signal: signal === undefined ? late : AbortSignal.any([late, signal]) });
  };
}

/** A client together with the repository whose issues and pull requests it is asked about. */
export type Repo = ReturnType<typeof inRepository>;

/** `repository` is `owner/name`. */
export function inRepository(client: Client, repository: string) {
  const at = repositoryName(repository);
  return {
    ...client,
    repository,
    at,
    /** One issue; a pull request is one too. */
    issue: (number: number) => ({ ...at, issue_number: number }),
    pull: (number: number) => ({ ...at, pull_number: number }),
  };
}

export async function* firstPages<T>(pages: AsyncIterable<{ data: T }>, most: number): AsyncGenerator<T> {
  let seen = 0;
  for await (const { data } of pages) {
    yield data;
    seen += 1;
    if (seen === most) return;
  }
}

/** What git sends to GitHub for a token. */
export function gitAuthorization(token: string) {
  return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
}
