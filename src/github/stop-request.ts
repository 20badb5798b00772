/** Whether somebody wants the run to stop: the label `ai-stop`, or the issue or pull request closed. Asked sparingly. */

import { issueAt, type Repo } from './client.ts';
import { labelNames, stopLabel } from './labels.ts';

const maxAsked = 30;
/** Calls that the end of the run needs: no asking below that. */
const reservedCalls = 25;

export interface StopWatch {
  /** Why the run is to stop; undefined: go on. None is asked while the last answer is young. */
  asked(): Promise<string | undefined>;
}

export interface WatchedPlace {
  number: number;
  /** It was open when the run began, or the run has opened it: closed, it means that somebody closed it now. */
  wasOpen: boolean;
}

/** `places` are the issue and, once there is one, the pull request: the first is asked about each time, the other every third time. */
export function watchForStop(
  repo: Repo,
  places: () => WatchedPlace[],
  now: () => number = () => performance.now(),
): StopWatch {
  let questions = 0;
  let calls = 0;
  let last = Number.NEGATIVE_INFINITY;
  let answer: string | undefined;
  const seenOpen = new Set<number>();
  return {
    asked: async () => {
      if (answer !== undefined || calls >= maxAsked || repo.client.callsLeft() < reservedCalls) return answer;
      if (now() - last < gapMs(calls)) return undefined;
      const [first, second] = places();
      // With the first question: what is open then and closed later was closed by somebody meanwhile.
      const withSecond = questions % 3 === 0 && calls < maxAsked - 1;
      const asked = [first, withSecond ? second : undefined].filter((place) => place !== undefined);
      questions += 1;
      calls += asked.length;
      last = now();
      const wishes = await Promise.all(asked.map((place) => wishAt(repo, place, seenOpen)));
      answer = wishes.find((wish) => wish !== undefined);
      return answer;
    },
  };
}

/** The 30 questions reach over some 50 minutes: close together at first, minutes apart at the end. */
function gapMs(count: number): number {
  return count <= 10 ? 20 * count * count : 2000 * 1.37 ** (count - 10);
}

async function wishAt(
  repo: Repo,
  { number, wasOpen }: WatchedPlace,
  seenOpen: Set<number>,
): Promise<string | undefined> {
  const state = await stateOf(repo, number);
  if (state === 'open') seenOpen.add(number);
  if (state === 'labelled') return `the label ${stopLabel} was set on #${number}`;
  // What was closed before the run is nobody's wish now: a /retry may come on a pull request whose issue is closed.
  return state === 'closed' && (wasOpen || seenOpen.has(number)) ? `#${number} was closed` : undefined;
}

type State = 'open' | 'closed' | 'labelled' | 'unknown';

async function stateOf({ client, repository }: Repo, number: number): Promise<State> {
  try {
    const { data } = await client.octokit.rest.issues.get(issueAt(repository, number));
    if (labelNames(data).some((label) => label.toLowerCase() === stopLabel)) return 'labelled';
    return data.state === 'closed' ? 'closed' : 'open';
  } catch {
    // Not to know is no reason to stop; the next question comes.
    return 'unknown';
  }
}
