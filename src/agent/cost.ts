/** Converts the token counts of an API reply to the run's usage figures and to a cost in dollars. */

import type { BetaUsage } from '@anthropic-ai/sdk/resources/beta/messages/messages';
import type { Usage } from '../run/usage.ts';
import { type Price, type Prices, priceOf } from './prices.ts';

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
  const price = tier(found, inputTokens + cacheReadTokens + cacheWriteTokens);
  const millionths =
    inputTokens * price.input +
    outputTokens * price.output +
    cacheReadTokens * (price['cache-read'] ?? price.input * 0.1) +
    (cacheWriteTokens - cacheWrite1hTokens) * (price['cache-write'] ?? price.input * 1.25) +
    cacheWrite1hTokens * (price['cache-write-1h'] ?? price.input * 2);
  // Inference that is bound to the United States costs a tenth more.
  return (millionths / 1_000_000) * (region === 'us' ? 1.1 : 1) * factor;
}

function tier(price: Price, promptTokens: number): Price {
  return price.above !== undefined && promptTokens > price.above.promptTokens ? price.above.price : price;
}
