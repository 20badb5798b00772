/**
 * Opens a provider's Messages API client for the built-in agent or the reviewer, by default that of the Anthropic API. Throws
 * for a provider that has no such client.
 */

import type { ClientOptions, MessagesClient } from './client.ts';
import type { Provider } from './provider.ts';
import { provider as anthropic } from './providers/anthropic.ts';

export interface ProviderClientOptions extends ClientOptions {
  /** Default: the Anthropic API. */
  provider?: Provider;
}

/** A client, and what is to be checked where its provider refuses a call. */
export type ProviderClient = MessagesClient & Pick<Provider, 'credential'>;

export async function openClient({ provider = anthropic, ...options }: ProviderClientOptions): Promise<ProviderClient> {
  const { credential, title } = provider;
  const client = await provider.open?.(options);
  if (client === undefined) throw new Error(`the built-in agent has no client for ${title}`);
  return { ...client, credential };
}
