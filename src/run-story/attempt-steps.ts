/**
 * Implements the steps of the attempt loop: call the agent, commit its work, run the tests, review, go back to the
 * last commit whose tests pass.
 */

import { join } from 'node:path';
import type { AgentEnd } from '../agent/implementer.ts';
import { cycleTasks, goOnTask, nonceOf, reworkTask } from '../agent/prompt.ts';
import type { ReviewEnd, Reviewer } from '../agent/reviewer.ts';
import type { Green, Steps } from '../loop/steps.ts';
import { testCheckDoubts } from '../run/final-verification.ts';
import type { AttemptName, Stop } from '../run/run.ts';
import { costWords, placeWords } from '../run/run-phrases.ts';
import type { Verification } from '../run/verification.ts';
import { writeDiff } from '../store/run-files.ts';
import { feedback, reason } from '../verdict/feedback.ts';
import { isTestPath } from '../verdict/file-roles.ts';
import { type Agents, firstPrompt } from './agent-and-reviewer.ts';
import type { Checkpoints } from './checkpoint.ts';
import type { RunRequest } from './run-request.ts';
import type { Base, RunningBaseline, Verifier } from './verifier.ts';

interface StepParts extends Base, Pick<Agents, 'implementer' | 'reviewer'> {
  checkpoints: Checkpoints;
}

export function makeSteps(parts: StepParts): Steps {
  const { verifier, checkpoints, implementer, reviewer } = parts;
  const { request, settings, repository, limits, emit } = verifier;
  const nonce = nonceOf(request.record.runId);
  /** An implementer remembers what it was asked in this process, and nothing of an earlier one. */
  let knowsStory = false;
  return {
    begun: 0,
    limit: () => limits.check(),
    emit,
    async implement(attempt, task) {
      const prompt = knowsStory ? task : firstPrompt(parts, task);
      knowsStory = true;
      const running = attempt.number === 1 ? parts.running : undefined;
      using time = limits.agentTime(reservedMs(parts));
      const signal = AbortSignal.any([time.signal, ...(running === undefined ? [] : [running.signal])]);
      const startedAt = performance.now();
      let end = await implementer.implement(attempt, prompt, signal);
      const mayGoOn = attempt.number === 1 && end.stop === undefined && end.failure === undefined;
      // A question, a plan, nothing but reading: once it is told that nobody answers.
      if (mayGoOn && !(await isTreeChanged(parts))) end = await implementer.implement(attempt, goOnTask, signal);
      const durationMs = Math.round(performance.now() - startedAt);
      const { summary, unfinished } = end;
      const stop = end.stop ?? (await stopOfFailure(end, attempt, parts));
      const cut = running?.signal.aborted ? await stopOfBaseline(parts, running) : undefined;
      const { number } = attempt;
      await emit({ type: 'agent-finished', attempt: number, durationMs, summary, stop: cut ?? stop, unfinished });
      const isLeft = stop === undefined || (await isTreeChanged(parts));
      const vain = cut ?? (isLeft ? await stopOfBaseline(parts, running) : undefined);
      return { stop: vain?.outcome === 'setup-failed' ? vain : (stop ?? vain ?? time.aborted()), unfinished };
    },
    async checkpoint(attempt) {
      const before = checkpoints.last().tree;
      const made = await checkpoints.make(attempt);
      await keepDiff(parts, attempt, { before, tree: made.checkpoint.tree });
      return made;
    },
    async verify(attempt, checkpoint, protectedTests) {
      const stop = limits.aborted() ?? (await limits.cancelled());
      return stop === undefined ? await verifier.judge(attempt, checkpoint, protectedTests) : { stop };
    },
    feedback: (attempt, red) => ({ reason: reason(red), text: feedbackOn(verifier, red, attempt) }),
    cyclePrompt: (phase, cycle, provedRed) => cycleTasks[phase](cycle, nonce, provedRed),
    async changes(from, to) {
      const paths = await repository.pathsBetween(from, to);
      const isTest = (path: string) => isTestPath(path, settings.testPaths);
      return { tests: paths.filter(isTest), others: paths.filter((path) => !isTest(path)) };
    },
    restore: ({ attempt, checkpoint }, why) => checkpoints.restore(attempt, checkpoint, why),
    review: reviewer && ((green) => reviewGreen(verifier, reviewer, green)),
    reworkPrompt: (review, unapproved) => reworkTask(review, nonce, unapproved),
  };
}

