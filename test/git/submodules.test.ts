import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Remote } from '../../src/git/remote-call.ts';
import type { Repository } from '../../src/git/repository.ts';
import { fillSubmodules } from '../../src/git/submodules.ts';
import { scratch } from '../support/fixtures.ts';
import { makeBare, serveGit } from '../support/git-http.ts';
import { openServer } from '../support/loopback.ts';
import { type Checkout, makeCheckout, runGit, write } from './git-fixture.ts';

const token = 'ghs_canary0123456789';
const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

/** Bare repositories behind HTTP; without `open` only the token reads, and never `octo/secret`. */
async function serve(open = false) {
  const folder = scratch();
  /** `GET /octo/lib.git/… with` or `without`. */
  const asked: string[] = [];
  const server = await openServer(async (request, response) => {
    const who = request.headers.authorization ? 'with' : 'without';
    asked.push(`${request.url?.split('/').slice(1, 3).join('/')} ${who}`);
    if (open) request.headers.authorization = authorization;
    const access = (given: string, repository: string) =>
      given === token ? { login: 'mona', mayRead: repository !== 'octo/secret', mayPush: false } : undefined;
    const served = await serveGit({ root: folder, access, onPush: () => {} }, request, response);
    if (!served) response.writeHead(404).end();
  });
  return { ...server, root: folder, asked };
}
type Server = Awaited<ReturnType<typeof serve>>;

const gitmodules = (urls: Record<string, string>) =>
  Object.entries(urls)
    .map(([path, url]) => `[submodule "${path}"]\n\tpath = ${path}\n\turl = ${url}\n`)
    .join('');

/** A repository on the server with these files and submodules; its commit. */
async function publish(
  server: Server,
  name: string,
  file: string,
  links: Record<string, [url: string, commit: string]> = {},
) {
  await using checkout = await makeCheckout({ [file]: `${name}\n` });
  const commit = await link(checkout, links);
  const bare = makeBare(server.root, `octo/${name}`, 'trunk');
  checkout.git('push', '-q', bare, 'trunk');
  return commit;
}

async function link(checkout: Checkout, links: Record<string, [url: string, commit: string]>): Promise<string> {
  const urls = Object.fromEntries(Object.entries(links).map(([path, [url]]) => [path, url]));
  if (Object.keys(links).length > 0) await write(checkout.tree, { '.gitmodules': gitmodules(urls) });
  checkout.git('add', '-A');
  for (const [path, [, commit]] of Object.entries(links))
    checkout.git('update-index', '--add', '--cacheinfo', `160000,${commit},${path}`);
  runGit(checkout.tree, ['commit', '-q', '--allow-empty', '-m', 'linked']);
  return checkout.git('rev-parse', 'HEAD');
}

const filled = async ({ git, tree, head }: Repository, remote?: Remote, near: string[] = []) =>
  (await fillSubmodules({ git, tree, near, remote }, head.commit)).missing;
const nobody = '1'.repeat(40);

test('submodules, theirs and those of another server: fetched, the token only where it belongs, and in no commit', {
  tags: 'full',
}, async () => {
  await using server = await serve();
  await using other = await serve(true);
  const far = await publish(other, 'far', 'far.txt');
  const deep = await publish(server, 'deep', 'deep.txt');
  const lib = await publish(server, 'lib', 'lib.txt', { 'in/deep': ['../deep.git', deep] });
  await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
  await link(checkout, {
    lib: ['../lib.git', lib],
    'vendor/far': [`${other.url}/octo/far.git`, far],
    gone: ['x', nobody],
  });
  await write(checkout.tree, { '.gitmodules': `${readFileSync(join(checkout.tree, '.gitmodules'))}\tupdate = none\n` });
  runGit(checkout.tree, ['commit', '-q', '-m', 'without gone', '.gitmodules']);

  const repository = await checkout.open();
  const remote = { url: `${server.url}/octo/shop.git`, authorization };
  expect(await filled(repository, remote)).toBeUndefined();
  const read = (path: string) => readFileSync(join(checkout.tree, path), 'utf8');
  expect([read('lib/lib.txt'), read('lib/in/deep/deep.txt'), read('vendor/far/far.txt')]).toEqual([
    'lib\n',
    'deep\n',
    'far\n',
  ]);
  expect(existsSync(join(checkout.tree, 'lib/.git'))).toBe(false);
  expect(new Set(server.asked)).toEqual(new Set(['octo/lib.git with', 'octo/deep.git with']));
  expect(new Set(other.asked)).toEqual(new Set(['octo/far.git without']));

  const asIs = await repository.treeOf(repository.head.commit);
  await repository.markSetup();
  await write(checkout.tree, { 'lib/lib.txt': 'changed\n', 'lib/new.txt': 'new\n' });
  const snapshot = await repository.snapshot();
  expect(snapshot.tree).toBe(asIs);
  expect(snapshot.offenders).toEqual([expect.objectContaining({ path: 'lib' })]);

  // Nothing tells who wrote there since: it is put anew.
  expect(await filled(await checkout.open(), remote)).toBeUndefined();
  expect(read('lib/lib.txt')).toBe('lib\n');
});

