/** What makes a verdict of a verification: flakes, the guard, the base's tests, a fresh install, proofs. */

import { extname } from 'node:path';
import { tellGone } from '../proof/gone-tests.ts';
import { testsOf } from '../proof/proof-tests.ts';
import type { Verification } from '../run/verification.ts';
import { type Decided, openDeciding } from './deciding.ts';
import { settleFlakes } from './flakes.ts';
import { installsFresh } from './fresh-install.ts';
import { markedFiles } from './merge.ts';
import { heldBackNotes, ignoredNotes } from './notes.ts';
import { proved, readAhead } from './prove.ts';
import { changedPaths, rerunRed } from './rerun.ts';
import { judge } from './verdict.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';
import type { Warmth } from './warm.ts';

interface Shared {
  warmth: Warmth;
  /** A verifier for other commands than the run's own. */
  open(options: VerifierOptions): Verifier;
}

export function openJudge(
  options: VerifierOptions,
  verifier: Verifier,
  { warmth, open }: Shared,
): Pick<Verifier, 'stands' | 'judge'> {
  const { request, workspace, limits, baseTree, emit } = options;
  const { settings } = request;
  const { repository } = workspace;
  const deciding = openDeciding(options, verifier, open);
  let previous = options.previous;
  let suiteMs = 0;
  return {
    async stands(tree, name, { told }) {
      const { decided, notes, ...by } = await deciding(tree, name);
      const { options: own, verifier: mine } = by;
      const red = await mine.run(tree, name);
      const settled = await settleFlakes(own, mine, { tree, name, red });
      const whole = await judge(own, mine, { tree, name, settled });
      const judged = await backed(by, tree, name, whole);
      const ended = told ? await proved(own, mine, { tree, name, green: judged }) : judged;
      return withDecided(ended, { decided, notes });
    },
    async judge(attempt, checkpoint, also) {
      await emit({ type: 'verification-started', attempt: attempt.number });
      const name = `attempt-${attempt.number}`;
      const { tree } = checkpoint;
      const { decided, notes: elsewhere, ...by } = await deciding(tree, name);
      const { options: own, verifier: mine } = by;
      const notes = heldBackNotes(checkpoint);
      // Of other projects it says nothing.
      const before = previous?.decided?.test === decided?.test ? previous : undefined;
      // Whether red is proven is told by every new test, not by those that failed last time.
      const mayPick = attempt.phase.name !== 'red';
      const again = { tree, name, previous: before, suiteMs, notes };
      const picked = mayPick ? await rerunRed(own, mine, again) : undefined;
      const changed = settings.proof === 'off' ? [] : await changedPaths(own, baseTree, tree);
      const onStarted = () => {
        loadForProof(changed);
        readAhead(own, mine, { tree, changed });
      };
      const verified = picked ?? (await mine.run(tree, name, { previous: before, notes, onStarted }));
      if (picked === undefined) suiteMs = verified.durationMs;
      const ignored = verified.result === 'passed' ? [] : await ignoredNotes(repository, verified.output);
      const noted = { ...verified, notes: [...verified.notes, ...ignored] };
      const settled = picked ? noted : await settleFlakes(own, mine, { tree, name, red: noted });
      const told = await tellGone(repository, settled, { previous: before, baseline: mine.baseline });
      const whole = await judge(own, mine, { tree, name, settled: told, also });
      const marked = await markedFiles(workspace, tree);
      const unmarked = marked.length === 0 ? whole : withMarks(whole, marked);
      const judged = await backed(by, tree, name, unmarked);
      const ended = await proved(own, mine, { tree, name, green: judged });
      const verification = withDecided(ended, { decided, notes: elsewhere });
      previous = verification;
      await emit({ type: 'verification-finished', attempt: attempt.number, verification });
      // A green that came in time stands, also where the run ends now.
      const stop = verification.result === 'passed' ? undefined : limits.aborted();
      return { verification, stop };
    },
  };

  /** A green that stands without what a cache or an earlier install gave it. */
  async function backed(
    by: Pick<Decided, 'options' | 'verifier'>,
    tree: string,
    name: string,
    verification: Verification,
  ): Promise<Verification> {
    const green = await warmth.confirmed(by.verifier, { tree, name, verification });
    return installsFresh(by.options, { tree, name, green });
  }
}

function withDecided(verification: Verification, { decided, notes }: Pick<Decided, 'decided' | 'notes'>): Verification {
  return decided === undefined ? verification : { ...verification, notes: [...verification.notes, ...notes], decided };
}

function withMarks(verification: Verification, marked: readonly string[]): Verification {
  const note = `The marks of a conflict are left in ${marked.slice(0, 10).join(', ')}: bring both sides together, and take the marks out.`;
  return { ...verification, result: 'failed', notes: [...verification.notes, note] };
}

const mostKinds = 3;

/** While the tests of a change run: the parsers that prove a green with. */
function loadForProof(changed: readonly { path: string }[]): void {
  const kinds = new Map(changed.map(({ path }) => [extname(path), path] as const));
  const files = [...kinds.values()].slice(0, mostKinds).map((path) => ({ path, tree: '' }));
  testsOf(files).catch(() => undefined);
}
