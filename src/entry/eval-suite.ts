/** Plans, resumes and carries out eval runs for the commands `eval` and `rerun`, and writes their reports. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { resolveSettings } from '../config/resolve-settings.ts';
import { matrixReport } from '../eval/compare.ts';
import { carryEval, evalOfRow } from '../eval/eval-run.ts';
import { type EvalPlan, type EvalRun, evalExitCode, type StoryResult } from '../eval/eval-types.ts';
import { type EvalFormat, evalReport, formatOfFile, renderEval, renderMatrix } from '../eval/format/report.ts';
import { beginLine, storyLines } from '../eval/format/terminal.ts';
import { readModels, type Variant } from '../eval/models-file.ts';
import type { EvalStory } from '../eval/story-file.ts';
import { loadSuite } from '../eval/suite.ts';
import { type Problem, RedgreenError, refuseProblems } from '../run/errors.ts';
import { matrixEvals, newestEval, unfinishedEval } from '../store/eval-results.ts';
import { newRunId } from '../store/run-folder.ts';
import { visibleLine } from '../text/terminal-text.ts';
import { repositoryRoot } from './local-clone.ts';
import { writeOutput } from './output-file.ts';
import type { LocalRecord } from './run-database.ts';
import type { CommandIo, ExitCode } from './subcommand.ts';

interface Carrying {
  stories: readonly EvalStory[];
  format: EvalFormat;
  outputs: readonly string[];
  parallel: number;
}

/** Runs what is left of each run, and tells each story as it ends: where data goes to stdout that is talk. */
export async function carryEvals(
  io: CommandIo,
  { store, root }: LocalRecord,
  runs: readonly EvalRun[],
  { stories, format, outputs, parallel }: Carrying,
): Promise<ExitCode> {
  const { environment, signal, stdout, stderr } = io;
  signal.addEventListener('abort', () => stderr.write('Stopping… (Ctrl-C again ends at once)\n'), { once: true });
  const clone = await repositoryRoot(io.cwd);
  const lines = format === 'terminal' ? stdout : stderr;
  const carried: Carried[] = [];
  for (const run of runs) {
    if (signal.aborted) break;
    const { stories: planned, repeat, flags, matrix } = run.plan;
    if (matrix !== undefined) lines.write(`${visibleLine(matrix.variant)}\n`);
    const results = await carryEval(store, run, {
      ...{ stories, parallel },
      onStart: (story) => stderr.write(beginLine(story, repeat)),
      onResult: (result, index) => lines.write(storyLines(result, index, planned.length, repeat)),
      place: { store, root, clone, flags, environment, signal },
    });
    const ended = { ...run, state: 'finished' as const, endedAt: new Date().toISOString() };
    carried.push({ run: signal.aborted ? run : ended, results });
  }
  const code = await writeReports(io, carried, { format, outputs });
  if (!signal.aborted) return code;
  const count = (each: readonly (readonly unknown[])[]) => each.reduce((sum, { length }) => sum + length, 0);
  const [done, all] = [carried.map(({ results }) => results), runs.map(({ plan }) => plan.stories)].map(count);
  stderr.write(
    `${visibleLine(`Interrupted after ${done} of ${all}; the same command with --resume does the rest.`)}\n`,
  );
  return 130;
}

interface Carried {
  run: EvalRun;
  results: StoryResult[];
}

/** Returns the exit code of what they tell. */
async function writeReports(
  io: CommandIo,
  carried: readonly Carried[],
  { format, outputs }: Pick<Carrying, 'format' | 'outputs'>,
): Promise<ExitCode> {
  const gap = format === 'terminal' ? '\n' : '';
  const reports = carried.map(({ run, results }) => evalReport(run, results));
  const [only] = reports;
  if (only !== undefined && only.eval.plan.matrix === undefined) {
    for (const path of outputs) await writeOutput(io, path, renderEval(only, formatOfFile(path) ?? 'json'));
    io.stdout.write(`${gap}${renderEval(only, format)}`);
    return evalExitCode(only.summary);
  }
  const matrix = matrixReport(carried);
  for (const path of outputs) {
    await writeOutput(io, path, renderMatrix(matrix, formatOfFile(path) ?? 'json'));
  }
  io.stdout.write(`${gap}${renderMatrix(matrix, format)}`);
  const errors = matrix.rows.reduce((sum, { summary }) => sum + summary.errors, 0);
  // What fails is what is measured: only what could not be measured is no success.
  return evalExitCode({ failed: 0, errors });
}

