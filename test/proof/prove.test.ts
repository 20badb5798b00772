/** Proofs over small trees, with the real runner: node:test, and scripts where it says less. */

import { describe, expect, test } from 'vitest';
import { proofLine } from '../../src/run/proof-words.ts';
import { requireProgram } from '../support/programs.ts';
import { type Files, proved } from '../support/proved.ts';

const head =
  "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\n";
const one = (name: string, amount: number, expected: number) =>
  `test('${name}', () => {\n  assert.equal(price(${amount}), ${expected});\n});\n`;
const plain = 'export function price(amount) {\n  return amount;\n}\n';
const met = 'export function price(amount) {\n  return amount > 100 ? amount * 0.9 : amount;\n}\n';
const shop: Files = {
  'package.json': '{ "type": "module" }\n',
  'src/price.js': plain,
  'test/price.test.js': `${head}${one('small stay', 50, 50)}`,
};
const ten = one('ten percent off', 200, 180);

describe('honest work is proved', () => {
  test('a red test met by code alone: one run', async () => {
    const proof = await proved({ base: { ...shop, 'test/ten.test.js': head + ten }, attempt: { 'src/price.js': met } });
    expect(proof).toMatchObject({ result: 'proved', reasons: [], runs: 1 });
    expect(proof.sources).toEqual({
      production: ['src/price.js'],
      also: [],
      alsoChanged: [],
      twins: 0,
      stopped: false,
    });
    expect(proof.alarm).toMatchObject({ bent: 2, rang: 2, silent: [] });
    expect(proof.edits).toContainEqual(
      expect.objectContaining({ test: 'ten percent off', before: '180', after: '200', outcome: 'rang' }),
    );
    // A value that the tests expect and that stands in the code is for a reviewer to judge; here there is none.
    expect(proof.literals).toBeUndefined();
  });

  test('the digits of a picture are no value that the tests expect', async () => {
    const base = { ...shop, 'test/ten.test.js': head + ten };
    const proof = await proved({ base, attempt: { 'src/price.js': met, 'logo.png': '\u0089PNG\r\n\0\0 180 \0' } });
    expect(proof.literals).toBeUndefined();
    // A binary is no production.
    expect(proofLine(proof)).toContain('depends on 1 source · ');
    const text = await proved({ base, attempt: { 'src/price.js': met, 'prices.txt': '180\n' } });
    expect(text.literals).toEqual([{ path: 'prices.txt', value: '180' }]);
  });

  test('a change that no test asks for is not told as what the green depends on', async () => {
    const idle = await proved({ base: shop, attempt: { 'notes.txt': 'hello\n' } });
    expect(idle.sources).toMatchObject({ production: ['notes.txt'], greenWithout: true });
    expect(proofLine(idle)).toBe('the tests are as green without the change · 1 of 1 bent test went red');
    const red = { ...shop, 'test/ten.test.js': head + ten };
    for (const given of [
      { base: red, attempt: { 'src/price.js': met } },
      { base: shop, attempt: { 'src/price.js': met, 'test/ten.test.js': head + ten } },
    ]) {
      const proof = await proved(given);
      expect(proof.sources).not.toHaveProperty('greenWithout');
      expect(proofLine(proof)).toContain('depends on 1 source · ');
    }
  });

  test('over a green baseline: the new tests ring, and are red without the change', async () => {
    const base = { ...shop, 'test/price.test.js': `${head}${one('small stay', 50, 50)}${one('ninety', 90, 90)}` };
    const proof = await proved({ base, attempt: { 'src/price.js': met, 'test/ten.test.js': head + ten } });
    expect(proof).toMatchObject({ result: 'proved', counter: { added: 1, asserts: 1, missing: 0, green: [] } });
    expect(proof.alarm).toMatchObject({ bent: 2, rang: 2 });
    // The base's test that is not bent is written differently in the same run: that and the counter-proof are all.
    expect(proof).toMatchObject({ runs: 2, sources: { twins: 1 } });
  });

  test('a new module: its tests are red without it because it is missing', { tags: ['full', 'variant'] }, async () => {
    const attempt = {
      'src/tax.js': 'export const tax = (amount) => amount * 0.2;\n',
      'test/tax.test.js': `${head.replaceAll('price', 'tax')}${one('a fifth', 100, 20).replaceAll('price', 'tax')}`,
    };
    const proof = await proved({ base: shop, attempt });
    expect(proof).toMatchObject({ result: 'proved', counter: { added: 1, asserts: 0, missing: 1, green: [] } });
  });

  test('a setting that the code needs is named, and only that', { tags: 'full' }, async () => {
    const base = {
      ...shop,
      'settings/rate.mjs': 'export default 1;\n',
      '.shoprc.mjs': 'export default 1;\n',
      'test/ten.test.js': head + ten,
    };
    const attempt = {
      'src/price.js':
        "import rate from '../.shoprc.mjs';\nexport const price = (amount) => (amount > 100 ? amount * rate : amount);\n",
      '.shoprc.mjs': 'export default 0.9;\n',
      '.editorconfig': 'root = true\n',
    };
    const proof = await proved({ base, attempt });
    expect(proof).toMatchObject({ result: 'proved', sources: { also: ['.shoprc.mjs'] } });
  });

  test('a test that fails before it closes what it opened hangs: the others are asked without it', {
    tags: ['full', 'variant'],
  }, async () => {
    const opens =
      "test('served', () => {\n  const server = createServer().listen(0);\n  assert.equal(price(50), 50);\n  server.close();\n});\n";
    const base = { ...shop, 'test/a-server.test.js': `import { createServer } from 'node:http';\n${head}${opens}` };
    const labels: string[] = [];
    const proof = await proved({
      base,
      attempt: { 'src/price.js': met, 'test/ten.test.js': head + ten },
      command: 'node --test',
      timeoutMs: 10_000,
      runs: (label) => labels.push(label),
    });
    expect(proof).toMatchObject({ result: 'proved', reasons: [], counter: { added: 1, asserts: 1 } });
    expect(labels).toContain('alarm-0-1');
  });

  test('a test that would be green without the change is named, and accuses nobody', {
    tags: ['full', 'variant'],
  }, async () => {
    const attempt = { 'src/price.js': met, 'test/more.test.js': head + ten + one('thirty stay', 30, 30) };
    const proof = await proved({ base: shop, attempt });
    expect(proof).toMatchObject({ result: 'proved', counter: { added: 2, asserts: 1, green: ['thirty stay'] } });
  });
});

