/** Decides after a failed model call whether to wait and retry, to shorten the conversation or to end the run. */

import { AnthropicError, APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/core/error';
import { catalogue, type ErrorCode } from '../run/errors.ts';
import type { Stop } from '../run/run.ts';
import { connectionWords, isOfCredentials, isSettled } from './connection-error.ts';

export type Trouble =
  /** Nothing is wrong with the request: send it again, after so many milliseconds; `tries` times in all where that is bounded. */
  | { kind: 'wait'; afterMs: number; reason: string; tries?: number }
  /** The conversation no longer fits. */
  | { kind: 'context' }
  | { kind: 'stop'; stop: Stop }
  /** Not the provider's doing. */
  | { kind: 'broken' };

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
// Calls in a row without a whole answer: with the waits between them about five minutes.
const mostLostCalls = 10;
// Nobody listens there, the name does not exist, or its certificate is not trusted: no waiting changes that.
const mostUnreachableCalls = 3;

export interface FailedCall {
  model: string;
  /** Failed calls in a row before it. */
  tries: number;
  /** So is the model's context. */
  nearlyFull?: boolean;
  /** What is to be checked where the provider refuses it. Default: the key of the Anthropic API. */
  credential?: string;
}

export function judgeError(error: unknown, call: FailedCall): Trouble {
  const trouble = judge(error, call);
  // What the provider's support asks for first.
  const requestId = error instanceof APIError ? (error.requestID ?? undefined) : undefined;
  return trouble.kind === 'stop' && requestId !== undefined
    ? { kind: 'stop', stop: { ...trouble.stop, requestId } }
    : trouble;
}

function judge(error: unknown, { model, tries, nearlyFull = false, credential = ownKey }: FailedCall): Trouble {
  if (!(error instanceof AnthropicError) || error instanceof APIUserAbortError) return { kind: 'broken' };
  const backoffMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
  if (!(error instanceof APIError) || error instanceof APIConnectionError)
    return lost(error, tries, backoffMs, credential);

  const said = saidBy(error);
  const { status, type } = error;
  if (isSpendLimit(error)) return stop('spend-limit', `${said}; it was asked with ${credential}`);
  if (status === 401 || status === 403) return stop('key-refused', said, credential);
  if (status === 404) {
    const unknown = stopFor('unknown-model', `\`${model}\` (${said})`);
    return { kind: 'stop', stop: { ...unknown, cause: 'unknown-model' } };
  }
  if (status === 413 || (status === 400 && (nearlyFull || tooLong.test(said)))) return { kind: 'context' };
  if (isTransient(status, type)) {
    // Told to come back at once again and again, it is the backoff that keeps this from spinning.
    const afterMs = Math.max(retryAfterMs(error.headers) ?? backoffMs, tries > 2 ? backoffMs : 0);
    return { kind: 'wait', afterMs, reason: `the model provider said: ${said}` };
  }
  const detail = `The model provider refused the request: ${said}.`;
  return { kind: 'stop', stop: { outcome: 'provider-error', detail } };
}

// No code says it, and the tokens that we count are estimated: so the words count beside them.
const tooLong = /prompt is too long|context (window|limit)/i;

const ownKey = '`anthropic-api-key`';

/** A catalogue entry as the end of a run. */
export function stopFor(code: ErrorCode, detail: string, credential = ownKey): Stop {
  const { outcome, what, fix } = catalogue[code];
  return { outcome, detail: `${what}: ${detail}. ${fix.replace(ownKey, () => credential)}` };
}

function stop(code: ErrorCode, detail: string, credential?: string): Trouble {
  return { kind: 'stop', stop: stopFor(code, detail, credential) };
}

// No connection, or a stream that broke off. The first time it is most likely a connection that was closed while idle.
function lost(error: Error, tries: number, backoffMs: number, credential: string): Trouble {
  if (isOfCredentials(error)) return stop('key-refused', connectionWords(error), credential);
  const unreachable = isSettled(error);
  const most = unreachable ? mostUnreachableCalls : mostLostCalls;
  const reason = connectionWords(error);
  if (tries >= most) return stop('provider-down', `${reason}, ${tries + 1} times in a row`);
  const notice = `no whole answer from the model: ${reason}, try ${tries + 1} of ${most + 1}`;
  return { kind: 'wait', afterMs: tries === 0 ? 0 : backoffMs, reason: notice, tries: most + 1 };
}

function saidBy(error: APIError) {
  const message = error.apiMessage ?? error.message;
  const said = error.status === undefined ? message : `${error.status} ${message.replace(/^\d{3} /, '')}`;
  // It stands in a sentence of ours.
  return said.replace(/(?<!\.)\.$/, '');
}

// An account without credit answers 400 or 402, an enforced limit 429; waiting changes none of them.
function isSpendLimit({ status, type, errorCode, message, headers }: APIError) {
  if (status === 402 || type === 'billing_error' || /spend_limit|billing/.test(errorCode ?? '')) return true;
  if (status === 429 && headers?.get('x-should-retry') === 'false') return true;
  // No code says it of a prepaid account; what it changes is only which sentence is shown.
  return status === 400 && errorCode === null && /credit balance/i.test(message);
}

function isTransient(status: number | undefined, type: string | null) {
  if (status === undefined) return type !== 'invalid_request_error';
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

/** Milliseconds that the answer asks to wait, from `retry-after-ms` or `retry-after` in seconds or as a date. */
function retryAfterMs(headers: Headers | undefined) {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const after = headers?.get('retry-after');
  if (after === null || after === undefined) return undefined;
  const notice = Number.isFinite(Number(after)) ? Number(after) * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(notice) ? notice : undefined;
}
