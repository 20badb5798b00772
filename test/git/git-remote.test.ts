import { join } from 'node:path';
import { describe, expect, it as plainIt } from 'vitest';
import { push } from '../../src/git/push.ts';
import type { Remote } from '../../src/git/remote-call.ts';
import { clone, fetchBranch, remoteHead } from '../../src/git/remote-fetch.ts';
import { openRepository, type Repository } from '../../src/git/repository.ts';
import { closedAfter, scratch } from '../support/fixtures.ts';
import { makeBare, type Push, protectBranch, serveGit } from '../support/git-http.ts';
import { openServer } from '../support/loopback.ts';
import { committed, makeCheckout, runGit, runShell, write } from './git-fixture.ts';

const token = 'ghs_canary0123456789';
const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
const branch = 'ai-implement/7-discount';

/** A bare repository behind HTTP with the token, and a checkout of it. */
async function forge(mayPush = true) {
  const checkout = closedAfter(await makeCheckout({ 'a.txt': 'one\n' }));
  const bare = makeBare(checkout.root, 'octo/shop', 'trunk');
  checkout.git('push', '-q', bare, 'trunk');
  const requests: string[] = [];
  const pushes: string[] = [];
  const { root } = checkout;
  const access = (given: string) => (given === token ? { login: 'redgreen[bot]', mayRead: true, mayPush } : undefined);
  const onPush = ({ ref, after }: Push) => pushes.push(`${ref} ${after}`);
  const server = await openServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (!(await serveGit({ root, access, onPush }, request, response))) response.writeHead(404).end();
  });
  closedAfter(server);
  return { checkout, bare, requests, pushes, remote: { url: `${server.url}/octo/shop.git`, authorization } };
}

const it = plainIt.extend<{ at: Awaited<ReturnType<typeof forge>>; repository: Repository }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures this one needs.
  at: async ({}, use) => use(await forge()),
  repository: async ({ at }, use) => use(await at.checkout.open()),
});

async function commitChange(repository: Repository, content: string, parent = repository.head.commit): Promise<string> {
  await write(repository.tree, { 'a.txt': content });
  const { tree } = await repository.snapshot();
  return committed(repository, tree, parent, content);
}

it.for([
  ['once', 1, 'fetched'],
  ['twice', 2, 'unreachable'],
] as const)('a fetch whose server breaks off %s is tried once more', async ([_, breaks, kind], { at }) => {
  let left = breaks;
  const access = () => ({ login: 'redgreen[bot]', mayRead: true, mayPush: false });
  await using server = await openServer(async (request, response) => {
    if (left-- > 0) return void response.writeHead(502).end();
    await serveGit({ root: at.checkout.root, access, onPush: () => {} }, request, response);
  });
  const repository = await openRepository({ tree: at.checkout.tree, gitDir: join(at.checkout.root, 'own.git') });
  const result = await fetchBranch(repository, { ...at.remote, url: `${server.url}/octo/shop.git` }, 'trunk');
  expect(result.kind).toBe(kind);
});

