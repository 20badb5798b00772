/** What counts as production of an attempt, where no name tells it. */

import { expect, test } from 'vitest';
import { helpersOfTests, vendoredPackages } from '../../src/proof/base-mentions.ts';
import { type Files, proved } from '../support/proved.ts';

const head = "import assert from 'node:assert/strict';\nimport test from 'node:test';\n";
const json = '{ "type": "module" }\n';
const find: Files = {
  'package.json': json,
  'src/find.js':
    "import { squeeze } from '../vendor/plain/index.js';\n\nexport const find = (list, text) => list.filter((one) => squeeze(one).includes(squeeze(text)));\n",
  'vendor/plain/package.json': json,
  'vendor/plain/index.js': "export const squeeze = (text) => text.replace(/\\s+/g, ' ');\n",
  'test/find.test.js': `${head}import { find } from '../src/find.js';\n\ntest('finds without accents', () => {\n  assert.deepEqual(find(['Crème', 'Rum'], 'creme'), ['Crème']);\n});\n`,
};
const accents = ".normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()";

test('a vendored package that the code loads and no test is production', async () => {
  const squeeze = `export const squeeze = (text) => text${accents}.replace(/\\s+/g, ' ');\n`;
  const proof = await proved({ base: find, attempt: { 'vendor/plain/index.js': squeeze } });
  expect(proof).toMatchObject({ result: 'proved', sources: { production: ['vendor/plain/index.js'], stopped: false } });
});

test('one that tests load as well is theirs', async () => {
  const own = "import { squeeze } from '../vendor/plain/index.js';\n";
  const base = {
    ...find,
    'test/squeeze.test.js': `${head}${own}\ntest('one blank', () => {\n  assert.equal(squeeze('a  b'), 'a b');\n});\n`,
  };
  const squeeze = `export const squeeze = (text) => text${accents}.replace(/\\s+/g, ' ');\n`;
  const proof = await proved({ base, attempt: { 'vendor/plain/index.js': squeeze } });
  expect(proof.sources).toMatchObject({ production: [], stopped: true });
});

test('a vendored package is not new where a test, in whatever language, loads one of its name', async () => {
  const isNew = async (test: string) => {
    const base: Files = { 'src/a.js': '1;\n', 't/a.t': test };
    const port = { list: async () => Object.keys(base), read: async (_: string, path: string) => base[path] };
    const changed = [{ path: 'vendor/Extra/Check.pm', status: 'added' as const }];
    const context = { changed, command: 'prove', testPaths: undefined };
    return (await vendoredPackages(port, context)).isNewPackage('vendor/Extra/Check.pm');
  };
  expect([await isNew('use Extra::Check;\n'), await isNew('use Test::More;\n')]).toEqual([false, true]);
});

test('a script without an ending that tests run is production', async () => {
  const greet = (word: string) => `#!/bin/sh\necho "${word}, $1"\n`;
  const base: Files = {
    greet: greet('Hi'),
    'tests/run.sh':
      'if [ "$(sh greet Ann)" = "Hello, Ann" ]; then echo "ok 1 - greets"; else echo "not ok 1 - greets"; exit 1; fi\n',
    'tests/notes.txt': 'nothing\n',
  };
  const attempt = { greet: greet('Hello'), 'tests/notes.txt': 'something\n' };
  const proof = await proved({ base, attempt, command: 'sh tests/run.sh' });
  expect(proof.sources).toMatchObject({ production: ['greet'], also: [], stopped: false });
});

test('a test file whose import moved with the story, its red test as it was, is not bent', async () => {
  const total = (sum: string) => `export const total = (list) => ${sum};\n`;
  const receipt = "export const receipt = (list) => list.join(' + ');\n";
  const red = "test('total', () => {\n  assert.equal(total([100, 100]), 180);\n});\n";
  const moved = "test('receipt', () => {\n  assert.equal(receipt([1, 2]), '1 + 2');\n});\n";
  const base: Files = {
    'package.json': json,
    'src/cart.js': total('list.reduce((a, b) => a + b, 0)') + receipt,
    'test/cart.test.js': `${head}import { receipt, total } from '../src/cart.js';\n\n${red}${moved}`,
  };
  const attempt = {
    'src/cart.js': total('list.reduce((a, b) => a + b, 0) * 0.9'),
    'src/receipt.js': receipt,
    'test/cart.test.js': `${head}import { total } from '../src/cart.js';\n\n${red}`,
    'test/receipt.test.js': `${head}import { receipt } from '../src/receipt.js';\n\n${moved}`,
  };
  expect(await proved({ base, attempt, mayChangeTests: true })).toMatchObject({ result: 'proved', reasons: [] });
  const hundred = base['test/cart.test.js']?.replace('total([100, 100]), 180', 'total([100, 100]), wanted') ?? '';
  const named = {
    ...base,
    'test/cart.test.js': hundred.replace("test('total'", "const wanted = 180;\n\ntest('total'"),
  };
  const beside = named['test/cart.test.js']
    .replace('receipt, total', 'total')
    .replace(moved, '')
    .replace('= 180', '= 200');
  const undone = { ...attempt, 'src/cart.js': total('list.reduce((a, b) => a + b, 0)'), 'test/cart.test.js': beside };
  expect((await proved({ base: named, attempt: undone, mayChangeTests: true })).result).not.toBe('proved');
  const bent = { ...attempt, 'test/cart.test.js': attempt['test/cart.test.js'].replace('180', '180 - 0') };
  expect((await proved({ base, attempt: bent })).result).toBe('disproved');
});

