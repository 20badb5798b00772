/** What `eval` and `rerun` share: the stories of a suite, and the carrying out of an eval run. */

import { problemText, RedgreenError } from '../errors.ts';
import { carryEval } from '../eval/eval-run.ts';
import { type EvalFormat, evalReport, formatOfFile, renderEval } from '../eval/format/report.ts';
import { beginLine, storyLines } from '../eval/format/terminal.ts';
import type { EvalRun } from '../eval/result.ts';
import type { EvalStory } from '../eval/story-file.ts';
import { loadSuite } from '../eval/suite.ts';
import { evalExitCode } from '../eval/summary.ts';
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
  failFast?: boolean;
}

/** Runs what is left of an eval run, tells each story as it ends, then the whole in the form that was asked for. */
export async function carryHere(
  io: CommandIo,
  record: LocalRecord,
  run: EvalRun,
  options: Carrying,
): Promise<ExitCode> {
  const { format, outputs } = options;
  const { stories: planned, repeat, flags } = run.plan;
  const now = () => new Date();
  // Data on stdout: in any other form but the terminal's the lines are talk.
  const lines = format === 'terminal' ? io.stdout : io.stderr;
  io.signal.addEventListener('abort', () => io.stderr.write('Stopping… (Ctrl-C again ends at once)\n'), { once: true });
  const results = await carryEval(record.store, run, {
    stories: options.stories,
    parallel: wholeNumber('--parallel', options.parallel, 1, 64),
    failFast: options.failFast === true,
    onStart: (story) => io.stderr.write(beginLine(story, repeat)),
    onResult: (result, index) => lines.write(storyLines(result, index, planned.length, repeat)),
    place: {
      store: record.store,
      root: record.root,
      clone: await repositoryRoot(io.cwd),
      flags,
      environment: io.environment,
      signal: io.signal,
      now,
    },
  });
  const ended = io.signal.aborted ? run : { ...run, state: 'finished' as const, endedAt: now().toISOString() };
  const report = evalReport(ended, results);
  for (const path of outputs) await writeOutput(io, path, await renderEval(report, formatOfFile(path) ?? 'json'));
  const rendered = await renderEval(report, format);
  io.stdout.write(format === 'terminal' ? `\n${rendered}` : rendered);
  if (!io.signal.aborted) return evalExitCode(report.summary);
  io.stderr.write(
    `Interrupted after ${results.length} of ${planned.length}; the same command with --resume does the rest.\n`,
  );
  return 130;
}

/** The exit codes of both, for their help. */
export const evalExitCodes =
  '\nExits 0 where every story passed, 3 where one failed, 6 where one errored,\n130 when interrupted.\n';

/** The stories of a suite, or every problem with them at once. */
export async function storiesOf(io: CommandIo, path: string): Promise<EvalStory[]> {
  const suite = await loadSuite(path, io.cwd);
  if (suite.problems.length > 0) {
    throw new RedgreenError('bad-suite', `\n${suite.problems.map(problemText).join('\n')}`);
  }
  for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
  return suite.stories;
}
