/** Carries a tree from its commands' run to the verdict on it. */

import type { Verification } from '../run/verification.ts';
import { type Decided, openDeciding } from './deciding.ts';
import { settleFlakes } from './flakes.ts';
import { verifiedAgain } from './kept-baseline.ts';
import { markedFiles } from './merge.ts';
import { heldBackNotes, ignoredNotes } from './notes.ts';
import { rerunRed } from './red-rerun.ts';
import { verdictOn } from './verdict.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

export function openJudge(
  options: VerifierOptions,
  verifier: Verifier,
  /** A verifier for other commands than the run's own. */
  open: (options: VerifierOptions) => Verifier,
): Pick<Verifier, 'stands' | 'judge'> {
  const { workspace, limits, emit } = options;
  const deciding = openDeciding(options, verifier, open);
  let previous = options.previous;
  let suiteMs = 0;
  return {
    async stands(tree, name, { announced }) {
      const { decided, notes, options: own, verifier: mine } = await deciding(tree, name);
      const red = await mine.run(tree, name);
      const settled = await settleFlakes(own, mine, { tree, name, red });
      const judged = await verdictOn(own, mine, { tree, name, settled, ends: announced });
      return withDecided(judged, { decided, notes });
    },
    async judge(attempt, checkpoint, { also, standing } = {}) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const { decided, notes: elsewhere, options: own, verifier: mine } = await deciding(tree, name);
      const notes = heldBackNotes(checkpoint);
      // Of other projects it says nothing.
      const before = previous?.decided?.test === decided?.test ? previous : undefined;
      // Whether red is proven is told by every new test, not by those that failed last time; how a run ends, by the whole suite.
      const mayPick = attempt.phase.name !== 'red' && attempt.retry < attempt.of;
      const again = { tree, name, previous: before, suiteMs, notes };
      const picked = mayPick ? await rerunRed(own, mine, again) : undefined;
      const first = picked ?? (await mine.run(tree, name, { previous: before, notes }));
      if (picked === undefined) suiteMs = first.durationMs;
      const verified = await verifiedAgain(own, mine, first);
      const ignored = verified.result === 'passed' ? [] : await ignoredNotes(workspace.repository, verified.output);
      const noted = { ...verified, notes: [...verified.notes, ...ignored] };
      const settled = picked ? noted : await settleFlakes(own, mine, { tree, name, red: noted });
      const marked = await markedFiles(workspace, tree);
      const unmarked = marked.length === 0 ? settled : withMarks(settled, marked);
      const judged = await verdictOn(own, mine, { tree, name, settled: unmarked, also, standing, ends: true });
      const verification = withDecided(judged, { decided, notes: elsewhere });
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };
}

function withDecided(verification: Verification, { decided, notes }: Pick<Decided, 'decided' | 'notes'>): Verification {
  return decided === undefined ? verification : { ...verification, notes: [...verification.notes, ...notes], decided };
}

function withMarks(verification: Verification, marked: readonly string[]): Verification {
  const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(', ')}: bring both sides together, and take the marks out.`;
  return { ...verification, result: 'failed', notes: [...verification.notes, note] };
}
