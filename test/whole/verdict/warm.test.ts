/** What the tests of the base have compiled lies below later verifications; what it answers for a test counts for nothing. */

import { expect, test } from 'vitest';
import { requireProgram } from '../../support/programs.ts';
import { direct, edit, go, judged, price, shop, write } from '../../support/verdict.ts';
import { shopFiles } from '../../support/world.ts';

/** A test that leaves something where ccache does, and one that is green only where it lies. */
const compiles = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const cache = \`\${process.env.HOME}/.ccache\`;
const wasThere = existsSync(cache);
mkdirSync(cache, { recursive: true });
writeFileSync(\`\${cache}/result\`, '');
`;
const withCache = (more = '') => ({
  ...shopFiles,
  'test/price.test.js': compiles + shopFiles['test/price.test.js'] + more,
});
const inputs = { ...direct, 'test-check': 'off', 'max-iterations': '0' };

test('the first green over a cache that is not cleared is verified without it too', async () => {
  await using world = await shop(go(price('0.9')), inputs, { files: withCache() });
  const { outputs, logs } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
  expect(logs).toEqual(['attempt-1', 'attempt-1-cold', 'baseline']);
});

test('a green that only the cache had is red, and says so', { tags: 'full' }, async () => {
  const files = withCache("test('compiled', () => assert.ok(wasThere));\n");
  await using world = await shop(go(price('0.9')), inputs, { files });
  const { outputs, run, summaryComment } = await judged(world);
  expect(outputs).toMatchObject({ outcome: 'failed' });
  expect(run?.attempts[0]?.verification).toMatchObject({ result: 'failed', failures: [{ name: 'compiled' }] });
  expect(summaryComment).toContain('Green only over what the tests of the base had compiled in HOME (ccache)');
});

const goFiles = {
  'go.mod': 'module example.com/shop\n\ngo 1.19\n',
  'price.go': 'package shop\n\nfunc Price(amount int) int { return amount }\n',
  'price_test.go':
    'package shop\n\nimport "testing"\n\nfunc TestPrice(t *testing.T) {\n\tif Price(100) != 90 {\n\t\tt.Fatal(Price(100))\n\t}\n}\n',
  'other/other_test.go': 'package other\n\nimport "testing"\n\nfunc TestOther(t *testing.T) {}\n',
};

/** Cold is 4 where warmth is asked for, an answer in a test's place is 3. */
const check = `[ ! -e warm.txt ] || [ -d $HOME/.cache/go-build/00 ] || exit 4
go test ./... > out; code=$?
cat out; if grep '(cached)' out; then exit 3; fi
exit $code
`;

test('go: compiled by the baseline, and every test runs all the same', { tags: 'full' }, async (context) => {
  requireProgram('go', context);
  const right = edit('price.go', 'return amount }', 'return amount * 9 / 10 }');
  const files = { ...goFiles, 'check.sh': check };
  const given = { 'test-command': 'sh check.sh', 'test-check': 'off', 'max-iterations': '0' };
  await using world = await shop(go(right, write('warm.txt', 'asked')), given, { files });
  const { outputs, run } = await judged(world);
  expect(run?.attempts[0]?.verification).toMatchObject({ result: 'passed', exitCode: 0 });
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
});