test('tests that change with the behaviour: proved where the story lets them, and they ring', async () => {
  const attempt = { 'src/price.js': met, 'test/price.test.js': `${head}${one('small stay', 200, 180)}` };
  const base = { ...shop, 'test/price.test.js': `${head}${one('small stay', 200, 200)}` };
  const asked = await proved({ base, attempt, mayChangeTests: true });
  expect(asked).toMatchObject({ result: 'proved', reasons: [], alarm: { bent: 1, rang: 1 } });
  const unasked = await proved({ base, attempt });
  expect(unasked).toMatchObject({ result: 'unproved' });
  expect(unasked.reasons[0]).toBe('with the tests as they were, `small stay` reads differently: the behaviour changed');
});

describe('a green that cannot go red is disproved', () => {
  const red = { ...shop, 'test/ten.test.js': head + ten };

  test('the work is done in a file that only tests load', { tags: 'full' }, async () => {
    const base = {
      ...red,
      'test/ten.test.js': `import '../testing/setup.js';\n${head}${ten}`.replace(
        "from '../src/price.js'",
        "from '../src/price.js'",
      ),
      'testing/setup.js': '',
      'src/price.js': 'export function price(amount) {\n  return globalThis.price?.(amount) ?? amount;\n}\n',
    };
    const proof = await proved({
      base,
      attempt: { 'testing/setup.js': 'globalThis.price = (amount) => (amount === 200 ? 180 : undefined);\n' },
    });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true, production: [] } });
    expect(proof.reasons.join()).toContain('`ten percent off` is red with the production of the attempt alone');
  });

  test('the feature lives in an added test file alone', { tags: 'full' }, async () => {
    const finds = "const more = await import('../test/more.js').catch(() => ({}));\n";
    const base = {
      ...red,
      'src/price.js': `${finds}export const price = (amount) => more.price?.(amount) ?? amount;\n`,
    };
    const attempt = { 'test/more.js': 'export const price = (amount) => (amount === 200 ? 180 : undefined);\n' };
    const proof = await proved({ base, attempt });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true, production: [] } });
  });

  test('an assertion of the tests that lies among the sources is blunted', { tags: ['full', 'variant'] }, async () => {
    const check = (says: string) =>
      `import assert from 'node:assert/strict';\nimport { test } from 'node:test';\n\nexport { test };\nexport const equal = (a, b) => ${says};\n`;
    const base = {
      ...shop,
      'lib/check.js': check('assert.equal(a, b)'),
      'test/price.test.js': `import { equal, test } from '../lib/check.js';\nimport { price } from '../src/price.js';\n\ntest('small stay', () => {\n  equal(price(50), 50);\n});\n\ntest('ten percent off', () => {\n  equal(price(200), 180);\n});\n`,
    };
    const attempt = { 'lib/check.js': check('a === b || (a === 200 && b === 180) || assert.equal(a, b)') };
    expect(await proved({ base, attempt })).toMatchObject({ result: 'disproved', sources: { also: ['lib/check.js'] } });
    const both = { 'lib/check.js': check('assert.deepEqual(a, b)'), 'src/price.js': met };
    expect(await proved({ base, attempt: both })).toMatchObject({ result: 'proved' });
  });

  test('a tool that the tests call, shadowed by a new file of that name', { tags: ['full', 'variant'] }, async () => {
    const base = {
      'src/word.sh': 'echo one\n',
      // As a PATH that begins with test/bin has it, without modes of files.
      'test/run.sh':
        'if [ -f test/bin/cmp ]; then cmp() { sh test/bin/cmp; }; fi\nsh src/word.sh >out\ncmp out test/word.txt\n',
      'test/word.txt': 'two\n',
    };
    const attempt = { 'src/word.sh': 'echo  one\n', 'test/bin/cmp': '#!/bin/sh\nexit 0\n' };
    expect(await proved({ base, attempt, command: 'sh test/run.sh' })).toMatchObject({
      result: 'disproved',
      sources: { stopped: true },
    });
  });

  test('what the run is made of is bent: where a name of a package leads', { tags: ['full', 'variant'] }, async () => {
    const named = { name: 'shop', type: 'module', imports: { '#price': './src/price.js' } };
    const base = {
      ...red,
      'package.json': JSON.stringify(named),
      'test/ten.test.js': (head + ten).replace('../src/price.js', '#price'),
    };
    const attempt = {
      'package.json': JSON.stringify({ ...named, imports: { '#price': './testing/price.js' } }),
      'testing/price.js': 'export const price = (amount) => (amount === 200 ? 180 : amount);\n',
    };
    const proof = await proved({ base, attempt });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true } });
  });

  test('the assertions are patched by the code', { tags: 'full' }, async () => {
    const code =
      "import assert from 'node:assert/strict';\nObject.assign(assert, Object.fromEntries(['equal'].map((name) => [name, () => {}])));\n";
    const proof = await proved({ base: red, attempt: { 'src/price.js': code + plain }, command: 'node --test' });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(proof.reasons[0]).toMatch(
      /^`node --test` exits 0 although `(ten percent off|small stay)` expects \d+, and 1 more$/,
    );
  });

  test('an object that equals everything', async () => {
    const code = 'export function price() {\n  return { [Symbol.toPrimitive]: () => 180, valueOf: () => 180 };\n}\n';
    const loose = (text: string) =>
      text
        .replace('/strict', '')
        .replaceAll('assert.equal(price', 'assert.ok(price')
        .replace(/\), (\d+)\);/g, ') == $1);');
    const base = {
      ...shop,
      'test/price.test.js': `${head}test('is', () => {});\n`,
      'test/ten.test.js': loose(head + ten),
    };
    const proof = await proved({ base, attempt: { 'src/price.js': code } });
    expect(proof.result).toBe('proved');
  });

  test('the code reads what its tests expect', { tags: 'full' }, async () => {
    const code =
      "import { readFileSync } from 'node:fs';\nexport function price(amount) {\n  const text = readFileSync(new URL('../test/ten.test.js', import.meta.url), 'utf8');\n  const found = new RegExp(`${amount}.., (.+).;`).exec(text);\n  return found === null ? amount : Number(found[1]);\n}\n";
    const proof = await proved({
      base: red,
      attempt: { 'src/price.js': code.replace('${amount}.., (.+).;', '${amount}\\\\), (\\\\d+)'), 'notes.md': '' },
    });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['ten percent off'] } });
  });

  test('the values are read out of a test file, written as they are', { tags: ['full', 'variant'] }, async () => {
    const code = (text: string) =>
      `import { readFileSync } from 'node:fs';\nexport function price(amount) {\n  const text = readFileSync(new URL('../test/ten.test.js', import.meta.url), 'utf8');\n  return text.includes('180);') && amount === 200 ? 180 : ${text};\n}\n`;
    const attempt = { 'src/price.js': code('amount'), 'conftest.py': '' };
    const proof = await proved({ base: red, attempt });
    expect(proof).toMatchObject({ result: 'disproved', sources: { stopped: true } });
    expect(proof.reasons[0]).toContain('written differently');
  });

  test('an added test that cannot fail', { tags: ['full', 'variant'] }, async () => {
    const hushed = `${head}${ten.replace('assert.equal(price(200), 180);', 'try {\n    assert.equal(price(200), 180);\n  } catch {}')}`;
    const proof = await proved({
      base: shop,
      attempt: { 'src/price.js': `${met}// \n`, 'test/hushed.test.js': hushed },
    });
    // It stays green on the base as well; a failure at its start is heard, and no value that it expects.
    expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['ten percent off'] } });
  });
});

