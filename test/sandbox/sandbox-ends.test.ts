import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { alive, gone, longSleep, until } from '../support/processes.ts';
import { stretched } from '../support/slow-machine.ts';
import { backends, openTree } from './open-tree.ts';

describe.each([...backends, 'none'] as const)('%s', (choice) => {
  test('a timeout ends everything, also what has called setsid or does not care about SIGTERM', async () => {
    await using open = await openTree({}, { choice });
    const mark = longSleep();
    const script = `trap '' TERM; setsid sh -c 'trap "" TERM; while :; do ${mark}; done' & (setsid ${mark} &) ; setsid ${mark}`;
    const result = await open.run(open.sandbox.shell, script, { timeoutMs: stretched(400) });
    expect(result).toMatchObject({ exitCode: null, ended: 'timed-out' });
    expect(result.durationMs).toBeLessThan(stretched(1500));
    await gone(mark);
  });

  test('a command that ends leaves nothing behind', async () => {
    await using open = await openTree({}, { choice });
    const mark = longSleep();
    const script = `setsid sh -c 'trap "" TERM HUP INT; while :; do ${mark}; done' & (${mark} &); echo done; exit 1`;
    const result = await open.run(open.sandbox.shell, script);
    expect(result).toMatchObject({ exitCode: 1, output: 'done\n' });
    expect(result.durationMs).toBeLessThan(stretched(1500));
    await gone(mark);
  });

  test('a signal ends it, before it began and while it runs', async () => {
    await using open = await openTree({}, { choice });
    const stop = new AbortController();
    const mark = longSleep();
    setTimeout(() => stop.abort(), 200);
    const result = await open.run(open.sandbox.shell, `setsid ${mark}`, { signal: stop.signal });
    expect(result).toMatchObject({ exitCode: null, ended: 'cancelled' });
    expect(result.durationMs).toBeLessThan(stretched(1_200));
    await gone(mark);
    expect(await open.run(open.sandbox.shell, 'echo > ran', { signal: stop.signal })).toMatchObject({
      ended: 'cancelled',
    });
    expect(existsSync(join(open.tree, 'ran'))).toBe(false);
  });

  // Without a sandbox what has called setsid outlives us.
  test.skipIf(choice === 'none')('the death of the parent ends it, without a word from us', async () => {
    const mark = longSleep();
    const parent = spawn(process.execPath, [join(import.meta.dirname, 'run-until-killed.ts'), choice, mark]);
    await new Promise<void>((resolve, reject) => {
      parent.stdout.once('data', () => resolve());
      parent.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    });
    // Beside the parent, which is told what to run.
    await until(() => alive(mark).length > 1, 'the command begins');
    parent.kill('SIGKILL');
    await gone(mark);
  });
});