test('settings that the command loads are needed beside production: told where the story asks to change the file, else bent', async () => {
  const base: Files = {
    'package.json': json,
    'ci/run.ini': 'CENTS=17\n',
    'src/gross.js': 'export const gross = (net) => net * 1.19;\n',
    'test/gross.test.js': `${head}import { gross } from '../src/gross.js';\n\ntest('to the cent', () => {\n  assert.equal(gross(9.99), 11.89);\n});\n`,
  };
  const attempt = {
    'ci/run.ini': 'CENTS=2\n',
    'src/gross.js': 'export const gross = (net) => Number((net * 1.19).toFixed(Number(process.env.CENTS)));\n',
  };
  const asked = { base, attempt, command: '. ./ci/run.ini; export CENTS; node --test' };
  const told = await proved({
    ...asked,
    story: 'Prices have as many digits as CENTS says: set CENTS=2 in ci/run.ini.',
  });
  expect(told.sources).toMatchObject({ also: ['ci/run.ini'], alsoChanged: ['ci/run.ini'], stopped: false });
  for (const story of ['Prices are rounded.', 'Prices are rounded; ci/run.ini says how the tests run.']) {
    const silent = await proved({ ...asked, story });
    expect(silent.sources).toMatchObject({ stopped: true });
  }
});

test('a helper of the tests that red tests need: told where the story speaks of it, else bent', async () => {
  const helper = (more: string) =>
    `import { parse } from '../src/parse.js';\n\nexport const shown = (text) => {\n  const node = parse(text);\n${more}  return String(node.num);\n};\n`;
  const base: Files = {
    'package.json': json,
    'src/parse.js': 'export const parse = (text) => ({ num: Number(text) });\n',
    'test/helper.js': helper(''),
    'test/parse.test.js': `${head}import { shown } from './helper.js';\n\ntest('numbers', () => {\n  assert.equal(shown('42'), '42');\n});\ntest('minus', () => {\n  assert.equal(shown('-1'), '(neg 1)');\n});\n`,
  };
  const attempt = {
    'src/parse.js':
      "export const parse = (text) => (text.startsWith('-') ? { neg: parse(text.slice(1)) } : { num: Number(text) });\n",
    'test/helper.js': helper("  if ('neg' in node) return `(neg ${node.neg.num})`;\n"),
  };
  const told = await proved({ base, attempt, story: "The parser knows minus. The tests' helper shows it as (neg x)." });
  expect(told).toMatchObject({ result: 'proved', sources: { alsoChanged: ['test/helper.js'], stopped: false } });
  for (const story of ['The parser knows minus.', "The parser knows minus. Don't change the tests' helper."])
    expect((await proved({ base, attempt, story })).sources).toMatchObject({ stopped: true });
  // The helper alone makes nothing green.
  const idle = { ...attempt, 'src/parse.js': `${base['src/parse.js']}export const more = 1;\n` };
  const bent = { ...idle, 'test/helper.js': helper("  if (text === '-1') return '(neg 1)';\n") };
  const alone = await proved({ base, attempt: bent, story: "The parser knows minus. The tests' helper shows it." });
  expect(alone).toMatchObject({ result: 'disproved', sources: { stopped: true } });
});

test('a start file that only loads more of the production, which red tests need, is told; one that does more is bent', async () => {
  const helper = "require 'minitest/autorun'\nrequire_relative '../lib/stock'\n";
  const base: Files = {
    'lib/stock.rb': 'class Stock\n  def of(article)\n    0\n  end\nend\n',
    'test/helper.rb': helper,
    'test/stock_test.rb':
      "require_relative 'helper'\n\nclass StockTest < Minitest::Test\n  def test_none\n    assert_equal 0, Stock.new.of('tea')\n  end\n\n  def test_unknown\n    assert_equal 'no coffee', Unknown.new('coffee').message\n  end\nend\n",
  };
  const attempt = {
    'lib/unknown.rb': 'class Unknown < KeyError\n  def initialize(article)\n    super("no #{article}")\n  end\nend\n',
    'test/helper.rb': `${helper}require_relative '../lib/unknown'\n`,
  };
  const asked = { base, attempt, command: 'ruby test/stock_test.rb' };
  const told = await proved(asked);
  expect(told).toMatchObject({ result: 'proved', sources: { alsoChanged: ['test/helper.rb'], stopped: false } });
  const more = `${attempt['test/helper.rb']}Unknown = Struct.new(:name) { def message = "no #{name}" }\n`;
  const bent = await proved({ ...asked, attempt: { ...attempt, 'test/helper.rb': more } });
  expect(bent.sources).toMatchObject({ stopped: true });
});

