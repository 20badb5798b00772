/** The loop's steps, made of the rooms: what it is to implement, keep, verify, tell and review in this run. */

import { join } from 'node:path';
import { nonceOf } from '../agent/delimit.ts';
import type { Implementer } from '../agent/implementer.ts';
import { reworkTask } from '../agent/prompt.ts';
import type { Reviewer } from '../agent/reviewer.ts';
import type { ReviewSteps } from '../rework.ts';
import type { AttemptName, RunEvent } from '../run.ts';
import type { RunRequest } from '../run-request.ts';
import { writeDiff } from '../store/run-files.ts';
import type { TddSteps } from '../tdd.ts';
import type { Verification } from '../verification.ts';
import type { Commands } from '../verify/commands.ts';
import { feedback, reason } from '../verify/feedback.ts';
import { isTestPath } from '../verify/tamper/guard.ts';
import { cyclePrompt } from './agent.ts';
import type { Checkpoints } from './checkpoint.ts';
import type { Limits } from './limits.ts';
import type { Verifier } from './verifier.ts';
import type { Workspace } from './workspace.ts';

export interface StepParts {
  request: RunRequest;
  workspace: Workspace;
  limits: Limits;
  emit(event: RunEvent): Promise<void>;
  commands: Commands & { test: string };
  /** The verification of where the run starts. */
  known: Verification;
  baseTree: string;
  verifier: Verifier;
  checkpoints: Checkpoints;
  implementer: Implementer;
  /** undefined: review is off. */
  reviewer: Reviewer | undefined;
}

export function makeSteps(parts: StepParts): TddSteps & Pick<ReviewSteps, 'review' | 'answer'> {
  const { request, workspace, limits, emit, commands, known, baseTree, verifier, checkpoints, implementer } = parts;
  const { settings, story, runId } = request;
  const { repository } = workspace;
  const told = (attempt: AttemptName, red: Verification) => feedbackOn(request, commands, red, attempt);
  return {
    limit: limits.check,
    emit,
    reason,
    async implement(attempt, prompt) {
      const { summary, stop, durationMs } = await implementer.implement(attempt, prompt, limits.signal);
      await emit({ type: 'agent-finished', attempt: attempt.number, durationMs, summary, stop });
      return { stop: stop ?? limits.aborted() };
    },
    async checkpoint(attempt) {
      const before = checkpoints.last().tree;
      const made = await checkpoints.make(attempt);
      await keepDiff(request, workspace, attempt, { before, tree: made.checkpoint.tree });
      return made;
    },
    verify: (attempt, checkpoint, also) => verifier.judge(attempt, checkpoint, also),
    feedback: told,
    prompt: cyclePrompt(request, commands, known),
    redFeedback: (attempt, red, problem) => `${problem}\n\n${told(attempt, red)}`,
    changedPaths: async (from, to) => (await repository.differences(from, to)).map(({ path }) => path),
    isTestPath: (path) => isTestPath(path, settings.testPaths),
    restore: ({ attempt, checkpoint }, why) => checkpoints.restore(attempt, checkpoint, why),
    async review({ checkpoint, verification }) {
      if (parts.reviewer === undefined) return { missing: 'review is off' };
      const diff = await repository.patch(baseTree, checkpoint.tree);
      const changedTests = verification.second?.changedBehaviour ?? [];
      return parts.reviewer.review({ story, diff, changedTests, nonce: nonceOf(runId) }, limits.signal);
    },
    answer: (review, unasked) => reworkTask(review, nonceOf(runId), unasked),
  };
}

/** Feedback on a red verification; `attempt` is absent where it was before the first. */
export function feedbackOn(
  { settings, runDir }: RunRequest,
  commands: { test: string },
  red: Verification,
  attempt?: AttemptName,
): string {
  const logPath = join(runDir, red.logPath);
  return feedback({ attempt, red, testCommand: commands.test, logPath, maxChars: settings.maxFeedbackChars });
}

/** Beside the record, so that a report shows it without the repository; a run does not end for want of it. */
async function keepDiff(
  { redact, runDir }: RunRequest,
  { repository, base }: Workspace,
  attempt: AttemptName,
  { before, tree }: { before: string; tree: string },
): Promise<void> {
  const since = async (from: string) => redact(await repository.patch(from, tree));
  const first = before === (await repository.treeOf(base.commit));
  const [sinceBase, sincePrevious] = await Promise.all([since(base.commit), first ? undefined : since(before)]);
  const diff = { sincePrevious: sincePrevious ?? sinceBase, sinceBase };
  await writeDiff(runDir, { attempt: attempt.number, ...diff }).catch(() => undefined);
}
