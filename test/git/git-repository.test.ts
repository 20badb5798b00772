import { mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it as plainIt } from 'vitest';
import { openRepository, type Repository } from '../../src/git/repository.ts';
import { listed } from '../../src/text/word-list.ts';
import { opened, scratch } from '../support/fixtures.ts';
import { stretched } from '../support/slow-machine.ts';
import { type Checkout, commitAll, type Files, makeCheckout, robot, runGit, runShell, write } from './git-fixture.ts';

const base: Files = {
  '.gitignore': 'node_modules/\n*.log\n',
  'a.txt': 'one\n',
  'dir/b.txt': 'two\n',
  'tool.sh': { exec: '#!/bin/sh\n' },
  link: { link: 'a.txt' },
};

/** What the agent's snapshot changed against HEAD, as `status mode path`. */
async function changes(repository: Repository): Promise<string[]> {
  const { tree } = await repository.snapshot();
  const found = await repository.differences(repository.head.commit, tree);
  return found.map(({ status, toMode, path }) => `${status} ${toMode} ${path}`);
}

/** A checkout whose setup has ended: what changes from then on is the agent's. */
async function afterSetup(files: Files = base) {
  const checkout = await makeCheckout(files);
  const repository = await checkout.open();
  await repository.markSetup();
  return { ...checkout, repository };
}

/** A checkout, and its repository when setup has ended. */
const it = plainIt.extend<{ checkout: Checkout; repository: Repository }>({
  checkout: opened(() => makeCheckout(base)),
  repository: async ({ checkout }, use) => {
    const repository = await checkout.open();
    await repository.markSetup();
    await use(repository);
  },
});

describe('opening a checkout', () => {
  it('knows HEAD, its branch, its files and other refs', async ({ checkout }) => {
    checkout.git('tag', 'v1');
    const repository = await checkout.open();
    expect(repository.head).toEqual({ commit: checkout.git('rev-parse', 'HEAD'), branch: 'trunk' });
    expect(await repository.listFiles('HEAD')).toEqual(['.gitignore', 'a.txt', 'dir/b.txt', 'link', 'tool.sh']);
    expect(await repository.resolve('v1')).toBe(repository.head.commit);
    expect(await repository.resolve('nothing')).toBeUndefined();
    expect(await repository.resolve('--help')).toBeUndefined();
    expect(await repository.readFile('trunk', 'dir/b.txt')).toBe('two\n');
    expect(await repository.readFile('trunk', 'link')).toBeUndefined();
    expect(await repository.readFile('trunk', 'dir')).toBeUndefined();
    expect(await repository.readFile('trunk', 'a.txt', 3)).toBeUndefined();
  });

  it.each([
    ['no repository', 'true', 'is not a git repository'],
    ['no commit', 'git init -q .', 'has no commit yet'],
  ])('says what is wrong: %s', async (_, script, message) => {
    const folder = scratch();
    const tree = join(folder, 'tree');
    await mkdir(tree);
    runShell(tree, script);
    await expect(openRepository({ tree, gitDir: join(folder, 'own') })).rejects.toThrow(message);
  });

  it('of 20,050 files that somebody left the small folders are taken, the rest is told by its folder, and all is taken away again', {
    tags: 'full',
    // A disk may take a millisecond for each of them.
    timeout: 900_000,
  }, async ({ checkout, repository }) => {
    const left = join(checkout.tree, 'left');
    runShell(checkout.root, `mkdir ${left} && cd ${left} && seq 20050 | xargs touch`);
    await write(checkout.tree, { 'a.txt': 'x\n', 'zoo/new.txt': 'x\n' });
    const { tree, offenders } = await repository.snapshot();
    expect(offenders).toEqual([{ path: 'left/', reason: expect.stringMatching(/^52 changed files are beyond 20000/) }]);
    const { paths } = await repository.diffStat('HEAD', tree);
    expect([paths.length, paths.includes('a.txt'), paths.includes('zoo/new.txt')]).toEqual([20_000, true, true]);
    await repository.writeTree(await repository.treeOf(repository.head.commit));
    expect(await repository.uncommitted()).toEqual([]);
  });

  it('refuses a git folder inside the tree', async ({ checkout }) => {
    const gitDir = join(checkout.tree, 'own');
    await expect(openRepository({ tree: checkout.tree, gitDir })).rejects.toThrow('must lie outside');
  });

  it('works on a shallow, a detached, a linked, a packed and a sha256 checkout', { tags: 'full' }, async () => {
    await using origin = await makeCheckout(base);
    await write(origin.tree, { 'a.txt': 'second\n' });
    const second = commitAll(origin.tree, 'second');
    const folder = scratch();
    runGit(folder, ['clone', '-q', '--depth=1', `file://${origin.tree}`, 'shallow']);
    runGit(folder, ['clone', '-q', origin.tree, 'detached']);
    runGit(join(folder, 'detached'), ['checkout', '-q', '--detach', 'HEAD~1']);
    runGit(join(folder, 'detached'), ['pack-refs', '--all']);
    origin.git('worktree', 'add', '-q', '-b', 'other', join(folder, 'linked'));
    await using modern = await makeCheckout(base, ['--object-format=sha256']);

    const open = (name: string) => openRepository({ tree: join(folder, name), gitDir: join(folder, `own-${name}`) });
    const shallow = await open('shallow');
    expect(shallow.head).toEqual({ commit: second, branch: 'trunk' });
    expect(await shallow.log(undefined, 'HEAD')).toHaveLength(1);
    expect(await shallow.resolve('origin/HEAD')).toBe(second);
    const detached = await open('detached');
    expect(detached.head.branch).toBeUndefined();
    expect(await detached.isAncestor(detached.head.commit, await must(detached.resolve('origin/trunk')))).toBe(true);
    const linked = await open('linked');
    expect(linked.head.branch).toBe('other');
    const sha256 = await modern.open();
    expect(sha256.head.commit).toHaveLength(64);
    for (const repository of [shallow, detached, linked, sha256]) {
      await repository.markSetup();
      await write(repository.tree, { 'a.txt': 'changed\n' });
      expect(await changes(repository)).toEqual(['modified 100644 a.txt']);
    }
  });
});