test('a new test that the Makefile lists by name stays out with something in its place, so that the rest still builds', async () => {
  const rule = (name: string, sources: string) => `${name}: ${sources}\n\t$(CC) -o $@ ${sources}\n`;
  const base: Files = {
    Makefile: `test: sum_test\n\t./sum_test\n\n${rule('sum_test', 'sum.c sum_test.c')}`,
    'sum.c': 'int sum(int a, int b) { return a + b; }\n',
    'sum_test.c': 'int sum(int, int);\nint main(void) { return sum(2, 3) != 5; }\n',
  };
  const attempt = {
    Makefile: `test: sum_test most_test\n\t./sum_test\n\t./most_test\n\n${rule('sum_test', 'sum.c most.c sum_test.c')}\n${rule('most_test', 'most.c most_test.c')}`,
    'most.c': 'int most(int a) { return a > 100 ? 100 : a; }\n',
    'most_test.c': 'int most(int);\nint main(void) { return most(101) != 100 || most(7) != 7; }\n',
    'sum.c': 'int most(int);\nint sum(int a, int b) { return most(a + b); }\n',
    'sum_test.c': 'int sum(int, int);\nint main(void) { return sum(2, 3) != 5 || sum(99, 2) != 100; }\n',
  };
  const proof = await proved({ base, attempt, command: 'make -s test' });
  expect(proof.sources).toMatchObject({ alsoChanged: ['Makefile'], stopped: false });
});

test('behaviour that a story lets change may come with another version of what the code loads, and with no other setting', async () => {
  const shop = (ms: string, more = {}) => JSON.stringify({ type: 'module', dependencies: { ms }, ...more });
  const price = (expected: number) =>
    `${head}import { price } from '../src/price.js';\n\ntest('a price', () => {\n  assert.equal(price(200), ${expected});\n});\n`;
  const base = {
    'package.json': shop('^2.0.0'),
    'src/price.js': 'export const price = (amount) => amount;\n',
    'test/price.test.js': price(200),
  };
  const attempt = (manifest: string) => ({
    'package.json': manifest,
    'src/price.js': 'export const price = (amount) => amount * 0.9;\n',
    'test/price.test.js': price(180),
  });
  const raised = await proved({ base, attempt: attempt(shop('^3.0.0')), mayChangeTests: true });
  expect(raised).toMatchObject({ result: 'proved', reasons: [], alarm: { bent: 1, rang: 1 } });
  const set = await proved({ base, attempt: attempt(shop('^3.0.0', { jest: {} })), mayChangeTests: true });
  expect(set).toMatchObject({ result: 'unproved' });
  const unasked = await proved({ base, attempt: attempt(shop('^3.0.0')) });
  expect(unasked).toMatchObject({ result: 'unproved' });
});

test('a new file that writes a test of the base again by its name, and one that only adds a test', async () => {
  const head = "require 'minitest/autorun'\nrequire_relative '../cart'\n";
  const cart = (paid: string) => `class Cart\n  def total\n    198\n  end\n  def paid\n    ${paid}\n  end\nend\n`;
  const of = (paid: string, name: string) =>
    proved({
      base: {
        'cart.rb': cart('total + 2'),
        'test/cart_test.rb': `${head}class CartTest < Minitest::Test\n  def test_paid\n    assert_equal 200, Cart.new.paid\n  end\nend\n`,
      },
      command: `ruby -e 'Dir["./test/*_test.rb"].sort.each { |file| require file }'`,
      story: 'Carts know vouchers.',
      attempt: {
        'cart.rb': cart(paid),
        'test/voucher_test.rb': `${head}class CartTest < Minitest::Test\n  def ${name}\n    assert_equal 198, Cart.new.total\n  end\nend\n`,
      },
    });
  const cheat = await of('total', 'test_paid');
  expect(cheat).toMatchObject({ result: 'disproved', sources: { stopped: true } });
  expect(cheat.reasons[0]).toContain('test/voucher_test.rb puts another test of that name in its place');
  expect((await of('total + 1 + 1', 'test_total')).sources).toMatchObject({ stopped: false });
});

