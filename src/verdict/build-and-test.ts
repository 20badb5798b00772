/**
 * Runs the build and test commands on one version of the code, and returns result, failures and test counts. Exit code
 * 0 must not count as passed where no test ran, or where the runner's report tells of failures.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { condense } from '../output/condense.ts';
import { readLog } from '../output/read-log.ts';
import { isTest, type TestReport } from '../output/test-report.ts';
import { freeWords, killedWords } from '../run/killed-command.ts';
import { counted } from '../run/run-phrases.ts';
import { noTestRanNote, type TestFailure, type Verdict, type Verification } from '../run/verification.ts';
import type { CommandResult, Exec } from '../sandbox/exec.ts';
import { fileBytes } from '../text/file-bytes.ts';
import { changesSince } from './failure-matching.ts';
import type { FileReport } from './report-files/junit-xml.ts';
import { hasNone, merged, readReportFiles, usualPlaces, writtenAt } from './report-files/report-files.ts';

export interface VerifyInput {
  exec: Exec;
  commands: { build?: string; test: string };
  /** Relative to the tree's root. */
  cwd?: string;
  /** Where the commands run: paths in their output are told relative to it. */
  root?: string;
  /** For both commands together. */
  timeoutMs: number;
  log: {
    /** Absolute, made where it is missing. */
    folder: string;
    /** The log in it without its ending: `attempt-1`, `proofs/attempt-1-alarm-0`. */
    name: string;
    /** Budget of the condensed output. */
    maxChars: number;
  };
  /** Tree id of what is verified. */
  tree: string;
  previous?: Verification;
  baseline?: Verification;
  /** Where the runner's own report files would lie after the tests; without globs in the usual places. */
  reports?: { folder: string; globs: string[] | undefined };
  signal?: AbortSignal;
  /** Sentences that feedback and comment repeat. */
  notes?: string[];
}

/**
 * One verification. Log of both commands in `<folder>/<name>.log`; the `logPath` of the result is `<last part of folder>/<name>.log`.
 * A command ended by `signal` reads as failed with exit code null: the caller knows why it aborted.
 */
export async function verify(input: VerifyInput): Promise<Verification> {
  const { commands, tree, baseline } = input;
  const { folder, name, maxChars } = input.log;
  const logPath = join(folder, `${name}.log`);
  await mkdir(dirname(logPath), { recursive: true });
  const { folder: written, globs } = input.reports ?? {};
  const known = written === undefined ? new Map<string, number>() : await writtenAt(written, globs ?? usualPlaces);
  const { step, result, durationMs } = await runSteps(input, logPath);
  const text = await readLog(fileBytes(logPath), input.root);
  const place = written !== undefined && step === 'test' ? { folder: written, known } : undefined;
  const named = place && globs ? await readReportFiles({ ...place, globs }) : undefined;
  // An output that counts has told all, and what tests of a reporter write is no report.
  const usual = place && !globs && !text.counts && (await readReportFiles({ ...place, globs: usualPlaces }));
  const files = usual && believes(usual, result.exitCode, baseline) ? usual : named;
  const read = files ? merged(text, files) : text;
  const isZero = result.exitCode === 0;
  const { flaky, ...report } = isZero ? afterReruns(read) : { ...read, flaky: [] };
  const notes = [...(input.notes ?? [])];
  const denied = step === 'test' ? deniedBy(report, input, named !== undefined) : undefined;
  const verdict = judge(result, report, denied, notes);
  const ofSeveral = (report.streams?.length ?? 0) > 1;
  const now: Verification = {
    result: verdict,
    step,
    command: step === 'build' ? (commands.build ?? '') : commands.test,
    exitCode: result.exitCode,
    durationMs,
    tree,
    counts: report.counts,
    ...(isZero && report.ranNothing && { noTestRan: true }),
    failures: verdict === 'passed' ? [] : report.failures.map((failure) => plain(failure, ofSeveral)),
    ...(isZero && reportedIn(report) > 0 && { reportedFailed: reportedIn(report) }),
    ...(isZero && report.printedFailed && { printedFailed: report.printedFailed }),
    ...(flaky.length > 0 && { flaky }),
    ...(named && { reportFiles: true }),
    runners: runnersOf(report),
    output: condense(report, { maxChars, exitCode: result.exitCode }),
    logPath: join(basename(folder), `${name}.log`),
    notes,
  };
  return {
    ...now,
    sinceLast: input.previous && changesSince(input.previous, now),
    sinceBaseline: baseline && changesSince(baseline, now),
  };
}

