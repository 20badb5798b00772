/** One story file run in the clone around a folder: the door that the command line and other programs share. */

import { resolveSettings } from '../config/layers.ts';
import { problemText, RedgreenError } from '../errors.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import { openClone } from './local-clone.ts';
import { runLocally } from './local-run.ts';
import { readStoryFile } from './local-story.ts';
import { storyState, writeStoryState } from './story-file.ts';

/** A setting's value, or its text. */
export type Given = string | number | boolean | readonly string[];

export interface StoryRun {
  /** Path of a Markdown file, from `directory`. Its front matter is kept up to date while the run goes on. */
  story: string;
  /** A folder inside a git clone. Default: the current one. */
  directory?: string;
  /** By name as in the documentation: `{ 'max-iterations': 1, 'test-command': 'npm test' }`. */
  settings?: Readonly<Record<string, Given | undefined>>;
  /** Flags of the command line; the same settings, called flags in messages. */
  flags?: Readonly<Record<string, string | undefined>>;
  /** Default: none. The API key comes from here (`ANTHROPIC_API_KEY`) or from `settings`. */
  environment?: Readonly<Record<string, string | undefined>>;
  /** Ends the run: what is done is kept, the outcome is `cancelled`. */
  signal?: AbortSignal;
  /** Awaited: every event once it is durable, with the run after it. */
  onEvent?(event: RecordedEvent, run: Run): void | Promise<void>;
  /** Told of what is worth a word and no part of the run. */
  warn?(text: string): void;
}

/**
 * Runs a story to its outcome, leaves its branch in the clone and its record in `.redgreen/`. Throws a `RedgreenError` where
 * the run could not start (story, settings, no repository); how a run went is its `outcome`.
 */
export async function runStoryFile(options: StoryRun): Promise<Run> {
  const { directory = '.', environment = {}, warn = () => {} } = options;
  const { story, path, warnings: storyWarnings, placeOf } = await readStoryFile(directory, options.story);
  if (story.frontMatter.fixture !== undefined) {
    throw new RedgreenError(
      'suite-story',
      `${options.story} has a fixture; run it with: redgreen eval ${options.story}`,
    );
  }
  await using clone = await openClone({ cwd: directory, environment });
  const { settings, sources, problems, warnings } = resolveSettings({
    flags: options.flags,
    inputs: texts(options.settings ?? {}),
    environment,
    repositoryFile: clone.configText,
    story: { frontMatter: story.frontMatter, mayWrite: true, source: options.story, placeOf },
  });
  if (problems.length > 0) throw new RedgreenError('bad-settings', `\n${problems.map(problemText).join('\n')}`);
  return await runLocally({
    story,
    settings,
    sources,
    warnings: [...storyWarnings, ...warnings],
    clone,
    environment,
    signal: options.signal ?? new AbortController().signal,
    async onEvent(event, run) {
      await options.onEvent?.(event, run);
      if (!settings.dryRun) await keepState(path, event, warn);
    },
  });
}

function texts(settings: Readonly<Record<string, Given | undefined>>): Record<string, string | undefined> {
  const text = (value: Given | undefined) => (value === undefined || typeof value === 'string' ? value : String(value));
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('\n') : text(value as Given),
    ]),
  );
}

/** A story that cannot be written any more is told, and the run goes on: its record is elsewhere. */
async function keepState(path: string, event: RecordedEvent, warn: (text: string) => void): Promise<void> {
  const state = storyState(event);
  if (state === undefined) return;
  await writeStoryState(path, state).catch((error: Error) => {
    warn(`the story file cannot be written: ${error.message}`);
  });
}