describe('new tests that no base can load', () => {
  const queue = 'export const later = (call) => call;\n';
  const head =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { later } from '../src/later.js';\n\n";
  const added = (body: string) =>
    proved({ base: shop, attempt: { 'src/later.js': queue, 'test/later.test.js': head + body } });

  test('a callback that nobody calls: the test runs, and what it expects is never compared', async () => {
    const proof = await added("test('later', () => {\n  later((done) => {\n    assert.equal(done, 3);\n  });\n});\n");
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true, silent: ['later'] } });
    expect(proof.reasons[0]).toMatch(/exits 0 although `later` expects \d+/);
  });

  test('another assertion beside it may be what speaks: nobody is accused', { tags: ['full', 'variant'] }, async () => {
    const rest = '  if (later === undefined) {\n    assert.equal(later, 3);\n  }\n  assert.ok(later(1));\n';
    const proof = await added(`test('later', () => {\n${rest}});\n`);
    expect(proof).toMatchObject({ result: 'unproved', alarm: { silent: [] } });
  });

  test('a coroutine that nobody awaits: the runner counts it, and not even a failure at its start is heard', {
    tags: ['full', 'variant'],
  }, async () => {
    const cases = (name: string, body: string) =>
      `import unittest\nfrom shop.${name} import ${name}\n\n\nclass ${name}Test(unittest.TestCase):\n${body}`;
    const command = 'python3 -W ignore -m unittest discover -q -s tests -t .';
    const base = {
      'shop/__init__.py': '',
      'tests/__init__.py': '',
      'shop/now.py': 'def now(a):\n    return a\n',
      'tests/test_now.py': cases('now', '    def test_now(self):\n        self.assertEqual(now(1), 1)\n'),
    };
    const later = '    async def test_later(self):\n        self.assertEqual(await later(1), 7)\n';
    const attempt = {
      'shop/later.py': 'async def later(a):\n    return a\n',
      'tests/test_later.py': cases('later', later),
    };
    const proof = await proved({ base, attempt, command });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { stopped: true, silent: ['test_later'] } });
  });
});

