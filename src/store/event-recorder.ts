/** Records a run's events: each is masked, numbered and stored durably before anything reacts to it. */

import { isDiskFull, RedgreenError } from '../run/errors.ts';
import { applyEvent } from '../run/fold.ts';
import type { RecordedEvent, Run, RunEvent } from '../run/run.ts';

/** The port that the wiring of a run writes to. */
export interface Recorder {
  /** Durable when it resolves: redacted, numbered and stamped. Appends take their turns, in the order of the calls. */
  append(event: RunEvent): Promise<RecordedEvent>;
  /** The run as far as it is durable. Throws before the first event. */
  run(): Run;
  hasBegun(): boolean;
}

/** Where events become durable: a file or a database. `run` is the fold up to and including `event`. */
export interface Journal {
  write(event: RecordedEvent, run: Run): Promise<void>;
}

interface RecorderOptions {
  /** Masks secrets; goes over every text of an event before it is kept. */
  redact: (text: string) => string;
  now: () => Date;
  /** The run to go on with, where it is not a new one. */
  from?: Run;
}

/** A recorder over a journal. A write that fails rejects its append, leaves the run as it was and does not use up a number. */
export function createRecorder(journal: Journal, { redact, now, from }: RecorderOptions): Recorder {
  let run = from;
  let last: Promise<unknown> = Promise.resolve();

  async function write(event: RunEvent): Promise<RecordedEvent> {
    const clean = mapTexts(event, redact);
    const recorded: RecordedEvent = { ...clean, seq: (run?.lastSeq ?? 0) + 1, at: now().toISOString() };
    const next = applyEvent(run, recorded);
    await journal.write(recorded, next).catch(rethrowNamed);
    run = next;
    return recorded;
  }

  return {
    append(event) {
      const turn = last.then(() => write(event));
      last = turn.catch(() => undefined);
      return turn;
    },
    run() {
      if (run === undefined) throw new Error('the run has no event yet');
      return run;
    },
    hasBegun: () => run !== undefined,
  };
}

/** The same value with every text in it passed through `change`; keys stay, so that no field can vanish. */
function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** A full disk is nothing that broke in here: it has a name, and something can be done about it. */
function rethrowNamed(error: unknown): never {
  throw isDiskFull(error) ? new RedgreenError('disk-full', 'the run could not be recorded', { cause: error }) : error;
}
