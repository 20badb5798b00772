/**
 * What a run costs for 0, 1 and 3 retries: a small task in a small repository, by a scripted model that looks
 * around, thinks and writes as much as one does for such a task. Tokens are bytes / 4, the cache hits on the exact
 * prefix, dollars are those of the price table. `node bench/cost.ts`
 * prints the table of docs/faq.md; a test holds the two together.
 */

import { costUsd } from '../src/agent/cost.ts';
import type { Usage } from '../src/run/usage.ts';
import { call, type ModelReply, type ModelRequest, type ToolCall } from '../test/support/model.ts';
import { measureCli } from './measure.ts';

/** What is asked does not depend on the model: the others are priced for the same turns. */
const asked = 'claude-sonnet-5-5';
const others = ['claude-opus-5-5', 'claude-haiku-5-5'];
const models = [asked, ...others];

export interface CostRow {
  retries: number;
  /** Requests to the model, the review's included. */
  requests: number;
  usage: Usage;
  usd: Record<string, number>;
  /** Of the prompts that had one before them in the same conversation: the part that was read from the cache. */
  cached: number;
  /** And of what the prompt before had, which is all that a cache can hold. */
  repeated: number;
}

export async function measureCost(): Promise<CostRow[]> {
  const rows: CostRow[] = [];
  for (const retries of [0, 1, 3]) {
    const settings = { REDGREEN_REVIEW: 'true', REDGREEN_MODEL: asked };
    const { run, requestBytes, turns = [] } = await measureCli(scriptOf(retries), { more: repository(), settings });
    if (run?.outcome !== 'passed' || run.retryCount !== retries)
      throw new Error(`${retries} retries ended ${run?.outcome}: ${run?.detail}`);
    // Turn by turn: a price may be another from some length of prompt on, so that no sum of tokens tells it.
    const costOf = (model: string) =>
      turns.reduce((usd, usage) => usd + (costUsd(usage, { answered: model, requested: model }) ?? Number.NaN), 0);
    const usd = Object.fromEntries(models.map((model) => [model, costOf(model)]));
    if (Math.abs((usd[asked] ?? 0) - (run.costUsd ?? 0)) > 1e-9)
      throw new Error(`its turns cost ${usd[asked]}, and the run says ${run.costUsd}`);
    rows.push({ retries, requests: requestBytes.length, usage: run.usage, usd, ...cacheShares(turns) });
  }
  return rows;
}

/** A prompt that found nothing in the cache begins a conversation: the implementer's, and the reviewer's. */
function cacheShares(turns: readonly Usage[]): Pick<CostRow, 'cached' | 'repeated'> {
  const sizes = turns.map((usage) => usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens);
  const later = turns.flatMap(({ cacheReadTokens }, at) => (cacheReadTokens > 0 ? [at] : []));
  if (turns.length - later.length > 2)
    throw new Error(`${turns.length - later.length} prompts found nothing in the cache`);
  const sum = (of: (at: number) => number) => later.reduce((all, at) => all + of(at), 0);
  const read = sum((at) => turns[at]?.cacheReadTokens ?? 0);
  return { cached: read / sum((at) => sizes[at] ?? 0), repeated: read / sum((at) => sizes[at - 1] ?? 0) };
}