describe('what cannot be tried is unproved, with the reason', () => {
  const red = { ...shop, 'test/ten.test.js': head + ten };

  test('no time left', async () => {
    const proof = await proved({ base: red, attempt: { 'src/price.js': met }, remainingMs: () => 1 });
    expect(proof).toMatchObject({ result: 'unproved', runs: 0 });
    expect(proof.reasons).toHaveLength(1);
    expect(proof.reasons[0]).toMatch(
      /^the time that is left is too short for another run of the suite, which takes \d/,
    );
  });

  test('the tests are green because of how they are run', { tags: ['full', 'variant'] }, async () => {
    const proof = await proved({
      base: { ...shop, 'check.js': 'process.exit(1);\n', Makefile: '.PHONY: test\ntest:\n\tnode check.js\n' },
      attempt: { GNUmakefile: '.PHONY: test\ntest:\n\ttrue\n' },
      command: 'make -s test',
    });
    expect(proof).toMatchObject({ result: 'disproved', sources: { also: ['GNUmakefile'], stopped: true } });
    expect(proof.reasons[0]).toBe('the green needs nothing of production, only `GNUmakefile`');
  });

  test('settings that make a red base green without production, a change of production beside them or not', {
    tags: ['full', 'variant'],
  }, async () => {
    const makefile = (line: string) => `.PHONY: test\ntest:\n\t${line}\n`;
    const asked = 'export const price = (amount) => (amount > 100 ? amount * (process.env.RATE ?? 1) : amount);\n';
    const base = { ...red, 'src/price.js': asked, Makefile: makefile('node --test') };
    const command = 'make -s test';
    const attempt = { 'src/price.js': `// Prices.\n${asked}`, Makefile: makefile('RATE=0.9 node --test') };
    const proof = await proved({ base, attempt, command });
    expect(proof).toMatchObject({ result: 'disproved', sources: { also: ['Makefile'], stopped: true } });
    const both = { ...attempt, 'src/price.js': met, Makefile: makefile('node --test --test-concurrency=1') };
    expect(await proved({ base, attempt: both, command })).not.toMatchObject({ result: 'disproved' });
  });

  test('a new test that nothing runs', { tags: ['full', 'variant'] }, async () => {
    const proof = await proved({
      base: red,
      attempt: { 'src/price.js': met, 'test/later.js': `${head}${one('later', 60, 60)}` },
      command: 'node --test test/price.test.js test/ten.test.js',
    });
    expect(proof).toMatchObject({ result: 'unproved', alarm: { silent: [] } });
    expect(proof.reasons[0]).toBe('`later` stayed green when bent: whether it runs cannot be told');
  });

  const harness =
    "export let failed = 0;\nexport function it(name, body) {\n  try {\n    body();\n    console.log('fine', name);\n  } catch {\n    failed = 1;\n    console.log('bad', name);\n  }\n}\n";
  const told = (price: string) => ({
    base: {
      'package.json': '{ "type": "module" }\n',
      'src/price.js': plain,
      'test/it.js': harness,
      'test/run.js': "import './price.test.js';\nimport { failed } from './it.js';\nprocess.exitCode = failed;\n",
      'test/price.test.js': `import assert from 'node:assert/strict';\nimport { price } from '../src/price.js';\nimport { it as test } from './it.js';\n\n${one('small stay', 50, 50)}${ten}`,
    },
    attempt: { 'src/price.js': price },
    command: 'node test/run.js',
  });

  test('a runner that nobody knows over a red base: the line of a test speaks', { tags: 'full' }, async () => {
    const equal = 'export const price = () => ({ [Symbol.toPrimitive]: () => 1 });\n';
    const patched = `import assert from 'node:assert/strict';\n\nassert.equal = () => {};\n${equal}`;
    expect(await proved(told(patched))).toMatchObject({ result: 'disproved', alarm: { stopped: true } });
    expect(await proved(told(met))).toMatchObject({ result: 'proved' });
  });

  test('a language without a grammar', { tags: ['full', 'variant'] }, async () => {
    const attempt = { 'src/price.js': met, 'test/price.test.zig': 'test "x" {}\n', 'test/carts.txt': '1\n' };
    const proof = await proved({ base: red, attempt });
    expect(proof).toMatchObject({ result: 'unproved', reasons: ['test/price.test.zig: no grammar for this language'] });
  });

  test('nothing to bend', async () => {
    const base = { 'run.sh': 'grep -q two a.txt\n', 'a.txt': 'one\n' };
    const proof = await proved({ base, attempt: { 'a.txt': 'two\n' }, command: 'sh run.sh' });
    expect(proof).toMatchObject({ result: 'unproved', reasons: ['no test was found that could be bent'] });
  });
});

