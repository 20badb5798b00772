import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Git, gitAt } from '../../src/git/git.ts';
import { objectBytes, objectInfo } from '../../src/git/git-objects.ts';
import { scratch } from '../support/fixtures.ts';
import { runShell } from './git-fixture.ts';

async function writeBlobs(git: Git, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const input of texts) ids.push(await git.text(['hash-object', '-w', '--stdin'], { input }));
  return ids;
}

function repository() {
  const folder = scratch();
  runShell(folder, 'git init -q --bare own.git');
  const gitDir = join(folder, 'own.git');
  const at = (signal?: AbortSignal) => gitAt({ gitDir, signal });
  return { at, gitDir };
}

it('answers for each object what it is, in whatever order and size they are asked for', async () => {
  const opened = repository();
  const git = opened.at();
  const texts = ['', 'one\n', 'x'.repeat(300_000), 'no end of line', 'ä\0\n\n', ...Array.from({ length: 300 }, String)];
  const ids = await writeBlobs(git, texts);
  const absent = '1'.repeat(40);
  const asked = [...ids, absent, ...ids.toReversed()];
  const told = [...texts, undefined, ...texts.toReversed()];
  const [infos, bytes] = await Promise.all([
    Promise.all(asked.map((id) => objectInfo(git, id))),
    Promise.all(asked.map((id) => objectBytes(git, id))),
  ]);
  expect(bytes.map((each) => each?.toString())).toEqual(told);
  expect(infos.map((info) => info?.size)).toEqual(
    told.map((text) => text && Buffer.byteLength(text)).map((n) => (n === '' ? 0 : n)),
  );
  expect(infos[0]).toEqual({ id: ids[0], type: 'blob', size: 0 });
  expect(await objectInfo(git, `${ids[0]}\n${ids[1]}`)).toBeUndefined();
});

it('finds what was written after its start, in a pack too', async () => {
  const opened = repository();
  const git = opened.at();
  const [first = ''] = await writeBlobs(git, ['first']);
  expect(await objectInfo(git, first)).toMatchObject({ size: 5 });
  const [second = ''] = await writeBlobs(git, ['second']);
  runShell(opened.gitDir, `echo ${second} | git pack-objects -q objects/pack/pack && git prune-packed`);
  expect((await objectBytes(git, second))?.toString()).toBe('second');
});
