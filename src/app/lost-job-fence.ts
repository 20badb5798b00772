/** Keeps a worker from changing GitHub or the record once its job is another's, and tells the run why its job ends. */

import { RedgreenError } from '../run/errors.ts';
import type { RunEvent } from '../run/run.ts';
import type { Recorder } from '../store/event-recorder.ts';
import type { ActiveJob, JobAbort } from '../store/queue.ts';

/** Told the name of each point: `before checkpoint-pushed 1`, `after attempt-started 2`, `answered POST /repos/…`. */
type Crash = (point: string) => void;

/** Asks at the last moment: retries and waits of the client lie before it. */
export function fencedFetch(job: Pick<ActiveJob, 'fence'>, crash: Crash): typeof fetch {
  return async (input, init) => {
    await job.fence();
    const response = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    crash(`answered ${init?.method ?? 'GET'} ${pathname}`);
    return response;
  };
}

/**
 * After a failed append nothing more is recorded: a run that went on would write another end than the one that the next worker
 * comes to. A full disk has a name, and is an outcome.
 */
export function stickyRecorder(recorder: Recorder, crash: Crash): Recorder {
  let failure: { error: unknown } | undefined;
  return {
    run: recorder.run,
    hasBegun: recorder.hasBegun,
    async append(event) {
      if (failure !== undefined) throw failure.error;
      crash(`before ${pointOf(event)}`);
      try {
        const recorded = await recorder.append(event);
        crash(`after ${pointOf(event)}`);
        return recorded;
      } catch (error) {
        if (!(error instanceof RedgreenError)) failure ??= { error };
        throw error;
      }
    },
  };
}

function pointOf(event: RunEvent) {
  if (!('attempt' in event)) return event.type;
  return `${event.type} ${typeof event.attempt === 'object' ? event.attempt.number : event.attempt}`;
}

/** A person's stop ends the run with that word; a lost or handed-over job just ends. */
export function runSignal(signal: AbortSignal): AbortSignal {
  const ended = new AbortController();
  const abort = () => {
    const why = signal.reason as JobAbort;
    ended.abort(why.kind === 'stopped' ? why.reason : 'the job is not this worker’s any more');
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return ended.signal;
}