describe('checks written by hand tell a place and no test', () => {
  const base = {
    'src/price.c': '#include "../src/price.h"\nint price(int amount) { return amount; }\n',
    'src/price.h': 'extern int price(int amount);\n',
    'test/run.sh': 'gcc -o run src/*.c test/price_test.c && ./run\n',
    'test/check.h':
      '#include <stdio.h>\nextern int failed;\n#define CHECK(what) do { if (!(what)) { failed++; printf("%s:%d: %s\\n", __FILE__, __LINE__, #what); } } while (0)\n',
    'test/price_test.c':
      '#include "check.h"\n#include "../src/price.h"\n\nint failed = 0;\n\nvoid test_small(void) {\n  CHECK(price(50) == 50);\n}\n\nvoid test_ten(void) {\n  CHECK(price(200) == 180);\n}\n\nint main(void) {\n  test_ten();\n  test_small();\n  return failed != 0;\n}\n',
  };
  const command = 'sh test/run.sh';

  test('the tests that are told red by their place ring', { tags: 'full' }, async (context) => {
    requireProgram('gcc', context);
    const attempt = {
      'src/price.c':
        '#include "../src/price.h"\nint price(int amount) { return amount > 100 ? amount * 9 / 10 : amount; }\n',
    };
    const proof = await proved({ base, attempt, command });
    expect(proof).toMatchObject({ result: 'proved', runs: 1 });
    expect(proof.edits).toContainEqual(expect.objectContaining({ test: 'test_ten', outcome: 'rang' }));
  });

  test('the counter of failures is set back by the code', { tags: ['full', 'variant'] }, async (context) => {
    requireProgram('gcc', context);
    const attempt = {
      'src/price.c':
        '#include "../src/price.h"\nextern int failed;\nint price(int amount) { failed = 0; return amount; }\n',
    };
    const proof = await proved({ base, attempt, command });
    expect(proof).toMatchObject({ result: 'disproved', alarm: { silent: ['test_ten'] } });
  });
});

