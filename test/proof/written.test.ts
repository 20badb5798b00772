/** What an attempt wrote is found in one pass. */

import { expect, test } from 'vitest';
import { writtenIn } from '../../src/proof/written.ts';

const body = 'let a = 1;\n'.repeat(15_000);
const tree: Record<string, string> = { 'src/lib.rs': `fn sum() {}\n${body}`, 'README.md': 'Lanes: `DE`.\n' };
const port = {
  list: async () => Object.keys(tree),
  read: async (side: string, path: string) => (side === 'tree' || path === 'README.md' ? tree[path] : undefined),
  make: async () => '',
  run: async () => undefined as never,
  pick: async () => undefined,
  remainingMs: () => 1e9,
};

test('a long test within a source is left out, and takes no time', async () => {
  const own = { start: 12, end: 12 + body.length, line: 2, text: body, expectations: [], rows: [] };
  const asking = [{ path: 'src/lib.rs', changed: true, test: own }] as never;
  const context = { changed: [{ path: 'src/lib.rs', status: 'added' }], command: 'cargo test', testPaths: undefined };
  const began = performance.now();
  const written = await writtenIn(port, context as never, { asking, all: asking });
  expect(performance.now() - began).toBeLessThan(3000);
  expect([...(written?.sources[0]?.lines ?? [])]).toEqual([1]);
});

test('what the base names is told, again and again', async () => {
  const context = { changed: [], command: 'cargo test', testPaths: undefined, baseline: { exitCode: 1 } };
  const written = await writtenIn(port, context as never, { asking: [], all: [] });
  const isTold = await written?.isTold();
  expect([isTold?.('DE'), isTold?.('DE'), isTold?.('FR')]).toEqual([true, true, false]);
});
