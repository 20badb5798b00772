/**
 * Decides by permissions, limits and active runs whether a GitHub event starts a run, gets an answer, is refused or is
 * ignored. Where GitHub does not respond, no run may start.
 */

import { explain } from '../run/errors.ts';
import type { Trigger } from '../run/starting-point.ts';
import {
  type Admission,
  type AdmitOptions,
  isAnswerRequest,
  type Refusal,
  type RunRequested,
  type RunStart,
  refuse,
  toGitHubTime,
} from './admission-types.ts';
import { asKnownError, CallsUsedUp, ifThere, statusOf } from './api-errors.ts';
import type { Repo } from './client.ts';
import { admitRed } from './on-red.ts';
import { checkPermission, runsToday } from './permission.ts';
import { fromFork, type Ours, oursOfIssue, oursOfPullRequest, theirsOf } from './pull-request-owner.ts';
import { activeReply } from './replies.ts';
import { asItIsNow } from './stale-event-check.ts';
import { activeRun, type CommentedRun, recordsOfIssue, recordsOn } from './status-comments.ts';
import { stopsSince } from './stop-request.ts';
import type { TriggerReading } from './trigger.ts';

type Request = Exclude<TriggerReading, { kind: 'skip' }>;

/** Decides. Throws where GitHub did not answer. */
export async function admit(options: AdmitOptions): Promise<Admission> {
  const { reading } = options;
  if (reading.kind === 'skip') return reading;
  const request = options.late ? await asItIsNow(options, reading) : reading;
  if (typeof request === 'string') return { kind: 'skip', reason: request };
  const admission = await decide(options, request);
  if (admission.kind === 'run')
    return { ...admission, start: { ...admission.start, since: await stopsSince(options, request) } };
  // The App asks once more what was not found out, and its label says so; a job of the Action is over.
  const isRetried = options.late === true && admission.kind === 'refuse' && admission.outcome === 'error';
  return admission.kind === 'refuse' && !isRetried ? { ...admission, byLabel: isByLabel(reading) } : admission;
}

/** What is left to say where GitHub could not be asked what has to be known first. Throws where a later try asks again. */
export async function unanswered(
  { again, late, repo }: Pick<AdmitOptions, 'again' | 'late' | 'repo'>,
  reading: TriggerReading,
  error: unknown,
): Promise<Refusal | { kind: 'skip'; reason: string }> {
  // Nobody has asked for what failed checks begin.
  if (reading.kind === 'skip' || ('redHead' in reading && reading.redHead !== undefined)) throw error;
  const { place } = reading;
  if (await isGone(repo, place.number, error)) return { kind: 'skip', reason: `#${place.number} is gone` };
  // Another try would use up its calls too.
  const isOver = error instanceof CallsUsedUp;
  if (again && !isOver) throw error;
  const { what, fix } = explain(asKnownError(error));
  // The App finds a label that is still set.
  return { ...refuse(place, `${what}. ${fix}`, 'error'), byLabel: (isOver || !late) && isByLabel(reading) };
}

function isByLabel(reading: Request) {
  return 'via' in reading && reading.via === 'label';
}

/** Whether a call failed because its issue is gone, which is no outage. */
async function isGone(repo: Repo, number: number, error: unknown) {
  if (![404, 410].includes(statusOf(error) ?? 0)) return false;
  return (await ifThere(repo.rest.issues.get(repo.issue(number)))) === undefined;
}

async function decide(options: AdmitOptions, request: Request): Promise<Admission> {
  const { repo, settings } = options;
  const { place } = request;
  if (request.kind === 'fix' && request.redHead !== undefined) return await admitRed(options, request, request.redHead);
  const pull =
    place.isPullRequest && !isAnswerRequest(request) ? await oursOfPullRequest(repo, place.number) : undefined;
  if (pull !== undefined && pull.kind !== 'ours') {
    const no = await notThere(repo, request, pull);
    if (no !== undefined) return no;
  }
  // Who we are is asked beside: the rest needs it, and it costs no time here.
  const [permission] = await Promise.all([checkPermission(repo, request, settings, options.roles), repo.viewer()]);
  if (permission.kind !== 'allowed') {
    const isUnknown = permission.kind === 'unknown';
    if (isUnknown && options.again) throw new Error(permission.reason);
    return refuse(place, permission.reason, isUnknown ? 'error' : 'refused');
  }
  // After it: what a stranger has written is not said again by us.
  if (request.kind === 'refuse') return refuse(place, request.reason);
  const admission = await forWriter(options, request, pull?.kind === 'ours' ? pull : undefined);
  return admission.kind === 'refuse' ? { ...admission, seen: true } : admission;
}

