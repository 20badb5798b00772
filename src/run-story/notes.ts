/** Sentences about a verification that feedback and comment repeat: what was not part of it, and why that may matter. */

import { mentionedIn } from '../git/ignored-files.ts';
import type { Repository } from '../git/repository.ts';
import type { Checkpoint } from '../run/run.ts';
import type { RepeatedSetup } from './dependencies.ts';

/** The agent sees its own file there and must be told that the push will not have it. */
export function heldBackNotes({ heldBack }: Checkpoint): string[] {
  return heldBack
    .slice(0, 20)
    .map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}

/** What became of dependencies that an attempt changed. */
export function setupNotes(repeated: RepeatedSetup): string[] {
  if (repeated.kind === 'failed') return [repeated.note];
  const changed = repeated.changed.slice(0, 10).join(', ');
  return changed === '' ? [] : [`Changed dependencies: ${changed}; setup ran again`];
}

/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
export async function ignoredNotes(repository: Repository, output: string): Promise<string[]> {
  const paths = mentionedIn(output, await repository.ignoredChanges());
  return paths.slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
