/**
 * Computes the present state of a run, the Run object, from the list of the run's recorded events. Keep it pure: the
 * same events must give the same Run in any process and at any time.
 */

import { bestAttempt } from './final-verification.ts';
import { startedRun } from './initial-run.ts';
import { type Attempt, attemptLabel, type RecordedEvent, type Run, type RunEvent } from './run.ts';
import { addCost, addUsage, noUsage } from './usage.ts';
import type { Verification } from './verification.ts';
import { waitingWords } from './waits.ts';

/** The Run that these events tell. Throws where the first event is not `run-started`: such a list is no run. */
export function foldRun(events: Iterable<RecordedEvent>): Run {
  let run: Run | undefined;
  for (const event of events) run = applyEvent(run, event);
  if (run === undefined) throw new Error('a run has at least its run-started event');
  return run;
}

/** The Run after one more event. The Run handed in is left as it was. */
export function applyEvent(run: Run | undefined, event: RecordedEvent): Run {
  if (run === undefined) {
    if (event.type !== 'run-started') throw new Error(`the first event of a run is run-started, not ${event.type}`);
    return startedRun(event);
  }
  const after = afterEvent(run, event);
  // A tool ends with whatever comes next but what it prints.
  const going = event.type === 'tool-printed' ? run.tool : undefined;
  const tool = event.type === 'tool-started' ? `${event.tool} ${event.input}`.trim() : going;
  return { ...after, tool, doingSince: doingSince(run, after, event.at), lastSeq: event.seq };
}

/** Turns, tools and waits begin nothing anew: the agent's work counts from its attempt's start. */
function doingSince(before: Run, after: Run, at: string) {
  if (after.state === 'finished') return undefined;
  const attempt = after.doing === 'implementing' ? after.attempts.at(-1) : undefined;
  return attempt?.startedAt ?? (after.doing === before.doing ? before.doingSince : at);
}

function afterEvent(run: Run, event: RecordedEvent): Run {
  switch (event.type) {
    case 'run-started':
      throw new Error('a run starts once');
    case 'commands-found':
      return { ...run, commands: { ...event.commands, because: event.because } };
    case 'branch-named':
      return { ...run, branch: event.branch, headSha: event.head ?? run.headSha };
    case 'setup-started':
      return { ...run, doing: `setting up: ${event.command}` };
    case 'setup-finished': {
      const { result, exitCode, durationMs, logPath, output } = event;
      return { ...run, setup: { result, exitCode, durationMs, logPath, output } };
    }
    case 'baseline-started':
      return { ...run, doing: 'running the tests before the agent' };
    case 'baseline-finished':
      return {
        ...withCommandsOf(run, event.verification),
        baseline: { ...event.verification, reused: event.reused },
      };
    case 'attempt-started':
      return withAttempt(run, event);
    case 'retry-started':
      return {
        ...editLast(run, (attempt) => ({ ...attempt, reason: event.reason })),
        retryCount: run.retryCount + 1,
        changes: [...run.changes, `Implementation retry ${event.retry}/${event.of}: ${event.reason}`],
      };
    case 'prompt-sent':
      return { ...run, doing: 'implementing' };
    case 'turn-finished':
      return withTurn(run, event);
    case 'tool-started':
    case 'tool-finished':
    case 'tool-printed':
      return run;
    case 'waiting':
      // What waits between two attempts, or in a review, is no agent's.
      return {
        ...editLast(run, (attempt) =>
          attempt.endedAt === undefined ? { ...attempt, waitMs: attempt.waitMs + event.durationMs } : attempt,
        ),
        waitMs: run.waitMs + event.durationMs,
        doing: event.durationMs > 0 ? waitingWords(event) : run.doing,
      };
    case 'agent-finished':
      // The tests before the agent may still run: its own begin beside them.
      return editAttempt(
        withWaitsCut(run.baseline ? run : { ...run, doing: 'running the tests' }, event),
        event.attempt,
        (attempt) => ({
          ...attempt,
          agentMs: attempt.agentMs + event.durationMs,
          summary: event.summary,
          stop: event.stop,
          ...(event.unfinished && { unfinished: true }),
          requestIds: [...attempt.requestIds, ...(event.stop?.requestId === undefined ? [] : [event.stop.requestId])],
        }),
      );
    case 'checkpoint-made':
      // A second one of an attempt brings its tree back: the attempt itself stays what it was. Where the first was cut off
      // before its push, it is gone, and the second is the attempt.
      return editAttempt(run, event.attempt, (attempt) =>
        attempt.pushedCommit === undefined && attempt.verification === undefined
          ? { ...attempt, checkpoint: event.checkpoint, endedAt: event.at }
          : { ...attempt, checkpoint: attempt.checkpoint ?? event.checkpoint },
      );
    case 'checkpoint-pushed':
      return {
        ...editAttempt(run, event.attempt, (attempt) => ({
          ...attempt,
          ...(attempt.pushedCommit === undefined && pushedAs(attempt, event.commit)),
        })),
        headSha: event.commit,
        pushedTree: event.tree,
      };
    case 'verification-started':
      return { ...run, doing: 'running the tests' };
    case 'check-started':
      return { ...run, doing: `${beingChecked} (${event.number} of ${event.of}: ${event.name})` };
    case 'verification-finished':
      return editAttempt(withCommandsOf(run, event.verification), event.attempt, (attempt) => ({
        ...attempt,
        verification: event.verification,
        testMs: attempt.testMs + event.verification.durationMs,
        endedAt: event.at,
      }));
    case 'no-progress':
      return editAttempt(noted(run, event.detail), event.attempt, (attempt) => ({
        ...attempt,
        noProgress: event.detail,
        endedAt: event.at,
      }));
    case 'pull-request-opened':
      return {
        ...noted(run, `Pull request #${event.number}`),
        pullRequest: { number: event.number, url: event.url, draft: event.draft },
      };
    case 'pull-request-refused':
      return { ...run, pullRequestRefused: { reason: event.reason, compareUrl: event.compareUrl } };
    case 'review-started':
      return { ...run, doing: 'reviewing' };
    case 'review-finished':
      return {
        ...noted(run, `Review: ${event.review.verdict.replace('_', ' ')}`),
        reviews: [...run.reviews, event.review],
      };
    case 'review-missing':
      return { ...run, notReviewed: event.reason };
    case 'green-restored':
      return {
        ...noted(
          withCommandsOf(run, run.attempts.find(({ name }) => name.number === event.attempt)?.verification),
          `Restored the green tree of attempt ${event.attempt}: ${event.reason}`,
        ),
        headSha: event.commit ?? run.headSha,
        pushedTree: event.tree,
      };
    case 'warning':
      return { ...run, warnings: [...run.warnings, event.text] };
    case 'interrupted':
      return { ...noted(run, `Interrupted: ${event.reason}`), doing: `interrupted: ${event.reason}` };
    case 'run-finished':
      return finished(run, event);
  }
}

