import { expect, test } from 'vitest';
import { testsOf } from '../../src/syntax/bends.ts';
import { echoedIn } from '../../src/syntax/echoes.ts';
import { computesWithin } from '../support/slow-machine.ts';

async function echoed(path: string, tree: string) {
  const { tests } = await testsOf([{ path, tree }]);
  return tests.map(({ test: one }) => {
    const { values, edits } = echoedIn(tree, one);
    return [values, edits.map(({ start, end, after }) => [tree.slice(start, end), after])];
  });
}

test('a text of which several values are expected is another one, its test and what it expects stay', async () => {
  const python =
    'def test_8080():\n    settings = load("host = 127.0.0.1\\nport = 8080\\nlevel = info")\n    assert settings == Settings(host="127.0.0.1", port=8080)\n';
  expect(await echoed('tests/test_a.py', python)).toEqual([
    [
      ['127.0.0.1', '8080'],
      [['host = 127.0.0.1\\nport = 8080\\nlevel = info', 'host = 238.1.1.2\\nport = 8081\\nlevel = info']],
    ],
  ]);
});

test.each([
  ['one value', "test('a', () => {\n  assert.equal(port('port = 8080'), 8080);\n});\n"],
  [
    'what it says when it fails',
    "test('a', () => {\n  assert.equal(a, 3141, 'want 3141 and 2718');\n  assert.equal(b, 2718);\n});\n",
  ],
])('%s: nothing', async (_, text) => {
  expect(await echoed('test/a.test.js', text)).toEqual([[[], []]]);
});

test('many values take no time', async () => {
  const line = (_: unknown, at: number) => `f('aa${at} b'); e('aa${at}');\n`;
  const text = Array.from({ length: 7000 }, line).join('');
  const expectations = [...text.matchAll(/e\('\w+'\)/g)].map(({ 0: own, index }) => {
    return { text: own, kind: 'string' as const, start: index, end: index + own.length, line: 1 };
  });
  const body = { text, start: 0, end: text.length, type: 'block', indent: '' };
  await computesWithin(4000, () => echoedIn(text, { body, expectations }));
});
