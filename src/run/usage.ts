/** Defines the token counts of model calls, and adds up tokens and costs; an unknown cost makes the sum unknown. */

export interface Usage {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** The part of cacheWriteTokens written for one hour; priced apart. */
  cacheWrite1hTokens: number;
}

export const noUsage: Usage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  cacheWrite1hTokens: 0,
};

export function addUsage(a: Usage, b: Usage): Usage {
  const sums = (Object.keys(noUsage) as (keyof Usage)[]).map((name) => [name, a[name] + b[name]]);
  return { ...noUsage, ...Object.fromEntries(sums) };
}

/** All that models read: uncached, from the cache and into it. */
export function tokensRead({ inputTokens, cacheReadTokens, cacheWriteTokens }: Usage): number {
  return inputTokens + cacheReadTokens + cacheWriteTokens;
}

/** And all that they wrote. */
export const allTokens = (usage: Usage): number => tokensRead(usage) + usage.outputTokens;

/** Unknown plus anything is unknown: a sum that leaves a cost out would read as cheaper than it was. */
export function addCost(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}
