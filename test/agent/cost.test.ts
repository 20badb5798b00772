import type { BetaUsage } from '@anthropic-ai/sdk/resources/beta';
import { expect, test } from 'vitest';
import { costUsd, priceOf, prices, usageOf } from '../../src/agent/cost.ts';
import { noUsage } from '../../src/run/usage.ts';

const model = (name: string) => ({ answered: name, requested: name });
const million = 1_000_000;

test('every kind of token has its own price', () => {
  const sonnet = (usage: Partial<typeof noUsage>) => costUsd({ ...noUsage, ...usage }, model('claude-sonnet-5-5'));
  expect(sonnet({ inputTokens: million })).toBeCloseTo(2);
  expect(sonnet({ outputTokens: million })).toBeCloseTo(10);
  expect(sonnet({ cacheReadTokens: million })).toBeCloseTo(0.1);
  expect(sonnet({ cacheWriteTokens: million })).toBeCloseTo(2.5);
  expect(sonnet({ cacheWriteTokens: million, cacheWrite1hTokens: million })).toBeCloseTo(4);
  expect(sonnet({ cacheWriteTokens: million, cacheWrite1hTokens: million / 2 })).toBeCloseTo(3.25);
  expect(sonnet({})).toBe(0);
});

test('a prompt above the limit of its tier costs the upper price, cached tokens counted', () => {
  const haiku = (usage: Partial<typeof noUsage>) => costUsd({ ...noUsage, ...usage }, model('claude-haiku-5-5'));
  expect(haiku({ inputTokens: 100_000 })).toBeCloseTo(0.01);
  expect(haiku({ inputTokens: 100_001 })).toBeCloseTo(0.05);
  expect(haiku({ cacheReadTokens: 100_000, inputTokens: 1_000 })).toBeCloseTo(0.0055);
  expect(haiku({ inputTokens: 1_000, outputTokens: million })).toBeCloseTo(0.5001);
});

test('a model without a price has an unknown cost, never 0', () => {
  expect(costUsd({ ...noUsage, inputTokens: 5 }, model('some-model'))).toBeNull();
  expect(costUsd(noUsage, model('claude-mythos-preview'))).toBeNull();
});

test('the setting wins over the table, and what it leaves out follows from its input price', () => {
  const own = { 'some-model': { input: 10, output: 20 }, 'claude-opus-5': { input: 1, output: 1, 'cache-read': 0.5 } };
  const cost = (usage: Partial<typeof noUsage>, name: string) => costUsd({ ...noUsage, ...usage }, model(name), own);
  expect(cost({ inputTokens: million }, 'some-model')).toBeCloseTo(10);
  expect(cost({ cacheReadTokens: million }, 'some-model')).toBeCloseTo(1);
  expect(cost({ cacheWriteTokens: million }, 'some-model')).toBeCloseTo(12.5);
  expect(cost({ cacheWriteTokens: million, cacheWrite1hTokens: million }, 'some-model')).toBeCloseTo(20);
  expect(cost({ inputTokens: million, cacheReadTokens: million }, 'claude-opus-5')).toBeCloseTo(1.5);
});

test('a dated id has the price of its family, and an unknown name that of the model asked for', () => {
  expect(priceOf('claude-haiku-4-5-20251001')).toBe(prices['claude-haiku-4-5']);
  const usage = { ...noUsage, inputTokens: million };
  expect(costUsd(usage, { answered: 'proxy/sonnet', requested: 'claude-sonnet-5-5' })).toBeCloseTo(2);
  expect(costUsd(usage, { answered: 'claude-opus-5-5', requested: 'claude-sonnet-5-5' })).toBeCloseTo(4);
});

test('inference bound to the United States costs a tenth more', () => {
  expect(costUsd({ ...noUsage, inputTokens: million }, model('claude-sonnet-5-5'), {}, { region: 'us' })).toBeCloseTo(
    2.2,
  );
});

test('usage is read as the API counts it', () => {
  const usage = {
    input_tokens: 10,
    output_tokens: 20,
    cache_read_input_tokens: 30,
    cache_creation_input_tokens: 40,
    cache_creation: { ephemeral_5m_input_tokens: 15, ephemeral_1h_input_tokens: 25 },
  } as unknown as BetaUsage;
  expect(usageOf(usage)).toEqual({
    inputTokens: 10,
    outputTokens: 20,
    cacheReadTokens: 30,
    cacheWriteTokens: 40,
    cacheWrite1hTokens: 25,
  });
  expect(usageOf({ input_tokens: 3, output_tokens: 4 } as BetaUsage)).toEqual({
    ...noUsage,
    inputTokens: 3,
    outputTokens: 4,
  });
});
