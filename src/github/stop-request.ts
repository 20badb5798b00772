/** Polls GitHub for a request to stop a run: the label `ai-stop`, or the closing or deletion of its issue or pull request. */

import type { AdmitOptions } from './admission-types.ts';
import { statusOf } from './api-errors.ts';
import type { Repo } from './client.ts';
import { isSetSince, labelNames, removeLabel, stopLabel } from './labels.ts';
import { startOfJob } from './status-comments.ts';

interface StopWatch extends Disposable {
  /** Why the run is to stop; undefined: go on. Asked before each costly step, and every 15 seconds besides once `start` was called. */
  requested(): Promise<string | undefined>;
  /** Aborted with the same sentence. */
  signal: AbortSignal;
  start(): void;
}

interface WatchedPlace {
  number: number;
  /** It was open when the run began, or the run has opened it: closed, it means that somebody closed it now. */
  wasOpen: boolean;
}

interface StopWatchOptions {
  repo: Repo;
  places(): WatchedPlace[];
  /** When the run was asked for; a label that was there before is taken off. Default: now. */
  since?: string;
  /** Nothing is written: a label from before stays. */
  dryRun?: boolean;
  now?(): number;
}

const intervalMs = 15_000;
/** Steps that come quicker share an answer. */
const leastGapMs = 1_000;
/** Whole answers beyond one an interval: each counts among the calls of a run, of which there are a hundred. */
const mostAnswers = 25;
/** A trigger that is older has waited, and a stop may have come and gone meanwhile. */
const waitedMs = 20_000;

interface Seen {
  etag?: string;
  open?: boolean;
  /** The label is there since before the trigger. */
  isLeftOver?: boolean;
}

export function watchForStop(options: StopWatchOptions): StopWatch {
  const { now = Date.now } = options;
  const seen = new Map<number, Seen>();
  const stopped = new AbortController();
  const begun = now();
  let answers = 0;
  let last = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const ask = async () => {
    last = now();
    const wishes = options.places().map(async (place) => {
      const known = seen.get(place.number) ?? {};
      seen.set(place.number, known);
      const issue = await readIssue(options.repo, place.number, known);
      if (issue === undefined) return undefined;
      // It was there before: somebody has deleted it now.
      if (issue === 'gone') return known.open === undefined ? undefined : `#${place.number} was deleted`;
      answers += 1;
      return await wishOf(options, place, issue, known);
    });
    // Not to know is no reason to stop: the next question comes.
    for (const wish of await Promise.allSettled(wishes)) {
      if (wish.status === 'fulfilled' && wish.value !== undefined) stopped.abort(wish.value);
    }
  };
  const requested = async () => {
    // Where something else happens on the issue all the time, each answer is a whole one, and counts.
    const isBusy = answers - (now() - begun) / intervalMs > mostAnswers;
    if (!stopped.signal.aborted && now() - last >= (isBusy ? intervalMs : leastGapMs)) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
    }
    await asking;
    return stopped.signal.aborted ? String(stopped.signal.reason) : undefined;
  };
  return {
    requested,
    signal: stopped.signal,
    start: () => {
      timer ??= setInterval(() => void requested(), intervalMs).unref();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/**
 * From when on a stop is meant for a run: the event's own time, or that of its job where the event has none or is carried out
 * again. Since then it may have waited long for a runner. Where that cannot be known, every stop that is set counts.
 */
export async function stopsSince(options: AdmitOptions, { at }: object & { at?: string }) {
  if (options.isRepeated !== true && at !== undefined) return at;
  return (await startOfJob(options.repo, options.url)) ?? '';
}

type Issue = Awaited<ReturnType<Repo['rest']['issues']['get']>>['data'];

/** undefined: nothing has changed since the last answer, or GitHub gave none. */
async function readIssue(repo: Repo, number: number, known: Seen): Promise<Issue | 'gone' | undefined> {
  try {
    const answer = await repo.rest.issues.get({
      ...repo.issue(number),
      headers: known.etag === undefined ? {} : { 'if-none-match': known.etag },
      request: repo.uncounted,
    });
    known.etag = answer.headers.etag;
    return answer.data;
  } catch (error) {
    if (statusOf(error) !== 304) known.etag = undefined;
    return statusOf(error) === 410 ? 'gone' : undefined;
  }
}

async function wishOf(options: StopWatchOptions, { number, wasOpen }: WatchedPlace, issue: Issue, known: Seen) {
  const { repo, since } = options;
  const isFirst = known.open === undefined;
  const isOpen = issue.state === 'open';
  // What was closed before the run is nobody's wish now: a /retry may come on a pull request whose issue is closed.
  const wasClosed = !isOpen && (wasOpen || known.open === true);
  known.open ||= isOpen;
  const isLabelled = labelNames(issue).includes(stopLabel);
  const words = `the label ${stopLabel} was set on #${number}`;
  if (isFirst) {
    known.isLeftOver = false;
    const isWish = async (since: string) => await isSetSince(repo, number, stopLabel, (at) => at >= since);
    if (since !== undefined && (isLabelled || hasWaited(options)) && (await isWish(since))) return words;
    known.isLeftOver = isLabelled;
    if (isLabelled && options.dryRun !== true) await removeLabel(repo, number, stopLabel);
  } else if (isLabelled && known.isLeftOver !== true) return words;
  if (!isLabelled) known.isLeftOver = false;
  return wasClosed ? `#${number} was closed` : undefined;
}

function hasWaited({ since, now = Date.now }: StopWatchOptions) {
  return since !== undefined && now() - Date.parse(since) > waitedMs;
}
