/**
 * Defines the interface through which the proxy handles a provider's API: allowed paths, passed headers, refused requests and
 * the parsing of replies.
 */

import type { Usage } from '../../run/usage.ts';
import { isObject } from '../../text/json.ts';

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
