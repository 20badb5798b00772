/** Answers a GitHub event by a reaction, a reply or a refusal. */

import type { Settings } from '../config/settings.ts';
import { explain } from '../run/errors.ts';
import type { Stop } from '../run/run.ts';
import { paragraphs } from '../text/paragraphs.ts';
import type { Admission, Admitted, Misconfigured, RunStart } from './admission-types.ts';
import { CallsUsedUp } from './api-errors.ts';
import type { Repo } from './client.ts';
import { type Asked, answers } from './command-answers.ts';
import type { AnsweredCommand } from './commands.ts';
import type { ForgeMeans } from './forge-session.ts';
import { changeLabels, labelsAtEnd, labelsAtStart, react, removeLabel, removeLabels } from './labels.ts';
import { stoppedReply } from './replies.ts';
import { commentOnce, endComment, findOwn, type OwnComment, postComment, replyMarker } from './status-comments.ts';
import type { Thread } from './trigger.ts';

export interface AnswerOptions extends Omit<Asked, 'place'> {
  /** An earlier try may have answered already. */
  repeated?: boolean;
}

/** Says what there is to say. What cannot be said of a refusal is no further error. */
export async function answerAdmission(options: AnswerOptions, decided: Admission | Misconfigured) {
  if (options.settings.dryRun || decided.kind === 'skip') return;
  const { repo, settings } = options;
  const place = 'start' in decided ? decided.start.place : decided.place;
  const here: Answering = { ...options, place };
  if (decided.kind !== 'refuse' || decided.seen) await react(repo, place, 'eyes');
  if (decided.kind === 'answer')
    return await answerCommand(here, decided.command).catch(async (error: unknown) => {
      if (!(error instanceof CallsUsedUp)) throw error;
      const { what, fix } = explain(error);
      await sayNo(repo, place, stoppedReply('error', `${what}. ${fix}`));
    });
  if (decided.kind === 'refuse') {
    await sayNo(repo, place, decided.reply ?? stoppedReply(decided.outcome, decided.detail));
    if (decided.byLabel) await removeLabels(repo, place.number, settings.label);
  }
  if (decided.kind === 'misconfigured')
    await endUnstarted({ repo, now: () => new Date(options.now) }, { ...decided, settings }, endOf(decided));
}

type Answering = Asked & AnswerOptions;

export function endOf(decided: Exclude<Admission, Admitted> | Misconfigured): Stop {
  switch (decided.kind) {
    case 'answer':
      return { outcome: 'skipped', detail: `answered /redgreen ${decided.command}` };
    case 'skip':
      return { outcome: 'skipped', detail: decided.reason };
    default:
      return { outcome: decided.kind === 'refuse' ? decided.outcome : decided.kind, detail: decided.detail };
  }
}

/**
 * 😕 and the reason: by `end`, or in a comment that is said once only, however often it is asked, unless too much is said
 * there to look for it. The log and the job summary have the reason too.
 */
async function sayNo(repo: Repo, place: Thread, reply: string, end?: (text: string) => Promise<unknown>) {
  const looks = repo.callsLeft() > 0;
  // Nothing comes after it: the calls that are kept for the end are for this.
  repo.beginEnd();
  if (place.number === 0) return;
  await react(repo, place, 'confused');
  const say = looks ? commentOnce : postComment;
  await (end?.(reply) ?? say(repo, place.number, reply)).catch(() => undefined);
}

/**
 * Answers who may not start a run, before there is any job, and says so. A label that was set, as a template of issues lets
 * everybody do, comes off, and that is the answer; without a number the word is none of ours to answer.
 */
export async function refuseStranger(repo: Repo, reason: string, number: number | undefined, label?: string) {
  if (number !== undefined && label !== undefined) await removeLabel(repo, number, label);
  else if (number !== undefined) await postComment(repo, number, `😕 ${stoppedReply('refused', reason)}`);
  return `refused: ${reason}`;
}

async function answerCommand(here: Answering, command: AnsweredCommand) {
  // Who was here before may have said it and been ended before that was known.
  const { comment, number } = here.place;
  // Out of sight it says to which comment it is the answer.
  const mark = comment === undefined ? undefined : replyMarker(comment);
  const isReply = (body: string) => mark !== undefined && body.includes(mark);
  if (here.repeated && (await findOwn(here.repo, number, isReply)) !== undefined) return;
  await postComment(here.repo, number, paragraphs([await answers[command](here), mark ?? '']));
}

/** Tells the end of an admitted run that could not start. `comment`: says already that it begins. What cannot be said is no further error. */
export async function endUnstarted(
  { repo, now }: Pick<ForgeMeans, 'repo' | 'now'>,
  { start, settings, comment }: { start: RunStart; settings: Settings; comment?: OwnComment },
  { outcome, detail }: Stop,
) {
  const { place, issue, ours } = start;
  const end = (text: string) =>
    comment === undefined
      ? postComment(repo, place.number, text)
      : endComment(repo, comment, { outcome, at: now() }, text);
  await sayNo(repo, place, stoppedReply(outcome, detail), end);
  const change = { ...labelsAtEnd(outcome), remove: labelsAtStart(settings.label) };
  for (const number of new Set([place.number, issue, ours?.pullRequest?.number ?? issue]))
    await changeLabels(repo, number, change).catch(() => undefined);
}
