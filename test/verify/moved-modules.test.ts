/** Tests that follow a module to its new place, and what does not count as that. */

import { expect, test } from 'vitest';
import { roleOf } from '../../src/guard/production.ts';
import { followedTests } from '../../src/verify/followed-tests.ts';
import { testsThatFollowed } from '../../src/verify/moved-modules.ts';
import { verificationOf } from '../support/scripted-loop.ts';

type Files = Record<string, [base: string | undefined, tree: string | undefined]>;

const portOf = (files: Files) => ({
  changed: Object.entries(files)
    .filter(([, [base, tree]]) => base !== tree)
    .map(([path, [base, tree]]) => ({
      path,
      status:
        base === undefined ? ('added' as const) : tree === undefined ? ('deleted' as const) : ('modified' as const),
    })),
  list: async () => Object.keys(files).filter((path) => files[path]?.[0] !== undefined),
  read: async (side: 'base' | 'tree', path: string) => files[path]?.[side === 'base' ? 0 : 1],
});

async function followers(files: Files) {
  const { changed, list, read } = portOf(files);
  const role = (path: string) => roleOf(path, { command: 'npm test' });
  const { inPlace, moved } = await testsThatFollowed(changed, {
    list,
    read,
    isProduction: (path) => role(path) === 'production',
    isTest: (path) => role(path) === 'test',
  });
  return [...inPlace, ...moved];
}

const bill = (from: string, rate = 'RATE') =>
  `import { RATE } from '${from}';\nexport function bill(kwh) {\n  return Math.round(kwh * ${rate});\n}\n`;
const spec = (from: string, expected = 31) =>
  `import test from 'node:test';\nimport { bill } from '${from}';\n\ntest('one', () => assert.equal(bill(1), ${expected}));\n`;

test('a test whose import follows the module is the base’s own', async () => {
  const files: Files = {
    'src/bill.js': [bill('./rates.js'), undefined],
    'src/tariff/bill.js': [undefined, bill('../rates.js', '(RATE + 0)')],
    'test/bill.test.js': [spec('../src/bill.js'), spec('../src/tariff/bill.js')],
  };
  expect(await followers(files)).toEqual(['test/bill.test.js']);
});

const moved: Files = {
  'src/bill.js': [bill('./rates.js'), undefined],
  'src/tariff/bill.js': [undefined, bill('../rates.js')],
};
const [before, after] = [spec('../src/bill.js'), spec('../src/tariff/bill.js')];

test.each<[why: string, files: Files]>([
  ['an expectation changed too', { ...moved, 'test/bill.test.js': [before, spec('../src/tariff/bill.js', 32)] }],
  ['it imports from elsewhere', { ...moved, 'test/bill.test.js': [before, spec('./support/bill.js')] }],
  [
    'what it imports says something else',
    {
      'src/bill.js': [bill('./rates.js'), undefined],
      'src/tariff/bill.js': [undefined, 'export const bill = () => 31;\n'],
      'test/bill.test.js': [before, after],
    },
  ],
  [
    'the module went where only tests load it',
    {
      'src/bill.js': [bill('./rates.js'), undefined],
      'test/support/bill.js': [undefined, bill('../../src/rates.js')],
      'test/bill.test.js': [before, spec('./support/bill.js')],
    },
  ],
  [
    'the module is still there',
    {
      'src/tariff/bill.js': [undefined, bill('../rates.js')],
      'test/bill.test.js': [before, after],
    },
  ],
  [
    'the word of an expectation is the module’s name',
    {
      'src/bill.js': [bill('./rates.js'), undefined],
      'src/cost.js': [undefined, bill('./rates.js')],
      'test/bill.test.js': ["assert.equal(kind(1), 'bill');\n", "assert.equal(kind(1), 'cost');\n"],
    },
  ],
  [
    'a helper that was not moved is another one beside its new place, and not a line of it changed',
    {
      'lib/total.js': [bill('./rates.js'), undefined],
      'core/total.js': [undefined, bill('./rates.js')],
      'lib/check.js': ['export const same = 1;\n', 'export const same = 1;\n'],
      'core/check.js': [undefined, 'export const same = 2;\n'],
      'lib/total.test.js': ["import { bill } from './total.js';\nimport { same } from './check.js';\n", undefined],
      'core/total.test.js': [undefined, "import { bill } from './total.js';\nimport { same } from './check.js';\n"],
    },
  ],
  [
    'a helper of tests with the module’s name is loaded from production now',
    {
      'utils.py': ['def total(a):\n    return sum(a) + tax(a)\n', undefined],
      'pkg/utils.py': [undefined, 'def total(a):\n    return sum(a) + tax(a)\n\ndef check_equal(a, b): pass\n'],
      'tests/utils.py': ['def check_equal(a, b): assert a == b\n', 'def check_equal(a, b): assert a == b\n'],
      'tests/test_total.py': ['from tests.utils import check_equal\n', 'from pkg.utils import check_equal\n'],
    },
  ],
  [
    'the imported name is another one',
    {
      'src/strict.py': ['def strict(a):\n    return a == known(a)\n', undefined],
      'src/lenient.py': [undefined, 'def strict(a):\n    return a == known(a)\n'],
      'tests/test_a.py': ['from checker import strict as check\n', 'from checker import lenient as check\n'],
    },
  ],
])('it is not where %s', async (_why, files) => {
  expect(await followers(files)).toEqual([]);
});

const ranges = 'package ranges\n\nfunc Merge(in []Range) []Range {\n\treturn sorted(in)\n}\n';
const merge = 'package ranges\n\nimport "testing"\n\nfunc TestMerge(t *testing.T) {\n\tMerge(nil)\n}\n';
const report = (path: string) => `package report\n\nimport (\n\t"testing"\n\n\t"example.org/bounds/${path}"\n)\n`;
const mod = 'module example.org/bounds\n';
const internal: Files = {
  'go.mod': [mod, mod],
  'ranges/ranges.go': [ranges, undefined],
  'internal/ranges/ranges.go': [undefined, ranges],
  'ranges/merge_test.go': [merge, undefined],
  'internal/ranges/merge_test.go': [undefined, merge],
  'ranges/testdata/in.txt': ['1-2\n', undefined],
  'internal/ranges/testdata/in.txt': [undefined, '1-2\n'],
  'report/report_test.go': [report('ranges'), report('internal/ranges')],
};

test('tests and their data that move with a package count where they are certain to run', async () => {
  const given = { ...portOf(internal), globs: undefined, baseline: undefined, green: verificationOf('t') };
  const all = await followedTests({ ...given, command: 'go test ./...' });
  expect([...all].sort()).toEqual(
    Object.keys(internal)
      .filter((path) => !path.endsWith('/ranges.go') && path !== 'go.mod')
      .sort(),
  );
  expect([...(await followedTests({ ...given, command: 'go test ./report' }))]).toEqual(['report/report_test.go']);
});

test('a change of more lines than anybody reads has not followed', async () => {
  const names = (from: string, count: number) =>
    Array.from({ length: count }, (_, at) => `import { bill as b${at} } from '${from}';\n`).join('');
  const ofLines = (count: number): Files => ({
    'src/bill.js': [bill('./rates.js'), undefined],
    'src/tariff/bill.js': [undefined, bill('../rates.js')],
    'test/bill.test.js': [names('../src/bill.js', count), names('../src/tariff/bill.js', count)],
  });
  expect(await followers(ofLines(200))).toEqual(['test/bill.test.js']);
  expect(await followers(ofLines(201))).toEqual([]);
});
