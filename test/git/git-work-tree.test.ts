import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectCheckout, parseConfig, repositoryOf } from '../../src/git/checkout-check.ts';
import { pointersLeft } from '../../src/git/lfs-content.ts';
import { openRepository } from '../../src/git/repository.ts';
import { leaveBranch, makeWorkTree } from '../../src/git/work-tree.ts';
import { scratch } from '../support/fixtures.ts';
import { commitAll, committed, makeCheckout, runGit, runShell, write } from './git-fixture.ts';

const files = {
  '.gitignore': 'ignored/\n',
  'a.txt': 'one\n',
  'bin/run': { exec: '#!/bin/sh\n' },
  link: { link: 'a.txt' },
};
const branch = 'ai-implement/discount';

/** Everything a person would see changed in their clone, index and stat data included. */
function stateOf(tree: string): string {
  return runShell(
    tree,
    'find . -path ./.git/objects -prune -o -path ./.git/refs -prune -o -path ./.git/logs -prune -o -type f -print | sort | xargs -d "\\n" sha256sum; git status --porcelain -b',
  );
}

describe('a run on a clone', () => {
  it('works in a folder of its own and leaves the commits as a branch', { tags: 'full' }, async () => {
    await using clone = await makeCheckout(files);
    await write(clone.tree, {
      'a.txt': 'mine, not committed\n',
      'untracked.txt': 'mine\n',
      'staged.txt': 's\n',
      'ignored/x': 'i\n',
    });
    clone.git('add', 'staged.txt');
    const looked = await openRepository({ tree: clone.tree, gitDir: join(clone.root, 'look') });
    expect(await looked.uncommitted()).toEqual(['a.txt', 'staged.txt', 'untracked.txt']);
    const before = stateOf(clone.tree);

    const into = join(clone.root, 'run/tree');
    const repository = await makeWorkTree({ clone: clone.tree, into, gitDir: join(clone.root, 'run/git') });
    expect(repository.head).toEqual({ commit: clone.git('rev-parse', 'HEAD'), branch: 'trunk' });
    expect(runShell(into, 'cat a.txt; ls -A; readlink link; test -x bin/run && echo exec')).toBe(
      'one\n.gitignore\na.txt\nbin\nlink\na.txt\nexec\n',
    );
    await repository.markSetup();
    await write(into, { 'a.txt': 'by the agent\n' });
    const { tree } = await repository.snapshot();
    const first = await committed(repository, tree, repository.head.commit, 'one');
    const second = await committed(repository, tree, first, 'two');

    expect(await leaveBranch(repository, clone.tree, branch, first)).toEqual({ branch });
    expect(await leaveBranch(repository, clone.tree, branch, second, first)).toEqual({ branch });
    expect(clone.git('rev-parse', branch)).toBe(second);
    expect(clone.git('fsck', '--connectivity-only')).toBe('');
    expect(clone.git('show', `${branch}:a.txt`)).toBe('by the agent');
    expect(stateOf(clone.tree)).toBe(before);
  });

  it('takes the next free name where the branch is taken, moved or checked out', { tags: 'full' }, async () => {
    await using clone = await makeCheckout(files);
    const repository = await makeWorkTree({
      clone: clone.tree,
      into: join(clone.root, 'run'),
      gitDir: join(clone.root, 'own'),
    });
    const { commit: parent } = repository.head;
    const commit = await committed(repository, `${parent}^{tree}`, parent);
    clone.git('branch', branch);
    expect(await leaveBranch(repository, clone.tree, branch, commit)).toEqual({ branch: `${branch}-2` });
    expect(await leaveBranch(repository, clone.tree, branch, commit, commit)).toEqual({ branch: `${branch}-3` });
    clone.git('checkout', '-q', `${branch}-2`);
    const next = await committed(repository, `${parent}^{tree}`, commit, 'y');
    expect(await leaveBranch(repository, clone.tree, `${branch}-2`, next, commit)).toEqual({ branch: `${branch}-2-2` });
    expect(clone.git('rev-parse', branch, `${branch}-2`).split('\n')).toEqual([parent, commit]);
    await expect(leaveBranch(repository, clone.tree, '-x', commit)).rejects.toThrow('not a branch name');
  });

  it('has the content of LFS files that the clone has, commits none of it, and restores it', {
    tags: 'full',
  }, async () => {
    const content = 'the large content\n';
    const oid = createHash('sha256').update(content).digest('hex');
    const pointer = (id: string) =>
      `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize ${content.length}\n`;
    const elsewhere = pointer('0'.repeat(64));
    await using clone = await makeCheckout({
      '.gitattributes': '*.bin filter=lfs -text\n',
      'one.bin': pointer(oid),
      'two.bin': elsewhere,
    });
    await write(clone.tree, { [`.git/lfs/objects/${oid.slice(0, 2)}/${oid.slice(2, 4)}/${oid}`]: content });
    const into = join(clone.root, 'run');
    const repository = await makeWorkTree({ clone: clone.tree, into, gitDir: join(clone.root, 'own') });
    const read = () => runShell(into, 'cat one.bin');
    expect(read()).toBe(content);
    expect(runShell(into, 'cat two.bin')).toBe(elsewhere);
    // What git lfs checkout leaves: content in the tree, and an index that knows the pointer.
    expect(await repository.uncommitted()).toEqual([]);
    expect(await pointersLeft(repository.git, into, repository.head.commit)).toEqual([
      expect.objectContaining({ path: 'two.bin' }),
    ]);
    await repository.markSetup();
    await write(into, { 'one.bin': 'changed\n', 'a.txt': 'x\n' });
    const { tree, offenders } = await repository.snapshot();
    expect((await repository.differences('HEAD', tree)).map(({ path }) => path)).toEqual(['a.txt']);
    expect(offenders).toEqual([{ path: 'one.bin', reason: expect.stringContaining('"lfs"') }]);
    expect(await repository.uncommitted()).toEqual(['a.txt', 'one.bin']);
    await repository.writeTree(repository.head.commit);
    expect(read()).toBe(content);
  });

  it('starts from another commit, and refuses a folder that holds something', async () => {
    await using clone = await makeCheckout(files);
    const first = clone.git('rev-parse', 'HEAD');
    await write(clone.tree, { 'a.txt': 'two\n' });
    commitAll(clone.tree, 'second');
    const repository = await makeWorkTree({
      clone: clone.tree,
      commit: first,
      into: join(clone.root, 'run'),
      gitDir: join(clone.root, 'own'),
    });
    expect(repository.head).toEqual({ commit: first });
    expect(runShell(join(clone.root, 'run'), 'cat a.txt')).toBe('one\n');
    await expect(makeWorkTree({ clone: clone.tree, into: clone.tree, gitDir: join(clone.root, 'o') })).rejects.toThrow(
      'is not empty',
    );
  });
});

