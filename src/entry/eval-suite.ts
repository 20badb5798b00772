/**
 * Carries out an eval run for the commands `eval` and `rerun`: loads the suite's stories, runs them and prints the results.
 * With a matrix it runs the suite once for each row of `models.yml`, and writes a report that compares the rows.
 */

import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { resolveSettings } from '../config/layers.ts';
import { matrixReport } from '../eval/compare.ts';
import { carryEval, evalOfRow, startEval } from '../eval/eval-run.ts';
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
import { wholeNumber } from './option-values.ts';
import { writeOutput } from './output-file.ts';
import type { LocalRecord } from './run-database.ts';
import type { CommandIo, ExitCode } from './subcommand.ts';

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

export interface MatrixOptions extends Pick<Carrying, 'stories' | 'outputs' | 'parallel'> {
  /** Path of `models.yml`. */
  file: string;
  suite: string;
  plan: Omit<EvalPlan, 'matrix'>;
  format: EvalFormat;
  resume: boolean;
}

export async function carryMatrix(io: CommandIo, record: LocalRecord, options: MatrixOptions): Promise<ExitCode> {
  const { format, outputs } = options;
  const runs =
    (options.resume ? await goingOn(io, record, options.suite) : undefined) ?? (await begin(io, record, options));
  const lines = format === 'terminal' ? io.stdout : io.stderr;
  announceStop(io);
  const carried: { run: EvalRun; results: StoryResult[] }[] = [];
  for (const run of runs) {
    if (io.signal.aborted) break;
    lines.write(`${visibleLine(run.plan.matrix?.variant ?? run.model)}\n`);
    const { stories, parallel } = options;
    carried.push({ run, results: await runAnnounced(io, record, run, { stories, parallel, format }) });
  }
  if (io.signal.aborted) {
    io.stderr.write('Interrupted; the same command with --resume does the rest.\n');
    return 130;
  }
  const report = matrixReport(carried);
  for (const path of outputs) {
    const form = formatOfFile(path) ?? 'json';
    const hrefs: string[] = [];
    if (form === 'html')
      for (const [index, { run, results }] of carried.entries()) {
        const own = path.replace(/\.html$/i, `-${index + 1}.html`);
        await writeOutput(io, own, renderEval(evalReport(run, results), form));
        hrefs.push(basename(own));
      }
    await writeOutput(io, path, renderMatrix(report, form, hrefs));
  }
  io.stdout.write(`${format === 'terminal' ? '\n' : ''}${renderMatrix(report, format)}`);
  const errors = report.rows.reduce((sum, { summary }) => sum + summary.errors, 0);
  // What fails is what is measured: only what could not be measured is no success.
  return evalExitCode({ failed: 0, errors });
}

async function goingOn(io: CommandIo, record: LocalRecord, suite: string) {
  const unfinished = await unfinishedEval(record.store, suite, true);
  if (unfinished !== undefined) {
    const rows = (await matrixEvals(record.store, unfinished.matrix ?? '')).map(evalOfRow);
    return rows.toSorted((a, b) => (a.plan.matrix?.row ?? 0) - (b.plan.matrix?.row ?? 0));
  }
  await refuseResume(io, record, suite);
  return undefined;
}

/** Every row is recorded before the first story runs, so that another worker finds all of them. */
async function begin(io: CommandIo, { store }: LocalRecord, { file, suite, plan }: MatrixOptions) {
  const text = await readFile(resolve(io.cwd, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('bad-usage', `${file} cannot be read (${error.code})`, { cause: error });
  });
  const { variants, problems } = readModels(file, text);
  const models = variants.map((variant) => settingsOf(io, variant, plan));
  for (const one of models.flatMap((each, index) => ofRow(each.problems, file, variants[index]))) problems.push(one);
  refuseProblems('bad-settings', problems);
  const at = new Date();
  const id = newRunId(at);
  const runs: EvalRun[] = [];
  for (const [index, { name, flags, standIn }] of variants.entries()) {
    const matrix = { id, variant: name, row: index };
    const model = models[index]?.model ?? '';
    const own = { ...plan, flags: { ...plan.flags, ...flags }, standIn: standIn ?? plan.standIn, matrix };
    runs.push(await startEval(store, { suite, model, plan: own }, at));
  }
  return runs;
}

/** A value of the file is told as one, and not as the flag that it becomes. */
function ofRow(problems: Problem[], file: string, row: Variant | undefined) {
  const isOwn = ({ source, setting = '' }: Problem) => source === 'flag' && row !== undefined && setting in row.flags;
  return problems.map((problem) => (isOwn(problem) ? { ...problem, source: `${file}, ${row?.name}` } : problem));
}

function settingsOf(io: CommandIo, { flags, standIn }: Variant, plan: MatrixOptions['plan']) {
  const layers = { flags: { ...plan.flags, ...flags }, environment: io.environment };
  const { settings, problems } = resolveSettings({ ...layers, needsKey: !plan.replay && standIn === undefined });
  return { problems, model: standIn ?? (settings.agent === 'command' ? 'command' : settings.model) };
}