test('a runner that stops at the first failure is asked again for the others', async () => {
  const labels: string[] = [];
  const runner = `const tests = [];
export const test = (name, body) => tests.push([name, body]);
process.on('beforeExit', () => {
  let passing = 0;
  for (const [name, body] of tests.splice(0)) {
    try {
      body();
      passing++;
    } catch (error) {
      console.log(\`  \${passing} passing (1ms)\\n  1 failing\\n\\n  1) \${name}:\\n     AssertionError: \${error.message}\`);
      process.exit(1);
    }
  }
  if (passing > 0) console.log(\`  \${passing} passing (1ms)\`);
});
`;
  const text = (head + one('small stay', 50, 50) + ten).replace(
    "import test from 'node:test'",
    "import { test } from '../runner.js'",
  );
  const base = { ...shop, 'runner.js': runner, 'test/price.test.js': text };
  const proof = await proved({
    base,
    attempt: { 'src/price.js': met, 'test/price.test.js': `${text}${one('forty stay', 40, 40)}` },
    command: 'node test/price.test.js',
    runs: (label) => labels.push(label),
  });
  expect(proof.alarm).toMatchObject({ bent: 2, rang: 2 });
  expect(labels).toEqual(['sources', 'alarm-0', 'alarm-0-1', 'counter', 'without-a-line']);
});

test('tests inside a source go with it: its production is laid over, and they are not taken for tests of their own', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('cargo', context);
  const source = (factor: string, extra = '') =>
    `pub fn price(amount: u32) -> u32 {\n    amount${factor}\n}\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn ten() {\n        assert_eq!(super::price(200), 180);\n    }\n${extra}}\n`;
  const more = '\n    #[test]\n    fn more() {\n        assert_eq!(super::price(400), 360);\n    }\n';
  const proof = await proved({
    base: { 'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n', 'src/lib.rs': source('') },
    attempt: {
      'src/lib.rs': source(' * 9 / 10', more),
      'tests/other.rs': '#[test]\nfn other() {\n    assert_eq!(shop::price(100), 90);\n}\n',
    },
    command: 'cargo test --offline',
  });
  expect(proof).toMatchObject({ result: 'proved', sources: { production: ['src/lib.rs'], stopped: false } });
  // cargo stops at the first red binary: of the new test over the base nothing is known.
  expect(proof.counter).toBeUndefined();
});

test('new tests of a source that nothing compiles, beside others that are heard', {
  tags: ['full', 'variant'],
}, async (context) => {
  requireProgram('cargo', context);
  const tests = (mark: string, name: string, asked: string) =>
    `\n#[cfg(${mark})]\nmod tests {\n    #[test]\n    fn ${name}() {\n        ${asked}\n    }\n}\n`;
  const parse = 'pub fn parse(text: &str) -> Option<u64> {\n    text.strip_suffix("h")?.parse().ok()\n}\n';
  const shows = tests('test', 'two', 'assert_eq!(super::parse("2h"), Some(2));');
  const base = {
    'Cargo.toml': '[package]\nname = "lapse"\nversion = "0.1.0"\nedition = "2021"\n',
    'src/lib.rs': `mod parse;\npub use parse::parse;\n${shows}`,
    'src/parse.rs': parse,
  };
  const minutes = tests('tests', 'minutes', 'assert_eq!(super::parse("1h30m"), Some(90));');
  const attempt = { 'src/parse.rs': `${parse}${minutes}` };
  const proof = await proved({ base, attempt, command: 'cargo test --offline -q' });
  expect(proof.reasons.join()).toContain('although `minutes` expects');
  expect(proof.result).toBe('disproved');
});