async function forWriter(
  options: AdmitOptions,
  request: Exclude<Request, { kind: 'refuse' }>,
  pull: RunStart['ours'],
): Promise<Admission> {
  const { repo, settings } = options;
  const { place, actor } = request;
  if (isAnswerRequest(request)) return { kind: 'answer', command: request.kind, place };
  if ((request.kind === 'fix' || request.kind === 'update') && !place.isPullRequest)
    return refuse(place, `\`/redgreen ${request.kind}\` works on pull requests`);
  const byHand = request.kind === 'implement' && request.via === 'dispatch';
  const found = byHand ? await findIssue(repo, place.number) : undefined;
  if (found !== undefined && 'no' in found) return refuse(place, found.no);
  if (place.isClosed) return refuse(place, `the ${place.isPullRequest ? 'pull request' : 'issue'} is closed`);
  const [started, runs] = await Promise.all([
    runsToday(repo, actor.login, options.now),
    place.isPullRequest ? [] : recordsOfIssue(repo, place.number),
  ]);
  if (started >= settings.maxRunsPerDay) {
    const reason = `${actor.login} has started ${started} ${started === 1 ? 'run' : 'runs'} here in the last 24 hours, and max-runs-per-day is ${settings.maxRunsPerDay}`;
    return refuse(place, reason);
  }
  if (request.kind === 'implement') return await fromIssue(options, request, runs, request.at ?? found?.at);
  return pull === undefined && place.isPullRequest
    ? await onTheirs(options, request)
    : await again(options, request, runs, pull);
}

/** A `/retry` where a run has worked on it before is another `fix`. */
async function onTheirs(
  options: AdmitOptions,
  request: Exclude<RunRequested, { kind: 'implement' }>,
): Promise<Admission> {
  const { actor, at, hint, place, text } = request;
  const task = request.kind === 'update' ? 'update' : 'fix';
  const target = task === 'update' ? 'head' : options.settings.fixTarget;
  const found = await theirsOf(options.repo, place.number, { target, task });
  if (found.kind === 'refused') return refuse(place, found.reason);
  const { theirs } = found;
  const { head } = theirs;
  const trigger: Trigger = { kind: task, actor: actor.login, url: place.url, hint: hint || undefined, head };
  const maxIterations = request.kind === 'retry' ? request.maxIterations : undefined;
  return { kind: 'run', start: { trigger, issue: place.number, place, at, payload: text, maxIterations, theirs } };
}

/** Why nothing is done on a pull request that is not ours; undefined where what is asked for works there too. */
async function notThere(
  repo: Repo,
  request: Request,
  found: Exclude<Ours, { kind: 'ours' }>,
): Promise<Admission | undefined> {
  const { kind, place } = request;
  if (found.kind === 'fork') return refuse(place, fromFork);
  if (found.kind === 'closed')
    return refuse(place, 'the pull request is closed: set the label on the issue to begin anew');
  if (kind === 'fix' || kind === 'update') return undefined;
  if (kind === 'retry' && request.via === 'label')
    return refuse(place, 'the label works on issues: set it on an issue, and a pull request will follow');
  // What we have told there can be gone on with.
  if (kind === 'retry' && (await recordsOn(repo, place.number)).length > 0) return undefined;
  return { kind: 'skip', reason: 'Redgreen did not open this pull request' };
}

async function fromIssue(
  options: AdmitOptions,
  request: Extract<Request, { kind: 'implement' }>,
  runs: readonly CommentedRun[],
  at: string | undefined,
): Promise<Admission> {
  const { actor, place, text, via } = request;
  const active = options.takesTurns ? undefined : await activeRun(options.repo, runs, options);
  if (active !== undefined) {
    const reply = activeReply(active.record, active.comment.url);
    return { ...refuse(place, `run ${active.record.run} is already active here`, 'skipped'), reply };
  }
  const found = await oursOfIssue(options.repo, runs);
  const trigger: Trigger = { kind: via === 'label' ? 'label' : 'dispatch', actor: actor.login, url: place.url };
  const ours = found.kind === 'ours' ? found : undefined;
  return { kind: 'run', start: { trigger, issue: place.number, place, at, payload: text, ours } };
}

async function again(
  options: AdmitOptions,
  request: Exclude<RunRequested, { kind: 'implement' }>,
  runs: readonly CommentedRun[],
  pull: RunStart['ours'],
): Promise<Admission> {
  const { actor, at, hint, place } = request;
  const { maxIterations, text } = request.kind === 'retry' ? request : {};
  const found = pull ?? (await oursOfIssue(options.repo, runs));
  const ours = found.kind === 'ours' ? found : undefined;
  const issue = place.isPullRequest ? ours?.record.issue : place.number;
  if (issue === undefined) return refuse(place, 'no issue belongs to this pull request');
  const kind = request.kind === 'update' ? 'update' : 'retry';
  const trigger: Trigger = { kind, actor: actor.login, url: place.url, hint: hint || undefined };
  const readsChecks = request.kind === 'fix';
  return { kind: 'run', start: { trigger, issue, place, at, payload: text, maxIterations, ours, readsChecks } };
}

/**
 * A number typed by hand may be anything. `at`: when GitHub was asked, by its own clock; what writers said before counts, and the
 * event of a start by hand has no time.
 */
async function findIssue(repo: Repo, number: number): Promise<{ no: string } | { at?: string }> {
  const found = await ifThere(repo.rest.issues.get(repo.issue(number)));
  if (found === undefined) return { no: `there is no issue #${number} in ${repo.repository}` };
  const { data, headers } = found;
  if (data.pull_request !== undefined) return { no: `#${number} is a pull request, not an issue` };
  if (data.state === 'closed') return { no: 'the issue is closed' };
  const at = Date.parse(headers.date ?? '');
  return Number.isNaN(at) ? {} : { at: toGitHubTime(at) };
}