/** For the suite itself, and for the runs that check its tests: the base's tests, without the change, mutants. An agent has half of what is left at the least. */
function reservedMs({ baseline, verifier }: StepParts) {
  const { settings, limits, request } = verifier;
  const runs = settings.testCheck === 'off' ? 1 : 6;
  const suiteMs = (verifier.before ?? baseline)?.durationMs ?? 0;
  const setupMs = settings.dependencies === 'frozen' ? 0 : (request.record.recorder.run().setup?.durationMs ?? 0);
  return Math.min(runs * (suiteMs + setupMs / 2 + 2_500), limits.remainingMs() / 2);
}

/** Waits for the baseline that ran beside the agent. Where it shows that nothing can decide: why, and what the agent cost. */
async function stopOfBaseline({ verifier: { request } }: StepParts, running: RunningBaseline | undefined) {
  const stop = await running?.ended();
  // What a limit or a person ended shows nothing: the work is kept.
  if (stop?.outcome !== 'setup-failed') return stop;
  const { costUsd } = request.record.recorder.run();
  const cost = costUsd === null ? 'what it cost is not known' : `it cost ${costWords(costUsd)}`;
  return { ...stop, detail: `${stop.detail} The agent had begun meanwhile: ${cost}, and nothing of it is kept.` };
}

/** Whether the tree is another than after the attempt before. */
async function isTreeChanged({ verifier, checkpoints }: StepParts) {
  return (await verifier.repository.snapshot()).tree !== checkpoints.last().snapshot;
}

/** A program that failed and left nothing is no agent that found nothing to do. */
async function stopOfFailure(end: AgentEnd, { number }: AttemptName, parts: StepParts): Promise<Stop | undefined> {
  const { failure } = end;
  if (failure === undefined) return undefined;
  if (!(await isTreeChanged(parts))) {
    return { outcome: 'error', detail: `Attempt ${number} changed nothing: ${failure}`, cause: 'agent-failed' };
  }
  await parts.verifier.emit({
    type: 'warning',
    text: `The work of attempt ${number} is verified all the same: ${failure}`,
  });
  return undefined;
}

/** Feedback on a red verification; `attempt` is absent where it was before the first. */
export function feedbackOn({ settings, runDir, commands }: Verifier, red: Verification, attempt?: AttemptName): string {
  const frozen = attempt?.phase.name === 'green' || attempt?.phase.name === 'refactor';
  const { test: testCommand } = red.decided ?? commands;
  const logPath = join(runDir, red.logPath);
  return feedback({ attempt, red, testCommand, logPath, maxChars: settings.maxFeedbackChars, frozen });
}

/** Beside the record, so that a report shows it without the repository; a run does not end for want of it. */
async function keepDiff(
  { verifier }: StepParts,
  { number }: AttemptName,
  { before, tree }: { before: string; tree: string },
) {
  const { repository, workspace, emit, request, runDir } = verifier;
  const { base } = workspace;
  const since = async (from: string) => request.host.redact(await repository.patch(from, tree));
  const [sinceBase, sincePrevious] = await Promise.all([since(base.commit), since(before)]);
  await writeDiff(runDir, { attempt: number, sincePrevious, sinceBase }).catch(({ message }: Error) =>
    emit({ type: 'warning', text: `The diff of attempt ${number} could not be kept: ${message}` }),
  );
}

const mostChanges = 30;

/** The reviewing model judges a tree whose tests pass, and is shown what automatic checks found. */
async function reviewGreen(
  { request, repository, limits, baseTree }: Verifier,
  reviewer: Reviewer,
  { checkpoint, verification }: Green,
): Promise<ReviewEnd> {
  const changes = (verification.testChanges ?? [])
    .filter(({ kind }) => kind !== 'new')
    .slice(0, mostChanges)
    .map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`);
  const subject = {
    story: request.story,
    asking: wordsOfWriters(request),
    diff: await repository.patch(baseTree, checkpoint.tree),
    changedTests: verification.baseTests?.changedBehaviour ?? [],
    changes,
    doubts: testCheckDoubts(verification.testCheck),
    nonce: nonceOf(request.record.runId),
  };
  return reviewer.review(subject, limits.signal);
}

/** An issue of somebody else's asks for no change of tests, nor does the text of somebody else's pull request. What writers have commented counts in both. */
function wordsOfWriters({ story, code: { start } }: RunRequest) {
  const { title, body, comments, byWriter } = story;
  const own = start.theirs || byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}
