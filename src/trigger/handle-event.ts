/** Handles a GitHub event: decides whether the event starts a run, answers on GitHub, and carries the run out. */

import { answerAdmission, endOf, endUnstarted } from '../github/answers.ts';
import { asKnownError, CallsUsedUp } from '../github/api-errors.ts';
import { endComment, type OwnComment } from '../github/status-comments.ts';
import { takeTurn, turnComment } from '../github/waiting-turn.ts';
import { readiness } from '../github/write-access-check.ts';
import { explain } from '../run/errors.ts';
import type { Stop } from '../run/run.ts';
import { wantedBranch } from '../run-story/run-branch.ts';
import { begin, carryOut, payloadOf } from './admitted-run.ts';
import { type Admission, type Admitted, decide, defaultBranch, type Unstarted } from './event-decision.ts';
import type { EventEnd, EventRequest, RunMeans } from './event-request.ts';

/** Handles one event to its end. Throws only where GitHub cannot be asked what it takes to decide. */
export async function handleEvent(request: EventRequest): Promise<EventEnd> {
  const { event, run } = request;
  const admission = await decide(event);
  await answer(request, admission);
  if (admission.kind !== 'run') return endWithoutRun(admission);
  const { settings, start } = admission;
  let isRecorded = false;
  let comment: OwnComment | undefined;
  const means: RunMeans = {
    ...run,
    async onEvent(...recorded) {
      isRecorded = true;
      await run.onEvent?.(...recorded);
    },
  };
  try {
    const { lacks, signs } = await whatItTakes(request, admission);
    if (lacks.length > 0) {
      const detail = lacks.join('\n');
      const unready: Unstarted = { kind: 'misconfigured', detail, start, settings };
      await answer(request, unready);
      return endWithoutRun(unready);
    }
    return await inTurn({ ...request, run: means }, admission, signs, (own) => {
      comment = own;
    });
  } catch (error) {
    const isAction = request.answers.by === 'action';
    // A worker tries again, unless that would end the same way; the Action's post step ends what is recorded.
    if (isRecorded || !(isAction || error instanceof CallsUsedUp)) throw error;
    const { outcome, what, fix } = explain(asKnownError(error));
    const detail = run.host.redact(`${what}. ${fix}`);
    if (!settings.dryRun) await endUnstarted(event, { start, settings, comment }, { outcome, detail });
    if (isAction) throw error;
    return { outcome, detail, settings };
  }
}

/**
 * Ends an event that is not carried out, as where its process was killed before its run had anything on record: it gets its answer
 * all the same, and a run that would have begun is told as one that never did.
 */
export async function endUncarried(request: Pick<EventRequest, 'event' | 'answers'>, end: Stop) {
  const { event } = request;
  const admission = await decide(event);
  if (admission.kind !== 'run') return await answer(request, admission);
  const { settings, start } = admission;
  if (settings.dryRun) return;
  const { repo, url } = event;
  const { number } = start.place;
  const comment = url === undefined ? undefined : await turnComment(repo, number, url).catch(() => undefined);
  await endUnstarted(event, { start, settings, comment }, end);
}

/** What GitHub would refuse to a run, told before it has cost anything. */
async function whatItTakes({ answers, event }: EventRequest, admission: Admitted) {
  const { settings, start, story } = admission;
  const { repo, source } = event;
  const { ours, place, theirs } = start;
  if (settings.dryRun) return { lacks: [], signs: false };
  const onTheirs = theirs?.target === 'head' ? theirs.branch : undefined;
  const main = await defaultBranch(repo, payloadOf(source));
  const wanted = {
    number: place.number,
    branch: ours?.branch ?? onTheirs ?? wantedBranch(settings, story),
    isNew: ours === undefined && onTheirs === undefined,
    base: settings.baseBranch ?? main,
    anyToken: answers.by === 'action',
    merges: start.trigger.kind === 'update',
  };
  return await readiness(repo, wanted);
}

/** The run itself, when no older one of the same issue goes on any more. */
async function inTurn(
  request: EventRequest,
  admission: Admitted,
  signs: boolean,
  onComment: (comment: OwnComment) => void,
): Promise<EventEnd> {
  const { event, log, run } = request;
  const { settings, start } = admission;
  // Without `claim` a queue keeps runs apart.
  if (run.claim === undefined || settings.dryRun)
    return await carryOut(request, await begin(request, admission, signs));
  const { runId } = await run.claim();
  const { signal } = run;
  const turn = await takeTurn({ ...event, admitted: start, log, onComment, runId, settings, signal });
  if (turn.kind === 'stopped') return { outcome: 'cancelled', detail: turn.reason, settings };
  const { comment, waited } = turn;
  // What was found out before is what the run before it has changed.
  const now = waited ? await decide(event) : admission;
  if (now.kind !== 'run') {
    const end = endWithoutRun(now);
    const text = `Redgreen · the waiting run does not start: ${end.detail}`;
    if (comment !== undefined) await endComment(event.repo, comment, { outcome: 'skipped', at: event.now() }, text);
    await answer(request, now);
    return end;
  }
  return await carryOut({ ...request, run: { ...run, waiting: comment?.id } }, await begin(request, now, signs));
}

async function answer({ event, answers }: Pick<EventRequest, 'event' | 'answers'>, admission: Admission) {
  if (admission.kind === 'skip') return;
  const { settings } = admission;
  await answerAdmission({ repo: event.repo, now: event.now().getTime(), settings, ...answers }, admission);
}

function endWithoutRun(admission: Exclude<Admission, Admitted>): EventEnd {
  if (admission.kind === 'skip') return endOf(admission);
  return { ...endOf(admission), settings: admission.settings };
}