/** A failure beside exit 0 counts only where such files were believed before. */
const believes = ({ counts, failures }: FileReport, exitCode: number | null, baseline: Verification | undefined) =>
  !hasNone(counts) && (exitCode !== 0 || failures.length === 0 || baseline?.counts !== undefined);

async function runSteps(
  { exec, commands, cwd, timeoutMs, signal }: VerifyInput,
  logPath: string,
): Promise<{ step: 'build' | 'test'; result: CommandResult; durationMs: number }> {
  const run = (script: string, path: string, ms: number) => exec({ script, cwd, logPath: path, timeoutMs: ms, signal });
  if (commands.build === undefined) {
    const result = await run(commands.test, logPath, timeoutMs);
    return { step: 'test', result, durationMs: result.durationMs };
  }
  const built = await run(commands.build, logPath, timeoutMs);
  const left = timeoutMs - built.durationMs;
  if (built.exitCode !== 0 || left <= 0) {
    const result: CommandResult = built.exitCode === 0 ? { ...built, exitCode: null, ended: 'timed-out' } : built;
    return { step: 'build', result, durationMs: built.durationMs };
  }
  // A command's log starts empty, so the tests get a file of their own first.
  const testLog = `${logPath}.test`;
  const result = await run(commands.test, testLog, left);
  await appendFile(logPath, '\n');
  await pipeline(createReadStream(testLog), createWriteStream(logPath, { flags: 'a' }));
  await rm(testLog);
  return { step: 'test', result, durationMs: built.durationMs + result.durationMs };
}

/** Those that found the failing tests, where there are any: npm and make only say that what they called failed. */
function runnersOf({ failures, runners }: TestReport) {
  const found = failures.length > 0 ? [...new Set(failures.map(({ runner }) => runner))] : runners;
  return found.length === 0 ? undefined : found;
}

/** Only exit 0 is green, and only where a runner that says how many tests it ran says more than none, and none failing. */
function judge(result: CommandResult, report: TestReport, denied: string | undefined, notes: string[]): Verdict {
  if (result.ended === 'timed-out') return 'timed-out';
  if (result.ended === 'limit') {
    const limits = [result.limit ?? 'limit', freeWords(result)].filter(Boolean).join('; ');
    notes.push(`The command was stopped: it used too much of what the sandbox allows (${limits}).`);
    return 'failed';
  }
  if (result.ended === 'cancelled') return 'failed';
  const cannotStart = result.exitCode === 126 || result.exitCode === 127;
  if (cannotStart && !report.counts && !report.failures.some(isTest)) return 'broken';
  const killed = killedWords(result);
  if (killed !== undefined) notes.push(killed);
  if (result.exitCode !== 0) return 'failed';
  if (report.ranNothing) {
    notes.push(noTestRanNote);
    return 'failed';
  }
  if (denied !== undefined) notes.push(denied);
  else if (!report.counts) notes.push('the tests could not be counted');
  return denied === undefined ? 'passed' : 'failed';
}

/** What was red and then green within one command, `cmd || cmd` or a runner's own second try, is green, and told. */
const afterReruns = ({ rerun, ...report }: TestReport) => ({ ...report, ...rerun, flaky: [...new Set(rerun?.flaky)] });

/** By the runner's own total; where none of them gives one, its failing tests are all it says. */
function reportedIn({ reportedFailed, printedFailed = 0, counts }: TestReport) {
  const passed = counts?.passed ?? 0;
  return Math.max(reportedFailed, passed === 0 ? printedFailed : 0);
}

/** Why exit 0 is no green beside what the runner itself says, and said at the baseline; undefined where nothing speaks against it. */
function deniedBy(report: TestReport, { baseline, commands }: VerifyInput, hasFiles: boolean) {
  const { printedFailed = 0, counts } = report;
  const printed = printedFailed > (baseline?.printedFailed ?? 0) ? printedFailed : 0;
  const failed = Math.max(reportedIn(report), baseline ? printed : 0);
  if (failed > 0) return `the command exits 0, and the runner itself reports ${counted(failed, 'failing test')}`;
  const before = baseline?.counts;
  // Runners that tell nothing but failures count none that passed.
  if (before && before.passed > 0 && !counts)
    return `the runner's report is gone: ${counted(before.passed + before.failed, 'test was', 'tests were')} counted before, and none can be now`;
  if (baseline?.reportFiles && !hasFiles && commands.test === baseline.command)
    return "the runner's report files are gone: they were there before the agent";
  return undefined;
}

function plain(
  { name, kind, runner, stream, file, line, message, expected, actual, stack }: TestFailure,
  ofSeveral: boolean,
) {
  const failure = { name, kind, runner, file, line, message, expected, actual, stack };
  return ofSeveral && stream !== undefined ? { ...failure, stream } : failure;
}
