/** Carries out a run on a local clone, without GitHub, and records the run's events in the database. */

import { lstat, mkdtemp, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownKeys } from '../config/provider-settings.ts';
import { removeTree, removeTrees } from '../run/remove-tree.ts';
import type { Run } from '../run/run.ts';
import { moveTree } from '../sandbox/layer.ts';
import { freeOf } from '../sandbox/resource-limits.ts';
import type { Store } from '../store/database.ts';
import { keepAnswer } from '../store/run-files.ts';
import { keepOwner, ownerIsGone } from '../store/run-folder.ts';
import { recordRun } from '../store/run-rows.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import type { Code, Host, RunRecord, RunRequest, Start } from './run-request.ts';
import { runStory } from './run-story.ts';

interface RecordedRun extends Pick<RunRequest, 'story' | 'settings' | 'resolution' | 'origin' | 'replay' | 'signal'> {
  code: Pick<Code, 'repository'> & {
    clone: string;
    /** Default: the clone's HEAD. */
    commit?: string;
    /** Default: a new branch. */
    start?: Start;
  };
  record: Pick<RunRecord, 'runId' | 'runDir' | 'baselines' | 'flakyTests' | 'onEvent'> & { store: Store };
  environment: Host['environment'];
}

/** `redact` masks what the run's own commands wrote. */
export async function runRecorded(request: RecordedRun): Promise<{ run: Run; redact: Redactor }> {
  const { code, environment, ...rest } = request;
  const { store, ...record } = request.record;
  const { runDir, runId } = record;
  const redact = createRedactor(ownKeys(request.settings));
  const recorder = await recordRun(store, runId, { redact, now: () => new Date(), folder: runDir });
  await using work = await openWorkFolder(runDir);
  const run = await runStory({
    ...rest,
    code: {
      repository: code.repository,
      source: { kind: 'local', clone: code.clone, commit: code.commit },
      start: code.start ?? { kind: 'new' },
      author: { name: 'Redgreen', email: 'redgreen@localhost' },
    },
    record: {
      ...record,
      workDir: work.path,
      recorder,
      keepAnswer: (answer) => keepAnswer(runDir, answer),
    },
    host: { environment, hidden: [], redact },
  });
  return { run, redact };
}

/** Outlives a restart of the machine, and is on a disk. */
const outer = '/var/tmp';

/** In the run's folder, for who looks into a run that goes on. */
const linkName = 'work';
/** In the work folder: leads back to the run's own. */
const backLink = 'run';

/** Not below the clone's `.redgreen` where another place will do: servers hand out nothing below a folder with a dot. */
export async function openWorkFolder(runDir: string) {
  const inner = dirname(dirname(runDir));
  const places = hasRoom(runDir) && !(await forbidsPrograms()) ? [outer, inner] : [inner];
  for (const place of places) await closeAbandoned(place);
  const start = await nameStart();
  const path = await mkdtemp(join(places[0] ?? inner, start)).catch(() => mkdtemp(join(inner, start)));
  await keepOwner(path);
  await symlink(runDir, join(path, backLink));
  await symlink(path, join(runDir, linkName));
  return { path, [Symbol.asyncDispose]: () => close(path) };
}

/** As much as the disk of the run's folder has, which may be another one, or 10 GB, enough for the packages of a project. */
function hasRoom(runDir: string) {
  const bytes = (path: string) => freeOf([path])?.diskBytes ?? 0;
  return bytes(outer) >= Math.min(bytes(runDir), 1e10);
}

const weekMs = 7 * 86_400_000;

/** Those of runs of any kind and clone that were killed. Of other process namespaces nobody here knows who lives: a week old they go. */
async function closeAbandoned(place: string) {
  const start = await nameStart();
  for (const name of await readdir(place).catch((): string[] => [])) {
    const path = join(place, name);
    const info = /^work-\d+-\w+$/.test(name) ? await lstat(path).catch(() => undefined) : undefined;
    if (!info?.isDirectory() || info.uid !== process.getuid?.()) continue;
    const isGone = name.startsWith(start) ? await ownerIsGone(path) : Date.now() - info.mtimeMs > weekMs;
    if (isGone) await close(path);
  }
}

/** Never throws: what it leaves is a folder too many. */
async function close(path: string) {
  const runDir = await readlink(join(path, backLink)).catch(() => undefined);
  if (runDir !== undefined) {
    const link = join(runDir, linkName);
    await moveTree(join(path, 'tree'), join(runDir, 'tree')).catch(() => undefined);
    if ((await readlink(link).catch(() => undefined)) === path) await removeTree(link).catch(() => undefined);
  }
  await removeTree(path).catch(() => undefined);
}

/** With the namespace that its owner's process number counts in. */
async function nameStart() {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `work-${/\d+/.exec(namespace)?.[0] ?? '0'}-`;
}

/** Hardened machines mount it so that nothing in it can be started. */
async function forbidsPrograms() {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return new RegExp(`^(?:\\S+ ){4}(?:${outer}|/var) \\S*\\bnoexec\\b`, 'm').test(mounts);
}

/**
 * Removes our git folder, whose objects hold also what was held back from the push, the sandbox's folders with the HOME of
 * setup, and exported trees. `more` names what else is to go, such as the tree of a run that passed. Never throws.
 */
export async function tidyRunFolder(runDir: string, more: readonly string[] = []): Promise<void> {
  const names = await readdir(runDir).catch((): string[] => []);
  const gone = names.filter((name) => ['own.git', 'sandbox', ...more].includes(name) || name.startsWith('over-'));
  await removeTrees(gone.map((name) => join(runDir, name)));
}
