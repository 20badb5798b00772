/** Defines the interface of a provider of AI models: its credentials, its API client and a check of the credentials. */

import { AnthropicError, APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/core/error';
import type { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Models } from '@anthropic-ai/sdk/resources/beta/models';
import type { Usage } from '../run/usage.ts';
import { isObject } from '../text/json.ts';
import { connectionWords } from './connection-error.ts';

export interface Provider {
  /** As a sentence names it. */
  title: string;
  /** Its public address, which makes the settings `<name>-api-key` and `<name>-base-url`. Absent: its package finds credentials on the machine. */
  address?: string;
  /** What is to be checked where it refuses a call. */
  credential: string;
  /** Variables that hold credentials: masked everywhere, and told where foreign code gets them. */
  secretVariables: readonly string[];
  /** Variables that name files with credentials, which foreign code must not see. */
  secretFiles: readonly string[];
  /** Variables without which nothing can be asked. */
  needs: readonly string[];
  /** The model where none is set. Absent: one has to be set. */
  usualModel?: string;
  /** The client for the built-in agent and the review. Absent: it has none. */
  open?(options: ClientOptions): Promise<MessagesClient>;
  /** What the proxy of a command-line agent lets through. Absent: no such agent can use it. */
  proxy?: ProviderApi;
  /**
   * The HTTP status to a question about one model, by a call that costs nothing or next to it: 200 where it knows key and model, 404
   * where it knows the key. Throws where there is no answer.
   */
  ask(options: ClientOptions, model: string): Promise<{ host: string; status: number }>;
}

export const askMs = 10_000;

export interface ProviderApi {
  /** A POST to it is a paid call of the model. */
  callPath: string;
  /** What costs nothing: `GET /v1/models`. */
  freeCalls: readonly string[];
  /** Beside the headers that are passed on. */
  keyHeaders(key: string, passed?: Readonly<Record<string, string>>): Record<string, string>;
  /** Headers of a request that are passed on, in lower case. */
  passedHeaders: readonly string[];
  outputLimit: 'max_tokens' | 'max_output_tokens';
  /** Why a call may not be made, in a sentence: what would reach the network from the provider's side, or cost more. */
  refusal(body: Record<string, unknown>): string | undefined;
  openReply(): ReplyReader;
}

export interface ReplyReader {
  /** One event of a stream, or the whole answer. */
  take(event: Record<string, unknown>): void;
  reply(): ReadReply;
}

export interface ReadReply {
  model?: string;
  /** undefined: it has not come to that. */
  stopReason?: string;
  /** undefined: nothing was counted. */
  usage?: Usage;
  /** Where it was computed, where that has a price of its own. */
  region?: string | null;
  text: string;
  /** Characters of all output, what was thought and called included. */
  outputChars: number;
}

/** Whether something anywhere in a value is a mapping that `wanted` is true of. */
export function hasObject(value: unknown, wanted: (object: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => hasObject(one, wanted));
  return isObject(value) && (wanted(value) || Object.values(value).some((one) => hasObject(one, wanted)));
}

/** Where `path` is answered. OPENAI_BASE_URL is often given with the version, with which each path begins already. */
export function addressOf(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '') + path;
}

export interface ClientOptions {
  /** Absent: the provider's package finds credentials on the machine. */
  apiKey?: string;
  /** Default: the public API. */
  baseURL?: string;
  /** Default: the process's own, which knows of its proxy. */
  fetch?: typeof fetch;
}

export interface MessagesClient {
  baseURL: string;
  messages: Pick<Messages, 'create'>;
  /** Absent: it does not tell what its models hold. */
  models?: Pick<Models, 'retrieve'>;
  /** The cache is marked block by block. Default: it marks the last one itself. */
  marksBlocks?: boolean;
  /** Of the list price of a model. Default: 1. */
  priceFactor?(model: string): number;
}

/** An error of the SDK as this copy of it has it: a client that is loaded apart brings one of its own, which a stream wraps. */
export function sdkError(thrown: unknown): AnthropicError {
  if (thrown instanceof APIError || thrown instanceof APIUserAbortError) return thrown;
  const error = thrown instanceof AnthropicError && thrown.cause instanceof Error ? thrown.cause : thrown;
  const { status, headers, error: body, message, cause } = (error ?? {}) as Partial<APIError>;
  if (headers instanceof Headers) {
    if (status === undefined) return new APIError(undefined, body, message, headers);
    return APIError.generate(status, body, message, headers);
  }
  if (error instanceof AnthropicError) return error;
  const reason = cause instanceof Error ? cause : error instanceof Error ? error : undefined;
  return new APIConnectionError({ message: 'Connection error.', cause: reason });
}

/** The HTTP status of a call, whether it was answered well or with an error. Throws where there was no answer, and says why. */
export async function statusOf(call: PromiseLike<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (thrown) {
    const error = sdkError(thrown);
    if (error instanceof APIError && error.status !== undefined) return error.status;
    throw new Error(connectionWords(error), { cause: error });
  }
}

export const clientDefaults = { maxRetries: 0, logLevel: 'off', openTelemetry: false } as const;
