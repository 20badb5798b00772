/** The library: `import { runStory } from 'redgreen'`. A story file, run in the clone around a folder, as `redgreen run` does. */

export { RedgreenError } from '../errors.ts';
export type { Outcome, RecordedEvent, Run, RunEvent } from '../run/run.ts';
export { type FlagValue as Given, runStoryFile as runStory, type StoryRun } from './story-run.ts';
