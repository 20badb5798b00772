/**
 * Carries a story (task) from the first attempt to the published result, with tests and a review on the way. A run may
 * pass only where the tree that was verified is the tree that was pushed.
 */

import { fixTask, implementTask, mergeTask, nonceOf, upgradeTask } from '../agent/prompt.ts';
import { untilGreen } from '../loop/loop.ts';
import { type Reviewed, reviewAndRework } from '../loop/rework.ts';
import type { Green } from '../loop/steps.ts';
import { testDriven } from '../loop/tdd.ts';
import { explain } from '../run/errors.ts';
import type { Stop } from '../run/run.ts';
import { type Verification, waitingIn } from '../run/verification.ts';
import { paragraphs } from '../text/paragraphs.ts';
import type { Agents } from './agent-and-reviewer.ts';
import { feedbackOn, makeSteps } from './attempt-steps.ts';
import { openCheckpoints } from './checkpoint.ts';
import { modeOf } from './command-detection.ts';
import { conflictText } from './comparison-trees.ts';
import { type End, keepAsPatch, openPublisher, type Publisher } from './publish.ts';
import { skipFinishedSteps } from './resume.ts';
import { hasWishes } from './run-request.ts';
import type { Base, Verifier } from './verifier.ts';

export async function implementStory(base: Base, agents: Agents): Promise<End> {
  const { request, workspace, emit } = base.verifier;
  const publisher = openPublisher(request, workspace, emit);
  return await publisher.settle(await implemented(base, agents, publisher));
}

async function implemented(base: Base, agents: Agents, publisher: Publisher): Promise<End> {
  const { baseline, verifier } = base;
  const { request, settings, workspace, repository, limits, headTree } = verifier;
  const { head, takenUp } = workspace;
  const { start } = request.code;
  const conflicts = await conflictText(workspace, settings.maxFeedbackChars);
  const stands = start.kind === 'again' && !hasWishes(request) && conflicts === '' && baseline?.result === 'passed';
  const unwanted = stands ? await limits.cancelled() : undefined;
  if (unwanted !== undefined) return unwanted;
  if (workspace.merge !== undefined && conflicts === '') {
    const merged = { attempt: 0, commit: head, tree: headTree, last: false };
    const published = await publisher.publish(merged);
    if ('stop' in published) return published.stop;
  }
  if (stands && waitingIn(baseline).length === 0) {
    const asIs = start.update ? `${workspace.base.branch} was merged already, and the branch is green.` : greenAsIs;
    const detail =
      workspace.merge === undefined ? asIs : `${workspace.base.branch} is merged, and the branch is green.`;
    return { outcome: 'passed', detail, verifiedTree: headTree, pushedTree: headTree };
  }

  const checkpoints = openCheckpoints(verifier, publisher);
  const steps = skipFinishedSteps(makeSteps({ ...base, ...agents, checkpoints }), verifier);
  if (takenUp !== undefined) {
    await repository.writeTree(takenUp.tree);
    await publisher.offer();
  }
  const begins = conflicts === '' ? headTree : (workspace.merge?.marked ?? headTree);
  if (begins !== headTree) await repository.writeTree(begins);
  const { maxIterations } = settings;
  if (stands) return await endOf(await reviewAndRework(steps, settings, greenHead(headTree, baseline)), verifier);
  const isTdd = baseline !== undefined && modeOf(request) === 'tdd';
  const end = isTdd
    ? await testDriven(
        steps,
        { criteria: request.story.criteria, maxCycles: settings.tddMaxCycles, maxIterations },
        greenHead(headTree, baseline),
      )
    : await untilGreen(steps, {
        phase: { name: 'standard' },
        maxIterations,
        prompt: conflicts === '' ? firstTask(base) : mergeTask(conflicts, nonceOf(request.record.runId)),
        snapshot: begins,
      });
  if ('stop' in end) return { ...withCause(end.stop, verifier.before, conflicts), pushedTree: checkpoints.last().tree };
  return await endOf(await reviewAndRework(steps, settings, end), verifier);
}

/** What is red before any change, and what the agent is asked to do about the story. */
function firstTask({ baseline, verifier }: Base) {
  const isRed = baseline !== undefined && baseline.result !== 'passed';
  const { theirs } = verifier.request.code.start;
  const task = theirs === undefined ? implementTask : theirs.bot ? upgradeTask : fixTask;
  return paragraphs([isRed ? feedbackOn(verifier, baseline) : '', task]);
}

const greenAsIs = 'The branch is green as it stands, and nothing else was asked.';

/** An agent that changes nothing over green tests may have found the story done; where a conflict is left it has not. */
function withCause(stop: Stop, baseline: Verification | undefined, conflicts: string): Stop {
  if (stop.outcome !== 'no-changes' || stop.cause !== undefined) return stop;
  if (conflicts !== '') return { ...stop, cause: 'conflict' };
  // A green that waits for somebody's word on changed tests is not done.
  const isDone = baseline?.result === 'passed' && waitingIn(baseline).length === 0;
  return isDone ? { ...stop, cause: 'green-before' } : stop;
}

/** The head of a branch that is green as it stands, as an attempt that nobody made. */
export function greenHead(tree: string, verification: Verification): Green {
  const attempt = { number: 0, phase: { name: 'standard' as const }, retry: 0, of: 0 };
  const nothing = { files: 0, insertions: 0, deletions: 0, paths: [], heldBack: [] };
  return { attempt, checkpoint: { tree, snapshot: tree, ...nothing }, verification };
}

/** What the run may be called: passed only where what was verified is what is pushed. */
export async function endOf(end: Reviewed, { request, workspace, headTree }: Verifier): Promise<End> {
  const { settings, code } = request;
  const { checkpoint, verification } = end.green;
  const trees = { verifiedTree: verification.tree, pushedTree: checkpoint.tree };
  if (end.stop !== undefined) return { ...end.stop, ...trees };
  if (checkpoint.tree === headTree && checkpoint.heldBack.length > 0) {
    const names = checkpoint.heldBack.map(({ path, reason: why }) => `${path} (${why})`).join(', ');
    const kept = await keepAsPatch(request, workspace, checkpoint.snapshot);
    const detail = `Nothing is left that may be pushed. ${kept}. Held back: ${names}`;
    return { outcome: 'publish-failed', cause: 'held-back', detail, ...trees };
  }
  const changed = end.changedTests?.length ?? 0;
  const count = `${changed} changed ${changed === 1 ? 'test' : 'tests'}`;
  const detail =
    changed > 0
      ? `passed – ${count}: review them`
      : `The test command exited 0 on exactly the tree that ${settings.dryRun ? 'would be' : 'was'} ${code.source.kind === 'local' ? 'committed' : 'pushed'}.`;
  return { outcome: 'passed', detail, ...trees };
}

export function broken(error: unknown): End {
  const { outcome, what, fix } = explain(error);
  return { outcome, detail: `${what}. ${fix}` };
}
