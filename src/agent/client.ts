/** The connection to the Messages API. */

import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIError } from '@anthropic-ai/sdk/core/error';
import { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { openHttpFetch } from './http-fetch.ts';
import { addressOf } from './proxy/provider-api.ts';

export interface ClientOptions {
  apiKey: string;
  /** Default: the public API. The SDK's own look at the environment is switched off. */
  baseURL?: string;
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY as the environment has them. */
  proxyEnv?: NodeJS.ProcessEnv;
  /** Default: our own over node:http. */
  fetch?: typeof fetch;
}

export interface Client extends Disposable {
  anthropic: MessagesClient;
}

/** The SDK's client with the one resource that is called: the others are 739 KB and 23 ms of every start. */
export class MessagesClient extends BaseAnthropic {
  readonly beta = { messages: new Messages(this) };
}

/** The HTTP status of a call that was answered with an error; undefined where there was no answer. */
export function statusIn(error: unknown): number | undefined {
  return error instanceof APIError ? error.status : undefined;
}

/** A client that never retries on its own: waits are told, and bounded by the run's limits. Disposing closes its connections. */
export async function openClient(options: ClientOptions): Promise<Client> {
  const { apiKey, proxyEnv, fetch } = options;
  const baseURL = addressOf(options.baseURL ?? 'https://api.anthropic.com', '');
  const http = fetch === undefined ? openHttpFetch({ proxyEnv }) : undefined;
  // Now, where the tests are waited for, and not before the first request.
  await http?.load(new URL(baseURL).protocol);
  const send = fetch ?? http?.fetch;
  const anthropic = new MessagesClient({ apiKey, baseURL, maxRetries: 0, logLevel: 'off', fetch: send });
  return { anthropic, [Symbol.dispose]: () => http?.[Symbol.dispose]() };
}