/** What is told as the test command is what ran on the tree that the run stands at. */
function withCommandsOf(run: Run, verification: Verification | undefined) {
  const { decided } = verification ?? {};
  return decided === undefined ? run : { ...run, commands: { setup: run.commands.setup, ...decided } };
}

/** What a run does from the first check of a green on; how many checks are left may stand behind it. */
export const beingChecked = 'green, being checked';

/** A wait is told as it begins, with how long it is to last; what ends the agent may have cut it short. */
function withWaitsCut(run: Run, { attempt: number, durationMs }: Extract<RunEvent, { type: 'agent-finished' }>): Run {
  const attempt = run.attempts.find(({ name }) => name.number === number);
  const beyondMs = Math.max(0, (attempt?.waitMs ?? 0) - (attempt?.agentMs ?? 0) - durationMs);
  const cut = editAttempt(run, number, (each) => ({ ...each, waitMs: each.waitMs - beyondMs }));
  return { ...cut, waitMs: run.waitMs - beyondMs };
}

function withAttempt(run: Run, event: RecordedEvent & { type: 'attempt-started' }): Run {
  const attempt: Attempt = {
    name: event.attempt,
    label: attemptLabel(event.attempt),
    startedAt: event.at,
    agentMs: 0,
    testMs: 0,
    waitMs: 0,
    turns: 0,
    requestIds: [],
    usage: noUsage,
    costUsd: 0,
    summary: '',
  };
  const { phase } = event.attempt;
  const before = phase.name === 'green' ? run.attempts.at(-1) : undefined;
  const attempts =
    before?.name.phase.name !== 'red' ? run.attempts : [...run.attempts.slice(0, -1), { ...before, provedRed: true }];
  return { ...run, attempts: [...attempts, attempt], attemptCount: run.attemptCount + 1, doing: 'implementing' };
}

function withTurn(run: Run, event: Extract<RunEvent, { type: 'turn-finished' }>): Run {
  const total = {
    ...run,
    usage: addUsage(run.usage, event.usage),
    costUsd: addCost(run.costUsd, event.costUsd),
    doing: event.attempt === 'review' ? 'reviewing' : 'implementing',
  };
  if (event.attempt === 'review') {
    return {
      ...total,
      reviewUsage: addUsage(run.reviewUsage, event.usage),
      reviewCostUsd: addCost(run.reviewCostUsd, event.costUsd),
    };
  }
  return editAttempt(total, event.attempt, (attempt) => ({
    ...attempt,
    turns: attempt.turns + (event.broken === true ? 0 : 1),
    requestIds: event.requestId === undefined ? attempt.requestIds : [...attempt.requestIds, event.requestId],
    usage: addUsage(attempt.usage, event.usage),
    costUsd: addCost(attempt.costUsd, event.costUsd),
  }));
}

function finished(run: Run, event: RecordedEvent & { type: 'run-finished' }): Run {
  return {
    ...run,
    state: 'finished',
    outcome: event.outcome,
    detail: event.detail,
    cause: event.cause,
    endedAt: event.at,
    doing: 'finished',
    verifiedTree: event.verifiedTree,
    pushedTree: event.pushedTree ?? run.pushedTree,
    bestAttempt: event.outcome === 'passed' ? undefined : bestAttempt(run.attempts),
  };
}

function noted(run: Run, text: string): Run {
  return { ...run, changes: [...run.changes, text] };
}

/** A commit that GitHub made again to sign it is another one than the checkpoint's own. */
function pushedAs({ checkpoint }: Attempt, commit: string): Partial<Attempt> {
  return { pushedCommit: commit, ...(checkpoint?.commit !== undefined && { checkpoint: { ...checkpoint, commit } }) };
}

function editAttempt(run: Run, number: number, edit: (attempt: Attempt) => Attempt): Run {
  const attempts = run.attempts.map((attempt) => (attempt.name.number === number ? edit(attempt) : attempt));
  return { ...run, attempts };
}

function editLast(run: Run, edit: (attempt: Attempt) => Attempt): Run {
  return editAttempt(run, run.attempts.at(-1)?.name.number ?? 0, edit);
}
