/** `redgreen eval <suite>`: every story of a suite, as a test of the agent. */

import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { resolveSettings } from '../../config/layers.ts';
import { problemText, RedgreenError } from '../../errors.ts';
import { carryEval, evalOfRow, startEval } from '../../eval/eval-run.ts';
import { type EvalFormat, evalFormats, evalReport, formatOfFile, renderEval } from '../../eval/format/report.ts';
import { storyLines } from '../../eval/format/terminal.ts';
import type { EvalRun } from '../../eval/result.ts';
import { planStories, readShard, selectStories } from '../../eval/select.ts';
import type { EvalStory } from '../../eval/story-file.ts';
import { loadSuite } from '../../eval/suite.ts';
import { evalExitCode } from '../../eval/summary.ts';
import { newRunId } from '../../store/run-id.ts';
import { unfinishedEval } from '../../store/story-results.ts';
import { visibleLine } from '../../terminal-text.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { repositoryRoot } from '../local-clone.ts';
import { type LocalRecord, openRecordHere } from '../local-record.ts';
import { wholeNumber } from './runs.ts';

export interface EvalCommandOptions {
  suite: string;
  flags: Readonly<Record<string, string | undefined>>;
  grep?: string;
  tags: readonly string[];
  shard?: string;
  repeat: string;
  parallel: string;
  failFast: boolean;
  resume: boolean;
  replay: boolean;
  /** On stdout. */
  format: string;
  /** Files, each in the form that its ending names. */
  outputs: readonly string[];
}

export async function evalCommand(io: CommandIo, options: EvalCommandOptions, now: () => Date): Promise<ExitCode> {
  const format = knownFormat(options.format);
  await checkOutputs(io, options.outputs);
  const stories = await storiesOf(io, options.suite);
  const chosen = selectStories(stories, {
    grep: options.grep,
    tags: options.tags,
    shard: options.shard === undefined ? undefined : shardOf(options.shard),
  });
  if (chosen.length === 0) throw new RedgreenError('bad-usage', `no story of ${options.suite} was asked for`);
  const flags = Object.fromEntries(Object.entries(options.flags).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  const model = modelOf(io, flags, options.replay);

  await using record = await openRecordHere(io);
  const repeat = wholeNumber('--repeat', options.repeat, 1, 1000);
  const titles = new Map(chosen.map(({ id, title }) => [id, title]));
  const plan = planStories(chosen, repeat).map((one) => ({ ...one, title: titles.get(one.storyId) ?? '' }));
  const fresh = (): EvalRun => ({
    id: newRunId(now()),
    suite: options.suite,
    state: 'running',
    model,
    plan: { stories: plan, repeat, flags, replay: options.replay },
    startedAt: now().toISOString(),
  });
  const run =
    (options.resume ? await interrupted(io, record, options.suite) : undefined) ?? (await started(record, fresh()));
  return await carry(io, record, run, { ...options, stories, format, now });
}

export interface Carrying {
  stories: readonly EvalStory[];
  format: EvalFormat;
  outputs: readonly string[];
  parallel: string;
  failFast: boolean;
  now: () => Date;
}

/** Runs what is left of an eval run, tells each story as it ends, then the whole in the form that was asked for. */
export async function carry(io: CommandIo, record: LocalRecord, run: EvalRun, options: Carrying): Promise<ExitCode> {
  const { format, outputs, now } = options;
  const { stories: planned, repeat, flags } = run.plan;
  // Data on stdout: in any other form but the terminal's the lines are talk.
  const lines = format === 'terminal' ? io.stdout : io.stderr;
  io.signal.addEventListener('abort', () => io.stderr.write('Stopping… (Ctrl-C again ends at once)\n'), { once: true });
  const results = await carryEval(record.store, run, {
    stories: options.stories,
    parallel: wholeNumber('--parallel', options.parallel, 1, 64),
    failFast: options.failFast,
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
  for (const path of outputs) await write(io, path, await renderEval(report, formatOfFile(path) ?? 'json'));
  const rendered = await renderEval(report, format);
  io.stdout.write(format === 'terminal' ? `\n${rendered}` : rendered);
  if (!io.signal.aborted) return evalExitCode(report.summary);
  io.stderr.write(
    `Interrupted after ${results.length} of ${planned.length}; the same command with --resume does the rest.\n`,
  );
  return 130;
}

/** The stories of a suite, or every problem with them at once. */
export async function storiesOf(io: CommandIo, path: string): Promise<EvalStory[]> {
  const suite = await loadSuite(path, io.cwd);
  if (suite.problems.length > 0) {
    throw new RedgreenError('bad-suite', `\n${suite.problems.map(problemText).join('\n')}`);
  }
  for (const warning of suite.warnings) io.stderr.write(`Warning: ${visibleLine(warning, 1000)}\n`);
  return suite.stories;
}

async function interrupted(io: CommandIo, { store }: LocalRecord, suite: string): Promise<EvalRun | undefined> {
  const row = await unfinishedEval(store, suite);
  if (row === undefined) io.stderr.write(`No interrupted eval of ${visibleLine(suite)}: this is a new one.\n`);
  return row && evalOfRow(row);
}

export async function started({ store }: LocalRecord, run: EvalRun): Promise<EvalRun> {
  await startEval(store, run);
  return run;
}

/** Told before the first story, and not by each of them. */
function modelOf(io: CommandIo, flags: Record<string, string>, replay: boolean): string {
  const { settings, problems } = resolveSettings({ flags, environment: io.environment, needsKey: !replay });
  if (problems.length > 0) throw new RedgreenError('bad-settings', `\n${problems.map(problemText).join('\n')}`);
  return settings.agent === 'command' ? 'command' : settings.model;
}

function shardOf(text: string): { index: number; of: number } {
  const shard = readShard(text);
  if (shard === undefined)
    throw new RedgreenError('bad-usage', `--shard is ${text}; allowed: i/n, such as 1/3 for the first of three parts`);
  return shard;
}

function knownFormat(text: string): EvalFormat {
  const format = evalFormats.find((known) => known === text);
  if (format === undefined)
    throw new RedgreenError('bad-usage', `--format is ${text}; allowed: ${evalFormats.join(', ')}`);
  return format;
}

/** Before anything runs: what an eval found must not be lost over where it is written. */
async function checkOutputs({ cwd }: CommandIo, outputs: readonly string[]): Promise<void> {
  for (const path of outputs) {
    if (formatOfFile(path) === undefined) {
      throw new RedgreenError(
        'bad-usage',
        `--output is ${path}; allowed endings: .txt, .md, .json, .jsonl, .csv, .xml, .html`,
      );
    }
    const file = resolve(cwd, path);
    const taken = await stat(file).catch(() => undefined);
    if (taken?.isDirectory()) throw new RedgreenError('bad-usage', `${path} cannot be written (EISDIR)`);
    await access(taken === undefined ? dirname(file) : file, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
      throw new RedgreenError('bad-usage', `${path} cannot be written (${error.code})`, { cause: error });
    });
  }
}

async function write(io: CommandIo, path: string, text: string): Promise<void> {
  await writeFile(resolve(io.cwd, path), text).catch((error: NodeJS.ErrnoException) => {
    throw new RedgreenError('bad-usage', `${path} cannot be written (${error.code})`, { cause: error });
  });
  io.stderr.write(`Wrote ${visibleLine(path)}\n`);
}
