import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type Git, gitAt } from '../../src/git/git.ts';
import { objectBytes, objectInfo } from '../../src/git/object-reader.ts';
import { makeFolder, runShell } from './git-fixture.ts';

async function writeBlobs(git: Git, texts: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const input of texts) ids.push(await git.text(['hash-object', '-w', '--stdin'], { input }));
  return ids;
}

async function repository() {
  const folder = await makeFolder();
  runShell(folder.path, 'git init -q --bare own.git');
  const gitDir = join(folder.path, 'own.git');
  const at = (signal?: AbortSignal) => gitAt({ gitDir, signal });
  return { at, gitDir, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

it('answers for each object what it is, in whatever order and size they are asked for', async () => {
  await using opened = await repository();
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
  await using opened = await repository();
  const git = opened.at();
  const [first = ''] = await writeBlobs(git, ['first']);
  expect(await objectInfo(git, first)).toMatchObject({ size: 5 });
  const [second = ''] = await writeBlobs(git, ['second']);
  runShell(opened.gitDir, `echo ${second} | git pack-objects -q objects/pack/pack && git prune-packed`);
  expect((await objectBytes(git, second))?.toString()).toBe('second');
});

it('is started again where it has ended, and ends with its signal', async () => {
  await using opened = await repository();
  const cancel = new AbortController();
  const git = opened.at(cancel.signal);
  const [id = ''] = await writeBlobs(git, ['text']);
  expect(await objectInfo(git, id)).toBeDefined();
  cancel.abort();
  await expect.poll(() => objectInfo(git, id).catch((error: Error) => error.name)).toBe('AbortError');
  const later = opened.at();
  expect(await objectInfo(later, id)).toMatchObject({ type: 'blob' });
});

it('keeps no process alive that has nothing else to do', async () => {
  await using opened = await repository();
  const [id = ''] = await writeBlobs(opened.at(), ['text']);
  const source = (name: string) => JSON.stringify(join(import.meta.dirname, '../../src/git', name));
  const script = `
    import { gitAt } from ${source('git.ts')};
    import { objectBytes } from ${source('object-reader.ts')};
    const git = gitAt({ gitDir: ${JSON.stringify(opened.gitDir)} });
    console.log(String(await objectBytes(git, '${id}')), process.uptime());
    process.on('exit', () => console.log(process.uptime()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const [, asked = '', ended = ''] = /^text ([\d.]+)\n([\d.]+)\n$/.exec(stdout) ?? [];
  expect(Number(ended) - Number(asked)).toBeLessThan(4);
});
