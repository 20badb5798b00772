/** The tree that a run works in. */

import type { Repository } from '../git/repository.ts';
import type { Stop } from '../run/run.ts';

export interface Workspace {
  repository: Repository;
  /** The commit the run starts from, its branch's head. */
  head: string;
  base: { branch: string; commit: string };
  branch: string;
  /** Where somebody else's branch left the base branch. */
  forkPoint?: string;
  /** Commits of the base branch that the branch does not have. */
  behind: number;
  /** Set where the run goes on in another process, and has pushed before. */
  takenUp?: TakenUp;
  /** Set where the head is a merge that nobody has but this run. */
  merge?: Merge;
}

export interface Merge {
  /** The branch on the remote, and the base branch that is merged into it. */
  parent: string;
  merged: string;
  message: string;
  conflicts: string[];
  messages: string;
  /** The merged tree with the marks of the conflicts. */
  marked: string;
}

/** What of the run is on the remote. */
export interface TakenUp {
  /** Our last commit there. */
  commit: string;
  tree: string;
  /** All of ours that are there. */
  commits: ReadonlySet<string>;
}

export type Opening = Promise<Workspace | { stop: Stop }>;
