/** The texts that lie in a run's folder beside its record: logs, and the diff of each attempt. */

import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Run } from '../run.ts';

export interface RunLog {
  /** `setup`, `baseline`, or the attempt's label. */
  title: string;
  path: string;
  text: string;
  /** Number of the attempt whose verification wrote it. */
  attempt?: number;
  /** Names of failing tests. */
  failures: readonly string[];
}

/** Unified diffs of one attempt: against the tree before it, and against the base. Empty where nothing changed. */
export interface RunDiff {
  attempt: number;
  sincePrevious: string;
  sinceBase: string;
}

/** Of one log; the workspace caps what a command may write, this caps what is held in memory. */
const maxLogBytes = 64 * 1024 * 1024;

/** Keeps an attempt's diffs, so that they can be read without the repository. */
export async function writeDiff(folder: string, { attempt, sincePrevious, sinceBase }: RunDiff): Promise<void> {
  await mkdir(join(folder, 'diffs'), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'diffs', `${attempt}.diff`), sincePrevious, { mode: 0o600 });
  await writeFile(join(folder, 'diffs', `${attempt}.base.diff`), sinceBase, { mode: 0o600 });
}

/** The diffs of every attempt that has them. */
export async function readDiffs(folder: string, run: Run): Promise<RunDiff[]> {
  const found = await Promise.all(
    run.attempts.map(async ({ name: { number } }) => {
      const [sincePrevious, sinceBase] = await Promise.all([
        readText(join(folder, 'diffs', `${number}.diff`)),
        readText(join(folder, 'diffs', `${number}.base.diff`)),
      ]);
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

/** The logs of a run that are there, each with its text; with `maxBytes` of all together, head and tail of what is longer. */
export async function readLogs(folder: string, run: Run, maxBytes?: number): Promise<RunLog[]> {
  const places = logPlaces(run);
  const share = maxBytes === undefined ? maxLogBytes : Math.floor(maxBytes / Math.max(1, places.length));
  const logs = await Promise.all(
    places.map(async (place) => {
      const path = inside(folder, place.path);
      const text = path === undefined ? undefined : await readText(path, share);
      return text === undefined ? [] : [{ ...place, text }];
    }),
  );
  return logs.flat();
}

/** One log of a run, by its place in `logPlaces`. */
export async function readLog(folder: string, run: Run, index: number): Promise<RunLog | undefined> {
  const place = logPlaces(run)[index];
  const path = place === undefined ? undefined : inside(folder, place.path);
  const text = path === undefined ? undefined : await readText(path);
  return place === undefined || text === undefined ? undefined : { ...place, text };
}

/** The path of a file of the run, or undefined where it would be outside of its folder. */
function inside(folder: string, path: string): string | undefined {
  const absolute = resolve(folder, path);
  const below = relative(folder, absolute);
  return below === '' || below === '..' || below.startsWith(`..${sep}`) ? undefined : absolute;
}

async function readText(path: string, maxBytes = maxLogBytes): Promise<string | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  await using _ = file;
  const { size } = await file.stat();
  if (size <= maxBytes) return await readFile(file, 'utf8');
  const half = Math.floor(maxBytes / 2);
  const [head, tail] = [Buffer.alloc(half), Buffer.alloc(half)];
  await file.read(head, 0, half, 0);
  await file.read(tail, 0, half, size - half);
  return `${head.toString('utf8')}\n… ${size - 2 * half} bytes left out …\n${tail.toString('utf8')}`;
}
