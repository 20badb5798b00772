/** Answers the commands in comments that start no run: one function for each, with its words. */

import type { AdmitOptions } from './admission-types.ts';
import { type AnsweredCommand, commandLines } from './commands.ts';
import { issueNamedIn } from './comment.ts';
import { link } from './comment-parts.ts';
import { addLabel, stopLabel } from './labels.ts';
import { markdownCode, markdownSentence } from './markdown-text.ts';
import { byStart, type CommentedRun, recordsOfIssue, recordsOn, seemsAlive } from './status-comments.ts';
import type { Thread } from './trigger.ts';

/** What an answer may look into. */
export interface Asked extends Pick<AdmitOptions, 'repo' | 'settings' | 'now'> {
  /** Where somebody asked. */
  place: Thread;
  /** The App's server leaves to its worker what a run is needed for; nobody who asks the App sees its log, as those of the Action do. */
  by: 'action' | 'server' | 'worker';
  /** Ends what is queued or going on for these numbers, where somebody who may has asked for it; without it the label tells the job. */
  stopHere?(numbers: readonly number[]): Promise<'running' | 'waiting' | undefined>;
  /** Whether a run is queued for one of these numbers. */
  waitsHere?(numbers: readonly number[]): Promise<boolean>;
}

/** Each returns its reply. */
export const answers: Record<AnsweredCommand, (asked: Asked) => Promise<string>> = {
  help: async ({ settings }) =>
    [
      'Redgreen · what it does here',
      '',
      `- the label ${markdownCode(settings.label)} on an issue: implement it on a branch, run the tests, open a pull request`,
      ...commandLines.map(([typed, does]) => `- ${typed}: ${does}`),
      '',
      'A command is the first line of a new comment. Only people who may write to the repository are answered.',
    ].join('\n'),

  async status(asked) {
    const { last, numbers } = await lastRun(asked);
    const words = last === undefined ? 'there has been no run here yet.' : statusWords(last, asked.now);
    if ((await asked.waitsHere?.([...numbers])) !== true) return `Redgreen · ${words}`;
    return `Redgreen · a run is waiting here and will start by itself.${last === undefined ? '' : ` Before it, ${words}`}`;
  },

  async stop(asked) {
    const { last, numbers } = await lastRun(asked);
    const running = last !== undefined && seemsAlive(last.record, asked.now);
    // In the Action nobody has a queue to look into: the label is there for a run that waits for its job.
    const stopped = asked.by === 'action' ? 'unseen' : await asked.stopHere?.([...numbers]);
    const mayWait = stopped === 'unseen' && (last !== undefined || !asked.place.isPullRequest);
    if (running || mayWait) {
      // Where its comment is, there it looks most: a /retry at its pull request.
      const lastNumber = Number(/\/(?:issues|pull)\/(\d+)#/.exec(last?.comment.url ?? '')?.[1] ?? asked.place.number);
      for (const number of numbers.union(new Set([lastNumber]))) await addLabel(asked.repo, number, stopLabel);
    }
    if (running || stopped === 'running') return 'Redgreen · the run will stop within 15 seconds. Its work is kept.';
    if (stopped === 'waiting') return 'Redgreen · the waiting run was removed from the queue.';
    return `Redgreen · no run is active here${mayWait ? '; one that waits for its job will not start' : ''}.`;
  },
};

/**
 * The newest run of an issue and its pull request, on whichever of them somebody asks, and the numbers that it is about. What a pull
 * request's text names is its issue only where a run there names the pull request.
 */
async function lastRun({ repo, place: { isPullRequest, number } }: Asked) {
  const issue = isPullRequest ? issueNamedIn((await repo.rest.pulls.get(repo.pull(number))).data.body) : number;
  const [ofPull, ofIssue] = await Promise.all([
    isPullRequest ? recordsOn(repo, number) : [],
    issue === undefined ? [] : recordsOfIssue(repo, issue),
  ]);
  const all = [...ofPull, ...ofIssue.filter(({ record }) => !isPullRequest || record.pullRequest === number)].sort(
    byStart,
  );
  const last = all.at(-1);
  return { last, numbers: new Set([number, last?.record.issue ?? number]) };
}

function statusWords({ comment, record }: CommentedRun, now: number) {
  const where = link('its comment', comment.url);
  const branch = record.branch === undefined ? '' : ` Branch ${markdownCode(record.branch)}.`;
  const next = record.nextStep === undefined ? '' : ` Next: ${markdownSentence(record.nextStep)}`;
  if (record.state === 'finished')
    return `the last run ended as ${markdownCode(record.outcome ?? 'error')}: ${where}.${branch}${next}`;
  if (!seemsAlive(record, now))
    return `the last run never reported its end: ${where}.${branch} Comment \`/retry\` to continue.`;
  return `a run has been active since ${record.startedAt.slice(0, 16).replace('T', ' ')} UTC: ${where}.${branch}`;
}