export const onlyEvals = '`redgreen runs --evals` lists the eval runs; `redgreen eval <suite>` makes one.';

export const evalExitCodes =
  '\nExits 0 if every story passed, 3 if one failed, 6 if one errored,\n130 if interrupted.\n';

/** The stories of a suite, or every problem with them at once. */
export async function storiesOf(io: CommandIo, path: string): Promise<EvalStory[]> {
  const suite = await loadSuite(path, io.cwd);
  refuseProblems('bad-suite', suite.problems);
  for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
  return suite.stories;
}

/** What was interrupted, all rows of a matrix. What came to its end would cost its calls once more; a suite that never ran begins. */
export async function unfinishedEvals(
  io: CommandIo,
  { store }: LocalRecord,
  suite: string,
  ofMatrix: boolean,
): Promise<EvalRun[] | undefined> {
  const row = await unfinishedEval(store, suite, ofMatrix);
  if (row !== undefined) {
    const rows = row.matrix === null ? [row] : await matrixEvals(store, row.matrix);
    return rows.map(evalOfRow).toSorted((a, b) => (a.plan.matrix?.row ?? 0) - (b.plan.matrix?.row ?? 0));
  }
  const last = await newestEval(store, suite);
  if (last === undefined) {
    io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is the first.\n`);
    return undefined;
  }
  const fix = `\`redgreen show ${last.id}\` shows what it found; without --resume a new one begins.`;
  throw new RedgreenError('bad-usage', `--resume: no interrupted eval of ${suite}; the last is ${last.id}`, { fix });
}

type NewEval = Pick<EvalRun, 'suite' | 'model' | 'plan'>;

/** The eval run of a suite, or one for each row of the matrix in `file`. What is wrong with a row is told before anything runs. */
export async function planEvals(
  io: CommandIo,
  suite: string,
  plan: Omit<EvalPlan, 'matrix'>,
  file: string | undefined,
): Promise<NewEval[]> {
  const { variants, problems } = file === undefined ? oneVariant : readModels(file, await textOf(io, file));
  const id = newRunId(new Date());
  const planned = variants.map((row, index): NewEval => {
    const flags = { ...plan.flags, ...row.flags };
    const standIn = row.standIn ?? plan.standIn;
    const needsKey = !plan.replay && standIn === undefined;
    const { settings, problems: own } = resolveSettings({ flags, environment: io.environment, needsKey });
    for (const problem of own) problems.push(file === undefined ? problem : ofRow(problem, file, row));
    const model = standIn ?? (settings.agent === 'command' ? 'command' : settings.model);
    const matrix = file === undefined ? undefined : { id, variant: row.name, row: index };
    return { suite, model, plan: { ...plan, flags, standIn, matrix } };
  });
  refuseProblems('bad-settings', problems);
  return planned;
}

const oneVariant: ReturnType<typeof readModels> = { variants: [{ name: '', flags: {} }], problems: [] };

function textOf({ cwd }: CommandIo, file: string) {
  return readFile(resolve(cwd, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('bad-usage', `${file} cannot be read (${error.code})`, { cause: error });
  });
}

/** A value of the file is told as one, and not as the flag that it becomes. */
function ofRow(problem: Problem, file: string, { name, flags }: Variant): Problem {
  const { source, setting = '' } = problem;
  return source === 'flag' && setting in flags ? { ...problem, source: `${file}, ${name}` } : problem;
}
