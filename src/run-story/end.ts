/** How a run ends: what it may be called, and which trees that is said of. */

import { explain } from '../errors.ts';
import type { LoopEnd } from '../loop/loop.ts';
import type { Green, ReviewEnd } from '../loop/rework.ts';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { RunRequest } from './request.ts';

export interface End extends Stop {
  verifiedTree?: string;
  pushedTree?: string;
}

export function greenOf(end: Extract<LoopEnd, { kind: 'green' }>): Green {
  return { attempts: end.attempt.number, ...end };
}

/** A green head whose changed tests wait for somebody who may say that the story asks for them. */
export function standing(tree: string, verification: Verification): Green {
  const attempt = { number: 0, phase: { name: 'standard' as const }, retry: 0, of: 0 };
  const nothing = { files: 0, insertions: 0, deletions: 0, paths: [], heldBack: [] };
  return { attempt, checkpoint: { tree, snapshot: tree, ...nothing }, verification, attempts: 0 };
}

/** What the run may be called: passed only where what was verified is what is pushed. `keepAsPatch` says where a tree is then. */
export async function endOf(
  end: ReviewEnd,
  { settings, code }: RunRequest,
  headTree: string,
  keepAsPatch: (tree: string) => Promise<string>,
): Promise<End> {
  const { checkpoint, verification } = end.green;
  const trees = { verifiedTree: verification.tree, pushedTree: checkpoint.tree };
  if (end.kind === 'stopped') return { ...end.stop, ...trees };
  if (checkpoint.tree === headTree && checkpoint.heldBack.length > 0) {
    const names = checkpoint.heldBack.map(({ path, reason: why }) => `${path} (${why})`).join(', ');
    const kept = await keepAsPatch(checkpoint.snapshot);
    const detail = `Nothing is left that may be pushed. ${kept}. Held back: ${names}`;
    return { outcome: 'publish-failed', cause: 'held-back', detail, ...trees };
  }
  const changed = end.changedTests.length;
  const count = `${changed} changed ${changed === 1 ? 'test' : 'tests'}`;
  const detail =
    changed > 0
      ? `passed – ${count}: review them`
      : `The test command exited 0 on exactly the tree that ${settings.dryRun ? 'would be' : 'was'} ${code.source.kind === 'local' ? 'committed' : 'pushed'}.`;
  return { outcome: 'passed', detail, ...trees };
}

/** Throws the error on where its run has no first event: then there is nothing that could end. */
export function brokenRun(recorder: RunRequest['record']['recorder'], error: unknown): End {
  if (!recorder.hasBegun()) throw error;
  return broken(error);
}

export function broken(error: unknown): End {
  const { outcome, what, fix } = explain(error);
  return { outcome, detail: `${what}. ${fix}` };
}
