/** Contents of Git LFS, fetched by the Batch API from a real server. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillContent, pointersLeft } from '../../src/git/lfs-content.ts';
import { fetchContent } from '../../src/git/lfs-fetch.ts';
import type { Remote } from '../../src/git/remote-call.ts';
import { scratch } from '../support/fixtures.ts';
import { makeBare } from '../support/git-http.ts';
import { oidOf, pointerTo, serveLfs, storeLfs } from '../support/lfs-http.ts';
import { openServer } from '../support/loopback.ts';
import { makeCheckout } from './git-fixture.ts';

const token = 'ghs_canary0123456789';
const authorization = `basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
const attributes = { '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n' };

/** Only the token reads; without one, `open` lets anybody in. */
async function serve(open = false) {
  const folder = scratch();
  /** `with` or `without` a token, for each request. */
  const asked: string[] = [];
  const mayRead = (given: string | undefined) => (open || given === token ? true : undefined);
  const server = await openServer((request, response) => {
    asked.push(`${request.url?.split('/')[1]} ${request.headers.authorization ? 'with' : 'without'}`);
    void serveLfs({ root: folder, mayRead }, request, response).then(
      (served) => served || response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    );
  });
  return { ...server, bare: makeBare(folder, 'octo/shop', 'trunk'), asked };
}

/** What a checkout with these files has in the place of its pointers afterwards, and what could not be had. */
async function fetched(files: Record<string, string>, remote: Remote | undefined) {
  await using checkout = await makeCheckout({ ...attributes, ...files });
  const { git, tree, head, lfs } = await checkout.open();
  const pointers = await pointersLeft(git, tree, head.commit);
  const missing = await fetchContent({ remote, config: files['.lfsconfig'] ?? '', store: lfs[1] }, pointers);
  await fillContent(git, tree, head.commit, lfs);
  const left = (await pointersLeft(git, tree, head.commit)).map(({ path }) => path);
  const read = (path: string) => readFileSync(join(checkout.tree, path), 'utf8');
  return { missing, left, texts: Object.fromEntries(pointers.map(({ path }) => [path, read(path)])) };
}

test('what pointers stand for: fetched with the token, downloaded without it, and put in their place', async () => {
  await using server = await serve();
  const many = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`many/${at}.bin`, `content ${at}\n`]));
  many['many/twice.bin'] = 'content 7\n';
  for (const content of Object.values(many)) storeLfs(server.bare, content);
  const files = Object.fromEntries(Object.entries(many).map(([path, content]) => [path, pointerTo(content)]));
  const remote = { url: `${server.url}/octo/shop.git`, authorization };
  expect(await fetched(files, remote)).toEqual({ missing: undefined, left: [], texts: many });
  expect(server.asked.filter((each) => each === 'octo with')).toHaveLength(7);
  expect(server.asked.filter((each) => each === 'lfs-download without')).toHaveLength(130);
  expect(server.asked).toHaveLength(137);
});

test('what cannot be had is told by its path and its reason, and no secret is said', async () => {
  await using server = await serve();
  const content = 'the large content\n';
  const one = { 'a.bin': pointerTo(content) };
  const remote = { url: `${server.url}/octo/shop`, authorization };
  const reasons: (string | undefined)[] = [];
  const reasonFor = async (files: Record<string, string>, from: Remote | undefined) => {
    const { missing, left } = await fetched(files, from);
    expect(left).toEqual(['a.bin']);
    expect(missing?.path).toBe('a.bin');
    reasons.push(missing?.reason);
    return missing?.reason;
  };
  expect(await reasonFor(one, remote)).toMatch(/info\/lfs answers 404 \(Object does not exist\)$/);
  expect(await reasonFor(one, { url: remote.url })).toMatch(
    /batch is not open to everybody, and there is no token for it here$/,
  );
  expect(await reasonFor(one, undefined)).toBe('this clone has no origin to fetch it from');
  expect(await reasonFor(one, { url: 'http://127.0.0.1:9/octo/shop' })).toContain(
    'cannot be read: connect ECONNREFUSED',
  );
  storeLfs(server.bare, 'other content here', oidOf(content));
  expect(await reasonFor(one, remote)).toContain('failed: it is not what its pointer names');
  storeLfs(server.bare, `${content}and more\n`, oidOf(content));
  expect(await reasonFor(one, remote)).toContain('failed: it has more than the 18 bytes that its pointer names');
  // A redirect of the API leads nowhere.
  const elsewhere = { ...one, '.lfsconfig': `[lfs]\n\turl = ${server.url}/moved\n` };
  expect(await reasonFor(elsewhere, remote)).toMatch(/moved\/objects\/batch answers 302$/);
  for (const host of ['localhost', '[::ffff:127.0.0.1]', '0x7f.1', '10.0.0.1']) {
    const inside = { ...one, '.lfsconfig': `[lfs]\n\turl = https://${host}:${new URL(server.url).port}/lfs\n` };
    const own = { ...remote, url: 'https://github.example/octo/shop' };
    expect(await reasonFor(inside, own), host).toContain('a private address');
  }
  const plain = { ...one, '.lfsconfig': '[lfs]\n\turl = http://example.org/lfs\n' };
  expect(await reasonFor(plain, remote)).toContain('http://example.org/lfs is not https');
  expect(reasons.join(' ')).not.toContain(token);
});

test('.lfsconfig: another server gets no token, and what the repository leaves out stays a pointer', async () => {
  await using server = await serve();
  await using other = await serve(true);
  const content = 'far away\n';
  storeLfs(other.bare, content);
  const remote = { url: `${server.url}/octo/shop.git`, authorization };
  const files = {
    'a.bin': pointerTo(content),
    'raw/scan.bin': pointerTo('nobody has it'),
    'old.bin': pointerTo('nor it'),
  };
  const config = `[lfs]\n\turl = ${other.url}/octo/shop.git/info/lfs\n\tfetchexclude = "raw, old.*"\n`;
  const { missing, left, texts } = await fetched({ ...files, '.lfsconfig': config }, remote);
  expect(missing).toBeUndefined();
  expect(left).toEqual(['old.bin', 'raw/scan.bin']);
  expect(texts['a.bin']).toBe(content);
  expect(server.asked).toEqual([]);
  expect(other.asked).toEqual(['octo without', 'lfs-download without']);
  const only = await fetched(
    { ...files, '.lfsconfig': config.replace('exclude = "raw, old.*"', 'include = a.bin') },
    remote,
  );
  expect([only.missing, only.left]).toEqual([undefined, ['old.bin', 'raw/scan.bin']]);
});

test('a server that answers without end, and a size that no disk has', async () => {
  await using server = await serve(true);
  await using endless = await openServer((_, response) => {
    const more = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more).on('error', () => {});
    more();
  });
  const remote = { url: `${server.url}/octo/shop.git`, authorization };
  const config = `[lfs]\n\turl = ${endless.url}/lfs\n`;
  const pointer = pointerTo('far away\n');
  const cut = await fetched({ 'a.bin': pointer, '.lfsconfig': config }, remote);
  expect(cut.missing?.reason).toContain('the answer has more than 8388608 bytes');
  const huge = pointer.replace(/^size \d+$/m, 'size 900000000000000');
  const { missing } = await fetched({ 'a.bin': huge }, remote);
  expect(missing).toEqual({ path: 'a.bin', reason: expect.stringContaining('900000000000000 bytes, and the disk') });
  expect(server.asked).toEqual([]);
});
