/** Looks up a model's context window and output limit in the Models API, with a built-in table as the fallback. */

import type { MessagesClient } from './client.ts';
import { familyOf } from './prices.ts';

export interface ModelFacts {
  /** Tokens of prompt and answer together. */
  contextTokens: number;
  maxOutputTokens: number;
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

/** Where the answers come from a record, nothing is asked beside it. */
export function factsFor(
  client: MessagesClient,
  { model, fetch }: { model: string; fetch?: unknown },
): Promise<ModelFacts> {
  return fetch === undefined ? askModel(client, model) : Promise.resolve(knownFacts(model));
}

/** Never throws: a gateway without a list of models, or none that answers in time, leaves the table. */
export async function askModel(client: MessagesClient, model: string): Promise<ModelFacts> {
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

function knownFacts(model: string): ModelFacts {
  return table[familyOf(model)] ?? fallback;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}