test('one that the token may not read, or whose commit is gone, is told with its address', {
  tags: 'full',
}, async () => {
  await using server = await serve();
  const secret = await publish(server, 'secret', 'secret.txt');
  await publish(server, 'lib', 'lib.txt');
  await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
  const remote = { url: `${server.url}/octo/shop.git`, authorization };
  await link(checkout, { lib: ['../secret.git', secret] });
  const denied = await filled(await checkout.open(), remote);
  expect(denied).toMatchObject({
    path: 'lib',
    reason: expect.stringContaining(`${server.url}/octo/secret.git cannot be read`),
  });
  const unnamed = await filled(await checkout.open(), { url: remote.url });
  expect(unnamed?.reason).toBe(
    `${server.url}/octo/secret.git is not open to everybody, and there is no token for it here`,
  );
  await link(checkout, { lib: ['../lib.git', nobody] });
  const gone = await filled(await checkout.open(), remote);
  expect(gone?.reason).toMatch(/octo\/lib\.git (?:does not have the commit 1111|cannot be read)/);
  expect(JSON.stringify([denied, gone])).not.toContain(token);
});

test.each([
  ['file:///etc', /file:\/\/\/etc is not https/],
  ['ssh://git@host.invalid:22/x.git', /https:\/\/host\.invalid\/x\.git cannot be read: host\.invalid cannot be found/],
  ['git@host.invalid:o/x.git', /https:\/\/host\.invalid\/o\/x\.git cannot be read/],
  ['https://localhost/x.git', /localhost leads to (?:127\.0\.0\.1|::1), which is a private address/],
  ['git@169.254.169.254:latest/meta-data', /169\.254\.169\.254 is a private address/],
  ['ext::sh -c true', /is not https/],
  ['/tmp/x', /is not https/],
  ['http://example.org/x.git', /is not https/],
  ['https://mona:hunter2@example.org/x.git', /\/\/\*\*\*@example.org\/x.git has a user name in it/],
  ['../x.git', /is relative, and this repository comes from no server/],
  ['http://127.0.0.1:9/x.git', /is not https/],
])('the address %s is read as what it is, or refused', { tags: 'full' }, async (url, reason) => {
  await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
  await link(checkout, { lib: [url, nobody] });
  const from = url.startsWith('..') ? '/srv/shop' : 'https://github.example/o/r';
  const missing = await filled(await checkout.open(), { url: from });
  expect(missing).toEqual({ path: 'lib', reason: expect.stringMatching(reason) });
});

test('a path that a tree names as a link and as a folder leads nothing out of the work tree', async () => {
  await using server = await serve();
  const outside = scratch();
  await write(outside, { 'sub/kept.txt': 'kept\n' });
  const lib = await publish(server, 'lib', 'lib.txt');
  const bare = makeBare(server.root, 'octo/odd', 'trunk');
  const put = (type: string, content: string | Buffer) =>
    execFileSync('git', ['hash-object', '-t', type, '-w', '--stdin', '--literally'], { cwd: bare, input: content })
      .toString()
      .trim();
  const entry = (mode: string, name: string, id: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  // Git lists both, and checks out the link.
  const tree = put(
    'tree',
    Buffer.concat([
      entry('100644', '.gitmodules', put('blob', gitmodules({ 'a/sub': '../lib.git' }))),
      entry('40000', 'a', put('tree', entry('160000', 'sub', lib))),
      entry('120000', 'a', put('blob', outside)),
    ]),
  );
  const odd = runGit(bare, ['-c', 'user.name=x', '-c', 'user.email=x@x', 'commit-tree', '-m', 'odd', tree]);
  runGit(bare, ['update-ref', 'refs/heads/trunk', odd]);
  await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
  await link(checkout, { vendor: ['../odd.git', odd] });
  const missing = await filled(await checkout.open(), { url: `${server.url}/octo/shop.git`, authorization });
  expect(missing).toEqual({ path: 'vendor/a/sub', reason: 'a link stands where its folder is to be' });
  expect(readFileSync(join(outside, 'sub/kept.txt'), 'utf8')).toBe('kept\n');
});
