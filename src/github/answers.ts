/** What is said on GitHub where nothing is run: refusals, and the answers to `/redgreen stop`, `status` and `help`. */

import type { Admission, AdmitOptions } from './admission-terms.ts';
import { repositoryName } from './client.ts';
import { addLabel, stopLabel } from './labels.ts';
import { react } from './reaction.ts';
import { helpReply, refusalReply, statusReply, stoppedReply, stopReply } from './replies.ts';
import { hasReplyTo, recordsOfIssue, recordsOn, replyMarker, saidBefore } from './status.ts';
import type { Place } from './trigger.ts';

type Ended = Extract<Admission, { kind: 'ended' }>;

/** 😕 and the reason; said once only, however often it is asked. What cannot be said is no further error. */
export async function refuse(
  options: AdmitOptions,
  place: Place,
  outcome: Ended['outcome'],
  detail: string,
  reply = outcome === 'refused' ? refusalReply(detail) : stoppedReply(outcome, detail),
): Promise<Ended> {
  const ended: Ended = { kind: 'ended', outcome, detail };
  if (options.settings.dryRun || place.number === 0) return ended;
  await react(options.client, place, 'confused');
  try {
    const said = await saidBefore(options.client, place.repository, place.number, reply);
    if (!said) await say(options, place, reply);
  } catch {
    // The log and the job summary have the reason too.
  }
  return ended;
}

export async function answerCommand(
  options: AdmitOptions,
  kind: 'stop' | 'status' | 'help',
  place: Place,
): Promise<Ended> {
  const { client, settings } = options;
  const ended: Ended = { kind: 'ended', outcome: 'skipped', detail: `answered /redgreen ${kind}` };
  if (settings.dryRun) return ended;
  // Who was here before may have said it and been ended before that was known.
  if (options.repeated && (await hasReplyTo(client, place))) return ended;
  if (kind === 'help') {
    await answer(options, place, helpReply(settings.label));
    return ended;
  }
  const last = await lastRun(options, place);
  if (kind === 'status') {
    await answer(options, place, statusReply(last?.record, last?.url ?? '', new Date(options.now).toISOString()));
    return ended;
  }
  const running = last?.record.state === 'running' && Date.parse(last.record.deadline) > options.now;
  const numbers = new Set([place.number, last?.record.issue ?? place.number]);
  const stopped = (await options.stopHere?.([...numbers])) ?? false;
  if (running) {
    for (const number of numbers) await addLabel(client, place.repository, number, stopLabel);
  }
  await answer(options, place, stopReply(running || stopped));
  return ended;
}

/** The newest run of an issue and its pull request, on whichever of them somebody asks. */
async function lastRun({ client }: AdmitOptions, place: Place) {
  const issue = place.isPullRequest ? await issueOf(client, place) : place.number;
  const [here, there] = await Promise.all([
    place.isPullRequest ? recordsOn(client, place.repository, place.number) : [],
    issue === undefined ? [] : recordsOfIssue(client, place.repository, issue),
  ]);
  const all = [...here, ...there].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt));
  const last = all.at(-1);
  return last === undefined ? undefined : { record: last.record, url: last.comment.url };
}

async function issueOf(client: AdmitOptions['client'], place: Place): Promise<number | undefined> {
  const { data } = await client.octokit.rest.pulls.get({
    ...repositoryName(place.repository),
    pull_number: place.number,
  });
  const number = /^(?:Refs|Closes) #(\d{1,9})$/m.exec(data.body ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Says to which comment it is the answer, out of sight. */
async function answer(options: AdmitOptions, place: Place, text: string): Promise<void> {
  await say(options, place, place.comment === undefined ? text : `${text}\n\n${replyMarker(place.comment)}`);
}

async function say({ client }: AdmitOptions, place: Place, body: string): Promise<void> {
  const at = repositoryName(place.repository);
  await client.octokit.rest.issues.createComment({ ...at, issue_number: place.number, body });
}
