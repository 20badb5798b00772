/**
 * Repeats attempts until the tests pass: the agent changes the code, the change is committed and tested, and the agent
 * hears of failures. Keep it pure: all steps are passed in as functions, and everything that happens is emitted as an
 * event.
 */

import type { AttemptName, Checkpoint, Phase, Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { Green, ProtectedTests, Steps } from './steps.ts';

export interface Task {
  phase: Phase;
  maxIterations: number;
  /** The first prompt; each retry's prompt is feedback. */
  prompt: string;
  /** Of the tree before the first attempt. */
  snapshot: string;
  /** That tree, where it is green already: to change nothing of it is no failure. */
  green?: Green;
  protectedTests?(checkpoint: Checkpoint): Promise<ProtectedTests>;
  /** Why the phase does not have what it wanted, in a sentence that feedback begins with. Default: the commands have to exit 0. */
  lacks?(verification: Verification, checkpoint: Checkpoint): Promise<string | undefined>;
}

/** Runs attempts of one phase: the initial one and at most `maxIterations` retries, each fed what failed before it. */
export async function untilGreen(steps: Steps, task: Task): Promise<Green | { stop: Stop }> {
  /** Snapshots that attempts of this phase have left, and their numbers. */
  const earlier = new Map<string, number>();
  let prompt = task.prompt;
  /** What the attempt before left. Nothing lacks: it is green, but its agent had not called it done. */
  let last: { left: Green; lacks?: string } | undefined = task.green && { left: task.green };

  for (let retry = 0; ; retry++) {
    const number = steps.begun + 1;
    const attempt: AttemptName = { number, phase: task.phase, retry, of: task.maxIterations };

    const limit = await steps.limit(attempt);
    if (limit !== undefined) return { stop: limit };
    steps.begun = number;
    await steps.emit({ type: 'attempt-started', attempt });
    const reason = last?.lacks;
    if (reason !== undefined) await steps.emit({ type: 'retry-started', attempt, retry, of: attempt.of, reason });
    const { stop, unfinished = false } = await steps.implement(attempt, prompt);
    if (stop?.outcome === 'setup-failed') return { stop };
    const isDone = stop === undefined && !unfinished;

    const { checkpoint, stop: unpublished } = await steps.checkpoint(attempt);
    const { snapshot } = checkpoint;
    if (unpublished !== undefined) return { stop: stop ?? unpublished };
    const before = last?.left.checkpoint.snapshot ?? task.snapshot;
    const idle = noProgress(snapshot, before, earlier, task.snapshot);
    if (idle !== undefined) {
      // Nothing was left to do on a green that only its agent's word was missing for.
      if (last && reason === undefined && snapshot === before && isDone) return last.left;
      if (stop !== undefined) return { stop };
      const detail = `No progress detected: ${idle}`;
      await steps.emit({ type: 'no-progress', attempt: number, detail });
      const outcome = number === 1 ? 'no-changes' : 'no-progress';
      return { stop: { outcome, detail, cause: unfinished ? 'turn-limit' : undefined } };
    }

    const verified = await steps.verify(attempt, checkpoint, await task.protectedTests?.(checkpoint));
    if (!('verification' in verified)) return { stop: stop ?? verified.stop };
    const { verification, stop: ended } = verified;
    const feedback = () => steps.feedback(attempt, verification);
    const exitCode = () => (verification.result === 'passed' ? undefined : feedback().reason);
    const lacks = task.lacks ? await task.lacks(verification, checkpoint) : exitCode();
    if (ended !== undefined) return { stop: ended };
    const left: Green = { attempt, checkpoint, verification };
    if (lacks === undefined && (isDone || fixed(verification))) return left;
    if (stop !== undefined) {
      return { stop: lacks === undefined && !task.green ? { ...stop, detail: `${stop.detail}; ${greenSoFar}` } : stop };
    }
    if (retry === task.maxIterations) return { stop: { outcome: 'failed', detail: lacks ?? neverDone } };

    prompt = lacks === undefined ? goOn : `${task.lacks ? `${lacks}\n\n` : ''}${feedback().text}`;
    last = { left, lacks };
    earlier.set(snapshot, number);
  }
}

const greenSoFar = 'the tests are green over the work so far, which is kept';
const neverDone = 'the tests are green, but the agent was stopped at max-turns before it had said that it was done';
const goOn =
  'You were stopped at the limit of model calls. The tests are green over what is in the tree. Where something of the story is left, go on with it; where nothing is, say so.';

/** Going back and forth (A→B→A) ends as early as doing nothing, and so does taking everything back, even where that was green. */
function noProgress(snapshot: string, before: string, earlier: ReadonlyMap<string, number>, start: string) {
  if (snapshot === before) return 'no file changed';
  const same = earlier.get(snapshot);
  if (same !== undefined) return `same tree as attempt ${same}`;
  return snapshot === start ? 'same tree as before the first attempt' : undefined;
}

/** Green tests show that nothing broke; that the story is met needs the agent's word, or a test that was red and is green. */
function fixed({ sinceBaseline, sinceLast }: Verification): boolean {
  return [sinceBaseline, sinceLast].some((since) => (since?.fixed.length ?? 0) > 0);
}
