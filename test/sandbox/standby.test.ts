import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { descendants } from '../../src/sandbox/process-table.ts';
import { tellingStart } from '../../src/sandbox/sandbox.ts';
import { stretched } from '../support/slow-machine.ts';
import { openTree, ownBackends } from './open-tree.ts';

/** The longest line that a waiting launcher reads is shorter. */
const long = `: ${'x'.repeat(5000)}\n`;

describe.each(ownBackends)('%s: a sandbox that waits for the next command', (choice) => {
  test('is started when one has ended, and is the next one: nothing is started for that', async () => {
    await using open = await openTree({ a: '1' }, { choice });
    const { agent } = open.sandbox;
    const first = await open.run(agent, 'echo mine > $HOME/mine; echo tree > b', { followed: true });
    expect(first).toMatchObject({ exitCode: 0, output: '' });
    const waiting = await started();
    const next = await open.run(agent, 'cat $HOME/mine b; cat; exit 3', { stdin: 'given', env: { FOR: 'it' } });
    expect(next).toMatchObject({ exitCode: 3, ended: 'exited', output: 'mine\ntree\ngiven' });
    expect(waiting).toBeGreaterThan(0);
    expect(here()).toBe(0);
  });

  test('sees what was written to the tree and to HOME meanwhile', async () => {
    await using open = await openTree({ a: '1' }, { choice });
    const { agent, setup } = open.sandbox;
    await open.run(agent, 'ls $HOME', { followed: true });
    await started();
    await open.run(setup, 'echo installed > $HOME/tool; echo 2 > a');
    expect((await open.run(agent, 'cat $HOME/tool a', { followed: true })).output).toBe('installed\n2\n');
  });

  test('has its time from when it gets its command, and is ended as any other', async () => {
    await using open = await openTree({}, { choice });
    const { agent } = open.sandbox;
    await open.run(agent, 'true', { followed: true });
    await started();
    const result = await open.run(agent, 'setsid sleep 81.5', { timeoutMs: 300, followed: true });
    expect(result).toMatchObject({ exitCode: null, ended: 'timed-out' });
    expect(result.durationMs).toBeLessThan(stretched(1500));
    expect((await open.run(agent, 'echo fine')).output).toBe('fine\n');
  });

  test('is ended where it does not do: a longer command, a death, a log that cannot be written, the end', async () => {
    const open = await openTree({}, { choice });
    const { agent } = open.sandbox;
    await open.run(agent, 'true', { followed: true });
    await started();
    expect((await open.run(agent, `${long}echo long`, { followed: true })).output).toBe('long\n');
    await started();
    for (const { pid } of descendants(process.pid)) killed(pid);
    await expect.poll(here).toBe(0);
    expect((await open.run(agent, 'echo again', { followed: true })).output).toBe('again\n');
    await started();
    const logPath = join(open.root, 'nowhere', 'log');
    await expect(agent({ script: 'true', logPath, timeoutMs: 1000 })).rejects.toThrow(/ENOENT/);
    expect(here()).toBe(0);
    await open.run(agent, 'true', { followed: true });
    await open[Symbol.asyncDispose]();
    expect(here()).toBe(0);
  });

  test('whoever watches the sandbox hears of a start, and whoever gave the command too', async () => {
    await using open = await openTree({}, { choice });
    const heard: string[] = [];
    const watched = tellingStart(open.sandbox, () => heard.push('watched'));
    await open.sandbox.freeze();
    await using layer = await watched.layer({ over: await mkdtemp(join(open.root, 'over-')), deleted: [] });
    await open.run(layer.exec, 'true', { onStarted: () => heard.push('given') });
    expect(heard).toEqual(['watched', 'given']);
  });

  test('a command that was cancelled before it began starts nothing', async () => {
    await using open = await openTree({}, { choice });
    const { agent } = open.sandbox;
    await open.run(agent, 'true', { followed: true });
    await started();
    const given = { signal: AbortSignal.abort() };
    expect(await open.run(agent, 'echo > ran', given)).toMatchObject({ ended: 'cancelled' });
    expect((await open.run(agent, 'ls')).output).toBe('');
  });
});

/** The launcher's shell waits: it is the last program of a chain of them. */
async function started(): Promise<number> {
  const names = () => descendants(process.pid).map(({ pid }) => commandOf(pid));
  await expect.poll(() => names().some((name) => /\0launcher\0/.test(name) && /^\/bin\/sh\0/.test(name))).toBe(true);
  return here();
}

/** What waits, and not the holder that some backends have. */
const here = () => descendants(process.pid).filter(({ pid }) => commandOf(pid).includes('launcher')).length;

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function killed(pid: number): void {
  if (!commandOf(pid).includes('launcher')) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}
