/** Opens a conversation with a model: its client, no messages yet, and how many tokens the model reads and writes. */

import { familyOf } from './cost.ts';
import type { Conversation, ModelFacts, ModelOptions } from './implementer.ts';
import type { MessagesClient } from './provider.ts';
import { provider as anthropic } from './providers/anthropic.ts';

/** Throws for a provider that has no client. Where the answers come from a record, nothing is asked beside it. */
export async function openConversation(
  { provider = anthropic, model, effort, prices, ports: _, ...options }: ModelOptions,
  more: Pick<Conversation, 'system' | 'outputFormat'>,
): Promise<Conversation> {
  const { credential, title, open } = provider;
  if (open === undefined) throw new Error(`the built-in agent has no client for ${title}`);
  const client = await open(options);
  const facts = options.fetch === undefined ? askModel(client, model) : Promise.resolve(knownFacts(model));
  return { client, credential, model, effort, prices, facts, messages: [], prompts: [], ...more };
}

// As the overviews had it on 2026-11-22; for a model that is not in here, what every model of the last two years has.
const fallback: ModelFacts = { contextTokens: 200_000, maxOutputTokens: 64_000 };
const large: ModelFacts = { contextTokens: 1_000_000, maxOutputTokens: 128_000 };
const table: Readonly<Record<string, ModelFacts>> = {
  'claude-sonnet-5-5': large,
  'claude-opus-5-5': large,
  'claude-fable-5-1': large,
  'claude-sonnet-5': large,
};
const timeoutMs = 5_000;

/** Never throws: a gateway without a list of models, or none that answers in time, leaves the table. */
async function askModel(client: MessagesClient, model: string) {
  const known = knownFacts(model);
  try {
    const answer = await client.models?.retrieve(model, null, { timeout: timeoutMs });
    if (answer === undefined) return known;
    return {
      contextTokens: count(answer.max_input_tokens) ?? known.contextTokens,
      maxOutputTokens: count(answer.max_tokens) ?? known.maxOutputTokens,
    };
  } catch {
    return known;
  }
}

function knownFacts(model: string) {
  return table[familyOf(model)] ?? fallback;
}

function count(value: unknown) {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}
