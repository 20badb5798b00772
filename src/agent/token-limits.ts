/**
 * Computes how many tokens the model's next reply may have within its context window, its output limit and `max-cost-usd`. The
 * provider tells the model's limits; where it does not, a table here has them.
 */

import type { Stop } from '../run/run.ts';
import { noUsage } from '../run/usage.ts';
import type { MessagesClient } from './client.ts';
import { costUsd, familyOf, leastOutputTokens, priceOf, withinBudget } from './cost.ts';
import type { Conversation, Go, ModelFacts } from './go.ts';
import { requestOf } from './request.ts';

// The API asks to compact before a conversation outgrows the window: a summary has to fit beside it.
const compactAbove = 0.7;
// Code has three to four characters a token; the smaller figure counts too many, which is the safe side.
const bytesPerToken = 3;
const imageTokens = 1_600;

/** Tokens of the next prompt: what the API counted last, and what was added since, estimated. */
export function promptTokens(conversation: Conversation, go: Pick<Go, 'tools'>): number {
  const { counted, messages } = conversation;
  if (counted === undefined) return tokensOf(requestOf(conversation, go));
  return counted.tokens + tokensOf(messages.slice(counted.messages));
}

/** `max_tokens` of the next call, or the stop where money does not reach for one. */
export async function roomForReply(
  conversation: Conversation,
  go: Go,
): Promise<{ maxTokens: number } | { stop: Stop }> {
  const { contextTokens, maxOutputTokens } = await conversation.facts;
  const prompt = promptTokens(conversation, go);
  const fits = Math.max(leastOutputTokens, contextTokens - prompt);
  const most = Math.min(maxOutputTokens, fits);
  const budget = go.ports.budget?.();
  const price = priceOf(conversation.model, conversation.prices);
  if (budget === undefined || price === null) return { maxTokens: most };

  const { model, prices, cacheTtl, client } = conversation;
  const cached = cachedTokens(conversation, go.ports.now());
  const written = prompt - cached;
  const cost = (outputTokens: number) => {
    const cache = { cacheReadTokens: cached, cacheWriteTokens: written };
    const usage = { ...noUsage, ...cache, outputTokens, cacheWrite1hTokens: cacheTtl === '1h' ? written : 0 };
    return costUsd(usage, { answered: model, requested: model }, prices, { factor: client.priceFactor?.(model) }) ?? 0;
  };
  return withinBudget(budget, most, cost);
}

/** What was counted last is read from the cache while that lasts; after it, the whole prompt is written anew. */
function cachedTokens({ counted, cacheTtl }: Conversation, now: number): number {
  const lastsMs = cacheTtl === '1h' ? 55 * 60_000 : 4.5 * 60_000;
  return counted !== undefined && now - counted.at < lastsMs ? counted.tokens : 0;
}

/** Only between a result and the next call: a prompt that just came must not be summarised away. */
export async function isNearlyFull(conversation: Conversation, go: Go): Promise<boolean> {
  const { contextTokens } = await conversation.facts;
  const { content } = conversation.messages.at(-1) ?? { content: '' };
  const afterResults = Array.isArray(content) && content.some(({ type }) => type === 'tool_result');
  return afterResults && promptTokens(conversation, go) > compactAbove * contextTokens;
}

function tokensOf(value: unknown): number {
  // An image counts by its size on a screen, not by its bytes.
  const json = JSON.stringify(value, (_, part) =>
    part?.type === 'image' ? 'x'.repeat(imageTokens * bytesPerToken) : part,
  );
  return Math.ceil(Buffer.byteLength(json) / bytesPerToken);
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
async function askModel(client: MessagesClient, model: string): Promise<ModelFacts> {
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
