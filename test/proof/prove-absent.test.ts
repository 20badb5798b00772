/** Tests that are content with a function that is not there, queries that find nothing either way, and new checks in which no test is told. */

import { expect, test } from 'vitest';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport * as stock from '../src/stock.js';\n";
const stock =
  'export class Stock {\n  amounts = new Map();\n  put(item, amount) {\n    this.amounts.set(item, amount);\n  }\n';
const base: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/stock.js': `${stock}}\n`,
  'test/stock.test.js': `${head}test('put', () => {\n  const one = new stock.Stock();\n  one.put('a', 2);\n  assert.equal(one.amounts.get('a'), 2);\n});\n`,
};
const own = (more: string) =>
  `${head}test('less is there', () => {\n  const one = new stock.Stock();\n  one.put('a', 2);\n  assert.throws(() => one.reserve('a', 3));\n  assert.equal(one.amounts.get('a'), 2);\n});\ntest('says what', () => assert.equal(new stock.OutOfStock('a').message, 'out of a'));\n${more}`;
const error = 'export class OutOfStock extends Error {\n  constructor(item) {\n    super(`out of ${item}`);\n  }\n}\n';
const tried = (code: string, more = '') =>
  proved({
    base,
    story: 'Stock.reserve(item, amount) takes it out, and throws OutOfStock where less is there.',
    attempt: { 'src/stock.js': code, 'test/reserve.test.js': own(more) },
  });

test('an error is expected of a function that nobody has', async () => {
  const proof = await tried(`${stock}}\n${error}`);
  expect(proof.reasons[0]).toBe(
    '`reserve` is in no file but the tests that call it, and these are green with any other name: the failure that they ask for is that nothing is there',
  );
  expect(proof.result).toBe('disproved');
});

test('of one that is there, and of one of which more is asked', { tags: 'full' }, async () => {
  const reserve = '  reserve(item) {\n    throw new OutOfStock(item);\n  }\n}\n';
  expect((await tried(`${stock}${reserve}${error}`)).result).not.toBe('disproved');
});

const sql = (view: string, query: string) => ({
  base: {
    'schema.sql':
      'CREATE TABLE item (id INTEGER, name TEXT, cents INTEGER);\nCREATE VIEW cheap AS SELECT id FROM item WHERE cents < 100;\n',
    'tests/rows.sql': "INSERT INTO item VALUES (1, 'tea', 90), (2, 'cake', 250);\n",
    'tests/run.sh':
      'failed=0\nfor t in tests/*.test.sql; do\n  out=$(cat schema.sql tests/rows.sql "$t" | sqlite3 -bail :memory: 2>&1) || failed=1\n  case $out in *wrong*) echo "$t: $out"; failed=1 ;; *) echo "ok $t" ;; esac\ndone\nexit $failed\n',
    'tests/cheap.test.sql': "SELECT 'wrong: ' || count(*) FROM cheap HAVING count(*) <> 1;\n",
  },
  attempt: {
    'schema.sql': `CREATE TABLE item (id INTEGER, name TEXT, cents INTEGER);\nCREATE VIEW cheap AS SELECT id FROM item WHERE cents < 100;\nCREATE VIEW dear AS SELECT id, ${view} AS cents FROM item;\n`,
    'tests/dear.test.sql': query,
  },
  command: 'sh tests/run.sh',
  story: 'The view dear (id, cents) has twice the price of each item.',
});
const query =
  "SELECT 'wrong ' || id || ': ' || cents\nFROM dear\nWHERE cents <> CASE id WHEN 1 THEN 180 ELSE 500 END;\nSELECT 'wrong rows: ' || count(*) FROM dear HAVING count(*) <> 2;\n";

test('a query that compares with nothing', { tags: ['full', 'variant'] }, async () => {
  const nothing = "(SELECT 2 * cents FROM item WHERE name = 'none')";
  const proof = await proved(sql(nothing, query));
  expect(proof.reasons[0]).toContain(
    'in tests/dear.test.sql finds nothing where its condition is turned round, and there are rows',
  );
  expect(proof.result).toBe('disproved');
  expect((await proved(sql('2 * cents', query))).result).toBe('proved');
});

test('new checks in which no test is told, and that are green without the change', {
  tags: ['full', 'variant'],
}, async () => {
  const list = (rows: string, of = '') =>
    `const { check } = require('./check.js');\nexports.all = [${of}\n  check('one', 1, 1),\n${rows}];\n`;
  const given = (rows: string) => ({
    base: {
      'src/two.js': 'exports.one = 1;\n',
      'test/check.js': 'exports.check = (name, got, want) => () => { if (got !== want) throw new Error(name); };\n',
      'test/checks.js': list(''),
      'run.js': "for (const one of require('./test/checks.js').all) one();\n",
    },
    attempt: { 'src/two.js': 'exports.one = 1;\nexports.two = () => 3;\n', 'test/checks.js': list(rows) },
    command: 'node run.js',
    story: 'two() is 2.',
  });
  const words = 'what test/checks.js newly asserts is green without the change: nothing in it asks for it';
  expect((await proved(given("  check('two', 2, 2),\n"))).reasons.join()).toContain(words);
  expect((await proved(given("  check('two', require('../src/two.js').two(), 3),\n"))).reasons.join()).not.toContain(
    words,
  );
});
