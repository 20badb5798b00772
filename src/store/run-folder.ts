/** Makes a run's id and its folder `runs/<id>/`, and writes the run's events and state into that folder. */

import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foldRun } from '../run/fold.ts';
import { replaceFile } from '../run/replace-file.ts';
import type { RecordedEvent } from '../run/run.ts';
import { objectIn, parsedJson } from '../text/json.ts';
import { listed } from '../text/word-list.ts';
import { createRecorder, type Journal, type Recorder } from './event-recorder.ts';

export interface RunFolder extends Recorder, AsyncDisposable {
  /** Absolute path of the run's own folder; `logPath`s are relative to it. */
  path: string;
}

/** Events too frequent to rewrite run.json for; the next other event brings it up to date. */
const chatty = new Set(listed('turn-finished tool-started tool-printed tool-finished waiting prompt-sent'));

/**
 * Opens `runs/<runId>/` under `root` (the record's folder: `.redgreen` in a clone), new or to go on with,
 * recording into `events.jsonl`. Throws where the id is no run id or the folder cannot be written.
 */
export async function openRunFolder(
  root: string,
  runId: string,
  { redact, now }: { redact: (text: string) => string; now: () => Date },
): Promise<RunFolder> {
  const path = await makeRunFolder(root, runId);
  const { events, validBytes } = await readEvents(join(path, 'events.jsonl'));
  const file = await open(join(path, 'events.jsonl'), 'a', 0o600);
  try {
    await file.truncate(validBytes);
    await syncFolder(path);
  } catch (error) {
    await file.close();
    throw error;
  }
  const journal = withRunJson(fileJournal(file, validBytes), path);
  const recorder = createRecorder(journal, { redact, now, from: events.length > 0 ? foldRun(events) : undefined });
  return { ...recorder, path, [Symbol.asyncDispose]: () => file.close() };
}

/** Makes the record's folder, with a `.gitignore` that keeps it out of every commit, and the run's folder in it. */
export async function makeRunFolder(root: string, runId: string) {
  const path = runFolderPath(root, runId);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await ignoreRecord(root);
  return path;
}

/** Where a run's folder is. Throws where the id is no run id: no path is made from any other text. */
export function runFolderPath(root: string, runId: string) {
  if (!isRunId(runId)) throw new Error(`not a run id: ${JSON.stringify(runId.slice(0, 80))}`);
  return join(root, 'runs', runId);
}

/** Writes `.gitignore` into the record's folder where there is none. */
export async function ignoreRecord(root: string) {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await writeFile(join(root, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

export function withRunJson(journal: Journal, folder: string): Journal {
  return {
    async write(event, run) {
      await journal.write(event, run);
      // The event is durable by now; run.json can be folded again, so its failure must not make the event seem lost.
      if (chatty.has(event.type)) return;
      await replaceFile(join(folder, 'run.json'), `${JSON.stringify(run, null, 2)}\n`, 0o600).catch(() => undefined);
    },
  };
}

function fileJournal(file: FileHandle, startBytes: number): Journal {
  let size = startBytes;
  return {
    async write(event) {
      const line = Buffer.from(`${JSON.stringify(event)}\n`);
      try {
        await file.appendFile(line);
        await file.datasync();
      } catch (error) {
        // A part of a line (disk full) would make the next event unreadable.
        await file.truncate(size).catch(() => undefined);
        throw error;
      }
      size += line.length;
    },
  };
}

/** A new file outlives a power cut only when its folder's entry is on disk too. */
async function syncFolder(path: string) {
  await using folder = await open(path, 'r');
  await folder.sync();
}

interface EventsFile {
  events: RecordedEvent[];
  /** How many bytes of the file these events fill. */
  validBytes: number;
}

/**
 * The events of an `events.jsonl`, up to the first line that is not the next one. What a crash tore off the end is
 * left out, never fatal. A missing file has no events.
 */
export async function readEvents(path: string): Promise<EventsFile> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const events: RecordedEvent[] = [];
  let validBytes = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, validBytes)) {
    const event = parsedJson(bytes.toString('utf8', validBytes, end)) as RecordedEvent | undefined;
    if (event?.seq !== events.length + 1) break;
    events.push(event);
    validBytes = end + 1;
  }
  return { events, validBytes };
}

/** The one form an id may have; checked before any path or query is made from one. */
const runIdForm = /^[a-z0-9][a-z0-9-]{2,62}[a-z0-9]$/;

/** `20261121-101530-4f1c2a9be0`: UTC to the second, then 40 random bits. */
export function newRunId(now: Date) {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${stamp}-${randomBytes(5).toString('hex')}`;
}

export function isRunId(text: string) {
  return runIdForm.test(text);
}

interface Owner {
  pid: number;
  /** Boot and start time of the process, so that a later process with its number is another one; absent without /proc. */
  born?: string;
}

export async function keepOwner(folder: string) {
  const owner: Owner = { pid: process.pid, born: await birthOf(process.pid) };
  await writeFile(join(folder, 'owner.json'), `${JSON.stringify(owner)}\n`, { mode: 0o600 });
}

/** Whether the process of a run has ended. False where the folder does not say which process that is. */
export async function ownerIsGone(folder: string) {
  const text = await readFile(join(folder, 'owner.json'), 'utf8').catch(() => undefined);
  const owner = text === undefined ? undefined : parsed(text);
  if (owner === undefined) return false;
  return owner.born === undefined ? !isAlive(owner.pid) : (await birthOf(owner.pid)) !== owner.born;
}

function parsed(text: string): Owner | undefined {
  const { pid, born } = objectIn(parsedJson(text));
  return Number.isInteger(pid) ? { pid: Number(pid), born: typeof born === 'string' ? born : undefined } : undefined;
}

/** Field 22 of `stat`, ticks since boot; the name before it may hold spaces and brackets. A zombie has ended. */
async function birthOf(pid: number) {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What could not be pushed, in the run's folder. */
export const workPatch = 'work.patch';
/** What a dry run would have written to GitHub. */
export const dryRunPlan = 'dry-run.md';

/** Of one attempt, in the run's folder. */
export function diffPaths(attempt: number): { sincePrevious: string; sinceBase: string } {
  return { sincePrevious: `diffs/${attempt}.diff`, sinceBase: `diffs/${attempt}.base.diff` };
}
