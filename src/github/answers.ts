/** Answers a GitHub event by a reaction, a reply or a refusal, and carries out comment commands that start no run. */

import type { Settings } from '../config/settings.ts';
import { explain } from '../run/errors.ts';
import type { Outcome, Stop } from '../run/run.ts';
import { paragraphs } from '../text/paragraphs.ts';
import type {
  Admission,
  AdmitOptions,
  Admitted,
  Command,
  Misconfigured,
  Refusal,
  RunStart,
} from './admission-types.ts';
import { CallsUsedUp } from './api-errors.ts';
import { type Client, repositoryName } from './client.ts';
import { type AnsweredCommand, helpReply } from './commands.ts';
import { issueNamedIn } from './comment.ts';
import type { ForgeMeans } from './forge-session.ts';
import { addLabel, labelOutcome, react, removeLabels, stopLabel } from './labels.ts';
import { refusalReply, statusReply, stoppedReply, stopReply } from './replies.ts';
import {
  endComment,
  findOwn,
  type OwnComment,
  postComment,
  recordsOfIssue,
  recordsOn,
  replyMarker,
  seemsAlive,
} from './status-comments.ts';
import type { Thread } from './trigger.ts';

export interface AnswerOptions extends Pick<AdmitOptions, 'client' | 'settings' | 'now'> {
  /** The App's server leaves to its worker what a run is needed for; nobody who asks the App sees its log, as those of the Action do. */
  by: 'action' | 'server' | 'worker';
  /** An earlier try may have answered already. */
  repeated?: boolean;
  /** Ends what is queued or going on for these numbers, where somebody who may has asked for it; without it the label tells the job. */
  stopHere?(numbers: readonly number[]): Promise<'running' | 'waiting' | undefined>;
  /** Whether a run is queued for one of these numbers. */
  waitsHere?(numbers: readonly number[]): Promise<boolean>;
}

/** Says what there is to say. What cannot be said of a refusal is no further error. */
export async function answerAdmission(options: AnswerOptions, decided: Admission | Misconfigured) {
  if (options.settings.dryRun) return;
  const { client } = options;
  switch (decided.kind) {
    case 'run':
      return void (await react(client, decided.start.place, 'eyes'));
    case 'answer':
      await react(client, decided.place, 'eyes');
      return await answerCommand(options, decided).catch(async (error: unknown) => {
        if (!(error instanceof CallsUsedUp)) throw error;
        const { what, fix } = explain(error);
        client.beginEnd();
        await sayNo(options, decided.place, stoppedReply('error', `${what}. ${fix}`), false);
      });
    case 'refuse':
      // Nothing comes after it: the calls that are kept for the end are for this.
      client.beginEnd();
      if (decided.seen) await react(client, decided.place, 'eyes');
      if (decided.byLabel)
        await removeLabels(repoOf(options, decided.place), decided.place.number, options.settings.label);
      return await sayNo(options, decided.place, decided.reply ?? replyOf(decided), decided.because !== 'used-up');
    case 'misconfigured':
      return await answerMisconfigured(options, decided);
    case 'skip':
  }
}

const outcomes = {
  refused: 'refused',
  active: 'skipped',
  unanswered: 'error',
  'used-up': 'error',
} as const satisfies Record<Refusal['because'], Outcome>;

/** The end of an event that starts no run. */
export function endOf(decided: Exclude<Admission, Admitted> | Misconfigured): Stop {
  switch (decided.kind) {
    case 'answer':
      return { outcome: 'skipped', detail: `answered /redgreen ${decided.command}` };
    case 'refuse':
      return { outcome: outcomes[decided.because], detail: decided.detail };
    case 'misconfigured':
      return { outcome: 'misconfigured', detail: decided.detail };
    case 'skip':
      return { outcome: 'skipped', detail: decided.reason };
  }
}

function replyOf({ because, detail }: Refusal) {
  return because === 'refused' ? refusalReply(detail) : stoppedReply(outcomes[because], detail);
}

/** 😕 and the reason; said once only, however often it is asked, unless too much is said there to look for it. */
async function sayNo(options: AnswerOptions, place: Thread, reply: string, looks = true) {
  if (place.number === 0) return;
  await react(options.client, place, 'confused');
  try {
    const repo = repoOf(options, place);
    const said = looks ? await findOwn(repo, place.number, (own) => own === reply) : undefined;
    if (said === undefined) await postComment(repo, place.number, reply);
  } catch {
    // The log and the job summary have the reason too.
  }
}

