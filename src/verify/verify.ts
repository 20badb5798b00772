/** Runs the build and the tests of one tree and says what came of it. The exit code decides; the reading only tells. */
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freeWords, killedWords } from '../killed-words.ts';
import type { TestFailure, Verification } from '../verification.ts';
import type { CommandResult, Exec } from '../workspace/exec.ts';
import { changesSince } from './changes.ts';
import { condense } from './condense.ts';
import { fileBytes } from './file-bytes.ts';
import { fingerprint } from './fingerprint.ts';
import { readLog } from './read-log.ts';
import { isTest, type TestReport } from './report.ts';
import { merged, readReportFiles } from './report-files.ts';

export interface VerifyInput {
  exec: Exec;
  commands: { build?: string; test: string };
  /** Relative to the tree's root. */
  cwd?: string;
  /** Where the tree lies for the commands: paths in their output are told relative to it. */
  root?: string;
  /** For both commands together. */
  timeoutMs: number;
  /** Absolute folder of the logs, made where it is missing. */
  logDir: string;
  /** File name of the log without its ending: `attempt-1`. */
  name: string;
  /** Tree id of what is verified. */
  tree: string;
  /** Budget of the condensed output. */
  maxChars: number;
  previous?: Verification;
  baseline?: Verification;
  /** Where the runner's own report files would lie after the tests. */
  reports?: { folder: string; globs: string[] };
  signal?: AbortSignal;
  /** Sentences that feedback and comment repeat. */
  notes?: string[];
}

/**
 * One verification. Log of both commands in `<logDir>/<name>.log`; the `logPath` of the result is `<last part of logDir>/<name>.log`.
 * A command ended by `signal` reads as failed with exit code null: the caller knows why it aborted.
 */
export async function verify(input: VerifyInput): Promise<Verification> {
  const { commands, logDir, name, tree, maxChars } = input;
  await mkdir(logDir, { recursive: true });
  const logPath = join(logDir, `${name}.log`);
  const startedMs = Date.now();
  const { step, result, durationMs } = await runSteps(input, logPath);

  const text = await readLog(fileBytes(logPath), input.root);
  // Clocks of file systems are coarse: two seconds are allowed.
  const files =
    step === 'test' && input.reports
      ? await readReportFiles({ ...input.reports, sinceMs: startedMs - 2000 })
      : undefined;
  const report = files === undefined ? text : merged(text, files);
  const notes = [...(input.notes ?? [])];
  const verdict = judge(result, report, notes);
  const now: Verification = {
    result: verdict,
    step,
    command: step === 'build' ? (commands.build ?? '') : commands.test,
    exitCode: result.exitCode,
    durationMs,
    tree,
    counts: report.counts,
    failures: verdict === 'passed' ? [] : report.failures.map(plain),
    runners: runnersOf(report),
    output: condense(report, { maxChars, exitCode: result.exitCode }),
    logPath: join(basename(logDir), `${name}.log`),
    notes,
  };
  return {
    ...now,
    sinceLast: input.previous && changesSince(input.previous, now),
    sinceBaseline: input.baseline && changesSince(input.baseline, now),
  };
}

async function runSteps(
  { exec, commands, cwd, timeoutMs, signal }: VerifyInput,
  logPath: string,
): Promise<{ step: 'build' | 'test'; result: CommandResult; durationMs: number }> {
  if (commands.build === undefined) {
    const result = await exec({ script: commands.test, cwd, logPath, timeoutMs, signal });
    return { step: 'test', result, durationMs: result.durationMs };
  }
  const built = await exec({ script: commands.build, cwd, logPath, timeoutMs, signal });
  const left = timeoutMs - built.durationMs;
  if (built.exitCode !== 0 || left <= 0) {
    const result: CommandResult = built.exitCode === 0 ? { ...built, exitCode: null, ended: 'timed-out' } : built;
    return { step: 'build', result, durationMs: built.durationMs };
  }
  // A command's log starts empty, so the tests get a file of their own first.
  const testLog = `${logPath}.test`;
  const result = await exec({ script: commands.test, cwd, logPath: testLog, timeoutMs: left, signal });
  await appendFile(logPath, '\n');
  await pipeline(createReadStream(testLog), createWriteStream(logPath, { flags: 'a' }));
  await rm(testLog);
  return { step: 'test', result, durationMs: built.durationMs + result.durationMs };
}

/** Those that found the failing tests, where there are any: npm and make only say that what they called failed. */
function runnersOf({ failures, runners }: TestReport): string[] | undefined {
  const found = failures.length > 0 ? [...new Set(failures.map(({ runner }) => runner))] : runners;
  return found.length === 0 ? undefined : found;
}

/** Only exit 0 is green, and only where a runner that says how many tests it ran says more than none. */
function judge(result: CommandResult, report: TestReport, notes: string[]): Verification['result'] {
  if (result.ended === 'timed-out') return 'timed-out';
  if (result.ended === 'limit') {
    const free = freeWords(result);
    notes.push(
      `The command was stopped: it used too much of what the sandbox allows (${result.limit ?? 'limit'}${free === '' ? '' : `; ${free}`}).`,
    );
    return 'failed';
  }
  if (result.ended === 'cancelled') return 'failed';
  const cannotStart = result.exitCode === 126 || result.exitCode === 127;
  if (cannotStart && report.counts === undefined && !report.failures.some(isTest)) return 'broken';
  const killed = killedWords(result);
  if (killed !== undefined) notes.push(killed);
  if (result.exitCode !== 0) return 'failed';
  if (report.ranNothing) {
    notes.push('no test ran');
    return 'failed';
  }
  if (report.counts === undefined) notes.push('the tests could not be counted');
  return 'passed';
}

function plain({ name, kind, runner, file, line, message, expected, actual, stack }: TestFailure): TestFailure {
  const failure = { name, kind, runner, file, line, message, expected, actual, stack };
  return { ...failure, fingerprint: fingerprint(failure) };
}
