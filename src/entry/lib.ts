/** The library: the documented way in for other programs. */

export { resolveSettings } from '../config/layers.ts';
export type { RecordedEvent, Run, RunEvent } from '../run.ts';
export type { Forge, RunRequest } from '../run-request.ts';
export { runStory } from '../run-story.ts';
export { storyFromFile } from '../story.ts';
