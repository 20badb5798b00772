/** Carries out a run in a local clone without GitHub, with its record, logs and HTML report in `.redgreen/`. */

import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Resolved } from '../config/layers.ts';
import { unwritableFolder } from '../git/dot-git.ts';
import { RedgreenError } from '../run/errors.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { runRecorded, tidyRunFolder } from '../run-story/recorded-run.ts';
import type { Start } from '../run-story/run-request.ts';
import { openBaselines, openFlakyTests } from '../store/baselines.ts';
import { prune } from '../store/prune.ts';
import { keepOwner, makeRunFolder, newRunId, ownerIsGone, runFolderPath } from '../store/run-folder.ts';
import { listRuns } from '../store/run-queries.ts';
import type { Story } from '../story/story.ts';
import type { Clone } from './local-clone.ts';
import { type LocalRecord, openRecordHere } from './run-database.ts';
import { writeReport } from './run-report.ts';
import type { CommandIo } from './subcommand.ts';

export interface LocalRun extends Pick<Resolved, 'settings' | 'sources' | 'warnings'> {
  story: Story;
  /** As it was read, kept beside the run; `path` is its file's, absolute. */
  read: { text: string; path?: string };
  clone: Clone;
  environment: CommandIo['environment'];
  signal: AbortSignal;
  /** Default: a new branch. */
  start?: Start;
  hint?: string;
  /** The run that this one goes on from, or the commit. */
  from?: { runId?: string; commit?: string };
  /** Awaited: every event once it is durable, with the run after it. */
  onEvent(event: RecordedEvent, run: Run): void | Promise<void>;
}

/** The story in the run's folder, as the run was given it. */
export const keptStory = 'story.md';

/** Runs a story in a clone to its outcome. Throws only where something broke. */
export async function runLocally(local: LocalRun): Promise<Run> {
  const { clone, settings, story, environment, from, signal } = local;
  if (process.platform !== 'linux') throw new RedgreenError('not-linux', `this is ${process.platform}`);
  const runId = newRunId(new Date());
  await using record = await openRecordHere({ cwd: clone.root });
  const unwritable = settings.dryRun ? undefined : await unwritableFolder(clone.root);
  // Its branch would be lost at the end, with all that it cost.
  if (unwritable !== undefined) throw new RedgreenError('unwritable', `${unwritable.path} (${unwritable.code})`);
  await sweepInterrupted(record).catch(() => undefined);
  const { root, store } = record;
  const folder = await makeRunFolder(root, runId);
  await keepOwner(folder);
  const left = notIncluded(clone.root, await clone.repository.uncommitted(), local.read.path);
  await writeFile(join(folder, keptStory), local.read.text, { mode: 0o600 });
  const { run, redact } = await runRecorded({
    story,
    settings,
    resolution: { sources: local.sources, warnings: [...local.warnings, ...left] },
    origin: {
      trigger: { kind: 'story-file', actor: environment.USER, hint: local.hint },
      parentRun: from?.runId,
    },
    code: { repository: basename(clone.root), clone: clone.root, commit: from?.commit, start: local.start },
    record: {
      store,
      runId,
      runDir: folder,
      installs: join(root, 'installs'),
      baselines: openBaselines(store, root, runId),
      flakyTests: openFlakyTests(store, basename(clone.root), runId),
      async onEvent(event, run) {
        // The same events as lines, for tools that read no SQL; the database is what counts.
        appendFileSync(join(folder, 'events.jsonl'), `${JSON.stringify(event)}\n`, { mode: 0o600 });
        await local.onEvent(event, run);
      },
    },
    environment,
    signal,
  });
  await writeReport(folder, run, redact);
  // The tree stays where a person will want to look into it.
  await tidyRunFolder(folder, run.outcome === 'passed' ? ['tree'] : []);
  const before = new Date(Date.now() - settings.retentionDays * 86_400_000);
  await prune(store, { root, before }).catch(() => undefined);
  return run;
}

/** A story is read as it stands, and no part of the tree: that it is not committed is no surprise. */
function notIncluded(root: string, paths: string[], storyPath: string | undefined) {
  const story = storyPath && relative(root, storyPath);
  const others = paths.filter((path) => path !== story && !path.startsWith('.redgreen'));
  if (others.length === 0) return [];
  const named = others.slice(0, 10).join(', ');
  const more = others.length > 10 ? ` and ${others.length - 10} more` : '';
  return [`Not committed, so not part of the run: ${named}${more}`];
}

/** What a killed run worked with goes; its record, its logs and its tree stay. */
async function sweepInterrupted({ root, store }: LocalRecord) {
  for (const { id } of await listRuns(store, { kinds: 'all', state: 'running', limit: 1000 })) {
    const folder = runFolderPath(root, id);
    if (await ownerIsGone(folder)) await tidyRunFolder(folder);
  }
}
