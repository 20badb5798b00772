/** Holds the prices of models, and computes a reply's cost and how many output tokens the rest of the budget buys. */

import type { BetaUsage } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Stop } from '../run/run.ts';
import { costWords } from '../run/run-phrases.ts';
import { tokensRead, type Usage } from '../run/usage.ts';

/** Tokens that one reply is billed for. Older servers leave the fields of the cache out, whatever the types say. */
export function usageOf(counted: Partial<BetaUsage>): Usage {
  return {
    inputTokens: counted.input_tokens ?? 0,
    outputTokens: counted.output_tokens ?? 0,
    cacheReadTokens: counted.cache_read_input_tokens ?? 0,
    cacheWriteTokens: counted.cache_creation_input_tokens ?? 0,
    cacheWrite1hTokens: counted.cache_creation?.ephemeral_1h_input_tokens ?? 0,
  };
}

/** USD of one reply; null where neither the model that answered nor the one that was asked for has a price. */
export function costUsd(
  usage: Usage,
  models: { answered: string; requested: string },
  own?: Prices,
  { region, factor = 1 }: { region?: string | null; factor?: number } = {},
): number | null {
  const found = priceOf(models.answered, own) ?? priceOf(models.requested, own);
  if (found === null) return null;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, cacheWrite1hTokens } = usage;
  const { above } = found;
  const price = above !== undefined && tokensRead(usage) > above.promptTokens ? above.price : found;
  const millionths =
    inputTokens * price.input +
    outputTokens * price.output +
    cacheReadTokens * (price['cache-read'] ?? price.input * 0.1) +
    (cacheWriteTokens - cacheWrite1hTokens) * (price['cache-write'] ?? price.input * 1.25) +
    cacheWrite1hTokens * (price['cache-write-1h'] ?? price.input * 2);
  // Inference that is bound to the United States costs a tenth more.
  return (millionths / 1_000_000) * (region === 'us' ? 1.1 : 1) * factor;
}

// Below it an agent cannot write a file, and a call would be paid for nothing.
export const leastOutputTokens = 8_000;

export interface Budget {
  spentUsd: number;
  maxUsd: number;
}

/** Output tokens that the budget pays for, at most `most`; the stop where it does not reach for a useful reply. `costOf` is what a call with so much output can cost at most. */
export function withinBudget(
  { spentUsd, maxUsd }: Budget,
  most: number,
  costOf: (outputTokens: number) => number,
): { maxTokens: number } | { stop: Stop } {
  const least = Math.min(most, leastOutputTokens);
  const perTokenUsd = costOf(1) - costOf(0);
  const paid = Math.floor((maxUsd - spentUsd - costOf(0)) / perTokenUsd);
  if (paid >= least) return { maxTokens: Math.min(most, paid) };
  const detail = `${costWords(spentUsd)} spent, the next call could cost ${costWords(costOf(leastOutputTokens))}, and max-cost-usd is ${costWords(maxUsd)}`;
  return { stop: { outcome: 'over-budget', detail } };
}

/** USD for a million tokens, in the words of the `prices` setting. What is left out follows the usual ratios to `input`. */
export interface Price {
  input: number;
  output: number;
  /** Default: 0.1 × input. */
  'cache-read'?: number;
  /** Written for five minutes. Default: 1.25 × input. */
  'cache-write'?: number;
  /** Written for one hour. Default: 2 × input. */
  'cache-write-1h'?: number;
  /** Another price for prompts above a number of tokens, cached ones counted. */
  above?: { promptTokens: number; price: Price };
}

export type Prices = Readonly<Record<string, Price>>;

const opus: Price = { input: 5, output: 25 };
const sonnet4: Price = { input: 3, output: 15 };

export const prices: Prices = {
  // The cache read was 0.20 before 2026-10-07.
  'claude-sonnet-5-5': { input: 2, output: 10, 'cache-read': 0.1 },
  'claude-opus-5-5': { input: 4, output: 20, 'cache-read': 0.2 },
  'claude-haiku-5-5': {
    ...{ input: 0.1, output: 0.5 },
    above: { promptTokens: 100_000, price: { input: 0.5, output: 2.5 } },
  },
  'claude-fable-5-1': { input: 10, output: 50, 'cache-read': 0.25 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-opus-5': opus,
  'claude-opus-4-8': opus,
  'claude-opus-4-7': opus,
  'claude-opus-4-6': opus,
  'claude-opus-4-5': opus,
  'claude-sonnet-4-6': sonnet4,
  'claude-sonnet-4-5': sonnet4,
  'claude-haiku-4-5': { input: 1, output: 5 },
};

/** The price of a model; what providers put around its name (`us.anthropic.`, `-20251001-v1:0`) changes none. null: none is known. */
export function priceOf(model: string, own: Prices = {}): Price | null {
  const family = familyOf(model);
  return own[model] ?? own[family] ?? prices[family] ?? null;
}

/** The name of a model without a provider, a region, a date and a version. */
export function familyOf(model: string): string {
  return model
    .replace(/^[a-z]+\//, '')
    .replace(/^(?:[a-z]+\.)?anthropic\./, '')
    .replace(/(?:[-@]\d{8})?(?:-v\d+(?::\d+)?)?$/, '');
}
