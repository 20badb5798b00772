/**
 * Defines the interface of a model provider, such as its address, its credentials and how to open its client. Each provider is
 * one file of `providers/`.
 */

import type { ClientOptions, MessagesClient } from './client.ts';
import type { ProviderApi } from './proxy/provider-api.ts';

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
  /** The HTTP status to a question about one model, by a call that costs nothing or next to it. Throws where there is no answer. */
  ask(options: ClientOptions, model: string): Promise<{ host: string; status: number }>;
}

export const askMs = 10_000;
