/** What the tests of the base have compiled lies below later verifications; what it answers for a test counts for nothing. */
// @module-tag full

import { expect, test } from 'vitest';
import { requireProgram } from '../../support/programs.ts';
import { edit, go, judged, shop, write } from '../../support/verdict.ts';

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

test('go: compiled by the baseline, and every test runs all the same', async (context) => {
  requireProgram('go', context);
  const right = edit('price.go', 'return amount }', 'return amount * 9 / 10 }');
  const files = { ...goFiles, 'check.sh': check };
  const given = { 'test-command': 'sh check.sh', 'test-check': 'off', 'max-iterations': '0' };
  await using world = await shop(go(right, write('warm.txt', 'asked')), given, { files });
  const { outputs, run } = await judged(world);
  expect(run?.attempts[0]?.verification).toMatchObject({ result: 'passed', exitCode: 0 });
  expect(outputs).toMatchObject({ outcome: 'passed', attempts: '1' });
});
