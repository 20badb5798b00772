/** Writes and reads a run's diffs and the model's recorded replies, and reads all that a report of the run shows. */

import { appendFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { testCheckLogs } from '../run/final-verification.ts';
import { foldRun } from '../run/fold.ts';
import type { RunDiff, RunLog } from '../run/logs-and-diffs.ts';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import type { Run } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { clippedFile } from '../text/clipped-file.ts';
import type { Store } from './database.ts';
import { diffPaths, runFolderPath } from './run-folder.ts';
import { eventsOf } from './run-queries.ts';
import { keptText } from './shared-run-files.ts';

/** A text by its path in the run’s folder, wherever that is, undefined where it is not there; with `maxBytes` head and tail of a longer one. */
type RunTexts = (path: string, maxBytes?: number) => Promise<string | undefined>;

/** Keeps an attempt's diffs, so that they can be read without the repository. */
export async function writeDiff(folder: string, { attempt, ...diff }: RunDiff) {
  const paths = diffPaths(attempt);
  await mkdir(join(folder, 'diffs'), { recursive: true, mode: 0o700 });
  await keepWhole({
    [join(folder, paths.sincePrevious)]: diff.sincePrevious,
    [join(folder, paths.sinceBase)]: diff.sinceBase,
  });
}

/** Texts by path. Throws where one cannot be written, and leaves none: half of it would be shown as all. */
export async function keepWhole(texts: Readonly<Record<string, string>>) {
  try {
    for (const [path, text] of Object.entries(texts)) await writeFile(path, text, { mode: 0o600 });
  } catch (error) {
    for (const path of Object.keys(texts)) await rm(path, { force: true });
    throw error;
  }
}

export async function readDiffs(texts: RunTexts, run: Run): Promise<RunDiff[]> {
  const found = await Promise.all(
    run.attempts.map(async ({ name: { number } }) => {
      const paths = diffPaths(number);
      const [sincePrevious, sinceBase] = await Promise.all([texts(paths.sincePrevious), texts(paths.sinceBase)]);
      return sincePrevious === undefined ? [] : [{ attempt: number, sincePrevious, sinceBase: sinceBase ?? '' }];
    }),
  );
  return found.flat();
}

/** Where the logs of a run are, in the order of the run; a log that a run names but does not have is left out later. */
export function logPlaces(run: Run): Omit<RunLog, 'text'>[] {
  const places: Omit<RunLog, 'text'>[] = [];
  if (run.setup !== undefined) places.push({ title: 'setup', path: run.setup.logPath, failures: [] });
  if (run.baseline !== undefined) {
    const { logPath, failures } = run.baseline;
    places.push({ title: 'baseline', path: logPath, failures: failures.map(({ name }) => name) });
  }
  for (const { name, label, verification } of run.attempts) {
    if (verification === undefined) continue;
    const failures = verification.failures.map((failure) => failure.name);
    places.push({ title: label, path: verification.logPath, attempt: name.number, failures });
  }
  return places;
}

/** Where a command-line agent printed to, in each attempt; the built-in one has no such log. */
export function agentPlaces({ attempts }: Run): Omit<RunLog, 'text'>[] {
  return attempts.map(({ name, label }) => ({
    title: `agent, ${label}`,
    path: `logs/agent-${name.number}.log`,
    attempt: name.number,
    failures: [],
  }));
}

/** Where the runs of the check of the tests printed to: behind all other logs, whose numbers stay. */
export function checkPlaces({ baseline, attempts }: Run): Omit<RunLog, 'text'>[] {
  const of = (label: string, verification: Verification | undefined) =>
    (verification?.testCheck === undefined ? [] : testCheckLogs(verification.testCheck)).map((path) => ({
      title: `${label}, ${basename(path, '.log')}`,
      path,
      failures: [],
    }));
  return [
    ...of('check of the tests', baseline),
    ...attempts.flatMap(({ label, verification }) => of(`check of the tests of ${label}`, verification)),
  ];
}

/** The logs of a run that are there, each with its text; with `maxBytes` of all together, head and tail of what is longer. */
export async function readLogs(
  texts: RunTexts,
  places: readonly Omit<RunLog, 'text'>[],
  maxBytes?: number,
): Promise<RunLog[]> {
  const share = maxBytes === undefined ? undefined : Math.floor(maxBytes / Math.max(1, places.length));
  const logs = await Promise.all(
    places.map(async (place) => {
      const text = await texts(place.path, share);
      return text === undefined ? [] : [{ ...place, text }];
    }),
  );
  return logs.flat();
}

/** One log of a run, by its place among those and then among the proofs'. */
export async function readLog(texts: RunTexts, run: Run, index: number): Promise<RunLog | undefined> {
  const place = [...logPlaces(run), ...checkPlaces(run)][index];
  const text = place === undefined ? undefined : await texts(place.path);
  return place === undefined || text === undefined ? undefined : { ...place, text };
}

export async function keepAnswer(folder: string, answer: RecordedAnswer) {
  // At once: the thread pool would be asked three times, and a line takes less than being asked.
  appendFileSync(join(folder, 'answers.jsonl'), `${JSON.stringify(answer)}\n`, { mode: 0o600 });
}

/** The answers in a file; undefined where there is no such file. A line that a crash tore off is left out. */
export async function readAnswers(path: string): Promise<RecordedAnswer[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return lines
    .slice(0, -1)
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

/** Of one text; the workspace caps what a command may write, this caps what is held in memory. */
const maxTextBytes = 64 * 1024 * 1024;

export function textsIn(folder: string): RunTexts {
  return async (path, maxBytes = maxTextBytes) => {
    const absolute = inside(folder, path);
    return absolute && (await clippedFile(absolute, maxBytes))?.toString('utf8');
  };
}

/**
 * Those of a run in the record. The database of a fleet first: what this machine's folder has may be what a worker here was
 * writing when it was killed, and another one has written since.
 */
export function textsOf(store: Store, runId: string, root: string | undefined): RunTexts {
  const here = root === undefined ? undefined : textsIn(runFolderPath(root, runId));
  return async (path, maxBytes = maxTextBytes) =>
    (await keptText(store, runId, path, maxBytes)) ?? (await here?.(path, maxBytes));
}

/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder: string, path: string) {
  const absolute = resolve(folder, path);
  const below = relative(folder, absolute);
  return below === '' || below === '..' || below.startsWith(`..${sep}`) ? undefined : absolute;
}

interface ReportParts {
  /** The record's, on this machine. */
  folder?: string | undefined;
  /** Of all logs together; default: each up to 64 MiB. With 0 only which logs there are. */
  maxLogBytes?: number | undefined;
}

/** Undefined where there is no such run. */
export async function readReportInput(store: Store, runId: string, { folder, maxLogBytes }: ReportParts) {
  const events = await eventsOf(store, runId);
  if (events.length === 0) return undefined;
  const run = foldRun(events);
  const texts = textsOf(store, run.id, folder);
  const places = [...logPlaces(run), ...checkPlaces(run)];
  const [logs, diffs] = await Promise.all([
    maxLogBytes === 0 ? places.map((place) => ({ ...place, text: '' })) : readLogs(texts, places, maxLogBytes),
    readDiffs(texts, run),
  ]);
  return { run, events, logs, diffs };
}
