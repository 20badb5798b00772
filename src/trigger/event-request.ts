/** Defines the types of what `handleEvent` takes and returns when it handles a GitHub event for Action and App. */

import type { Settings } from '../config/settings.ts';
import type { AnswerOptions } from '../github/answers.ts';
import type { ForgeMeans, Planned, ShownRun } from '../github/forge-session.ts';
import type { RecordedEvent, Run, Stop } from '../run/run.ts';
import type { Host, Resolution, RunRecord, Start, TreeSource } from '../run-story/run-request.ts';
import type { Admitted, IncomingEvent } from './event-decision.ts';

export interface EventRequest {
  event: IncomingEvent;
  answers: Pick<AnswerOptions, 'by' | 'repeated'>;
  run: RunMeans;
  log(text: string): void;
}

export interface RunMeans {
  serverUrl: string;
  host: Pick<Host, 'environment' | 'hidden' | 'redact'>;
  source(repository: string): Promise<TreeSource>;
  /** How long the token lives at most, where nobody renews it. */
  tokenMinutes?(): Promise<number | undefined>;
  /** Opens the run's record and folder. `begun` is what another process needs to go on with it; no secret is in it. */
  open(begun: Begun): Promise<RunRecord>;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  /** Given where no queue keeps the runs of an issue apart: opens the record under whose id the run takes its turn among them. */
  claim?(): Promise<{ runId: string }>;
  /** The comment that told of the run while it waited. */
  waiting?: number;
  /** Aborted from outside; its reason is shown. */
  signal: AbortSignal;
  /** Rejects where the run belongs to another worker by now. */
  fence?(): Promise<void>;
}

/** What a run began with, as JSON can keep it. */
export interface Begun
  extends Pick<ShownRun, 'admitted' | 'settings' | 'defaultBranch' | 'signs'>,
    Pick<Resolution, 'sources' | 'warnings'>,
    Pick<Admitted, 'story'> {
  start: Start;
}

export interface EventEnd extends Stop {
  /** Absent where the event is none for Redgreen: then nobody looked at them. */
  settings?: Settings;
  run?: Run;
  /** GitHub did not answer when Redgreen reported how the run ended. */
  unreported?: boolean;
  planned?: readonly Planned[];
}

export function forgeMeans({ event, answers, run, log }: EventRequest): ForgeMeans {
  return { ...event, ...run, mask: run.host.redact.forAgent, checks: answers.by === 'worker', log };
}
