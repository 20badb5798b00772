import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { listEntries } from '../../src/git/entries.ts';
import { gitAt } from '../../src/git/git.ts';
import { joinNul, splitNul } from '../../src/git/git-path.ts';
import { walkedEntries, walkedPairs } from '../../src/git/tree-objects.ts';
import { differenceOf, differences } from '../../src/git/trees.ts';
import { makeFolder, runShell } from './git-fixture.ts';

/** Trees as an index makes them of `mode path` lines, each with a content of its own or the one behind `=`. */
async function repository() {
  const folder = await makeFolder();
  const gitDir = `${folder.path}/own.git`;
  runShell(folder.path, 'git init -q --bare own.git');
  const call = (args: string[], input?: Buffer | string) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], { input, env: { PATH: '/usr/bin:/bin' } });
  const tree = (lines: readonly string[]): string => {
    call(['read-tree', '--empty']);
    const records = lines.map((line) => {
      const [, mode = '', path = '', content = ''] = /^(\d+) ([^=]+)=?(.*)$/.exec(line) ?? [];
      const id = mode === '160000' ? '1'.repeat(40) : `${call(['hash-object', '-w', '--stdin'], content)}`.trim();
      return `${mode} ${id}\t${path}`;
    });
    call(['update-index', '-z', '--index-info'], joinNul(records));
    return `${call(['write-tree'])}`.trim();
  };
  const git = gitAt({ git: '/usr/bin/git', gitDir });
  const listed = (id: string) =>
    splitNul(call(['ls-tree', '-r', '-z', id])).map((record) => {
      const [, mode, id, path] = /^(\d+) \w+ (\w+)\t([\s\S]*)$/.exec(record) ?? [];
      return { mode, id, path };
    });
  const compared = (from: string, to: string) => {
    const fields = splitNul(call(['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', from, to]));
    return fields.flatMap((record, at) => (at % 2 === 0 ? [differenceOf(record, fields[at + 1] ?? '')] : []));
  };
  return { git, tree, call, listed, compared, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const before = [
  ...[
    '100644 a.txt',
    '100644 a/b',
    '100755 a/run.sh',
    '120000 a/link=b',
    '100644 a-b/c',
    '100644 same/one',
    '100644 z',
  ],
  ...['100644 ä ö/ü', '100644 odd\udcff/\udcfe', '100644 deep/1/2/3/4', '100644 file', '100644 tree/x', '100644 a0'],
];
const after = [
  ...[
    '100644 a.txt=new',
    '100755 a/b',
    '100644 a/link=b',
    '100644 a-b/c',
    '100644 same/one',
    '100644 zz/y',
    '100644 a0',
  ],
  ...['100644 ä ö/ü=1', '100644 odd\udcff/\udcfd', '100644 deep/1/2/3/4=5', '100644 file/now/a/folder', '100644 tree'],
];

it('lists and compares trees as git does', async () => {
  await using opened = await repository();
  const { git, tree, listed, compared } = opened;
  const [from, to] = [tree(before), tree(after)];
  for (const id of [from, to, tree([])]) expect(await walkedEntries(git, id)).toEqual(listed(id));
  for (const [one, other] of [
    [from, to],
    [to, from],
    [from, tree([])],
  ] as const) {
    expect(await walkedPairs(git, one, other)).toHaveLength(compared(one, other).length);
    expect(await differences(git, one, other)).toEqual(compared(one, other));
  }
});

it('leaves to git what only git should say', async () => {
  await using opened = await repository();
  const { git, tree, call, listed, compared } = opened;
  const wide = tree(Array.from({ length: 80 }, (_, at) => `100644 ${at}/x`));
  const [plain, linked] = [tree(before), tree([...before, '160000 module'])];
  expect(await walkedPairs(git, plain, linked)).toBeUndefined();
  expect(await differences(git, plain, linked)).toEqual(compared(plain, linked));
  expect(await walkedEntries(git, linked)).toEqual(listed(linked));
  expect(await walkedEntries(git, wide)).toBeUndefined();
  expect(await listEntries(git, wide)).toEqual(listed(wide));

  // One name twice, as a file and as a folder, and an entry that ends too early.
  const blob = Buffer.from(`${call(['hash-object', '-w', '--stdin'], 'x')}`.trim(), 'hex');
  const written = (bytes: Buffer) =>
    `${call(['hash-object', '-w', '-t', 'tree', '--literally', '--stdin'], bytes)}`.trim();
  const entry = (head: string, id: Buffer) => Buffer.concat([Buffer.from(`${head}\0`), id]);
  const twice = written(Buffer.concat([entry('100644 a', blob), entry('40000 a', Buffer.from(plain, 'hex'))]));
  const short = written(entry('100644 a', blob.subarray(4)));
  expect(await walkedPairs(git, plain, twice)).toBeUndefined();
  await expect(differences(git, plain, short)).rejects.toThrow(/diff-tree ended/);
  await expect(walkedPairs(git, plain, '2'.repeat(40))).rejects.toThrow('cannot be read');
});
