/** Over a green base with new test files alone the sources are proved in the alarm's first run, and not where the new files may do something to the others. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n";
const one = (name: string, amount: number, expected: number) =>
  `test('${name}', () => {\n  assert.equal(price(${amount}), ${expected});\n});\n`;
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': 'export function price(amount) {\n  return amount;\n}\n',
  'test/price.test.js': `${head}${one('small stay', 50, 50)}${one('none', 90, 90)}`,
};
const met = 'export function price(amount) {\n  return amount > 100 ? amount * 0.9 : amount;\n}\n';
const ten = one('ten percent off', 200, 180);

async function labelsOf(given: Parameters<typeof proved>[0]) {
  const labels: string[] = [];
  const proof = await proved({ ...given, runs: (label) => labels.push(label) });
  return { proof, labels };
}

test('two runs: the bent tests with the others written differently, and the counter-proof', {
  tags: 'full',
}, async () => {
  const { proof, labels } = await labelsOf({ base, attempt: { 'src/price.js': met, 'test/ten.test.js': head + ten } });
  expect(proof).toMatchObject({ result: 'proved', sources: { twins: 1, stopped: false } });
  expect(labels).toEqual(['alarm-0', 'counter']);
  expect(proof.edits).toContainEqual(
    expect.objectContaining({ kind: 'twin', test: 'none', before: '90', after: '45 + 45', outcome: 'kept' }),
  );
});

test('a new module: that nothing loads without it is known without a run', { tags: 'full' }, async () => {
  const attempt = {
    'src/tax.js': 'export const tax = (amount) => amount * 0.2;\n',
    'test/tax.test.js': `${head.replaceAll('price', 'tax')}${one('a fifth', 100, 20).replaceAll('price', 'tax')}`,
  };
  const { proof, labels } = await labelsOf({ base, attempt });
  expect(proof).toMatchObject({ result: 'proved', counter: { added: 1, asserts: 0, missing: 1, green: [] } });
  expect(labels).toEqual(['alarm-0', 'without-a-line']);
});

test('new tests that change what the others meet: these are run without them', { tags: 'full' }, async () => {
  const reaching = `${head}process.env.RATE = '9';\n${ten}`;
  const { proof, labels } = await labelsOf({ base, attempt: { 'src/price.js': met, 'test/ten.test.js': reaching } });
  expect(proof.result).toBe('proved');
  expect(labels).toEqual(['sources', 'alarm-0', 'counter']);
});

test('a new test that writes a file, though each runs in its own process', { tags: 'full' }, async () => {
  const reads =
    "import { readFileSync } from 'node:fs';\nexport const price = (amount) =>\n  amount * JSON.parse(readFileSync('rates.json', 'utf8')).rate;\n";
  const writes = `${head.replace(/import \{ price.*\n/, '')}import { writeFileSync } from 'node:fs';\nwriteFileSync('rates.json', '{ "rate": 2 }');\nconst { price } = await import('../src/price.js');\n${one('half of double', 80, 80)}`;
  const { proof, labels } = await labelsOf({
    base: { ...base, 'rates.json': '{ "rate": 1 }\n', 'src/price.js': reads },
    attempt: { 'src/price.js': reads.replace('amount *', 'amount * 0.5 *'), 'test/a.test.js': writes },
    command: 'node --test',
  });
  expect(proof.result).not.toBe('proved');
  expect(labels).toContain('sources');
});

test('code that reads how the tests are written is accused as before', { tags: 'full' }, async () => {
  const reading = `import { readFileSync } from 'node:fs';\nconst said = readFileSync('test/price.test.js', 'utf8');\n${met.replace(
    ': amount;',
    ": said.includes('(90), 90') || amount !== 90 ? amount : 0;",
  )}`;
  const { proof, labels } = await labelsOf({
    base,
    attempt: { 'src/price.js': reading, 'test/ten.test.js': head + ten },
  });
  expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true } });
  expect(proof.reasons[0]).toContain('the code depends on how its tests are written');
  expect(labels).toContain('sources');
});
