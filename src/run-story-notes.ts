/** Sentences about a verification that feedback and comment repeat: what was not part of it, and why that may matter. */

import type { Checkpoint } from './run.ts';
import { mentionedIn } from './workspace/ignored-files.ts';
import { changedManifests } from './workspace/manifests.ts';
import type { Repository } from './workspace/repository.ts';

/** The agent sees its own file there and must be told that the push will not have it. */
export function heldBackNotes({ heldBack }: Checkpoint): string[] {
  return heldBack
    .slice(0, 20)
    .map(({ path, reason }) => `${path} is not part of what was tested and will not be pushed: ${reason}`);
}

/** Dependencies are as setup installed them for `headTree`. */
export async function manifestNotes(repository: Repository, headTree: string, tree: string): Promise<string[]> {
  const { paths } = await repository.diffStat(headTree, tree);
  return changedManifests(paths)
    .slice(0, 5)
    .map((path) => `${path} changed after setup: dependencies are still those that setup installed`);
}

/** For a red verification: ignored files that the agent wrote and that the output speaks of. */
export async function ignoredNotes(repository: Repository, output: string): Promise<string[]> {
  const paths = mentionedIn(output, await repository.ignoredChanges());
  return paths.slice(0, 5).map((path) => `${path} is ignored by git: it is in no commit, and the tests run without it`);
}
