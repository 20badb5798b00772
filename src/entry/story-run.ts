/** Runs one story in the git clone that contains a given folder, for the commands `run` and `retry`. */

import { resolveSettings } from '../config/layers.ts';
import { RedgreenError, refuseProblems } from '../run/errors.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { type Clone, type LocalBase, localBase, openClone, uncountedConfig } from './local-clone.ts';
import { type LocalRun, runLocally } from './local-run.ts';
import type { ReadStory } from './story-input.ts';
import { openStoryFile, storyState } from './story-progress.ts';

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
