/**
 * Converts failed GitHub API calls into Redgreen's own errors, and sends a POST again if no response came and GitHub
 * did not carry it out.
 */

import { RedgreenError } from '../run/errors.ts';
import { messageOf } from '../text/error-message.ts';

/** HTTP status of a failed call; undefined where no answer came. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error instanceof CallsUsedUp) return undefined;
  // Octokit says 500 where the connection broke and no response came.
  return 'response' in error && error.response === undefined ? undefined : error.status;
}

/** What GitHub said, without the address of its documentation. */
export function saidBy(error: unknown) {
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

/** A failed call as an error of the catalogue, with GitHub's own reason; anything else as it came. */
export function asKnownError(error: unknown): unknown {
  const status = statusOf(error);
  if (!(error instanceof Error) || !('request' in error)) return error;
  const said = saidBy(status === undefined ? firstCause(error) : error);
  if (status === undefined || status >= 500) return new RedgreenError('github-down', said, { cause: error });
  return new RedgreenError(status === 401 ? 'token-refused' : 'github-refused', said, { cause: error });
}

/** Where no answer came, the reason lies below: a proxy that refuses is `Request was cancelled.` at the top. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error && error.cause.message !== '' ? firstCause(error.cause) : error;
}

/** Whether the call may have been carried out although it failed: no answer came, or the server broke. */
export function maybeDone(error: unknown) {
  if (refusals(error) !== undefined || error instanceof CallsUsedUp) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/** GitHub says so with 429, and also with 403, which means "never" elsewhere. */
export function isRateLimit(error: unknown) {
  if (refusals(error)?.some(({ type }) => type === 'RATE_LIMITED')) return true;
  const status = statusOf(error);
  return status === 429 || (status === 403 && error instanceof Error && /rate limit/i.test(error.message));
}

/** GraphQL refuses in an answer of status 200; the throttling plugin makes an error of its own of a rate limit there. */
function refusals(error: unknown): { type?: string }[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errors, data } = error as Error & { errors?: unknown; data?: { errors?: unknown } | null };
  const reported = error.name === 'GraphqlResponseError' ? errors : data?.errors;
  return Array.isArray(reported) ? reported : undefined;
}

/** Octokit lets an error of this name through as it is; any other from `fetch` would be a 500 that is tried again. */
export class CallsUsedUp extends RedgreenError {
  constructor(calls: number) {
    super('calls-used-up', `${calls} of them were made`);
    this.name = 'AbortError';
  }
}

/** Posts; where no answer came, it is looked for before it is posted once more. */
export async function postOnce<T>(post: () => Promise<T>, find: () => Promise<T | undefined>, posts = 2): Promise<T> {
  try {
    return await post();
  } catch (error) {
    if (!maybeDone(error)) throw error;
    const found = await find();
    if (found !== undefined) return found;
    if (posts === 1) throw error;
  }
  return await postOnce(post, find, posts - 1);
}
