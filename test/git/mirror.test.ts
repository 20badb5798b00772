import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Remote } from '../../src/git/remote-call.ts';
import { clone } from '../../src/git/remote-fetch.ts';
import { closedAfter, scratch } from '../support/fixtures.ts';
import { type GitHubStandIn, startGitHub } from '../support/github.ts';

let github: GitHubStandIn;
let folder: string;
let remote: Remote;
/** Calls of git to the server. */
let asked: number;
beforeEach(async () => {
  github = closedAfter(await startGitHub());
  github.addRepository('acme/shop', { files: { 'a.txt': 'one\n' } });
  github.addToken('t0ken-of-the-test', 'acme');
  const authorization = `Basic ${Buffer.from('x-access-token:t0ken-of-the-test').toString('base64')}`;
  asked = 0;
  const renew = async () => {
    asked++;
    return authorization;
  };
  remote = { url: `${github.url}/acme/shop.git`, renew };
  folder = scratch();
});

let count = 0;
async function cloned(mirror: string) {
  const into = join(folder, `clone-${++count}`);
  await mkdir(into);
  const result = await clone(remote, into, { branch: 'main', mirror });
  return { result, text: readFileSync(join(into, 'a.txt'), 'utf8'), into };
}

test('a clone comes from the mirror, and only what is new from the server', { tags: 'full' }, async () => {
  const mirror = join(folder, 'mirrors', 'shop.git');
  expect((await cloned(mirror)).text).toBe('one\n');
  expect(existsSync(join(mirror, 'HEAD'))).toBe(true);
  // Where the branch is, and what is in it.
  expect(asked).toBe(2);
  const commit = github.commit('acme/shop', 'main', { 'a.txt': 'two\n' });
  const second = await cloned(mirror);
  expect(second).toMatchObject({ text: 'two\n', result: { kind: 'cloned', commit, branch: 'main' } });
  expect(asked).toBe(4);
  const third = await cloned(mirror);
  expect(third.result).toMatchObject({ kind: 'cloned', commit });
  expect(readFileSync(join(third.into, '.git', 'config'), 'utf8')).toContain(remote.url);
  expect(readFileSync(join(mirror, 'config'), 'utf8')).not.toContain('t0ken');
  expect(asked).toBe(5);
});

test('a broken mirror is no reason to fail', { tags: 'full' }, async () => {
  const mirror = join(folder, 'mirrors', 'shop.git');
  await cloned(mirror);
  writeFileSync(join(mirror, 'HEAD'), 'nonsense');
  github.commit('acme/shop', 'main', { 'a.txt': 'three\n' });
  expect((await cloned(mirror)).text).toBe('three\n');
});