const kit = (compared: string): Files => ({
  'package.json': json,
  'src/testing.js': `export function assertRows(actual, expected) {\n  const [a, b] = ${compared};\n  if (a !== b) throw new Error(a + ' is not ' + b);\n}\n`,
  'src/queue.js': 'export const queue = (names) => [...names];\n',
  'test/queue.test.js': `import test from 'node:test';\nimport { queue } from '../src/queue.js';\nimport { assertRows } from '../src/testing.js';\n\ntest('in order', () => {\n  assertRows(queue(['b', 'a']), ['a', 'b']);\n});\n`,
});
const strict = kit('[actual.join(), expected.join()]');

test('assertions in a source that only tests call are theirs', { tags: 'full' }, async () => {
  const loose = { 'src/testing.js': kit('[[...actual].sort().join(), [...expected].sort().join()]')['src/testing.js'] };
  const empty = { ...strict, 'src/queue.js': 'export const queue = () => [];\n' };
  const attempt = { ...loose, 'src/queue.js': 'export const queue = (names) => Array.from(names);\n' };
  const proof = await proved({ base: empty, attempt, story: 'The queue is in order of the names.' });
  expect(proof.sources).toMatchObject({ production: ['src/queue.js'], stopped: true });
  expect(proof.reasons[0]).toContain('the green needs more than production (`src/testing.js`)');
  const asked = await proved({ base: strict, attempt, story: 'Compare rows whatever their order.' });
  expect(asked.sources).toMatchObject({ stopped: false });
});

test('those that production calls, that compare nothing, or that no test calls, are production', async () => {
  const declared = 'def assert_rows(actual, expected):\n    assert actual == expected\n';
  const helpers = async (files: Files) => {
    const port = { list: async () => Object.keys(files), read: async (_: string, path: string) => files[path] };
    const context = { command: 'pytest', testPaths: undefined };
    return [...(await helpersOfTests(port, context, ['shop/kit.py'])).comparing];
  };
  const tested = { 'shop/kit.py': declared, 'tests/test_a.py': 'assert_rows([], [])\n' };
  expect(await helpers(tested)).toEqual(['shop/kit.py']);
  expect(await helpers({ ...tested, 'shop/kit.rb': 'def self.assert_rows(actual, expected)\nend\n' })).toEqual([]);
  expect(await helpers({ 'shop/kit.py': declared })).toEqual([]);
  expect(await helpers({ ...tested, 'shop/kit.py': 'def assert_rows(rows):\n    assert rows\n' })).toEqual([]);
  const thrown = 'with pytest.raises(AssertionError):\n    assert_rows([1], [])\n';
  expect(await helpers({ ...tested, 'tests/test_kit.py': thrown })).toEqual([]);
  const value = { 'shop/kit.py': 'def expected_value(odds, values):\n    return 0\n' };
  expect(await helpers({ ...value, 'tests/test_a.py': 'assert expected_value([], []) == 0\n' })).toEqual([]);
});

test('what normalises between result and expectation, on both sides, belongs to the tests', {
  tags: 'full',
}, async () => {
  const base: Files = {
    'bin/list': '#!/bin/sh\necho "a 1"\n',
    'scripts/normalise.sh': "#!/bin/sh\ntr -d '\\r'\n",
    'test/run.sh':
      'want=$(sh scripts/normalise.sh < test/list.txt)\ngot=$(sh bin/list | sh scripts/normalise.sh)\nif [ "$got" = "$want" ]; then echo "ok 1 - list"; else echo "not ok 1 - list"; exit 1; fi\n',
    'test/list.txt': 'b 2\na 1\n',
  };
  const attempt = {
    'bin/list': '#!/bin/sh\nprintf "a 1\\n"\necho "b 2"\n',
    'scripts/normalise.sh': "#!/bin/sh\ntr -d '\\r' | sort\n",
  };
  const proof = await proved({ base, attempt, command: 'sh test/run.sh', story: 'The last comes first.' });
  expect(proof.sources).toMatchObject({ stopped: true });
});

test('a script of that name that is itself what is tested', { tags: 'full' }, async () => {
  const hides = (more: string) => `#!/bin/sh\nsed -e 's/token=[^ ]*/token=_/'${more}\n`;
  const run = `check() {\n  got=$(echo "$2" | sh scripts/redact-log.sh)\n  if [ "$got" = "$3" ]; then echo "ok $1"; else echo "not ok $1"; exit 1; fi\n}\ncheck "1 - token" "a token=7" "a token=_"\ncheck "2 - key" "a key=7" "a key=_"\n`;
  const base = { 'scripts/redact-log.sh': hides(''), 'test/run.sh': run };
  const attempt = { 'scripts/redact-log.sh': hides(" -e 's/key=[^ ]*/key=_/'") };
  const story = 'Keys have to be hidden as tokens are.';
  const proof = await proved({ base, attempt, command: 'sh test/run.sh', story });
  expect(proof.sources).toMatchObject({ production: ['scripts/redact-log.sh'], stopped: false });
});
