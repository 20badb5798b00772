/** Octokit with what a run needs around it: a token that may change, pacing, retries that never repeat a POST, and a ceiling of calls. */

import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { RedgreenError } from '../errors.ts';
import { isLoopback } from '../text/loopback.ts';
import { messageOf } from '../text/message-of.ts';
import { goOnAtOnce, unpaced } from './pacing.ts';

export interface ClientOptions {
  /** The token, or where to get one that is still good (an installation token lives an hour). */
  token: string | (() => Promise<string>);
  /** `https://api.github.com`, or `https://<host>/api/v3`. */
  baseUrl: string;
  /** Default 100: a run makes no more calls than this, retries included. */
  maxCalls?: number;
  /** How long a second of waiting lasts: tests make it short. Default 1,000. */
  secondMs?: number;
  /** Default 30,000. */
  timeoutMs?: number;
  /** false: a call that fails fails at once; whoever asks will ask again later by itself. Default true. */
  patient?: boolean;
  /** Ends every call. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  onWait?(text: string): void;
}

export interface Client {
  octokit: Octokit;
  /** Calls that may still be made. */
  callsLeft(): number;
  /** Who the token is, from GraphQL: a bot with its `[bot]`. Asked once. */
  viewer(): Promise<string>;
  /** The same account's number, for its no-reply address. */
  viewerId(): Promise<number>;
}

/** A repository, and the client that asks about it. */
export interface Repo {
  client: Client;
  /** `owner/name`. */
  repository: string;
}

/** Longer waits than this are not worth a runner: the call fails instead. */
const maxWaitSeconds = 300;
const maxLimitRetries = 3;

const PacedOctokit = Octokit.plugin(throttling, retry);
goOnAtOnce();

/** Writes are a second apart, those that notify people (comments, reviews, pull requests) three, except where the API is on this machine. */
export function openClient(options: ClientOptions): Client {
  const { baseUrl, maxCalls = 100, secondMs = 1000, timeoutMs = 30_000 } = options;
  const { patient = true, signal, onWait = () => {} } = options;
  const send = withTimeout(signal, timeoutMs, options.fetch);
  let calls = 0;
  const counted: typeof fetch = (input, init) => {
    if (calls >= maxCalls) return Promise.reject(new Error(`the run has used its ${maxCalls} calls to GitHub`));
    calls += 1;
    return send(input, init);
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
  octokit.hook.after('request', ({ url }, request) => {
    const [asked, answered] = [numberedIn(request.url) ?? request.issue_number, numberedIn(url)];
    if (asked !== undefined && answered !== undefined && answered !== String(asked)) throw new MovedIssue(`#${asked}`);
  });
  type Viewer = { viewer: { login: string; databaseId: number } };
  let asked: Promise<Viewer> | undefined;
  const viewer = () => {
    asked ??= octokit.graphql<Viewer>('query { viewer { login databaseId } }');
    return asked;
  };
  return {
    octokit,
    callsLeft: () => maxCalls - calls,
    viewer: async () => (await viewer()).viewer.login,
    viewerId: async () => (await viewer()).viewer.databaseId,
  };
}

/** The issue that an address is about. */
function numberedIn(address: string): string | undefined {
  return /\/issues\/(\d+)(?=[/?]|$)/.exec(address)?.[1];
}

/** GitHub leads from an issue's old number to its place in another repository, whose text and writers are not asked for here. */
export class MovedIssue extends Error {
  constructor(name: string) {
    super(`${name} was moved to another repository`);
  }
}

/** Whether an account in an answer is the one the token belongs to. GraphQL leaves the `[bot]` of an author away. */
export function isSelf(self: string, user: { login: string; type?: string } | null | undefined): boolean {
  if (user === null || user === undefined) return false;
  const login = user.login.toLowerCase();
  return login === self.toLowerCase() || (user.type === 'Bot' && login === `${self.toLowerCase()}[bot]`);
}

/** HTTP status of a failed call; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  // Octokit says 500 where the connection broke and no response came.
  return 'response' in error && error.response === undefined ? undefined : error.status;
}

/** What GitHub said, without the address of its documentation. */
export function saidBy(error: unknown): string {
  return messageOf(error).replace(/ - https?:\/\/\S+$/, '');
}

/** undefined where GitHub has no such thing, or has it no more. */
export async function ifThere<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return undefined;
    throw error;
  }
}

/** A failed call as an error of the catalogue, where it is the token or GitHub itself; anything else as it came. */
export function asKnownError(error: unknown): unknown {
  const status = statusOf(error);
  if (!(error instanceof Error) || !('request' in error)) return error;
  const said = saidBy(status === undefined ? firstCause(error) : error);
  if (status === undefined || status >= 500) return new RedgreenError('github-down', said, { cause: error });
  if (status !== 401 && status !== 403) return error;
  return new RedgreenError('token-refused', said, { cause: error });
}

/** Where no answer came, the reason lies below: a proxy that refuses is `Request was cancelled.` at the top. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error && error.cause.message !== '' ? firstCause(error.cause) : error;
}

/** Whether the call may have been carried out although it failed: no answer came, or the server broke. */
export function maybeDone(error: unknown): boolean {
  if (refusals(error) !== undefined) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/** GitHub says so with 429, and also with 403, which means "never" elsewhere. */
export function isRateLimit(error: unknown): boolean {
  if (refusals(error)?.some(({ type }) => type === 'RATE_LIMITED')) return true;
  const status = statusOf(error);
  return status === 429 || (status === 403 && error instanceof Error && /rate limit/i.test(error.message));
}

/** GraphQL refuses in an answer of status 200; the throttling plugin makes an error of its own of a rate limit there. */
function refusals(error: unknown): { type?: string }[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errors, data } = error as Error & { errors?: unknown; data?: { errors?: unknown } | null };
  const told = error.name === 'GraphqlResponseError' ? errors : data?.errors;
  return Array.isArray(told) ? told : undefined;
}

/** `owner/name` in two. */
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

/** One issue; a pull request is one too. */
export function issueAt(repository: string, number: number) {
  return { ...repositoryName(repository), issue_number: number };
}

/** All that is listed of an issue, in pages of the largest size. */
export function listedOfIssue(repository: string, issue: number) {
  return { ...issueAt(repository, issue), per_page: 100 };
}

/** All that is listed of a pull request, in pages of the largest size. */
export function listedOf(repository: string, pullRequest: number) {
  return { ...repositoryName(repository), pull_number: pullRequest, per_page: 100 };
}

/** Each page of a listing, and no more of them than this. */
export async function* firstPages<T>(pages: AsyncIterable<{ data: T }>, most: number): AsyncGenerator<T> {
  let seen = 0;
  for await (const { data } of pages) {
    yield data;
    seen += 1;
    if (seen === most) return;
  }
}

/** What git sends to GitHub for a token. */
export function gitAuthorization(token: string): string {
  return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
}