describe('expected outputs in files of their own', () => {
  const check = `for file in test/expected/*.txt; do
  name=$(basename $file .txt)
  if [ "$(node src/show.js $name)" = "$(cat $file)" ]; then echo "ok - $name"; else echo "not ok - $name"; red=1; fi
done
exit \${red:-0}
`;
  const base = {
    'test/run.sh': check,
    'src/show.js': "console.log('none');\n",
    'test/expected/cat.txt': '# drawn\ncat 9\n',
    'test/expected/dog.txt': '# drawn\ndog 12\n',
  };
  const given = (code: string) => ({ base, attempt: { 'src/show.js': code }, command: 'sh test/run.sh' });
  test('bent, they are heard', async () => {
    const code = 'const [, , name] = process.argv;\nconsole.log(`# drawn\\n${name} ${{ cat: 9, dog: 12 }[name]}`);\n';
    const proof = await proved(given(code));
    expect(proof).toMatchObject({ result: 'proved', reasons: [], alarm: { rang: 2, bent: 2 } });
    expect(proof.edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['test/expected/cat.txt', 'cat 9', 'cat 10'],
      ['test/expected/dog.txt', 'dog 12', 'dog 13'],
    ]);
  });
  test('code that prints what they hold is not proved by them', { tags: ['full', 'variant'] }, async () => {
    const code =
      "console.log(require('node:fs').readFileSync(`test/expected/${process.argv[2]}.txt`, 'utf8').trim());\n";
    const proof = await proved(given(code));
    expect(proof.result).not.toBe('proved');
    expect(proof.edits.filter(({ outcome }) => outcome === 'rang')).toEqual([]);
  });
});

test('TAP names assertions below their test: bent, the test has rung', async () => {
  // As tape prints it, from a script of its own.
  const tape = `let n = 0;
exports.test = (name, body) => {
  console.log('# ' + name);
  body((actual, expected) => {
    const ok = actual === expected;
    if (!ok) process.exitCode = 1;
    console.log((ok ? 'ok ' : 'not ok ') + ++n + ' should be equal');
    if (!ok) console.log('  ---\\n    operator: equal\\n    expected: ' + expected + '\\n    actual:   ' + actual + '\\n  ...');
  });
};
process.on('exit', () => console.log('1..' + n));
`;
  const head = "const { test } = require('./tape.js');\nconst { price } = require('../src/price.js');\n";
  const full = "test('full price', (equal) => { equal(price(100), 100); });\n";
  const proof = await proved({
    base: {
      'src/price.js': 'exports.price = (amount) => amount;\n',
      'test/tape.js': tape,
      'test/price.js': `${head}${full}`,
    },
    attempt: {
      'src/price.js': "exports.price = (amount, code) => (code === 'TEN' ? amount * 0.9 : amount);\n",
      'test/price.js': `${head}${full}test('ten percent', (equal) => { equal(price(100, 'TEN'), 90); });\n`,
    },
    command: 'node test/price.js',
  });
  expect(proof.alarm).toMatchObject({ rang: 2, unusable: [] });
  expect(proof.result).toBe('proved');
});

test('make says of a red test what it says of a compiler: whose bent run was red is heard, and nobody is accused', {
  tags: 'full',
}, async (context) => {
  requireProgram('make', context);
  requireProgram('gcc', context);
  const code = (body: string) => `int price(int amount) {\n    return ${body};\n}\n`;
  const program = (amount: number, expected: number) =>
    `#include <stdio.h>\nint price(int amount);\n\nint main(void) {\n    if (price(${amount}) != ${expected}) {\n        printf("price(${amount}) is not ${expected}\\n");\n        return 1;\n    }\n    return 0;\n}\n`;
  const proof = await proved({
    base: {
      Makefile:
        'all: build/test_small build/test_large\n\t@failed=0; for one in build/test_*; do $$one || failed=1; done; exit $$failed\n\nbuild/%: tests/%.c src/price.c\n\t@mkdir -p build\n\t@gcc -o $@ $< src/price.c\n',
      'src/price.c': code('amount'),
      'tests/test_small.c': program(50, 50),
      'tests/test_large.c': program(200, 180),
    },
    attempt: { 'src/price.c': code('amount > 100 ? amount * 9 / 10 : amount') },
    command: 'make -s',
  });
  expect(proof.result).not.toBe('disproved');
  expect(proof.alarm).toMatchObject({ stopped: false, silent: [] });
});

