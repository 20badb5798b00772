import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { descendants, processTable, proportionalBytes } from '../../src/sandbox/process-table.ts';
import { defaultLimits, openCgroup } from '../../src/sandbox/resource-limits.ts';
import { verify } from '../../src/verdict/build-and-test.ts';
import { gone, longSleep } from '../support/processes.ts';
import { stretched } from '../support/slow-machine.ts';
import { backends, openTree } from './open-tree.ts';

const mib = 1024 * 1024;

describe.each([...backends, 'none'] as const)('%s', (choice) => {
  test('too many processes end the command', async () => {
    await using open = await openTree({}, { choice }, true, { processes: 40 });
    const mark = longSleep();
    const script = `i=0; while [ $i -lt 200 ]; do ${mark} & sleep 0.05; i=$((i+1)); done; wait`;
    expect(await open.run(open.sandbox.shell, script)).toMatchObject({
      ended: 'limit',
      limit: 'processes',
      exitCode: null,
    });
    await gone(mark);
    expect((await open.run(open.sandbox.shell, 'echo fine')).output).toBe('fine\n');
  });

  test('too much memory ends the command', async () => {
    await using open = await openTree({}, { choice }, true, { memoryBytes: 200 * mib });
    const script = `node -e 'const all=[];setInterval(()=>all.push(Buffer.alloc(${16 * mib},1)),5)'`;
    const result = await open.run(open.sandbox.shell, script);
    expect(result).toMatchObject({ ended: 'limit', limit: 'memory', exitCode: null });
    expect(result.durationMs).toBeLessThan(stretched(5000));
  });

  test('a full disk ends the command', async () => {
    const { bavail, bsize } = statfsSync('/tmp');
    await using open = await openTree({}, { choice }, true, { freeDiskBytes: bavail * bsize * 2 });
    expect(await open.run(open.sandbox.shell, 'sleep 20')).toMatchObject({
      ...{ ended: 'limit', limit: 'disk' },
      free: { diskBytes: expect.any(Number), memoryBytes: expect.any(Number) },
    });
  });

  test('a command that somebody kills is told as killed (137), with what was free, and not as out of memory', async () => {
    await using open = await openTree({}, { choice }, true);
    const verification = await verify({
      ...{ exec: open.sandbox.shell, commands: { test: 'echo half; kill -9 $$' }, timeoutMs: 20_000 },
      ...{ log: { folder: join(open.root, 'logs'), name: 'attempt-1', maxChars: 5_000 }, tree: 'tree' },
    });
    expect(verification).toMatchObject({ result: 'failed', exitCode: 137 });
    expect(verification.notes).toEqual([
      expect.stringMatching(
        /^The command was killed \(137\), and not by Redgreen; free then: [\d.]+ [GM]B of disk, [\d.]+ [GM]B of memory\.$/,
      ),
    ]);
  });

  test('output without end ends the command, and the log is still capped', async () => {
    await using open = await openTree({}, { choice }, true, { outputBytes: 30 * mib });
    const result = await open.run(open.sandbox.shell, 'yes');
    expect(result).toMatchObject({ ended: 'limit', limit: 'output' });
    expect(result.output.length).toBeLessThan(11 * mib);
  });

  test('a file cannot grow without end', async () => {
    await using open = await openTree({}, { choice }, true, { fileBytes: 2 * mib });
    expect((await open.run(open.sandbox.shell, 'head -c 5000000 /dev/zero > big')).exitCode).not.toBe(0);
    expect((await open.run(open.sandbox.shell, 'stat -c %s big')).output).toBe(`${2 * mib}\n`);
  });
});

describe.each(backends)('%s, memory file systems', (choice) => {
  test.each(['/dev/shm/x', '/tmp/x', '/var/tmp/x', '~/x'])(
    'a command that fails because %s is full is told so',
    async (file) => {
      await using open = await openTree({}, { choice }, true, { tmpBytes: 8 * mib });
      const script = `head -c 5000000 /dev/zero > /tmp/first; head -c 5000000 /dev/zero > ${file}`;
      expect(await open.run(open.sandbox.shell, script)).toMatchObject({
        ended: 'limit',
        limit: 'memory',
        exitCode: null,
      });
      expect((await open.run(open.sandbox.shell, 'df --output=used /dev/shm | tail -1; exit 4')).exitCode).toBe(4);
    },
  );

  test('where memory ends the kernel ends what a command has started, and not us', async () => {
    await using open = await openTree({}, { choice });
    expect((await open.run(open.sandbox.shell, 'cat /proc/self/oom_score_adj')).output).toBe('1000\n');
  });
});

// A real bomb is only tried where a group could be made: it bounds it whatever else fails.
const probe = process.getuid?.() === 0 ? await openCgroup(['/usr/bin/env', '-i'], defaultLimits) : undefined;
const bounded = probe !== undefined;
await probe?.[Symbol.asyncDispose]();

describe.runIf(bounded).each(backends)('%s, cgroups', (choice) => {
  test('a fork bomb is bounded and ended', async () => {
    await using open = await openTree({}, { choice }, true, { processes: 200 });
    const result = await open.run(open.sandbox.shell, 'bomb() { bomb | bomb & }; bomb; sleep 30', {
      timeoutMs: stretched(10_000),
    });
    expect(result).toMatchObject({ ended: 'limit', limit: 'processes' });
    expect(result.durationMs).toBeLessThan(stretched(5000));
  });

  test('memory that grows between two looks is stopped by the kernel, and named', async () => {
    await using open = await openTree({}, { choice }, true, { memoryBytes: 100 * mib });
    const grow = `node -e 'Buffer.alloc(${400 * mib},1)'`;
    expect(await open.run(open.sandbox.shell, grow)).toMatchObject({ ended: 'limit', limit: 'memory' });
    expect((await open.run(open.sandbox.shell, 'echo fine')).output).toBe('fine\n');
  });
});

test.runIf(bounded)('a group is gone when it is closed', async () => {
  const group = await openCgroup(['/usr/bin/env', '-i'], defaultLimits);
  const folders = (group?.join ?? '').match(/\/sys\S+(?=\/(?:cgroup\.procs|tasks) )/g) ?? [];
  expect(folders.length).toBeGreaterThan(0);
  for (const folder of folders) expect(existsSync(folder)).toBe(true);
  await group?.[Symbol.asyncDispose]();
  for (const folder of folders) expect(existsSync(folder)).toBe(false);
});

test('the table of processes knows who descends from whom, and what a process uses', () => {
  const table = processTable();
  expect(table.find(({ pid }) => pid === process.pid)?.parent).toBe(process.ppid);
  expect(descendants(process.ppid).some(({ pid }) => pid === process.pid)).toBe(true);
  expect(proportionalBytes(process.pid)).toBeGreaterThan(10 * mib);
  expect(proportionalBytes(2 ** 22 + 1)).toBeUndefined();
});
