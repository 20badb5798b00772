/** Opens the client of the Messages API: the SDK's own, with its retries off, because waits are told and bounded by the run's limits. */

import { BaseAnthropic } from '@anthropic-ai/sdk/client';
import { APIError } from '@anthropic-ai/sdk/core/error';
import { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { Models } from '@anthropic-ai/sdk/resources/beta/models';
import { addressOf } from './proxy/provider-api.ts';

export interface ClientOptions {
  apiKey: string;
  /** Default: the public API. */
  baseURL?: string;
  /** Default: the process's own, which knows of its proxy. */
  fetch?: typeof fetch;
}

export interface MessagesClient {
  baseURL: string;
  messages: Pick<Messages, 'create' | 'countTokens'>;
  models: Pick<Models, 'retrieve'>;
}

const publicUrl = 'https://api.anthropic.com';

export function openClient({ apiKey, baseURL = publicUrl, fetch }: ClientOptions): MessagesClient {
  // Everything is given, so that no variable of the environment says otherwise.
  const off = { authToken: null, maxRetries: 0, logLevel: 'off', openTelemetry: false } as const;
  const client = new BaseAnthropic({ apiKey, baseURL: addressOf(baseURL, ''), fetch, ...off });
  return { baseURL: client.baseURL, messages: new Messages(client), models: new Models(client) };
}

/** The HTTP status of a call that was answered with an error; undefined where there was no answer. */
export function statusIn(error: unknown): number | undefined {
  return error instanceof APIError ? error.status : undefined;
}
