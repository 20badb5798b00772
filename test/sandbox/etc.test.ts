/** What of the machine's /etc is there inside. */

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeEtc } from '../../src/sandbox/sandbox-folder.ts';

test('folders where languages say what they find their libraries by', async () => {
  const into = await mkdtemp(join(tmpdir(), 'redgreen-etc-'));
  try {
    const { mounts } = makeEtc(join(into, 'etc'), { uid: 0, gid: 0 });
    const inside = mounts.map(({ to }) => to);
    for (const folder of ['/etc/perl', '/etc/racket', '/etc/nim'])
      expect(inside.includes(folder), folder).toBe(existsSync(folder));
    expect(inside).not.toContain('/etc/ssh');
  } finally {
    await rm(into, { recursive: true, force: true });
  }
});