async function answerMisconfigured(options: AnswerOptions, decided: Misconfigured) {
  const { client, settings } = options;
  const { issue, ours, place } = decided.start;
  await react(client, place, 'eyes');
  await sayNo(options, place, stoppedReply('misconfigured', decided.detail));
  // On the issue and our pull request too.
  const numbers = [place.number, issue, ours?.pullRequest?.number ?? 0];
  for (const each of new Set(numbers.filter((one) => one > 0))) {
    await labelOutcome({ client, repository: place.repository }, each, 'misconfigured', settings.label);
  }
}

function repoOf({ client }: AnswerOptions, { repository }: Thread) {
  return { client, repository };
}

async function answerCommand(options: AnswerOptions, { command, place }: Command) {
  // Who was here before may have said it and been ended before that was known.
  const repo = repoOf(options, place);
  const { comment, number } = place;
  // Out of sight it says to which comment it is the answer.
  const mark = comment === undefined ? undefined : replyMarker(comment);
  const isReply = (body: string) => mark !== undefined && body.includes(mark);
  if (options.repeated && (await findOwn(repo, number, isReply)) !== undefined) return;
  await postComment(repo, number, paragraphs([await answers[command](options, place), mark ?? '']));
}

/** What each command does, and what is said of it. */
const answers: Record<AnsweredCommand, (options: AnswerOptions, place: Thread) => Promise<string>> = {
  help: async ({ settings }) => helpReply(settings.label),
  status: async (options, place) => {
    const { last, numbers } = await lastRun(options, place);
    const now = new Date(options.now).toISOString();
    const waits = (await options.waitsHere?.([...numbers])) === true;
    return statusReply(last?.record, { commentUrl: last?.url ?? '', now, waits });
  },
  stop: async (options, place) => {
    const { last, numbers } = await lastRun(options, place);
    const running = last !== undefined && seemsAlive(last.record, options.now);
    // In the Action nobody has a queue to look into: the label is there for a run that waits for its job.
    const stopped = options.by === 'action' ? 'unseen' : await options.stopHere?.([...numbers]);
    if (running || stopped === 'unseen') {
      // Where its comment is, there it looks most: a /retry at its pull request.
      const lastNumber = Number(/\/(?:issues|pull)\/(\d+)#/.exec(last?.url ?? '')?.[1] ?? place.number);
      const repo = repoOf(options, place);
      for (const number of numbers.union(new Set([lastNumber]))) await addLabel(repo, number, stopLabel);
    }
    return stopReply(running ? 'running' : stopped);
  },
};

/** The newest run of an issue and its pull request, on whichever of them somebody asks, and the numbers that it is about. */
async function lastRun({ client }: AnswerOptions, place: Thread) {
  const issue = place.isPullRequest ? await issueOf(client, place) : place.number;
  const repo = { client, repository: place.repository };
  const [here, there] = await Promise.all([
    place.isPullRequest ? recordsOn(repo, place.number) : [],
    issue === undefined ? [] : recordsOfIssue(repo, issue),
  ]);
  const all = [...here, ...there].sort((a, b) => a.record.startedAt.localeCompare(b.record.startedAt));
  const last = all.at(-1);
  const numbers = new Set([place.number, last?.record.issue ?? place.number]);
  return { last: last && { record: last.record, url: last.comment.url }, numbers };
}

async function issueOf(client: Client, place: Thread) {
  const at = { ...repositoryName(place.repository), pull_number: place.number };
  return issueNamedIn((await client.rest.pulls.get(at)).data.body);
}

/** Tells the end of an admitted run that could not start. `comment`: says already that it begins. What cannot be said is no further error. */
export async function endUnstarted(
  { client, now }: Pick<ForgeMeans, 'client' | 'now'>,
  { start, settings, comment }: { start: RunStart; settings: Settings; comment?: OwnComment },
  { outcome, detail }: Stop,
) {
  const { place, issue } = start;
  const repo = { client, repository: place.repository };
  const text = stoppedReply(outcome, detail);
  client.beginEnd();
  await react(client, place, 'confused');
  const say = async () => {
    if (comment === undefined) await postComment(repo, place.number, text);
    else await endComment(repo, comment, { outcome, at: now() }, text);
  };
  await say().catch(() => undefined);
  for (const number of new Set([place.number, issue].filter((one) => one > 0))) {
    await labelOutcome(repo, number, outcome, settings.label);
  }
}
