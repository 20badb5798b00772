/**
 * Defines the interface of a Messages API client that the built-in agent and the reviewer use with every provider. It also
 * holds the clients' defaults, and converts errors that another copy of the SDK throws to the classes of this copy.
 */

import { AnthropicError, APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/core/error';
import type { Messages } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Models } from '@anthropic-ai/sdk/resources/beta/models';
import { connectionWords } from '../text/connection-error.ts';

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
