import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Verification } from '../../src/run/verification.ts';
import { verify } from '../../src/verdict/build-and-test.ts';
import { scratch } from '../support/fixtures.ts';
import { plainExec } from '../support/plain-exec.ts';
import { stretched } from '../support/slow-machine.ts';

const root = scratch();

const run = (commands: { build?: string; test: string }, more: Partial<Parameters<typeof verify>[0]> = {}) =>
  verify({
    exec: plainExec(root),
    commands,
    timeoutMs: 20_000,
    log: { folder: join(root, 'logs'), name: 'attempt-1', maxChars: 5000 },
    tree: 'tree',
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
  });

  describe('exit 0 beside a runner that reports failures', () => {
    const mocha = (passing: number, failing: number) =>
      `printf '  ${passing} passing (3ms)\\n  ${failing} failing\\n\\n  1) ten:\\n     AssertionError: expected 1 to equal 2\\n'`;
    const green = () => run({ test: "printf '  3 passing (3ms)\\n'" });

    it('is red where the baseline said nothing of the kind', async () => {
      const baseline = await green();
      const liar = await run({ test: mocha(2, 1) }, { baseline });
      expect(liar).toMatchObject({ result: 'failed', exitCode: 0, reportedFailed: 1, failures: [{ name: 'ten' }] });
      expect(liar.notes).toEqual(['the command exits 0, and the runner itself reports 1 failing test']);
    });

    it('is red where the summary alone says so, and where a runner without one does', async () => {
      const baseline = await green();
      const short = await run({ test: "printf '  2 passing (3ms)\\n  1 failing\\n'" }, { baseline });
      expect(short).toMatchObject({ result: 'failed', reportedFailed: 1 });
      const go =
        "printf -- '--- FAIL: TestTen (0.00s)\\n    a_test.go:4: got 1, want 2\\nFAIL\\nok  \\tshop\\t0.01s\\n'";
      const quiet = await run({ test: "printf 'ok  \\tshop\\t0.01s\\n'" });
      expect(quiet.result).toBe('passed');
      expect(await run({ test: go }, { baseline: quiet })).toMatchObject({ result: 'failed', exitCode: 0 });
    });

    it('is green where only failing lines are told, and were before', async () => {
      const test = `printf -- '--- FAIL: TestTen (0.00s)\\n    a_test.go:4: got 1, want 2\\n  3 passing (3ms)\\n'`;
      const baseline = await run({ test });
      expect(baseline).toMatchObject({ result: 'passed', printedFailed: 1 });
      expect((await run({ test }, { baseline })).result).toBe('passed');
      expect((await run({ test }, { baseline: await green() })).result).toBe('failed');
    });

    it.each([
      ['the command once more', `${mocha(2, 1)}; printf '\\n\\n  Price\\n    ✔ ten\\n\\n  3 passing (3ms)\\n'`, 'ten'],
      [
        'what failed once more',
        "printf 'FAILED test_a.py::test_ten - assert 1 == 2\\n== 1 failed, 2 passed in 0.1s ==\\n== 1 passed in 0.1s ==\\n'",
        'test_ten',
      ],
      [
        'surefire’s own second try',
        "printf '[ERROR] shop.CartTest.ten -- Time elapsed: 0.01 s <<< FAILURE!\\norg.opentest4j.AssertionFailedError: expected: <1> but was: <2>\\n\\n[WARNING] Flakes:\\n[WARNING] shop.CartTest.ten\\n[ERROR]   Run 1: CartTest.ten:9 expected: <1> but was: <2>\\n[INFO]   Run 2: PASS\\n[WARNING] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1\\n'",
        'shop.CartTest › ten',
      ],
    ])('is green after a rerun that ends green: %s', async (_, test, flaky) => {
      const again = await run({ test }, { baseline: await green() });
      expect(again).toMatchObject({ result: 'passed', counts: { passed: 3, failed: 0 }, flaky: [flaky] });
      expect((await run({ test: `${test}; exit 1` })).result).toBe('failed');
    });
  });

  describe('a report that is gone', () => {
    it.each(['passed', 'failed'] as const)('is red after a baseline that %s', async (result) => {
      const counted = await run({ test: "printf '  2 passing (3ms)\\n'" });
      const baseline = { ...counted, result, exitCode: result === 'passed' ? 0 : 1 };
      const silent = await run({ test: 'true' }, { baseline });
      expect(silent).toMatchObject({ result: 'failed', exitCode: 0 });
      expect(silent.notes).toEqual(["the runner's report is gone: 2 tests were counted before, and none can be now"]);
    });

    it('may be a file', async () => {
      const folder = join(root, 'reports');
      await mkdir(folder, { recursive: true });
      const text = "printf '  2 passing (3ms)\\n'";
      const write = `${text}; printf '<testsuite tests="1"><testcase name="a"/></testsuite>' > reports/junit.xml`;
      const reports = { folder, globs: ['*.xml'] };
      const baseline = await run({ test: write }, { reports });
      expect(baseline.reportFiles).toBe(true);
      await rm(join(folder, 'junit.xml'));
      const gone = await run({ test: text }, { reports, baseline: { ...baseline, command: text } });
      expect(gone).toMatchObject({ result: 'failed', exitCode: 0 });
      expect(gone.notes).toEqual(["the runner's report files are gone: they were there before the agent"]);
      // Picked tests may be run past what writes the report.
      expect((await run({ test: text }, { reports, baseline })).result).toBe('passed');
    });
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
      noTestRan: true,
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
    const late: Verification = await run({ build: 'true', test: 'sleep 30' }, { timeoutMs: stretched(600) });
    expect(late).toMatchObject({ result: 'timed-out', step: 'test', exitCode: null });
    expect(late.durationMs).toBeLessThan(stretched(5000));
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