describe('snapshot', () => {
  it('leaves out what is in another encoding than its attribute says', async ({ checkout, repository }) => {
    const others = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`src/${at}.js`, `${at}\n`]));
    const attributes = '*.odd working-tree-encoding=UTF-16\n*.lost working-tree-encoding=NOPE\n';
    await write(checkout.tree, { '.gitattributes': attributes, 'a.odd': 'abc', 'src/b.lost': 'abc', ...others });
    const { tree, offenders } = await repository.snapshot();
    const reason = 'is not in the encoding that .gitattributes names for it';
    expect(offenders).toEqual([
      { path: 'a.odd', reason },
      { path: 'src/b.lost', reason },
    ]);
    const changed = (await repository.differences(repository.head.commit, tree)).map(({ path }) => path);
    expect(changed).toEqual(['.gitattributes', ...Object.keys(others)].sort());
  });

  it('is HEAD where nothing changed, and the same id for the same content', async ({ checkout, repository }) => {
    expect(await changes(repository)).toEqual([]);
    await write(checkout.tree, { 'a.txt': 'x\n' });
    const first = await repository.snapshot();
    await write(checkout.tree, { 'a.txt': 'y\n' });
    expect((await repository.snapshot()).tree).not.toBe(first.tree);
    await write(checkout.tree, { 'a.txt': 'x\n' });
    expect(await repository.snapshot()).toEqual(first);
  });

  it('sees every kind of change, and nothing that is ignored', async ({ checkout, repository }) => {
    await write(checkout.tree, {
      'a.txt': null,
      'dir/b.txt': { exec: 'two\n' },
      'tool.sh': '#!/bin/sh\n',
      link: { link: 'dir' },
      'new/deep/file.bin': Buffer.of(0, 255, 13, 10),
      'node_modules/x/index.js': 'ignored',
      'trace.log': 'ignored',
      ':(top)*': 'a name that is no pattern\n',
    });
    expect(await changes(repository)).toEqual([
      'added 100644 :(top)*',
      'deleted 000000 a.txt',
      'modified 100755 dir/b.txt',
      'modified 120000 link',
      'added 100644 new/deep/file.bin',
      'modified 100644 tool.sh',
    ]);
  });

  it.each<[what: string, base: Files, taken: string[]]>([
    ['of a kind that the base does not have', {}, ['src/coverage/a.js']],
    ['but for kinds that the base has', { 'coverage/old.txt': '', 'a.orig': '' }, ['b.orig', 'coverage/new.txt']],
  ])('leaves out what tools leave where they ran, %s', async (_, base, taken) => {
    await using checkout = await afterSetup({ 'a.txt': 'one\n', ...base });
    const { repository } = checkout;
    const left = ['src/__pycache__/a.pyc', 'coverage/new.txt', 'b.orig', '.a.js.swp', 'src/coverage/a.js'];
    await write(checkout.tree, Object.fromEntries(left.map((path) => [path, 'left\n'])));
    const { tree } = await repository.snapshot();
    const added = (await repository.differences(repository.head.commit, tree)).map(({ path }) => path);
    expect(added.sort()).toEqual([...new Set([...taken, 'src/coverage/a.js'])].sort());
  });

  it('follows a file that becomes a folder, a folder that becomes a file or a link', async () => {
    await using checkout = await afterSetup({ ...base, 'folder/c.txt': 'c\n' });
    const { repository } = checkout;
    await write(checkout.tree, { 'a.txt': null, 'a.txt/inside': 'x\n', dir: 'now a file\n', folder: { link: '/etc' } });
    expect(await changes(repository)).toEqual([
      'deleted 000000 a.txt',
      'added 100644 a.txt/inside',
      'added 100644 dir',
      'deleted 000000 dir/b.txt',
      'added 120000 folder',
      'deleted 000000 folder/c.txt',
    ]);
  });

  it('leaves out what setup and the owner had changed before the agent came', async () => {
    await using checkout = await makeCheckout({ ...base, 'lock.json': '{}\n' });
    await write(checkout.tree, { 'a.txt': 'dirty before\n', 'untracked.txt': 'mine\n' });
    checkout.git('add', 'a.txt');
    const repository = await checkout.open();
    await write(checkout.tree, { 'lock.json': '{"setup":1}\n', 'generated.txt': 'by setup\n' });
    await repository.markSetup();
    await write(checkout.tree, { 'dir/b.txt': 'by the agent\n' });
    expect(await changes(repository)).toEqual(['modified 100644 dir/b.txt']);
  });

  it('does not push deletions from a sparse checkout, and takes a new file outside the cone', async () => {
    await using origin = await makeCheckout({ ...base, 'far/away.txt': 'x\n', 'near/by.txt': 'y\n' });
    const folder = scratch();
    runGit(folder, ['clone', '-q', '--no-checkout', origin.tree, 'sparse']);
    const tree = join(folder, 'sparse');
    runGit(tree, ['sparse-checkout', 'set', 'near']);
    runGit(tree, ['checkout', '-q', 'trunk']);
    const repository = await openRepository({ tree, gitDir: join(folder, 'own') });
    await repository.markSetup();
    await write(tree, { 'near/by.txt': 'changed\n', 'far/new.txt': 'new\n' });
    expect(await changes(repository)).toEqual(['added 100644 far/new.txt', 'modified 100644 near/by.txt']);
  });

  it('sees changes that assume-unchanged would hide', async ({ checkout }) => {
    checkout.git('update-index', '--assume-unchanged', 'a.txt');
    const repository = await checkout.open();
    await repository.markSetup();
    await write(checkout.tree, { 'a.txt': 'changed\n' });
    expect(await changes(repository)).toEqual(['modified 100644 a.txt']);
  });

  it('keeps eol conversion, UTF-16, quoted and non-UTF-8 names as they are', async () => {
    await using checkout = await makeCheckout({
      ...base,
      '.gitattributes': '*.bat text eol=crlf\n*.u16 text working-tree-encoding=UTF-16LE\n',
    });
    await write(checkout.tree, {
      'run.bat': 'echo\r\n',
      'x.u16': Buffer.from('wide\n', 'utf16le'),
      'quo"te\nä.txt': '1\n',
    });
    runShell(checkout.tree, 'printf raw > "$(printf \'bad\\377name\')"');
    commitAll(checkout.tree, 'odd');
    const repository = await checkout.open();
    await repository.markSetup();
    for (const name of ['run.bat', 'x.u16', 'a.txt']) await utimes(join(checkout.tree, name), 1, 1);
    expect(await changes(repository)).toEqual([]);

    runShell(checkout.tree, "printf 'more' > \"$(printf 'bad\\377name')\"; printf 'a\\r\\nb\\r\\n' > run.bat");
    const { tree } = await repository.snapshot();
    const paths = (await repository.differences('HEAD', tree)).map(({ path }) => path);
    expect(paths).toEqual(['bad\udcffname', 'run.bat']);
    expect(await repository.readFile(tree, 'run.bat')).toBe('a\nb\n');
    const out = scratch();
    await repository.exportOver('HEAD', tree, out);
    expect(await readFile(join(out, 'run.bat'), 'utf8')).toBe('a\r\nb\r\n');
    expect(runShell(out, 'cat "$(printf \'bad\\377name\')"')).toBe('more');
  });

  it('reads nothing through a link in the place of an LFS file', async () => {
    const outside = scratch();
    const oid = runShell(outside, 'printf content > same; sha256sum same').slice(0, 64);
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize 7\n`;
    await using checkout = await afterSetup({ '.gitattributes': '*.bin filter=lfs -text\n', 'one.bin': pointer });
    const { repository } = checkout;
    // Another link leads to /dev/zero, and is read until no memory is left.
    runShell(checkout.tree, `ln -sf ${join(outside, 'same')} one.bin`);
    const { offenders } = await repository.snapshot();
    expect(offenders).toEqual([{ path: 'one.bin', reason: expect.stringContaining('"lfs"') }]);
  });

  it('no pipe where git has its files holds it up', { tags: 'full' }, async ({ checkout, repository }) => {
    runShell(checkout.tree, 'mkdir sub; mkfifo sub/.gitignore sub/.gitattributes .gitattributes; echo x > a.txt');
    const started = Date.now();
    expect(await changes(repository)).toEqual(['modified 100644 a.txt']);
    expect(Date.now() - started).toBeLessThan(stretched(30_000));
  });

  it('names what it leaves out, without reading it', async ({ checkout, repository }) => {
    runShell(
      checkout.tree,
      'mkfifo pipe; rm a.txt; mkfifo a.txt; truncate -s 3G huge; echo x > two; ln two hard; echo x > unreadable; chmod 0 unreadable',
    );
    runShell(
      checkout.tree,
      "mkdir '.GIT ' 'git~1'; echo x > '.GIT /config'; echo x > 'git~1/x'; mkdir locked; echo x > locked/in; chmod 0 locked",
    );
    const started = Date.now();
    const { tree, offenders } = await repository.snapshot();
    expect(Date.now() - started).toBeLessThan(stretched(3000));
    expect((await repository.differences('HEAD', tree)).map(({ path }) => path)).toEqual(['locked/in', 'unreadable']);
    expect(Object.fromEntries(offenders.map(({ path, reason }) => [path, reason]))).toEqual({
      pipe: 'is neither a file, a folder nor a link',
      'a.txt': 'is neither a file, a folder nor a link',
      huge: 'is larger than 20 MiB (3072 MiB)',
      hard: 'is a hard link: its content may lie outside the repository',
      two: 'is a hard link: its content may lie outside the repository',
      '.GIT /config': 'has a name that a file system can take for .git',
      'git~1/x': 'has a name that a file system can take for .git',
    });
  });

  it('removes a nested repository that the base did not have, and leaves one that it had', async ({ checkout }) => {
    const nested = (path: string) =>
      runShell(
        checkout.tree,
        `mkdir -p ${path} && cd ${path} && git init -q && echo x > x && git -c user.name=x -c user.email=x add x`,
      );
    nested('before');
    nested('node_modules/cached');
    const repository = await checkout.open();
    await repository.markSetup();
    nested('fresh/inner');
    await write(checkout.tree, { 'dir/.git': 'gitdir: /tmp/elsewhere\n', 'dir/c.txt': 'c\n' });
    const { tree, nestedGit } = await repository.snapshot();
    expect(nestedGit.sort()).toEqual(['dir/.git', 'fresh/inner/.git']);
    expect((await repository.differences('HEAD', tree)).map(({ path, toMode }) => `${toMode} ${path}`)).toEqual([
      '100644 dir/c.txt',
      '100644 fresh/inner/x',
    ]);
    expect((await stat(join(checkout.tree, 'before/.git'))).isDirectory()).toBe(true);
    expect((await stat(join(checkout.tree, 'node_modules/cached/.git'))).isDirectory()).toBe(true);
  });
});

describe('trees', () => {
  it('restores a tree: no more and no less, ignored and setup files apart', { tags: 'full' }, async ({ checkout }) => {
    const repository = await checkout.open();
    await write(checkout.tree, { 'generated.txt': 'by setup\n', 'node_modules/x.js': 'ignored\n' });
    await repository.markSetup();
    await write(checkout.tree, { 'a.txt': 'good\n', 'added/one.txt': '1\n' });
    const good = await repository.snapshot();
    await write(checkout.tree, {
      'a.txt': null,
      dir: { link: '/etc' },
      'added/one.txt': null,
      'bad/two.txt': '2\n',
      'generated.txt': 'spoilt\n',
    });
    runShell(checkout.tree, 'mkfifo pipe');
    await repository.writeTree(good.tree);
    expect(await repository.snapshot()).toEqual({ tree: good.tree, offenders: [], nestedGit: [] });
    expect(
      runShell(checkout.tree, 'find . -path ./.git -prune -o -type f -print | sort').split('\n').filter(Boolean),
    ).toEqual(
      listed(`
      ./.gitignore ./a.txt ./added/one.txt ./dir/b.txt ./generated.txt ./node_modules/x.js ./tool.sh
    `),
    );
    expect(await readFile(join(checkout.tree, 'generated.txt'), 'utf8')).toBe('by setup\n');
    await repository.writeTree(repository.head.commit);
    expect(checkout.git('status', '--porcelain')).toBe('?? generated.txt');
  });
});

it('moves to another commit before setup, and leaves what is untracked', { tags: 'full' }, async ({ checkout }) => {
  const first = checkout.git('rev-parse', 'HEAD');
  await write(checkout.tree, { 'a.txt': 'second\n', 'only/second.txt': 'x\n' });
  const second = commitAll(checkout.tree, 'second');
  await write(checkout.tree, { 'mine.txt': 'untracked\n', 'trace.log': 'ignored\n' });
  const repository = await checkout.open();
  await repository.moveTo(first, 'other');
  expect(repository.head).toEqual({ commit: first, branch: 'other' });
  expect(runShell(checkout.tree, 'cat a.txt; ls')).toBe('one\na.txt\ndir\nlink\nmine.txt\ntool.sh\ntrace.log\n');
  await repository.markSetup();
  await write(checkout.tree, { 'a.txt': 'agent\n' });
  expect(await changes(repository)).toEqual(['modified 100644 a.txt']);
  expect(checkout.git('rev-parse', 'HEAD')).toBe(second);
});

describe('commits', () => {
  it('commits a tree with trailers and reads them back', async ({ checkout }) => {
    const repository = await checkout.open();
    await write(checkout.tree, { 'a.txt': 'x\n' });
    const { tree } = await repository.snapshot();
    const parent = repository.head.commit;
    const trailers = { 'Redgreen-Run': 'r1', 'Redgreen-Attempt': '1', 'Co-authored-by': 'Ada <ada@example.test>' };
    const commit = await repository.commit({ tree, parent, message: 'Add a discount', author: robot, trailers });
    expect(await repository.log(parent, commit)).toEqual([
      {
        commit,
        parents: [parent],
        author: robot,
        message: expect.stringContaining('Add a discount\n\nRedgreen-Run: r1'),
        trailers,
      },
    ]);
    expect(await repository.behind(commit, parent)).toBe(0);
    expect(await repository.behind(parent, commit)).toBe(1);
    expect(await repository.mergeBase(commit, parent)).toBe(parent);
    expect(await repository.isAncestor(commit, parent)).toBe(false);
    expect(checkout.git('log', '--oneline').split('\n')).toHaveLength(1);
  });

  it('lets no title close an issue, however it is spelled, call, skip CI or forge a trailer', async ({ checkout }) => {
    const repository = await checkout.open();
    const { commit: parent } = repository.head;
    const read = async (message: string, author: typeof robot, trailers: Record<string, string>) => {
      const commit = await repository.commit({ tree: `${parent}^{tree}`, parent, message, author, trailers });
      return (await repository.log(parent, commit))[0];
    };
    const message =
      'Fixes #12 for @ada [skip ci]\r\n\r\nRedgreen-Run: forged\nSigned-off-by: Eve <e@e>\u202e\0\u001b[31m';
    const forged = { 'Redgreen-Run': 'true\nForged: 1' };
    const found = await read(message, { name: 'a\n<b>', email: 'x y' }, forged);
    expect(found?.trailers).toEqual({ 'Redgreen-Run': 'true Forged: 1' });
    expect(found?.message).not.toMatch(/#12|@ada|\[skip|\u202e|\u001b/);
    const closing = `Fixes GH-1, resolves: gh-2, closes https://github.com/o/r/issues/3, fix o/r#4
Closes https://github.com/o/r/pull/5#issuecomment-6 as #7 says`;
    expect(
      (await read(closing, robot, {}))?.message,
    ).toBe(`Fixes issue 1, resolves: issue 2, closes issue 3, fix issue 4

Closes issue 5#issuecomment-6 as #7 says`);
  });
});

async function must<T>(value: Promise<T | undefined>): Promise<T> {
  const found = await value;
  if (found === undefined) throw new Error('nothing found');
  return found;
}