/** The aim is nine tenths. A conversation that grows by a tenth and more with each turn cannot reach it. */
export function cacheText(rows: readonly CostRow[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const shares = rows.map(
    ({ retries, cached, repeated }) =>
      `${percent(cached)} with ${retries} retries (${percent(repeated)} of what the prompt before had)`,
  );
  return `Read from the cache, of all prompts after the first of a conversation: ${shares.join(', ')}`;
}

export function costText(rows: readonly CostRow[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const thousand = (tokens: number) => `${(tokens / 1000).toFixed(1)} k`;
  return [
    line(['retries', 'model calls', 'input tokens', 'read from cache', 'output tokens', ...models]),
    line(['---:', '---:', '---:', '---:', '---:', ...models.map(() => '---:')]),
    ...rows.map(({ retries, requests, usage, usd }) =>
      line([
        retries,
        requests,
        thousand(usage.inputTokens + usage.cacheWriteTokens),
        thousand(usage.cacheReadTokens),
        thousand(usage.outputTokens),
        ...models.map((model) => `$${(usd[model] ?? 0).toFixed(3)}`),
      ]),
    ),
  ].join('\n');
}

/** Files as long as those of a program, and always the same: with our own the table would change whenever one of them does. */
const lines = { database: 80, read: 120, 'run-rows': 190, migrate: 50, prune: 100, queue: 80, record: 70, sqlite: 70 };

function repository(): Record<string, string> {
  const lib = Object.entries(lines).map(([name, count]): [string, string] => [
    `lib/${name}.ts`,
    Array.from({ length: count }, (_, at) => `  ${name}.set(${at}, order.lines[${at % 7}]?.total ?? 0);\n`).join(''),
  ]);
  return { ...Object.fromEntries(lib), 'story.md': story };
}

const story = `# Discount codes

Customers enter a code at the checkout. The price that is shown, the price that is charged and the price on the invoice have
to agree, so the discount is taken in one place: \`price()\` in src/price.js. Codes come from marketing and change every few
weeks; for now there is one.

## Acceptance criteria
- The code TEN takes ten percent off
- Without a code the full price is charged
- Prices stay numbers; nothing is formatted in \`price()\`
- There is a test for each of these

## Non-goals
- Codes that run out, codes for one customer, codes from the database
`;

/** As long as a thought of a model that is not asked to think hard: about 150 tokens. */
const thought = `The story wants the discount in one place. price() is called from three places, and each of them passes the amount
and, where there is one, the code. So the code has to be looked up inside price(), and the callers stay as they are. What is
returned without a code must not change, or the tests of the invoice would turn red. The factor belongs into a table next to the
function, so that the next code is one more line. Then a test for each criterion, in the style of the tests that are there, and
the whole suite once before the end.`;

const turn = (...calls: ToolCall[]): ModelReply => ({ thinking: thought, calls });
const read = (path: string) => call('read', { file_path: path });
const bash = turn(call('bash', { command: 'npm test' }));

const code = (factor: string) => `/** Factor by code; a code that is not here takes nothing off. */
const factors = new Map([['TEN', ${factor}]]);

/**
 * What is charged for an amount. \`code\` is what the customer entered, or undefined.
 * The result has the amount's unit and is not rounded: that is for the one who shows it.
 */
export function price(amount, code) {
  const factor = code === undefined ? 1 : (factors.get(code.trim().toUpperCase()) ?? 1);
  return amount * factor;
}
`;
const tests = `import assert from 'node:assert/strict';
import test from 'node:test';
import { price } from '../src/price.js';

test('without a code the full price is charged', () => {
  assert.equal(price(100), 100);
  assert.equal(price(0), 0);
});

test('a code is read as people write it', () => {
  assert.equal(price(100, ' ten '), price(100, 'TEN'));
});

test('a code that is not known takes nothing off', () => {
  assert.equal(price(100, 'TWENTY'), 100);
});

test('a price stays a number', () => {
  assert.equal(typeof price(19.99, 'TEN'), 'number');
});
`;
const said = (what: string): ModelReply => ({
  thinking: thought,
  text: `${what}\n\n- src/price.js: a table of codes, and the factor taken in price()\n- test/codes.test.js: one test for each criterion`,
});

const firstAttempt = (factor: string): ModelReply[] => [
  turn(call('glob', { pattern: '**/*.{js,ts,json,md}' }), call('grep', { pattern: 'price' })),
  turn(read('package.json'), read('src/price.js'), read('test/price.test.js')),
  turn(read('lib/database.ts'), read('lib/read.ts')),
  turn(read('lib/run-rows.ts')),
  turn(call('write', { file_path: 'src/price.js', content: code(factor) })),
  turn(call('write', { file_path: 'test/codes.test.js', content: tests })),
  bash,
  said('The code TEN takes ten percent off in price().'),
];

const retry = (from: string, to: string): ModelReply[] => [
  turn(read('test/price.test.js'), read('src/price.js')),
  turn(call('edit', { file_path: 'src/price.js', old_string: from, new_string: to })),
  bash,
  said('The factor of TEN was wrong.'),
];

const approval: ModelReply = {
  thinking: thought,
  json: {
    verdict: 'approve',
    summary: 'The discount is taken in one place and each criterion has a test.',
    criteria: ['TEN', 'full price', 'numbers', 'tests'].map((criterion) => ({
      criterion,
      met: true,
      evidence: 'src/price.js:2 and the test of the same name',
    })),
    findings: [],
  },
};

/** Wrong as often as there are retries, then right, then approved. */
function scriptOf(retries: number): (request: ModelRequest) => ModelReply {
  const factors = [...['0.8', '0.7', '0.6'].slice(0, retries), '0.9'];
  const again = factors.slice(1).flatMap((factor, at) => retry(`'TEN', ${factors[at]}`, `'TEN', ${factor}`));
  const replies = [...firstAttempt(factors[0] ?? ''), ...again];
  return ({ body }) =>
    (body.output_config === undefined ? replies.shift() : approval) ?? said('Nothing is left to do.');
}

if (import.meta.main) {
  const rows = await measureCost();
  process.stdout.write(`${costText(rows)}\n\n${cacheText(rows)}\n`);
}