describe('push', () => {
  it('makes the branch, moves it forward, and is content when it is there already', async ({ at, repository }) => {
    const first = await commitChange(repository, 'two\n');
    const second = await commitChange(repository, 'three\n', first);
    expect(await push(repository, at.remote, { commit: first, branch, expected: 'absent' })).toEqual({
      kind: 'pushed',
    });
    expect(await push(repository, at.remote, { commit: first, branch, expected: 'absent' })).toEqual({
      kind: 'pushed',
    });
    expect(await push(repository, at.remote, { commit: second, branch, expected: first })).toEqual({ kind: 'pushed' });
    expect(await remoteHead(repository, at.remote, branch)).toEqual({
      kind: 'known',
      defaultBranch: 'trunk',
      commit: second,
    });
    expect(at.pushes).toEqual([`refs/heads/${branch} ${first}`, `refs/heads/${branch} ${second}`]);
  });

  it('overwrites nobody: moved, deleted, not forward, a taken name', { tags: 'full' }, async ({ at, repository }) => {
    const ours = await commitChange(repository, 'ours\n');
    const next = await commitChange(repository, 'next\n', ours);
    const theirs = await commitChange(repository, 'theirs\n', ours);
    const other = await commitChange(repository, 'other\n');
    const options = { branch, expected: ours };
    expect(await push(repository, at.remote, { ...options, commit: next })).toEqual({ kind: 'deleted' });
    at.checkout.git('fetch', '-q', join(at.checkout.root, 'own-1'), theirs);
    at.checkout.git('push', '-q', at.bare, `${theirs}:refs/heads/${branch}`);
    expect(await push(repository, at.remote, { ...options, commit: next })).toEqual({
      kind: 'moved',
      remoteSha: theirs,
    });
    expect(await push(repository, at.remote, { branch, commit: next, expected: 'absent' })).toEqual({
      kind: 'moved',
      remoteSha: theirs,
    });
    expect(await push(repository, at.remote, { branch, commit: next })).toEqual({ kind: 'moved', remoteSha: theirs });
    expect(await push(repository, at.remote, { branch, commit: other, expected: theirs })).toMatchObject({
      kind: 'refused',
      rule: 'not-fast-forward',
    });
    expect(runGit(at.bare, ['rev-parse', branch])).toBe(theirs);
    expect(at.pushes).toEqual([]);
  });

  it.for([
    ['moved', 'theirs'],
    ['deleted', ''],
  ])('notices that the branch was %s between looking and pushing', async ([kind, by], { at, repository }) => {
    const ours = await commitChange(repository, 'ours\n');
    const next = await commitChange(repository, 'next\n', ours);
    const theirs = await commitChange(repository, 'theirs\n', ours);
    at.checkout.git('fetch', '-q', join(at.checkout.root, 'own-1'), theirs);
    at.checkout.git('push', '-q', at.bare, `${ours}:refs/heads/${branch}`, `${theirs}:refs/heads/hidden`);
    const access = () => ({ login: 'x', mayRead: true, mayPush: true });
    await using slow = await openServer(async (request, response) => {
      if (request.url?.endsWith('service=git-receive-pack')) {
        runGit(at.bare, [
          'update-ref',
          ...(by === '' ? ['-d'] : []),
          `refs/heads/${branch}`,
          ...(by === '' ? [] : [theirs]),
        ]);
      }
      await serveGit({ root: at.checkout.root, access, onPush: () => {} }, request, response);
    });
    const result = await push(
      repository,
      { url: `${slow.url}/octo/shop.git`, authorization },
      { commit: next, branch, expected: ours },
    );
    expect(result).toEqual(kind === 'moved' ? { kind, remoteSha: theirs } : { kind });
    expect(runGit(at.bare, ['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`])).toBe(
      by === '' ? '' : theirs,
    );
  });

  it('never pushes to the default branch, to a bad name, or what is no commit id', async ({ at, repository }) => {
    const commit = await commitChange(repository, 'two\n');
    expect(await push(repository, at.remote, { commit, branch: 'trunk' })).toMatchObject({
      kind: 'refused',
      rule: 'default-branch',
    });
    await expect(push(repository, at.remote, { commit, branch: '--receive-pack=touch /tmp/x' })).rejects.toThrow(
      'not a branch name',
    );
    await expect(push(repository, at.remote, { commit: `+${commit}`, branch })).rejects.toThrow('commit id');
    expect(runGit(at.bare, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/trunk');
  });

  it('names the rule when the server refuses, and does not try again', async ({ at, repository }) => {
    const commit = await commitChange(repository, 'two\n');
    protectBranch(at.bare, branch);
    expect(await push(repository, at.remote, { commit, branch })).toMatchObject({
      kind: 'refused',
      rule: 'GH006',
      reason: expect.stringContaining('Protected branch'),
    });
    expect(at.requests.filter((line) => line.startsWith('POST') && line.endsWith('git-receive-pack'))).toHaveLength(1);

    await write(at.checkout.tree, { '.github/workflows/x.yml': 'on: push\n' });
    const { tree } = await repository.snapshot();
    const workflow = await committed(repository, tree);
    expect(await push(repository, at.remote, { commit: workflow, branch: 'ai-implement/8' })).toMatchObject({
      rule: 'workflows-permission',
    });
  });

  it('says what is wrong with the token, and never says the token', async () => {
    const at = await forge(false);
    const repository = await at.checkout.open();
    const commit = await commitChange(repository, 'two\n');
    expect(await push(repository, at.remote, { commit, branch })).toMatchObject({
      kind: 'refused',
      rule: 'permission',
    });
    const wrong = { url: at.remote.url, authorization: 'basic d3Jvbmc6Y2FuYXJ5LXNlY3JldA==' };
    const refused = await push(repository, wrong, { commit, branch });
    expect(refused).toMatchObject({ kind: 'refused', rule: 'authentication' });
    expect(JSON.stringify(refused)).not.toContain('d3Jvbmc');
    expect(await push(repository, { url: at.remote.url }, { commit, branch })).toMatchObject({
      kind: 'refused',
      rule: 'authentication',
    });
  });

  it('tries again where the server breaks, and then says that it could not be reached', async ({ repository }) => {
    const commit = await commitChange(repository, 'two\n');
    let calls = 0;
    await using broken = await openServer((_, response) => {
      calls++;
      response.writeHead(502).end();
    });
    expect(await push(repository, { url: `${broken.url}/octo/shop.git` }, { commit, branch, tries: 2 })).toMatchObject({
      kind: 'unreachable',
    });
    expect(calls).toBe(2);
    expect(await push(repository, { url: 'http://127.0.0.1:9/x.git' }, { commit, branch, tries: 1 })).toMatchObject({
      kind: 'unreachable',
    });
  });

  it('follows no redirect and sends the token to no other host', async ({ repository }) => {
    const commit = await commitChange(repository, 'two\n');
    const seen: (string | undefined)[] = [];
    await using thief = await openServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end();
    });
    await using redirect = await openServer(
      (request, response) => void response.writeHead(302, { location: `${thief.url}${request.url}` }).end(),
    );
    expect(
      (await push(repository, { url: `${redirect.url}/x.git`, authorization }, { commit, branch, tries: 1 })).kind,
    ).toBe('unreachable');
    expect(seen).toEqual([]);
  });

  it('keeps the token out of every argument list, and out of our git folder', async ({ at, repository }) => {
    const commit = await commitChange(repository, 'two\n');
    let arguments_ = '';
    const slow: Remote = { ...at.remote };
    await using spy = await openServer(async (request, response) => {
      arguments_ += runShell('/', "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '; true");
      await serveGit(
        { root: at.checkout.root, access: () => ({ login: 'x', mayRead: true, mayPush: true }), onPush: () => {} },
        request,
        response,
      );
    });
    slow.url = `${spy.url}/octo/shop.git`;
    expect(await push(repository, slow, { commit, branch })).toEqual({ kind: 'pushed' });
    expect(arguments_).toContain('remote-http');
    expect(arguments_).not.toContain(authorization.slice(6));
    expect(runShell(at.checkout.root, `grep -rlF '${authorization.slice(6)}' . || true`)).toBe('');
  });

  it.each([
    'ssh://git@github.com/x/y',
    'git@github.com:x/y',
    'http://example.test/x',
    'https://user:pass@example.test/x',
    'ext::sh -c id',
    'git://127.0.0.1/x',
  ])('never talks to %s', async (url) => {
    await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
    const repository = await checkout.open();
    await expect(push(repository, { url }, { commit: repository.head.commit, branch })).rejects.toThrow(/remote/);
  });
});

describe('fetch, deepen and clone', () => {
  it('clones without leaving a credential, and says when there is nothing to clone', async ({ at }) => {
    const elsewhere = scratch();
    const tree = join(elsewhere, 'tree');
    expect(await clone(at.remote, tree, {})).toMatchObject({
      kind: 'cloned',
      branch: 'trunk',
    });
    expect(runGit(tree, ['status', '--porcelain', '-b'])).toContain('## trunk');
    expect(runGit(tree, ['remote', 'get-url', 'origin'])).toBe(at.remote.url);
    expect(runShell(elsewhere, `grep -rlF '${authorization.slice(6)}' . || true`)).toBe('');
    expect(await clone(at.remote, join(elsewhere, 'b'), { branch: 'absent' })).toEqual({
      kind: 'absent',
    });
    expect(await clone({ url: at.remote.url }, join(elsewhere, 'c'), {})).toMatchObject({
      rule: 'authentication',
    });
  });
});