describe('inspectCheckout', () => {
  it('knows a checkout of the repository, as the checkout step leaves it', { tags: 'full' }, async () => {
    await using origin = await makeCheckout(files);
    await write(origin.tree, { 'a.txt': 'two\n' });
    const head = commitAll(origin.tree, 'second');
    origin.git('update-ref', 'refs/pull/5/merge', head);
    const folder = scratch();
    const tree = join(folder, 'work');
    runGit(folder, ['init', '-q', tree]);
    runGit(tree, ['remote', 'add', 'origin', 'https://github.com/Octo/Shop']);
    runGit(tree, ['config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic eDp5']);
    runGit(tree, ['fetch', '-q', '--depth=1', `file://${origin.tree}`, '+refs/pull/5/merge:refs/remotes/pull/5/merge']);
    runGit(tree, ['checkout', '-q', '--detach', 'refs/remotes/pull/5/merge']);
    const of = { slug: 'octo/shop', serverUrl: 'https://github.com' };
    expect(await inspectCheckout(tree, { ...of, commit: head })).toEqual({ kind: 'usable', credentialLeft: true });
    const repository = await openRepository({ tree, gitDir: join(folder, 'own') });
    expect(repository.head).toEqual({ commit: head });
    for (const other of [{ slug: 'octo/other' }, { serverUrl: 'https://ghe.example.test' }, { commit: '0'.repeat(40) }])
      expect(await inspectCheckout(tree, { ...of, ...other })).toMatchObject({ kind: 'unusable' });
    expect(await inspectCheckout(folder, of)).toMatchObject({ kind: 'unusable' });
  });

  it('does not take a partial clone, whose objects are not there', async () => {
    await using origin = await makeCheckout(files);
    origin.git('config', 'uploadpack.allowFilter', 'true');
    const folder = scratch();
    const tree = join(folder, 'work');
    runGit(folder, ['clone', '-q', '--filter=blob:none', `file://${origin.tree}`, tree]);
    runGit(tree, ['remote', 'set-url', 'origin', 'git@github.com:octo/shop.git']);
    expect(await inspectCheckout(tree, { slug: 'octo/shop', serverUrl: 'https://github.com' })).toMatchObject({
      kind: 'unusable',
      reason: expect.stringContaining('partial'),
    });
  });

  it.each([
    ['https://github.com/Octo/Shop.git', 'github.com/octo/shop'],
    ['https://x:secret@github.com/octo/shop/', 'github.com/octo/shop'],
    ['git@github.com:octo/shop.git', 'github.com/octo/shop'],
    ['ssh://git@github.com/octo/shop', 'github.com/octo/shop'],
    ['https://github.com.evil.test/octo/shop', 'github.com.evil.test/octo/shop'],
    ['/local/path', undefined],
  ])('reads %s', (url, expected) => expect(repositoryOf(url)).toBe(expected));

  it('reads settings as git does', async () => {
    const text =
      '# c\n[core]\n\tbare = false ; no\n[Remote "Or\\"i"]\n  URL = "https://x # y"\n[a] b = 1\n[flag]\n\ton\n';
    expect((await parseConfig(text)).map(({ key, value }) => `${key}=${value}`)).toEqual([
      'core.bare=false',
      'remote.Or"i.url=https://x # y',
      'a.b=1',
      'flag.on=true',
    ]);
  });
});
