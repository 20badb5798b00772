/** Tools that go by time, over what setup has made: each is fooled where it is left alone, and is not in a layer. */

import { lutimes, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTree, writeFiles } from './open-tree.ts';

interface Case {
  tool: string;
  files: Record<string, string>;
  setup: string;
  /** Of the same size as what was there. */
  change: Record<string, string>;
  deleted?: string[];
  run: string;
  stale: string;
  fresh: string;
}

const python: Case = {
  tool: 'python',
  files: { 'mod.py': 'X = 1\n', 'gone.py': 'X = 1\n' },
  setup: 'python3 -m compileall -q . && python3 -m compileall -q -b gone.py',
  change: { 'mod.py': 'X = 2\n' },
  deleted: ['gone.py'],
  run: `python3 -c 'import mod; print(mod.X)'; python3 -c 'import gone' 2>/dev/null && echo there || echo gone`,
  stale: '1\nthere\n',
  fresh: '2\ngone\n',
};

const typescript = {
  files: {
    'tsconfig.json': `{ "compilerOptions": { "rootDir": "src", "outDir": "dist", "composite": true, "types": [], "module": "esnext" }, "include": ["src"] }`,
    'src/a.ts': 'export const a = 1;\n',
    'src/x/b.ts': 'export const b = 1;\n',
  },
  setup: 'tsc -b',
};

const others: Case[] = [
  {
    ...typescript,
    tool: 'tsc -b',
    change: { 'src/a.ts': 'export const a = 2;\n' },
    run: 'tsc -b; cat dist/a.js',
    stale: 'export const a = 1;\n',
    fresh: 'export const a = 2;\n',
  },
  {
    ...typescript,
    tool: 'tsc -b, deleted',
    change: {},
    deleted: ['src/x/b.ts'],
    run: 'tsc -b; ls dist/x 2>/dev/null',
    stale: 'b.d.ts\nb.js\n',
    fresh: '',
  },
  {
    tool: 'make',
    files: {
      Makefile: 'all: out\nout: main.o other.o\n\tcat main.o other.o > out\n%.o: %.c\n\tcp $< $@\n',
      'main.c': 'int a;\n',
      'other.c': 'int b;\n',
    },
    setup: 'make -s',
    change: { 'main.c': 'int c;\n' },
    run: 'make -s; cat out',
    stale: 'int a;\nint b;\n',
    fresh: 'int c;\nint b;\n',
  },
];

test('python: the compiled file of a source of the same size and second, and of one that is gone', () => holds(python));

test.each(others)('$tool: a source from an older time, or one that is gone', { tags: 'full' }, (one) => holds(one));

async function holds({ files, setup, change, deleted = [], run, stale, fresh }: Case): Promise<void> {
  await using open = await openTree(files);
  const longer = { timeoutMs: 100_000 };
  // Every source has one time: what tells a file from the next is seconds, for Python.
  const old = 'find . -type f -exec touch -d 2020-01-01 {} +';
  expect(await open.run(open.sandbox.setup, `${old}; ${setup}`, longer)).toMatchObject({ exitCode: 0 });
  await open.sandbox.freeze();

  const left = Object.entries(change).map(
    ([path, text]) => `printf '%s' '${text}' > ${path}; touch -d 2020-01-01 ${path}`,
  );
  const gone = deleted.map((path) => `rm ${path}`);
  const fooled = ['cp -a . $HOME/copy; cd $HOME/copy', ...left, ...gone, run].join('\n');
  expect((await open.run(open.sandbox.shell, fooled, longer)).output).toBe(stale);

  const over = await writeFiles(await mkdtemp(join(open.root, 'over-')), change);
  const time = new Date('2020-01-01');
  for (const path of Object.keys(change)) await lutimes(join(over, path), time, time);
  await using layer = await open.sandbox.layer({ over, deleted, isTracked: async (path) => path in files });
  expect((await open.run(layer.exec, run, longer)).output).toBe(fresh);
}
