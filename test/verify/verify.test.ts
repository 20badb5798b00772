import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verification } from '../../src/verification.ts';
import { verify } from '../../src/verify/verify.ts';
import { plainExec } from './plain-exec.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'redgreen-verify-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const run = (commands: { build?: string; test: string }, more: Partial<Parameters<typeof verify>[0]> = {}) =>
  verify({
    exec: plainExec(root),
    commands,
    timeoutMs: 20_000,
    logDir: join(root, 'logs'),
    name: 'attempt-1',
    tree: 'tree',
    maxChars: 5000,
    ...more,
  });

describe('verify', () => {
  it('is green on exit 0 alone, and says that it could not count what it does not recognise', async () => {
    const green = await run({ test: 'echo fine' });
    expect(green).toMatchObject({
      result: 'passed',
      exitCode: 0,
      step: 'test',
      counts: undefined,
      logPath: 'logs/attempt-1.log',
    });
    expect(green.notes).toEqual(['the tests could not be counted']);
  });

  it('lets the exit code decide against what the output says', async () => {
    const liar = await run({ test: "printf '      Tests  3 passed (3)\\n'; exit 3" });
    expect(liar).toMatchObject({ result: 'failed', exitCode: 3, counts: { passed: 3, failed: 0, skipped: 0 } });
    expect(liar.output).toContain('exit code 3, no failing test recognised');
    const modest = await run({ test: "printf '  1 failing\\n\\n  1) a\\n     Error: x\\n'" });
    expect(modest).toMatchObject({ result: 'passed', failures: [] });
  });

  it('reads a real runner: names, place, expected and actual, and what changed', async () => {
    await writeFile(
      join(root, 'cart.test.mjs'),
      "import test from 'node:test';\nimport assert from 'node:assert';\ntest('takes ten percent off', () => {\n  assert.strictEqual(110, 90);\n});\ntest('adds', () => {});\n",
    );
    const command = `${process.execPath} --test --test-reporter=spec cart.test.mjs`;
    const red = await run({ test: command });
    expect(red.counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(red.failures).toMatchObject([
      { name: 'takes ten percent off', file: 'cart.test.mjs', line: 4, expected: '90', actual: '110' },
    ]);
    const again = await run({ test: command }, { previous: red, baseline: { ...red, failures: [{ name: 'gone' }] } });
    expect(again.sinceLast).toEqual({ fixed: [], stillFailing: ['takes ten percent off'], newlyBroken: [] });
    expect(again.sinceBaseline).toEqual({ fixed: ['gone'], stillFailing: [], newlyBroken: ['takes ten percent off'] });
  });

  it('is red where a runner ran no test', async () => {
    await mkdir(join(root, 'empty'), { recursive: true });
    const none = await run(
      { test: `${process.execPath} --test --test-reporter=spec 'nothing-*.mjs' || true` },
      { cwd: 'empty' },
    );
    expect(none).toMatchObject({
      result: 'failed',
      counts: { passed: 0, failed: 0, skipped: 0 },
      notes: ['no test ran'],
    });
  });

  it('builds first, keeps both outputs in one log, and runs no test after a failed build', async () => {
    const both = await run({ build: 'echo built', test: 'echo tested' });
    expect(both.step).toBe('test');
    expect(await readFile(join(root, 'logs/attempt-1.log'), 'utf8')).toBe('built\n\ntested\n');
    const broken = await run({ build: 'echo no; exit 2', test: 'touch ran' });
    expect(broken).toMatchObject({ result: 'failed', step: 'build', command: 'echo no; exit 2', exitCode: 2 });
    await expect(readFile(join(root, 'ran'))).rejects.toThrow('ENOENT');
  });

  it('tells a command that cannot start from one that fails', async () => {
    expect(await run({ test: 'no-such-command-at-all' })).toMatchObject({ result: 'broken', exitCode: 127 });
    await writeFile(join(root, 'plain.sh'), 'exit 0');
    expect(await run({ test: './plain.sh' })).toMatchObject({ result: 'broken', exitCode: 126 });
  });

  it('gives both commands one timeout, and names a timeout', async () => {
    const late: Verification = await run({ build: 'sleep 0.3', test: 'sleep 30' }, { timeoutMs: 600 });
    expect(late).toMatchObject({ result: 'timed-out', step: 'test', exitCode: null });
    expect(late.durationMs).toBeLessThan(5000);
    expect(await run({ build: 'sleep 30', test: 'true' }, { timeoutMs: 200 })).toMatchObject({
      result: 'timed-out',
      step: 'build',
    });
  });

  it('does not call a test fixed that a timeout kept from running', async () => {
    const red = { ...(await run({ test: 'false' })), failures: [{ name: 'slow one' }] };
    const late = await run({ test: 'sleep 30' }, { timeoutMs: 200, previous: red });
    expect(late.sinceLast).toEqual({ fixed: [], stillFailing: [], newlyBroken: [] });
  });

  it('ends when it is told to, and says which limit stopped a command', async () => {
    const cancelled = await run({ test: 'sleep 30' }, { signal: AbortSignal.timeout(200) });
    expect(cancelled).toMatchObject({ result: 'failed', exitCode: null });
    const exec = plainExec(root);
    const limited = await run(
      { test: 'true' },
      { exec: async (c) => ({ ...(await exec(c)), exitCode: null, ended: 'limit', limit: 'memory' }) },
    );
    expect(limited.result).toBe('failed');
    expect(limited.notes[0]).toContain('memory');
  });
});
