import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCheckout } from './git-fixture.ts';

const reader = join(import.meta.dirname, '../../src/git/dot-git.ts');

/** Reads refs where no file can be opened any more, and again where one can. */
const script = `
import { closeSync, openSync } from 'node:fs';
import { findDotGit, readRefs } from ${JSON.stringify(reader)};
const dot = await findDotGit(process.argv[1]);
const taken = [];
try { for (;;) taken.push(openSync('/dev/null', 'r')); } catch {}
console.log(await readRefs(dot).then(({ commit }) => commit ?? 'no commit', ({ code }) => code));
for (const fd of taken) closeSync(fd);
console.log((await readRefs(dot)).commit);
`;

test('a ref that cannot be read now is not a missing one', async () => {
  await using checkout = await makeCheckout({ 'a.txt': 'one\n' });
  const shell = `ulimit -n 60; exec "$@"`;
  const node = [process.execPath, '--input-type=module', '-e', script, checkout.tree];
  const printed = execFileSync('/bin/sh', ['-c', shell, 'sh', ...node], { encoding: 'utf8' });
  expect(printed).toBe(`EMFILE\n${checkout.git('rev-parse', 'HEAD')}\n`);
});
