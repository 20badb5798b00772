/** Loads a suite's stories and carries out an eval run, for the commands `eval` and `rerun`. */

import { carryEval } from '../eval/eval-run.ts';
import { type EvalFormat, evalReport, formatOfFile, renderEval } from '../eval/format/report.ts';
import { beginLine, storyLines } from '../eval/format/terminal.ts';
import type { EvalRun, StoryResult } from '../eval/result.ts';
import type { EvalStory } from '../eval/story-file.ts';
import { loadSuite } from '../eval/suite.ts';
import { evalExitCode } from '../eval/summary.ts';
import { RedgreenError, refuseProblems } from '../run/errors.ts';
import { newestEval } from '../store/story-results.ts';
import { visibleLine } from '../text/terminal-text.ts';
import type { CommandIo, ExitCode } from './command-io.ts';
import { repositoryRoot } from './local-clone.ts';
import type { LocalRecord } from './local-record.ts';
import { wholeNumber } from './option-values.ts';
import { writeOutput } from './output-file.ts';

export interface Carrying {
  stories: readonly EvalStory[];
  format: EvalFormat;
  outputs: readonly string[];
  parallel: string;
}

/** Says that it stops: what was begun is brought to an end first. */
export function announceStop({ signal, stderr }: CommandIo): void {
  signal.addEventListener('abort', () => stderr.write('Stopping… (Ctrl-C again ends at once)\n'), { once: true });
}

/** Runs what is left of an eval run and tells each story as it ends: where data goes to stdout that is talk. */
export async function runAnnounced(
  io: CommandIo,
  { store, root }: LocalRecord,
  run: EvalRun,
  { stories, parallel, format }: Omit<Carrying, 'format' | 'outputs'> & { format: string },
): Promise<StoryResult[]> {
  const { stories: planned, repeat, flags } = run.plan;
  const { environment, signal } = io;
  const clone = await repositoryRoot(io.cwd);
  const lines = format === 'terminal' ? io.stdout : io.stderr;
  return await carryEval(store, run, {
    stories,
    parallel: wholeNumber('--parallel', parallel, 1, 64),
    onStart: (story) => io.stderr.write(beginLine(story, repeat)),
    onResult: (result, index) => lines.write(storyLines(result, index, planned.length, repeat)),
    place: { store, root, clone, flags, environment, signal, now: () => new Date() },
  });
}

/** The same, then the whole in the form that was asked for. */
export async function carryHere(
  io: CommandIo,
  record: LocalRecord,
  run: EvalRun,
  options: Carrying,
): Promise<ExitCode> {
  const { format, outputs } = options;
  announceStop(io);
  const results = await runAnnounced(io, record, run, options);
  const ended = io.signal.aborted ? run : { ...run, state: 'finished' as const, endedAt: new Date().toISOString() };
  const report = evalReport(ended, results);
  for (const path of outputs) await writeOutput(io, path, renderEval(report, formatOfFile(path) ?? 'json'));
  const rendered = renderEval(report, format);
  io.stdout.write(format === 'terminal' ? `\n${rendered}` : rendered);
  if (!io.signal.aborted) return evalExitCode(report.summary);
  const { stories } = run.plan;
  io.stderr.write(
    `Interrupted after ${results.length} of ${stories.length}; the same command with --resume does the rest.\n`,
  );
  return 130;
}

/** What to do where an eval run is not there. */
export const onlyEvals = '`redgreen runs --evals` lists the eval runs; `redgreen eval <suite>` makes one.';

/** The exit codes of both, for their help. */
export const evalExitCodes =
  '\nExits 0 if every story passed, 3 if one failed, 6 if one errored,\n130 if interrupted.\n';

/** The stories of a suite, or every problem with them at once. */
export async function storiesOf(io: CommandIo, path: string): Promise<EvalStory[]> {
  const suite = await loadSuite(path, io.cwd);
  refuseProblems('bad-suite', suite.problems);
  for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
  return suite.stories;
}

/** What is asked to be gone on with and came to its end would cost its calls once more. A suite that never ran begins. */
export async function refuseResume(io: CommandIo, { store }: LocalRecord, suite: string): Promise<void> {
  const last = await newestEval(store, suite);
  if (last === undefined) {
    io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is the first.\n`);
    return;
  }
  const fix = `\`redgreen show ${last.id}\` shows what it found; without --resume a new one begins.`;
  throw new RedgreenError('bad-usage', `--resume: no interrupted eval of ${suite}; the last is ${last.id}`, { fix });
}
