/** Carries out a run in a local clone without GitHub, and keeps database, logs and HTML report in `.redgreen/`. */

import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { resolveSettings } from '../config/resolve-settings.ts';
import { unwritableFolder } from '../git/dot-git.ts';
import { RedgreenError, refuseProblems } from '../run/errors.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { runRecorded, tidyRunFolder } from '../run-story/recorded-run.ts';
import { openBaselines, openFlakyTests } from '../store/baselines.ts';
import { prune } from '../store/prune.ts';
import { keepOwner, makeRunFolder, newRunId, ownerIsGone, runFolderPath } from '../store/run-folder.ts';
import { listRuns } from '../store/run-queries.ts';
import { type Clone, type LocalBase, localBase, openClone, uncountedConfig } from './local-clone.ts';
import { type LocalRecord, openRecordHere } from './run-database.ts';
import { writeReport } from './run-report.ts';
import type { ReadStory } from './story-input.ts';
import { openStoryFile, storyState } from './story-status.ts';
import type { CommandIo } from './subcommand.ts';

export interface RunHere {
  /** The signal ends the run: what is done is kept, the outcome is `cancelled`. */
  io: Pick<CommandIo, 'cwd' | 'environment' | 'signal'>;
  flags?: NodeJS.ReadOnlyDict<string>;
  /** Awaited: every event once it is durable, with the run after it. */
  onEvent(event: RecordedEvent, run: Run): void | Promise<void>;
  /** Told of what is worth a word and no part of the run. */
  warn(text: string): void;
}

/** Where a run goes on that has ended; `commit` is where its branch stands. */
export interface GoesOn extends LocalBase {
  runId: string;
  hint?: string;
}

/** The story in the run's folder, as the run was given it. */
export const keptStory = 'story.md';

/**
 * Runs a story to its outcome, leaves its branch in the clone and its record in `.redgreen/`. Throws a `RedgreenError` where
 * the run could not start (story, settings, no repository); how a run went is its `outcome`.
 */
export async function runStoryHere(read: ReadStory, here: RunHere): Promise<Run> {
  const { fixture } = read.story.frontMatter;
  if (fixture !== undefined) {
    const name = read.story.ref.path ?? 'the story';
    throw new RedgreenError('suite-story', `${name} has a fixture; run it with: redgreen eval ${name}`);
  }
  await using clone = await openClone(here.io);
  return await runStoryIn(clone, read, here);
}

/** In a clone that is open. With `goesOn` from where that run has ended, else from the base. */
export async function runStoryIn(clone: Clone, read: ReadStory, here: RunHere, goesOn?: GoesOn): Promise<Run> {
  const { story, path, placeOf } = read;
  const { environment, signal } = here.io;
  const { settings, sources, warnings, problems } = resolveSettings({
    flags: here.flags,
    environment,
    repositoryFile: clone.configText,
    story: { frontMatter: story.frontMatter, mayWrite: true, source: story.ref.path ?? 'the story', placeOf },
  });
  refuseProblems('bad-settings', problems);
  const uncounted = await uncountedConfig(clone);
  const from = goesOn?.start.kind === 'again' ? goesOn : await localBase(clone, settings);
  if (process.platform !== 'linux') throw new RedgreenError('not-linux', `this is ${process.platform}`);
  await using record = await openRecordHere({ cwd: clone.root });
  const { root, store } = record;
  const unwritable = settings.dryRun ? undefined : await unwritableFolder(clone.root);
  // Its branch would be lost at the end, with all that it cost.
  if (unwritable !== undefined) throw new RedgreenError('unwritable', `${unwritable.path} (${unwritable.code})`);
  await sweepInterrupted(record).catch(() => undefined);
  await using file = path === undefined || settings.dryRun ? undefined : openStoryFile(path, here.warn);
  const runId = newRunId(new Date());
  const folder = await makeRunFolder(root, runId);
  await keepOwner(folder);
  const left = notIncluded(clone.root, await clone.repository.uncommitted(), path);
  await writeFile(join(folder, keptStory), read.text, { mode: 0o600 });
  const { run, redact } = await runRecorded({
    story,
    settings,
    resolution: {
      sources,
      warnings: [...read.warnings, ...warnings, ...(uncounted ? [uncounted.warning] : []), ...left],
    },
    origin: {
      trigger: { kind: 'story-file', actor: environment.USER, hint: goesOn?.hint },
      parentRun: goesOn?.runId,
    },
    code: { repository: basename(clone.root), clone: clone.root, commit: from.commit, start: from.start },
    record: {
      store,
      runId,
      runDir: folder,
      baselines: openBaselines(store, root, runId),
      flakyTests: openFlakyTests(store, basename(clone.root), runId),
      async onEvent(event, run) {
        // The same events as lines, for tools that read no SQL; the database is what counts.
        appendFileSync(join(folder, 'events.jsonl'), `${JSON.stringify(event)}\n`, { mode: 0o600 });
        await here.onEvent(event, run);
        const state = storyState(event, from.start.branch);
        if (state !== undefined) await file?.update(state, event.type);
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
