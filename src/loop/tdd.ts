/**
 * Runs a red, a green and a refactor phase (TDD) for each acceptance criterion of an issue or story file. Red is proven on the
 * tree with the new tests only; green is `untilGreen` with those tests frozen; a refactor is kept only while green. Pure:
 * every step is handed in.
 */

import type { AttemptName, Checkpoint, Stop } from '../run/run.ts';
import type { TestChange, Verification } from '../run/verification.ts';
import { type LoopEnd, type Steps, type Task, untilGreen } from './loop.ts';
import { judgeRed, type RedJudgement } from './red-proof.ts';
import type { Green } from './rework.ts';

export interface Cycle {
  /** From 1. */
  number: number;
  /** What this cycle is about; empty: the whole story. */
  criteria: string[];
}

/** What the verdict has to hold beyond the base's tests. */
export interface AlsoGuard {
  /** Changes that are already known; one that fails makes the verification red. */
  findings: TestChange[];
  /** The tree whose tests must not be weakened either: the one that proved red. */
  testsOf?: string;
}

export interface TddSteps extends Steps {
  verify(
    attempt: AttemptName,
    checkpoint: Checkpoint,
    also?: AlsoGuard,
  ): Promise<{ verification: Verification; stop?: Stop }>;
  prompt(phase: 'red' | 'green' | 'refactor', cycle: Cycle, provedRed?: Verification): string;
  /** The text that sends a red phase back: `problem` is a sentence about its new tests. */
  redFeedback(attempt: AttemptName, verification: Verification, problem: string): string;
  /** Paths whose content differs between two trees. */
  changedPaths(from: string, to: string): Promise<string[]>;
  isTestPath(path: string): boolean;
  /** A commit on top of the branch whose tree is the green one again. */
  restore(green: Green, reason: string): Promise<{ checkpoint: Checkpoint; stop?: Stop }>;
}

export interface TddTask extends Pick<Task, 'maxIterations' | 'attemptsBefore'> {
  criteria: readonly string[];
  maxCycles: number;
  /** Where the run starts: the whole work tree, by which progress is judged, and what is committed of it. */
  snapshot: string;
  tree: string;
  baseline?: Verification;
}

type TddEnd = ({ kind: 'green' } & Green) | Extract<LoopEnd, { kind: 'stopped' }>;

/** Where a cycle starts. */
interface Position {
  /** What progress is judged against, and what is committed of it. */
  snapshot: string;
  tree: string;
  attempts: number;
  /** The last verification: what was red, and how many tests there were. */
  verification?: Verification;
  green?: Green;
  /** Test files that proved red in an earlier cycle. */
  frozen: readonly string[];
}

/** Runs every cycle. Ends green with the last green tree, or stopped as the loop is. */
export async function testDriven(steps: TddSteps, task: TddTask): Promise<TddEnd> {
  let at: Position = { ...task, attempts: task.attemptsBefore, verification: task.baseline, frozen: [] };
  for (const cycle of cyclesOf(task.criteria, task.maxCycles)) {
    const red = await proveRed(steps, task, cycle, at);
    if (red.kind === 'stopped') return red;
    const green = red.kind === 'met' ? red.green : await greenThenRefactor(steps, task, cycle, red);
    if ('stop' in green) return green;
    const { checkpoint, attempts, verification } = green;
    at = { snapshot: checkpoint.snapshot, tree: checkpoint.tree, attempts, verification, green, frozen: red.frozen };
  }
  if (at.green === undefined) throw new Error('a story has at least one cycle');
  return { kind: 'green', ...at.green };
}

async function greenThenRefactor(steps: TddSteps, task: TddTask, cycle: Cycle, red: Red): Promise<Green | Stopped> {
  const green = await makeGreen(steps, task, cycle, red);
  return 'stop' in green ? green : refactor(steps, cycle, green, red.frozen);
}

/** A cycle for each criterion; none: one cycle for the story; beyond `maxCycles` the rest shares the last. */
export function cyclesOf(criteria: readonly string[], maxCycles: number): Cycle[] {
  if (criteria.length === 0) return [{ number: 1, criteria: [] }];
  const count = Math.min(criteria.length, Math.max(1, maxCycles));
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    criteria: criteria.slice(at, at === count - 1 ? undefined : at + 1),
  }));
}

type Red = { kind: 'red'; proof: Verification; checkpoint: Checkpoint; attempts: number; frozen: string[] };
type Met = { kind: 'met'; green: Green; frozen: string[] };
type Stopped = Extract<LoopEnd, { kind: 'stopped' }>;

/**
 * New tests that fail for the right reason. What does not prove that goes back, with its own retries. From the second
 * cycle on, tests that still pass at once when asked again show that an earlier cycle met the criterion already.
 */
