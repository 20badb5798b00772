/**
 * Repeats implementing, committing and testing a change, with failures fed back to the agent, until tests pass or a limit
 * stops it. It is pure: every step is handed in, and everything that happens leaves as an event.
 */

import type { AttemptName, Checkpoint, Phase, RunEvent, Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';

/** What the loop is given to work with. A step throws only where something broke; all else is a value. */
export interface Steps {
  /** Cancel, deadline, cost: asked in one place, before the costly call. */
  limit(): Promise<Stop | undefined>;
  /** A person's wish alone, asked before a verification: work that a limit ended is verified all the same. */
  cancelled(): Promise<Stop | undefined>;
  /** One go of the agent. A stop (budget, deadline, cancel, provider) ends the run after its work is kept and judged. */
  implement(attempt: AttemptName, prompt: string): Promise<Work>;
  /** Snapshot of the whole tree, committed and pushed where something changed. */
  checkpoint(attempt: AttemptName): Promise<{ checkpoint: Checkpoint; stop?: Stop }>;
  verify(attempt: AttemptName, checkpoint: Checkpoint): Promise<{ verification: Verification; stop?: Stop }>;
  /** The text about a red verification that the agent gets. */
  feedback(attempt: AttemptName, red: Verification): string;
  /** One sentence for logs and rows: `1 test failing (discount takes ten percent off)`. */
  reason(red: Verification): string;
  emit(event: RunEvent): Promise<void>;
}

export interface Task {
  phase: Phase;
  maxIterations: number;
  /** The first prompt; each retry's prompt is feedback. */
  prompt: string;
  /** The tree before the first attempt. */
  tree: string;
  /** Attempts that the run has behind it. */
  attemptsBefore: number;
  /** When the phase has what it wanted. Default: the commands exited 0. The red phase of TDD wants a failing test. */
  goal?(verification: Verification, checkpoint: Checkpoint): boolean | Promise<boolean>;
}

export type LoopEnd =
  | ({ kind: 'green' } & GreenTree)
  | { kind: 'stopped'; stop: Stop; attempts: number; red?: Verification };

/** Runs attempts of one phase: the initial one and at most `maxIterations` retries, each fed what failed before it. */
export async function untilGreen(steps: Steps, task: Task): Promise<LoopEnd> {
  const earlier: EarlierAttempt[] = [];
  let prompt = task.prompt;
  let before = task.tree;
  let red: Verification | undefined;
  /** A green that its agent had not called done. */
  let kept: GreenTree | undefined;

  for (let retry = 0; ; retry++) {
    const number = task.attemptsBefore + retry + 1;
    const attempt: AttemptName = { number, phase: task.phase, retry, of: task.maxIterations };
    const stopped = (stop: Stop, attempts = number): LoopEnd => ({ kind: 'stopped', stop, attempts, red });

    const limit = await steps.limit();
    if (limit !== undefined) return stopped(limit, number - 1);
    await announce(steps, attempt, red);
    const work = await steps.implement(attempt, prompt);
    if (work.discarded !== undefined) return stopped(work.discarded);

    const { checkpoint, stop: unpublished } = await steps.checkpoint(attempt);
    const stop = unpublished ?? work.stop;
    if (stop !== undefined && (unpublished !== undefined || !mayVerify(work))) return stopped(work.stop ?? stop);
    const progress = judgeProgress(checkpoint.snapshot, before, earlier, task.tree);
    if (progress.kind === 'none') {
      // Nothing was left to do on a green that only its agent's word was missing for.
      if (kept !== undefined && checkpoint.snapshot === before && keptGreen(work)) return { ...kept, kind: 'green' };
      if (stop !== undefined) return stopped(stop);
      await steps.emit({ type: 'no-progress', attempt: number, detail: progress.detail });
      const outcome = number === 1 ? 'no-changes' : 'no-progress';
      return stopped({ outcome, detail: progress.detail, cause: work.unfinished ? 'turn-limit' : undefined });
    }

    const cancel = await steps.cancelled();
    if (cancel !== undefined) return stopped(cancel);
    const { verification, stop: ended } = await steps.verify(attempt, checkpoint);
    const green = (await task.goal?.(verification, checkpoint)) ?? verification.result === 'passed';
    if (!green) red = verification;
    if (ended !== undefined) return stopped(ended);
    if (green && keptGreen(work, verification)) return { kind: 'green', attempt, checkpoint, verification };
    if (stop !== undefined) return stopped(green ? { ...stop, detail: `${stop.detail}; ${greenSoFar}` } : stop);
    if (retry === task.maxIterations) {
      return stopped({ outcome: 'failed', detail: green ? neverDone : steps.reason(verification) });
    }

    kept = green ? { attempt, checkpoint, verification } : undefined;
    prompt = green ? goOn : steps.feedback(attempt, verification);
    before = checkpoint.snapshot;
    earlier.push({ number, tree: checkpoint.snapshot });
  }
}

const greenSoFar = 'the tests are green over the work so far, which is kept';
const neverDone = 'the tests are green, but the agent was stopped at max-turns before it had said that it was done';
const goOn =
  'You were stopped at the limit of model calls. The tests are green over what is in the tree. Where something of the story is left, go on with it; where nothing is, say so.';

async function announce(steps: Steps, attempt: AttemptName, red: Verification | undefined) {
  await steps.emit({ type: 'attempt-started', attempt });
  if (red === undefined) return;
  const { retry, of } = attempt;
  await steps.emit({ type: 'retry-started', attempt, retry, of, reason: steps.reason(red) });
}

export type Progress = { kind: 'changed' } | { kind: 'none'; detail: string };

/** One attempt of the same cycle or rework that is already behind us. */
export interface EarlierAttempt {
  number: number;
  tree: string;
}

/**
 * Compares the tree after an attempt with the tree before it and with those of every earlier attempt of the same phase,
 * so that going back and forth (A→B→A) ends as early as doing nothing. `start` is the tree before the first of them:
 * taking everything back is no progress either, even where that tree was green.
 */
export function judgeProgress(
  tree: string,
  before: string,
  earlier: readonly EarlierAttempt[],
  start: string,
): Progress {
  if (tree === before) return none('no file changed');
  const same = earlier.find((attempt) => attempt.tree === tree);
  if (same !== undefined) return none(`same tree as attempt ${same.number}`);
  if (tree === start) return none('same tree as before the first attempt');
  return { kind: 'changed' };
}

function none(what: string): Progress {
  return { kind: 'none', detail: `No progress detected: ${what}` };
}

/** How one go of the agent ended. */
export interface Work {
  stop?: Stop;
  /** It was ended at its turn limit before it had said that it was done. */
  unfinished?: boolean;
  /** Why nothing can decide over it: it is neither kept nor verified, and the run ends so. */
  discarded?: Stop;
  /** The run's own time is not over: where the agent's is, what is left is there to verify its work. */
  inTime?: boolean;
}

/** A green tree, and the attempt that made it. */
export interface GreenTree {
  attempt: AttemptName;
  checkpoint: Checkpoint;
  verification: Verification;
}

/** Work that is there is verified whatever ended the agent, but where a person stopped the run, or its time is over. */
export function mayVerify({ stop, inTime = false }: Work): boolean {
  return stop?.outcome !== 'cancelled' && (stop?.outcome !== 'timed-out' || inTime);
}

/** Green tests show that nothing broke; that the story is met needs the agent's word, or a test that was red and is green. */
export function keptGreen({ stop, unfinished = false }: Work, verification?: Verification): boolean {
  if (stop === undefined && !unfinished) return true;
  return [verification?.sinceBaseline, verification?.sinceLast].some((since) => (since?.fixed.length ?? 0) > 0);
}
