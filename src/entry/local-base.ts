/** Finds the commit where a local run starts: the branch that `base-branch` names, or else HEAD. */

import type { Settings } from '../config/settings.ts';
import { RedgreenError } from '../errors.ts';
import type { Repository } from '../git/repository.ts';
import type { Start } from '../run-story/request.ts';
import type { Clone } from './local-clone.ts';

export interface LocalBase {
  start: Start;
  /** Absent: HEAD. */
  commit?: string;
}

/** Throws `bad-settings` where the clone does not have the branch. */
export async function localBase({ repository }: Clone, { baseBranch }: Settings): Promise<LocalBase> {
  if (baseBranch === undefined) return { start: { kind: 'new' } };
  const commit = await branchCommit(repository, baseBranch);
  if (commit === undefined) throw new RedgreenError('bad-settings', noSuchBranch(baseBranch));
  return { start: { kind: 'new', baseBranch }, commit };
}

/** The clone's own branch, else what it last saw of the remote's. */
async function branchCommit(repository: Repository, branch: string): Promise<string | undefined> {
  return (
    (await repository.resolve(`refs/heads/${branch}`)) ?? (await repository.resolve(`refs/remotes/origin/${branch}`))
  );
}

function noSuchBranch(branch: string): string {
  return `base-branch is ${branch}, and this clone has no such branch; allowed: a branch of the clone or of origin`;
}
