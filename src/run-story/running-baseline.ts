/** The tests of the base go on while the agent works: a suite of minutes is then waited for once, not twice. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Stop } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import type { RunRequest } from './request.ts';

export type BaselineEnd = { verification: Verification } | { stop: Stop };

export interface RunningBaseline extends AsyncDisposable {
  /** Aborted where the baseline shows that nothing can decide: the agent would work in vain. */
  signal: AbortSignal;
  /** What the agent is told in its next turn, once, when the baseline has ended. */
  news(): string | undefined;
  /** Settles with the baseline, after the agent has ended. A red that was seen beside the agent is run once more, alone. */
  ended(): Promise<BaselineEnd>;
}

/** What a verification is told that may have to go on beside the agent. */
export interface BaselineHooks {
  /** Whether the agent works by now: a red may be the doing of a busy machine. */
  isAtWork(): boolean;
  /** Called when the build is over and the tests begin. */
  onTests(): void;
  /** Ends it. */
  signal: AbortSignal;
}

interface BaselineRuns {
  first(hooks: Pick<BaselineHooks, 'signal' | 'onTests'>): Promise<BaselineEnd>;
  /** The same tests while nothing else runs. */
  alone(): Promise<BaselineEnd>;
}

/** Shorter suites are waited for: then the first prompt can name what is red. */
const soonMs = 20_000;

/** The end of the baseline where it comes soon or has to be waited for; else the baseline that goes on. */
export async function startBaseline(
  request: RunRequest,
  isConfined: boolean,
  runs: BaselineRuns,
): Promise<BaselineEnd | RunningBaseline> {
  const ending = new AbortController();
  const testing = Promise.withResolvers<void>();
  const baseline = runs.first({ signal: ending.signal, onTests: testing.resolve });
  if (!isConfined || !mayRunInParallel(request)) return await baseline;
  const late = new AbortController();
  // A build that fails says that other commands are to be tried, for which nobody may have written in the tree.
  const isLate = Promise.all([wait(soonMs, undefined, { signal: late.signal }), testing.promise]).then(() => undefined);
  isLate.catch(() => undefined);
  const soon = await Promise.race([baseline, isLate]);
  late.abort();
  if (soon !== undefined) return soon;

  const undecidable = new AbortController();
  let end: BaselineEnd | undefined;
  let isAnnounced = false;
  const watched = baseline.then((ended) => {
    end = ended;
    if ('stop' in ended) undecidable.abort(ended.stop.detail);
    return ended;
  });
  // Awaited by `ended`; until then a failure must not end the process.
  watched.catch(() => undecidable.abort());
  return {
    signal: undecidable.signal,
    news() {
      if (isAnnounced || end === undefined || 'stop' in end) return undefined;
      isAnnounced = true;
      return newsOf(end.verification);
    },
    async ended() {
      const first = await watched;
      return 'stop' in first || first.verification.result === 'passed' ? first : await runs.alone();
    },
    async [Symbol.asyncDispose]() {
      ending.abort();
      await watched.catch(() => undefined);
    },
  };
}

/** Two suites at once on one database, or over one network, spoil each other; and what is to be mended must be known first. */
function mayRunInParallel({ settings, code, replay, resume }: RunRequest): boolean {
  const { testServices, sandboxNetwork, mode, baseline } = settings;
  const isClosed = testServices.length === 0 && sandboxNetwork === 'none';
  const isNew = code.start.kind === 'new' && replay === undefined && resume === undefined;
  return isClosed && isNew && mode === 'standard' && baseline !== 'require-green';
}

function newsOf({ result, failures }: Verification): string {
  if (result === 'passed') return 'The tests of the tree as it was before your work have ended: all green.';
  const names = failures.slice(0, 50).map(({ name }) => `- ${name}`);
  return ['The tests of the tree as it was before your work have ended. Red before you started:', ...names].join('\n');
}
