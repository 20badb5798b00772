import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
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
    const result = await open.run(open.sandbox.shell, 'setsid sleep 78.2 & (sleep 78.2 &); echo done; exit 1');
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

  test('400 MB of output: memory stays flat, the log keeps head and tail, the exit code is kept', {
    tags: 'full',
  }, async () => {
    await using open = await openTree({}, { choice });
    const logPath = join(open.root, 'big');
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const before = process.memoryUsage.rss();
    const script = 'echo first; yes 0123456789012345678 | head -c 400000000; echo; echo last; exit 7';
    const result = await open.sandbox.shell({ script, logPath, timeoutMs: 60_000 });
    clearInterval(look);
    expect(result).toMatchObject({ exitCode: 7, logBytes: 400_000_012 });
    expect(most - before).toBeLessThan(100 * 1024 * 1024);
    const text = await readFile(logPath, 'utf8');
    expect(text.startsWith('first\n0123')).toBe(true);
    expect(text.endsWith('\nlast\n')).toBe(true);
    expect(text).toContain(`[… ${result.leftOutBytes} bytes left out …]`);
    expect(text.length).toBeLessThan(11 * 1024 * 1024);
    expect((await stat(logPath)).blocks * 512).toBeLessThan(11 * 1024 * 1024);
  });
});

/** Only the sleeping ones, so that a failure prints nothing of the machine's other processes. */
function commandLines(): string {
  const lines = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => /^(setsid )?sleep /.test(line)).join('\n');
}
