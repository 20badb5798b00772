/** Writes and reads the files in a run's folder: its logs, the diffs of each attempt, and the model's recorded answers. */

import { appendFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RunDiff, RunLog } from '../run/logs-and-diffs.ts';
import type { RecordedAnswer } from '../run/recorded-answer.ts';
import type { Run } from '../run/run.ts';
import { testCheckLogs } from '../run/test-check-words.ts';
import type { Verification } from '../run/verification.ts';

/** A text by its path in the run’s folder, wherever that is, undefined where it is not there; with `maxBytes` head and tail of a longer one. */
export type RunTexts = (path: string, maxBytes?: number) => Promise<string | undefined>;

/** What could not be pushed, in the run's folder. */
export const workPatch = 'work.patch';
/** What a dry run would have written to GitHub. */
export const dryRunPlan = 'dry-run.md';

/** Of one attempt, in the run's folder. */
export function diffPaths(attempt: number): { sincePrevious: string; sinceBase: string } {
  return { sincePrevious: `diffs/${attempt}.diff`, sinceBase: `diffs/${attempt}.base.diff` };
}

/** Keeps an attempt's diffs, so that they can be read without the repository. */
export async function writeDiff(folder: string, { attempt, ...diff }: RunDiff): Promise<void> {
  const paths = diffPaths(attempt);
  await mkdir(join(folder, 'diffs'), { recursive: true, mode: 0o700 });
  await keepWhole({
    [join(folder, paths.sincePrevious)]: diff.sincePrevious,
    [join(folder, paths.sinceBase)]: diff.sinceBase,
  });
}

/** Texts by path. Throws where one cannot be written, and leaves none: half of it would be shown as all. */
export async function keepWhole(texts: Readonly<Record<string, string>>): Promise<void> {
  try {
    for (const [path, text] of Object.entries(texts)) await writeFile(path, text, { mode: 0o600 });
  } catch (error) {
    for (const path of Object.keys(texts)) await rm(path, { force: true });
    throw error;
  }
}

/** The diffs of every attempt that has them. */
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

function answersPath(folder: string): string {
  return join(folder, 'answers.jsonl');
}

export async function keepAnswer(folder: string, answer: RecordedAnswer): Promise<void> {
  // At once: the thread pool would be asked three times, and a line takes less than being asked.
  appendFileSync(answersPath(folder), `${JSON.stringify(answer)}\n`, { mode: 0o600 });
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
