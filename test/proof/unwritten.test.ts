import { expect, test } from 'vitest';
import type { ProofContext, ProofPort } from '../../src/proof/experiments.ts';
import { unwrittenWords } from '../../src/proof/unwritten.ts';

async function told(path: string, tree: string, base = ''): Promise<string[]> {
  const port = { read: async (side: string) => (side === 'base' ? base : tree) } as unknown as ProofPort;
  const context = { changed: [{ path, status: 'modified' }], command: 'make test', testPaths: undefined };
  return unwrittenWords(port, context as unknown as ProofContext);
}

test.each([
  ['src/lib.rs', 'pub fn transfer() {\n    todo!("transfer of {amount}")\n}\n', 2],
  ['src/Bank.kt', 'fun transfer(): Int = TODO()\n', 1],
  ['src/bank.js', "export function transfer() {\n  throw new Error('not implemented yet');\n}\n", 2],
  ['bank.go', 'func Transfer() {\n\tpanic("TODO: transfer")\n}\n', 2],
])('production that is left to be written is told: %s', async (path, tree, line) => {
  expect(await told(path, tree)).toEqual([expect.stringContaining(`${path}:${line} is left to be written`)]);
});

test.each([
  [
    'a method that others have to write',
    'bank.py',
    'class Bank:\n    def move(self):\n        raise NotImplementedError\n',
  ],
  [
    'an application of things to do',
    'app.js',
    "app.get('/todo(s)?', () => todo(item));\nthrow new NotFoundError('todo not found');\n",
  ],
  ['an answer', 'app.js', "throw new HttpError(501, 'Not implemented');\n"],
  ['a note', 'bank.py', '# TODO: raise the limit\nlimit = 5\n'],
  ['what the base has as well', 'src/lib.rs', 'fn a() {\n    todo!()\n}\n', 'fn b() {\n    todo!()\n}\n'],
  ['a test', 'tests/bank.rs', '#[test]\nfn a() {\n    todo!()\n}\n'],
])('%s is not', async (_, path, tree, base?: string) => {
  expect(await told(path, tree, base)).toEqual([]);
});