async function proveRed(steps: TddSteps, task: TddTask, cycle: Cycle, at: Position): Promise<Red | Met | Stopped> {
  let judged: RedJudgement | undefined;
  let passes = 0;
  const mayBeMet = at.green !== undefined;
  const redSteps: Steps = {
    ...steps,
    verify: (attempt, checkpoint) => steps.verify(attempt, checkpoint, { findings: [], testsOf: at.tree }),
    feedback: (attempt, verification) => steps.redFeedback(attempt, verification, judged?.problem ?? ''),
    reason: () => judged?.problem ?? 'red was not proven',
  };
  const end = await untilGreen(redSteps, {
    phase: { name: 'red', cycle: cycle.number },
    maxIterations: task.maxIterations,
    prompt: steps.prompt('red', cycle),
    tree: at.snapshot,
    attemptsBefore: at.attempts,
    async goal(verification, checkpoint) {
      const changed = await steps.changedPaths(at.tree, checkpoint.tree);
      judged = judgeRed({ verification, before: at.verification, changed, isTestPath: steps.isTestPath });
      if (judged.kind === 'passes') passes++;
      return (
        judged.kind === 'proven' || (mayBeMet && judged.kind === 'passes' && passes > Math.min(1, task.maxIterations))
      );
    },
  });
  if (end.kind === 'stopped' && end.stop.outcome === 'failed')
    return { ...end, stop: { ...end.stop, detail: `No new test proved red: ${end.stop.detail}` } };
  if (end.kind === 'stopped') return end;

  const { attempt, checkpoint, verification } = end;
  const changed = await steps.changedPaths(at.tree, checkpoint.tree);
  const frozen = [...new Set([...at.frozen, ...changed.filter(steps.isTestPath)])];
  if (judged?.kind === 'proven')
    return { kind: 'red', proof: verification, checkpoint, attempts: attempt.number, frozen };
  const text = `Cycle ${cycle.number}: the new tests passed at once, so an earlier cycle met ${quoted(cycle)} already`;
  await steps.emit({ type: 'warning', text });
  return { kind: 'met', frozen, green: { attempt, checkpoint, verification, attempts: attempt.number } };
}

async function makeGreen(steps: TddSteps, task: TddTask, cycle: Cycle, red: Red): Promise<Green | Stopped> {
  const frozen = frozenSteps(steps, red.checkpoint.tree, red.frozen);
  const end = await untilGreen(frozen, {
    phase: { name: 'green', cycle: cycle.number },
    maxIterations: task.maxIterations,
    prompt: steps.prompt('green', cycle, red.proof),
    tree: red.checkpoint.snapshot,
    attemptsBefore: red.attempts,
  });
  return end.kind === 'green' ? { ...end, attempts: end.attempt.number } : end;
}

/** The steps with the proven tests frozen: whoever touches one is red, whatever the command exits with. */
function frozenSteps(steps: TddSteps, provenTree: string, frozen: readonly string[]): TddSteps {
  return {
    ...steps,
    async verify(attempt, checkpoint) {
      const changed = new Set(await steps.changedPaths(provenTree, checkpoint.tree));
      const findings = frozen
        .filter((path) => changed.has(path))
        .map(
          (path): TestChange => ({
            kind: 'fails',
            rule: 'frozen-test',
            path,
            message: 'this test proved red and is frozen: put it back as it was, and change the production code',
          }),
        );
      return steps.verify(attempt, checkpoint, { findings, testsOf: provenTree });
    },
  };
}

/** One go at the green tree. Anything but green – and a limit on the way – throws it away; only a cancel or a failed push ends the run. */
async function refactor(
  steps: TddSteps,
  cycle: Cycle,
  green: Green,
  frozen: readonly string[],
): Promise<Green | Stopped> {
  const stopped = (stop: Stop, attempts: number): Stopped => ({ kind: 'stopped', stop, attempts });
  const limit = await steps.limit();
  if (isCancel(limit)) return stopped(limit, green.attempts);
  if (limit !== undefined) return green;

  const number = green.attempts + 1;
  const attempt: AttemptName = {
    number,
    phase: { name: 'refactor', cycle: cycle.number },
    retry: 0,
    of: green.attempt.of,
  };
  await steps.emit({ type: 'attempt-started', attempt });
  const work = await steps.implement(attempt, steps.prompt('refactor', cycle));
  const { checkpoint, stop: unpublished } = await steps.checkpoint(attempt);
  if (unpublished !== undefined) return stopped(unpublished, number);

  const kept: Green = { ...green, attempts: number };
  if (checkpoint.snapshot === green.checkpoint.snapshot) return isCancel(work.stop) ? stopped(work.stop, number) : kept;

  let stop = work.stop ?? (await steps.cancelled());
  if (stop === undefined) {
    const verified = await frozenSteps(steps, green.checkpoint.tree, frozen).verify(attempt, checkpoint);
    stop = verified.stop;
    const { verification } = verified;
    if (stop === undefined && verification.result === 'passed') {
      return { attempt, checkpoint, verification, attempts: number };
    }
  }
  const restored = await putBack(steps, kept, `refactor ${cycle.number} was thrown away: it was not green`);
  return isCancel(stop) && !('stop' in restored) ? stopped(stop, number) : restored;
}

function isCancel(stop: Stop | undefined): stop is Stop {
  return stop?.outcome === 'cancelled';
}

async function putBack(steps: TddSteps, green: Green, reason: string): Promise<Green | Stopped> {
  const { checkpoint, stop } = await steps.restore(green, reason);
  const { tree, commit } = checkpoint;
  await steps.emit({ type: 'green-restored', attempt: green.attempt.number, tree, commit, reason });
  if (stop !== undefined) return { kind: 'stopped', stop, attempts: green.attempts };
  return { ...green, checkpoint };
}

function quoted(cycle: Cycle) {
  return cycle.criteria.length === 0 ? 'the story' : cycle.criteria.map((criterion) => `“${criterion}”`).join(', ');
}
