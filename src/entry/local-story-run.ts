/**
 * Runs a story file or text in a local clone: resolves settings and start commit, and records progress in the file's front
 * matter. An ended run is continued on its branch, with its earlier flags.
 */

import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { resolveSettings } from '../config/layers.ts';
import type { Repository } from '../git/repository.ts';
import { RedgreenError, refuseProblems } from '../run/errors.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { ownerIsGone } from '../store/run-folder.ts';
import { type StoryState, writeFrontMatter } from '../story/front-matter-write.ts';
import { type Clone, type LocalBase, localBase, openClone, uncountedConfig } from './local-clone.ts';
import { keptStory, type LocalRun, runLocally } from './local-run.ts';
import { replaceThere } from './output-file.ts';
import { openRun } from './run-database.ts';
import { type ReadStory, readStoryFile, storyFromText } from './story-input.ts';
import type { CommandIo } from './subcommand.ts';

/** How a story is run, whatever it was read from. */
export interface RunHere {
  /** A folder inside a git clone. */
  directory: string;
  /** Flags of the command line. */
  flags?: Readonly<Record<string, string | undefined>>;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends the run: what is done is kept, the outcome is `cancelled`. */
  signal: AbortSignal;
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

/**
 * Runs a story to its outcome, leaves its branch in the clone and its record in `.redgreen/`. Throws a `RedgreenError` where
 * the run could not start (story, settings, no repository); how a run went is its `outcome`.
 */
export async function runStoryHere(read: ReadStory, options: RunHere): Promise<Run> {
  const { directory, environment } = options;
  const { fixture } = read.story.frontMatter;
  if (fixture !== undefined) {
    const name = read.story.ref.path ?? 'the story';
    throw new RedgreenError('suite-story', `${name} has a fixture; run it with: redgreen eval ${name}`);
  }
  await using clone = await openClone({ cwd: directory, environment });
  return await runStoryIn(clone, read, options);
}

/** In a clone that is open. With `goesOn` from where that run has ended, else from the base. */
export async function runStoryIn(clone: Clone, read: ReadStory, options: RunHere, goesOn?: GoesOn): Promise<Run> {
  const { story, path, warnings: storyWarnings, placeOf } = read;
  const { environment, warn } = options;
  const { settings, sources, warnings, problems } = resolveSettings({
    flags: options.flags,
    environment,
    repositoryFile: clone.configText,
    story: { frontMatter: story.frontMatter, mayWrite: true, source: story.ref.path ?? 'the story', placeOf },
  });
  refuseProblems('bad-settings', problems);
  const uncounted = await uncountedConfig(clone);
  const from = goesOn?.start.kind === 'again' ? goesOn : await localBase(clone, settings);
  let reported = '';
  const warnOnce = (text: string) => {
    if (text !== reported) warn(text);
    reported = text;
  };
  const isWritten = !settings.dryRun && path !== undefined;
  await using file = isWritten ? openStoryFile(path, warnOnce) : undefined;
  const local: LocalRun = {
    story,
    read,
    settings,
    sources,
    warnings: [...storyWarnings, ...warnings, ...(uncounted ? [uncounted.warning] : [])],
    clone,
    environment,
    signal: options.signal ?? new AbortController().signal,
    start: from.start,
    hint: goesOn?.hint,
    from: { runId: goesOn?.runId, commit: from.commit },
    async onEvent(event, run) {
      await options.onEvent(event, run);
      const state = storyState(event, from.start.kind === 'again' ? from.start.branch : undefined);
      if (state !== undefined) await file?.update(state, event.type);
    },
  };
  return await runLocally(local);
}

/** What an event changes in the front matter; undefined where it changes nothing. `branch`: the one that the run goes on from. */
export function storyState(event: RecordedEvent, branch?: string): StoryState | undefined {
  const updated = event.at;
  switch (event.type) {
    case 'run-started':
      // The branch of an earlier run says nothing of this one, which may end before it has made its own.
      return { status: 'in-progress', implementation_retry_count: 0, branch: branch ?? null, updated };
    case 'branch-named':
      return { branch: event.branch, updated };
    case 'attempt-started':
      // A rework and a cycle count their retries from 0 again.
      return event.attempt.retry === 0 && event.attempt.number > 1
        ? { implementation_retry_count: 0, updated }
        : undefined;
    case 'retry-started':
      return { implementation_retry_count: event.retry, updated };
    // Before the agent too: where the branch is green as it stands, nothing else is run.
    case 'baseline-finished':
    case 'verification-finished': {
      const { result, counts, failures } = event.verification;
      const passed = result === 'passed';
      // A command that says nothing of its tests has failed all the same.
      const failed = Math.max(counts?.failed ?? failures.length, passed ? 0 : 1);
      return { last_test_run: { passed, failures: failed, timestamp: event.at }, updated };
    }
    case 'run-finished':
      return event.outcome === 'passed'
        ? { status: 'passed', implementation_retry_count: 0, updated }
        : { status: event.outcome, updated };
    default:
      return undefined;
  }
}

/**
 * Writes the state into the file as it is now – a person may have edited it meanwhile – by replacing it as a whole.
 * A link stays a link, and the mode stays. Throws where the file is gone or cannot be written.
 */
export async function writeStoryState(path: string, state: StoryState): Promise<void> {
  const file = await realpath(path);
  const before = await readFile(file);
  const after = writeFrontMatter(before, state);
  if (after.equals(before)) return;
  await replaceThere(file, after);
}

/** Writes the state of a run into its story, one after the other. `warn`: it cannot be written any more, and the run goes on: its record is elsewhere. */
export function openStoryFile(
  path: string,
  warn: (text: string) => void,
): AsyncDisposable & { update(state: StoryState, event: RecordedEvent['type']): Promise<void> } {
  let last = Promise.resolve();
  let isUnderWay = false;
  const write = (state: StoryState) => {
    last = last
      .then(() => writeStoryState(path, state))
      .catch((error: NodeJS.ErrnoException) =>
        warn(`the story file cannot be written: ${error.code ?? error.message}, ${path}`),
      );
    return last;
  };
  return {
    async update(state, event) {
      isUnderWay = event !== 'run-finished';
      await write(state);
    },
    async [Symbol.asyncDispose]() {
      // A run that could not be recorded is told no end, and would stand in its story as one that goes on.
      if (isUnderWay) await write({ status: 'error', updated: new Date().toISOString() });
    },
  };
}

/** Throws where the run is still going on, belongs to something else, or its story or branch are gone. */
export async function retryRun(io: CommandIo, here: RunHere, name: string, hint: string): Promise<Run> {
  const { run, folder } = await endedRun(io, name);
  await using clone = await openClone(io);
  const read = await storyOf(io, clone, run, folder);
  const goesOn = await startAfter(clone.repository, run, hint === '' ? undefined : hint);
  return await runStoryIn(clone, read, { ...here, flags: { ...flagsOfRun(run), ...here.flags } }, goesOn);
}

async function endedRun(io: CommandIo, name: string) {
  await using found = await openRun(io, name);
  const { run, folder } = found;
  const not = (why: string) => new RedgreenError('bad-usage', `run ${run.id} cannot be continued from here: ${why}`);
  if (run.state === 'running' && !(await ownerIsGone(folder))) throw not('it is still active');
  if (run.trigger.kind === 'eval') throw not('it belongs to an eval; `redgreen rerun` repeats it');
  if (run.story.issue !== undefined) throw not(`comment \`/retry\` on #${run.story.issue}`);
  return { run, folder };
}

/** The file as it is now, looked for from here and from the root of the clone; else as the run had it. */
async function storyOf(io: CommandIo, { root }: Clone, { id, story }: Run, folder: string) {
  const { path } = story;
  const places = path === undefined ? [] : [resolve(io.cwd, path), resolve(root, path)];
  const file = places.find((place) => existsSync(place));
  if (file !== undefined && path !== undefined) {
    const read = await readStoryFile(io.cwd, file);
    return { ...read, story: { ...read.story, ref: { ...read.story.ref, path } } };
  }
  const kept = await readFile(join(folder, keptStory), 'utf8').catch(() => undefined);
  if (kept === undefined) throw new RedgreenError('story-unreadable', `${path ?? `that of run ${id}`} is gone`);
  return storyFromText(kept, `the story of run ${id}`);
}

/** Where it had made no commit there is nothing to go on from: it begins anew. */
async function startAfter(repository: Repository, run: Run, hint: string | undefined): Promise<GoesOn> {
  const { id: runId, branch, headSha, base } = run;
  if (branch === undefined || headSha === undefined) return { runId, start: { kind: 'new' }, hint };
  const commit = await repository.resolve(`refs/heads/${branch}`);
  if (commit === undefined) {
    const back = `\`git branch ${branch} ${headSha.slice(0, 12)}\` brings it back as long as git has the commit`;
    throw new RedgreenError('bad-usage', `the branch ${branch} of run ${runId} is gone; ${back}`);
  }
  const { branch: baseBranch, commit: baseCommit } = base;
  return { runId, start: { kind: 'again', branch, baseBranch, baseCommit, hint, reviewComments: [] }, commit, hint };
}

/** What the run was told by flags; all else is read anew. */
function flagsOfRun({ settings }: Run): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, { value, source }]) =>
      source !== 'flag' || value === undefined || (typeof value === 'object' && !Array.isArray(value))
        ? []
        : [[name, Array.isArray(value) ? value.join('\n') : String(value)]],
    ),
  );
}
