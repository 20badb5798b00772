import { expect, test } from 'vitest';
import { tellGone } from '../../src/proof/gone-tests.ts';
import type { Verification } from '../../src/run/verification.ts';

const js = (...bodies: string[]) => `import { test } from 'node:test';\n${bodies.join('\n')}\n`;
const a = "test('a', () => { assert.equal(f(), 1); });";
const b = "test('b', () => { assert.equal(g(), 2); });";
const file = 'test/a.test.js';

/** `b` was red, and is red no more. */
async function told(
  before: Record<string, string>,
  after: Record<string, string>,
  failure = { name: 'suite › b', file },
  isHere = true,
) {
  const trees: Record<string, Record<string, string>> = { before, after };
  const repository = {
    hasTree: async () => isHere,
    readFile: async (tree: string, path: string) => trees[tree]?.[path],
    differences: async () => {
      if (!isHere) throw new Error('bad object');
      return [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .filter((path) => before[path] !== after[path])
        .map((path) => ({ path, status: 'modified' as const }));
    },
  };
  const sinceLast = { fixed: [failure.name], stillFailing: [], newlyBroken: [] };
  const now = { tree: 'after', failures: [], sinceLast } as unknown as Verification;
  const previous = { tree: 'before', failures: [failure] } as unknown as Verification;
  return (await tellGone(repository as never, now, { previous })).sinceLast;
}

const gone = { fixed: [], gone: ['suite › b'] };

test.each([
  ['deleted', { [file]: js(a, b) }, { [file]: js(a) }, gone],
  ['deleted with its file', { [file]: js(a, b) }, {}, gone],
  ['skipped', { [file]: js(a, b) }, { [file]: js(a, b.replace('test(', 'test.skip(')) }, gone],
  ['moved to another file', { [file]: js(a, b) }, { [file]: js(a), 'test/b.test.js': js(b) }, { fixed: ['suite › b'] }],
  ['met by the code', { [file]: js(a, b), 'a.js': '1' }, { [file]: js(a, b), 'a.js': '2' }, { fixed: ['suite › b'] }],
  ['changed', { [file]: js(a, b) }, { [file]: js(a, b.replace('2', '3')) }, { fixed: ['suite › b'] }],
])('a test that was red and is red no more: %s', async (_, before, after, expected) => {
  expect(await told(before, after)).toMatchObject(expected);
});

test('a test in a language without a grammar, told without its file', async () => {
  const script = 'echo "ok 1 - a"\necho "not ok 2 - b"\n';
  const without = await told({ 't.tap': script }, { 't.tap': 'echo "ok 1 - a"\n' }, { name: 'b' } as never);
  expect(without).toMatchObject({ fixed: [], gone: ['b'] });
});

test('a tree that a worker made before it died is not here: nothing is told apart', async () => {
  const changes = await told({ [file]: js(a, b) }, { [file]: js(a) }, { name: 'suite › b', file }, false);
  expect(changes).toMatchObject({ fixed: ['suite › b'] });
});
