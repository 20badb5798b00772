/**
 * Defines the interface between a run and GitHub: comment, pull request and labels, and whether somebody asked to stop
 * the run. Its functions must not throw.
 */

import type { RecordedEvent, Run } from './run.ts';

export type Opened =
  | { kind: 'open'; number: number; url: string; draft: boolean }
  | { kind: 'refused'; reason: string; compareUrl: string }
  /** GitHub takes no draft here: it is opened when the branch is green. */
  | { kind: 'later' }
  /** Dry run: nothing was opened. */
  | { kind: 'planned' };

export interface Offer {
  branch: string;
  base: string;
  green: boolean;
}

/** A check of a commit that failed. */
export interface FailedCheck {
  name: string;
  conclusion: string;
  /** What the check says of itself: a title, a summary. */
  said: string;
  annotations: readonly { path: string; line: number; message: string }[];
  /** Read once, where there is one. */
  log?: AsyncIterable<Uint8Array>;
}

/** A commit of files alone: GitHub takes no modes. */
export interface NewCommit {
  branch: string;
  /** Where the branch is. */
  parent: string;
  message: string;
  /** Path → content. */
  files: ReadonlyMap<string, Buffer>;
  deleted: readonly string[];
}

/** `refused`: GitHub will say it again. */
export interface NotMade {
  kind: 'refused' | 'unreachable';
  reason: string;
}

/** Commits that GitHub makes itself and signs. */
export interface SignedCommits {
  makeBranch(branch: string, commit: string): Promise<NotMade | undefined>;
  makeCommit(commit: NewCommit): Promise<{ commit: string } | NotMade>;
}

export interface Forge {
  /** Told of every event; edits only where something to read has changed. Resolves at once: GitHub is never waited for. */
  onEvent(run: Run, event: RecordedEvent): Promise<void>;
  /** Call at the first checkpoint, after its push, and when the branch is green. An open one of ours is taken up again. */
  openPullRequest(run: Run, offer: Offer): Promise<Opened>;
  /** Set where rules of the branch take signed commits alone. */
  signed?: SignedCommits;
  /** A sentence where a person stopped the run, closed the issue or the pull request. */
  stopRequested(): Promise<string | undefined>;
  /** Aborted with that sentence, also between two questions. */
  stopSignal: AbortSignal;
  /** The end: comments, labels, draft or ready. `run.outcome` is set. */
  finish(run: Run): Promise<void>;
}
