/**
 * Lists what models cost per million tokens, as public price pages had it on 2026-11-21. The `prices` setting wins over this
 * list.
 */

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

const opus: Price = { input: 5, output: 25, 'cache-read': 0.5, 'cache-write': 6.25, 'cache-write-1h': 10 };
const sonnet4: Price = { input: 3, output: 15, 'cache-read': 0.3, 'cache-write': 3.75, 'cache-write-1h': 6 };

export const prices: Prices = {
  // The cache read was 0.20 before 2026-10-07.
  'claude-sonnet-5-5': { input: 2, output: 10, 'cache-read': 0.1, 'cache-write': 2.5, 'cache-write-1h': 4 },
  'claude-opus-5-5': { input: 4, output: 20, 'cache-read': 0.2, 'cache-write': 5, 'cache-write-1h': 8 },
  'claude-haiku-5-5': {
    input: 0.1,
    output: 0.5,
    'cache-read': 0.01,
    'cache-write': 0.125,
    'cache-write-1h': 0.2,
    above: { promptTokens: 100_000, price: { input: 0.5, output: 2.5, 'cache-read': 0.05 } },
  },
  'claude-fable-5-1': { input: 10, output: 50, 'cache-read': 0.25, 'cache-write': 12.5, 'cache-write-1h': 20 },
  'claude-sonnet-5': { input: 2, output: 10, 'cache-read': 0.2, 'cache-write': 2.5, 'cache-write-1h': 4 },
  'claude-opus-5': opus,
  'claude-opus-4-8': opus,
  'claude-opus-4-7': opus,
  'claude-opus-4-6': opus,
  'claude-opus-4-5': opus,
  'claude-sonnet-4-6': sonnet4,
  'claude-sonnet-4-5': sonnet4,
  'claude-haiku-4-5': { input: 1, output: 5, 'cache-read': 0.1, 'cache-write': 1.25, 'cache-write-1h': 2 },
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
