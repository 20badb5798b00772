import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stretched } from '../support/slow-machine.ts';
import { backends, openTree } from './open-tree.ts';

describe.each([...backends, 'none'] as const)('%s', (choice) => {
  // A container takes a second to start and another one to be removed.
  const slowMs = choice === 'docker' ? 3_000 : 0;

  test('a timeout ends everything, also what has called setsid or does not care about SIGTERM', async () => {
    await using open = await openTree({}, { choice });
    const script = `trap '' TERM; setsid sh -c 'trap "" TERM; while :; do sleep 0.05; echo x >> late; done' & (setsid sleep 77.1 &) ; setsid sleep 77.1`;
    const result = await open.run(open.sandbox.shell, script, { timeoutMs: stretched(400) + slowMs });
    expect(result).toMatchObject({ exitCode: null, ended: 'timed-out' });
    expect(result.durationMs).toBeLessThan(stretched(1500 + 3 * slowMs));
    const then = await readFile(join(open.tree, 'late'), 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await readFile(join(open.tree, 'late'), 'utf8')).toBe(then);
    expect(commandLines()).not.toContain('77.1');
  });

  test('a command that ends leaves nothing behind', async () => {
    await using open = await openTree({}, { choice });
    const result = await open.run(
      open.sandbox.shell,
      `setsid sh -c 'trap "" TERM HUP INT; while :; do sleep 78.2; done' & (sleep 78.2 &); echo done; exit 1`,
    );
    expect(result).toMatchObject({ exitCode: 1, output: 'done\n' });
    expect(result.durationMs).toBeLessThan(stretched(1500 + 2 * slowMs));
    expect(commandLines()).not.toContain('78.2');
  });

  test('a signal ends it, before it began and while it runs', async () => {
    await using open = await openTree({}, { choice });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    const result = await open.run(open.sandbox.shell, 'setsid sleep 79.3', { signal: stop.signal });
    expect(result).toMatchObject({ exitCode: null, ended: 'cancelled' });
    expect(result.durationMs).toBeLessThan(stretched(1_200 + 2 * slowMs));
    expect(commandLines()).not.toContain('79.3');
    expect(await open.run(open.sandbox.shell, 'echo > ran', { signal: stop.signal })).toMatchObject({
      ended: 'cancelled',
    });
    expect(existsSync(join(open.tree, 'ran'))).toBe(false);
  });

  // Without a sandbox what has called setsid outlives us, and a container its client.
  test.skipIf(choice === 'none' || choice === 'docker')(
    'the death of the parent ends it, without a word from us',
    async () => {
      const parent = spawn(process.execPath, [
        join(import.meta.dirname, 'run-until-killed.ts'),
        choice,
        'setsid sleep 80.4',
      ]);
      await new Promise<void>((resolve, reject) => {
        parent.stdout.once('data', () => resolve());
        parent.once('exit', (code) => reject(new Error(`ended with ${code}`)));
      });
      await expect.poll(commandLines, { timeout: stretched(5000) }).toContain('sleep 80.4');
      parent.kill('SIGKILL');
      await expect.poll(commandLines, { timeout: stretched(2000) }).not.toContain('sleep 80.4');
    },
  );
});

/** Only the sleeping ones, so that a failure prints nothing of the machine's other processes. */
function commandLines(): string {
  const lines = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => /^(setsid )?sleep /.test(line)).join('\n');
}
