import { expect, test } from 'vitest';
import { testsToBend } from '../../src/verify/proof-tests.ts';

const checks = `import unittest

from slugs import slug


class SlugTest(unittest.TestCase):
    def test_blanks(self):
        self.assertEqual(slug("a b"), "a-b")
`;

async function bent(files: Record<string, string>, changed: string) {
  const port = { list: async () => Object.keys(files), read: async (_: string, path: string) => files[path] };
  const context = {
    changed: [{ path: changed, status: 'modified' as const }],
    command: 'python3 run_tests.py',
    baseline: undefined,
    testPaths: undefined,
  };
  const { bent } = await testsToBend(port, context);
  return bent.map(({ path, test }) => `${path}: ${test.name}`);
}

test('where no path says that it holds tests, what a file loads does', async () => {
  const slugs = 'def slug(text):\n    return text.replace(" ", "-")\n';
  const runner = 'import unittest\nunittest.main("checks")\n';
  expect(await bent({ 'slugs.py': slugs, 'run_tests.py': runner, 'checks/check_slug.py': checks }, 'slugs.py')).toEqual(
    ['checks/check_slug.py: test_blanks'],
  );
});

test('production that only speaks of tests is not bent', async () => {
  const plain = checks.replace('import unittest\n', 'unittest = None\n');
  expect(await bent({ 'slugs.py': 'x = 1\n', 'checks/check_slug.py': plain }, 'slugs.py')).toEqual([]);
});