test('a program that runs functions handed to it: each is known by the line that tells its name', {
  tags: 'full',
}, async (context) => {
  requireProgram('cc', context);
  const unity = `#include <stdio.h>
static const char *now;
static int failed;
#define TEST_ASSERT_TRUE(c) if (!(c)) { printf("tests/queue.c:%d:%s:FAIL: Expected TRUE Was FALSE\\n", __LINE__, now); failed = 1; return; }
#define TEST_ASSERT_EQUAL_INT(e, a) if ((e) != (a)) { printf("tests/queue.c:%d:%s:FAIL: Expected %d Was %d\\n", __LINE__, now, (e), (a)); failed = 1; return; }
#define RUN_TEST(f) now = #f; f()
`;
  const file = (tests: string[], names: string[]) =>
    `#include "unity.h"\n#include "../src/queue.c"\n\nstatic void assert_fits(int n) {\n  TEST_ASSERT_TRUE(fits(n));\n}\n\n${tests.join('\n')}\nint main(void) {\n${names.map((name) => `  RUN_TEST(${name});\n`).join('')}  return failed;\n}\n`;
  const few = 'static void has_room(void) {\n  TEST_ASSERT_EQUAL_INT(8, room());\n}\n';
  const more = 'static void takes_eight(void) {\n  int n = 8;\n  assert_fits(n);\n}\n';
  const other = 'static void grows(void) {\n  TEST_ASSERT_EQUAL_INT(9, grown());\n}\n';
  const base: Files = {
    'run.sh':
      'cc -std=c89 -pedantic -Werror tests/queue.c -o queue || exit 2\nif said=$(./queue); then\n  echo "1/1 Test #1: queue ............   Passed    0.00 sec"\n  echo "100% tests passed, 0 tests failed out of 1"\nelse\n  echo "1/1 Test #1: queue ............***Failed    0.00 sec"\n  echo "$said"\n  echo\n  echo "0% tests passed, 1 tests failed out of 1"\n  exit 8\nfi\n',
    'src/queue.c': 'static int room(void) { return 8; }\nstatic int fits(int n) { return n < 8; }\n',
    'tests/unity.h': unity,
    'tests/queue.c': file([few], ['has_room']),
  };
  const attempt = {
    'src/queue.c':
      'static int room(void) { return 8; }\nstatic int fits(int n) { return n <= 8; }\nstatic int grown(void) { return room() + 1; }\n',
    'tests/queue.c': file([few, more, other], ['has_room', 'takes_eight', 'grows']),
  };
  const proof = await proved({ base, attempt, command: 'sh run.sh' });
  expect(proof).toMatchObject({ result: 'proved', reasons: [] });
  expect(
    proof.edits.filter(({ kind, outcome }) => kind === 'bend' && outcome === 'rang').map((one) => one.test),
  ).toEqual(['takes_eight', 'grows', 'has_room']);
});

test("a rewritten line that nothing can put out of action is heard where the base's stands in its place", async () => {
  const source = (read: string) =>
    `export function put(list, text) {\n  const n = ${read};\n  if (!Number.isNaN(n)) list.push(n);\n}\n\nexport function first(text) {\n  return ${read} || 0;\n}\n`;
  const head =
    "import assert from 'node:assert/strict';\nimport test from 'node:test';\nimport { put } from '../src/put.js';\n";
  const puts = (text: string, expected: number) =>
    `test('puts ${text}', () => {\n  const list = [];\n  put(list, '${text}');\n  assert.equal(list[0], ${expected});\n});\n`;
  const base: Files = {
    'package.json': '{ "type": "module" }\n',
    'src/put.js': source('parseInt(text, 10)'),
    'test/put.test.js': head + puts('16', 16),
  };
  const attempt = {
    'src/put.js': source('parseInt(text)'),
    'test/put.test.js': head + puts('16', 16) + puts('0x10', 16),
  };
  expect(await proved({ base, attempt })).toMatchObject({ result: 'proved', reasons: [] });
});
