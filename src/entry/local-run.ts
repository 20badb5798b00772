/** The wiring of a run in a local clone. */

import { RedgreenError } from '../errors.ts';
import type { Run } from '../run.ts';
import type { LocalRun } from './commands/run.ts';

export async function runLocally({ story }: LocalRun): Promise<Run> {
  throw new RedgreenError('internal', `the run of "${story.title}" is not wired yet`);
}
