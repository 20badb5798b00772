/** The tree that a run works in. */

import type { Repository } from '../git/repository.ts';
import type { Stop } from '../run/run.ts';

export interface Workspace {
  repository: Repository;
  /** The commit the run starts from, its branch's head. */
  head: string;
  base: { branch: string; commit: string };
  branch: string;
  /** Commits of the base branch that the branch does not have. */
  behind: number;
  /** Set where the run goes on in another process, and has pushed before. */
  takenUp?: TakenUp;
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
