/** A disk that is full while work is kept: one sentence says so, nothing that is half is left, and the work is where it was. */

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRepository } from '../../src/git/repository.ts';
import { explain } from '../../src/run/errors.ts';
import { keepAsPatch } from '../../src/run-story/publish.ts';
import type { RunRequest, Workspace } from '../../src/run-story/run-request.ts';
import { writeDiff } from '../../src/store/run-files.ts';
import { makeCheckout, write } from '../git/git-fixture.ts';
import { smallDisk } from '../support/small-disk.ts';

const disk = smallDisk() ?? '';
const long = randomBytes(3_000_000);

describe.skipIf(disk === '')('on a full disk', () => {
  test('a checkpoint is not made, and is made once there is room', async () => {
    await using checkout = await makeCheckout({ 'a.js': '1\n' });
    const gitDir = join(disk, 'own');
    const repository = await openRepository({ tree: checkout.tree, gitDir });
    const big = long.subarray(0, 1_000_000);
    await write(checkout.tree, { 'big.bin': big });
    await writeFile(join(disk, 'filler'), long).catch(() => undefined);
    const error = await repository.snapshot().catch((thrown: unknown) => thrown);
    const what = expect.stringMatching(/^The disk is full: [^\n]+$/);
    expect(explain(error)).toMatchObject({ code: 'disk-full', what });
    expect(await readFile(join(checkout.tree, 'big.bin'))).toEqual(big);
    await rm(join(disk, 'filler'));
    const { tree } = await repository.snapshot();
    expect((await repository.differences(repository.head.commit, tree)).map(({ path }) => path)).toEqual(['big.bin']);
    await rm(gitDir, { recursive: true });
  });

  test('work that cannot be kept as a patch: why it was to be kept is told all the same', async () => {
    await using checkout = await makeCheckout({ 'a.js': '1\n' });
    const repository = await checkout.open();
    const head = await repository.treeOf(repository.head.commit);
    const tree = await repository.treeWithFiles(head, new Map([['a.js', `${long.toString('hex')}\n`]]));
    const runDir = join(disk, 'run');
    await mkdir(runDir);
    const request = {
      record: { runDir },
      host: { redact: (text: string) => text },
      code: { source: { kind: 'local' } },
    } as unknown as RunRequest;
    const kept = await keepAsPatch(request, { repository, head } as unknown as Workspace, tree);
    expect(kept).toMatch(/^The work could not be kept as a patch either: ENOSPC[^\n]*$/);
    expect(await readdir(runDir)).toEqual([]);
  });

  test('of a diff nothing is kept, rather than half of it', async () => {
    const folder = join(disk, 'diffs-of');
    const diff = { attempt: 1, sincePrevious: '+a\n', sinceBase: long.toString('hex') };
    await expect(writeDiff(folder, diff)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(join(folder, 'diffs'))).toEqual([]);
  });
});
