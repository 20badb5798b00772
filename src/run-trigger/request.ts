/** What a face of the product gives to handle an event of GitHub, and what it gets back. */

import type { Ceilings } from '../config/ceilings.ts';
import type { Settings } from '../config/settings.ts';
import type { Texts } from '../config/text-layer.ts';
import type { RunStart } from '../github/admission-terms.ts';
import type { Client } from '../github/client.ts';
import type { ForgeOptions, ForgeState, Planned } from '../github/forge-session.ts';
import type { TriggerReading } from '../github/trigger.ts';
import type { Redactor } from '../redact.ts';
import type { RecordedEvent, Run, Stop } from '../run.ts';
import type { Place, RunRequest } from '../run-request.ts';

/** An event, and the means that its face – Action or App – has. */
export interface EventRequest {
  name: string;
  payload: unknown;
  /** Action inputs; empty in the App. */
  inputs: Texts;
  environment: Readonly<Record<string, string | undefined>>;
  client: Client;
  serverUrl: string;
  url?: string;
  secrets(settings: Settings): string[];
  redact: Redactor;
  now(): Date;
  log(text: string): void;
  onEvent?(event: RecordedEvent, run: Run): Promise<void>;
  signal: AbortSignal;
  hidden: string[];
  /** The ceilings of the App's operator; in the Action nobody stands above the repository. */
  operator?: Ceilings;
  /** Events may come late and out of order: what they tell of is read again from GitHub before anything is decided. */
  late?: boolean;
  /** It will be tried again: what GitHub does not answer before the run begins is thrown, and told only the last time. */
  again?: boolean;
  /** It was tried before: an answer that was given then is not given twice. */
  repeated?: boolean;
  /** Each commit of the run gets a check run with buttons: an App hears of these. */
  checks?: boolean;
  /** Ends what is queued or going on for issues and pull requests of these numbers; the Action has a label for that. */
  stopHere?(numbers: readonly number[]): Promise<boolean>;
  /** A client that may read the owner's `.github` repository, where the run's own may not. */
  organisation?: Client;
  /** Where the tree is. */
  place(repository: string): Promise<Place>;
  /** Opens the run's record and folder. `begun` is what another process needs to go on with it; no secret is in it. */
  open(begun: Begun): Promise<Opened>;
  /** For a file that outlives the process. */
  onForge(options: ForgeOptions, state: ForgeState): void;
  /** Rejects where the run belongs to another worker by now. */
  fence?(): Promise<void>;
  /** What is asked, where no payload of GitHub's says it: a button of the App's pages. */
  reading?: Extract<TriggerReading, { kind: 'retry' }>;
}

/** Where a run is recorded and worked on; a record that outlives the run has its baselines. */
export type Opened = Pick<RunRequest, 'runId' | 'runDir' | 'workDir' | 'recorder' | 'baselines'>;

/** What a run began with, as JSON can keep it. */
export interface Begun extends Pick<RunRequest, 'story' | 'warnings' | 'sources' | 'start'> {
  admitted: RunStart;
  defaultBranch: string;
  /** Without the keys. */
  settings: Settings;
}

export interface EventEnd extends Stop {
  settings: Settings;
  run?: Run;
  /** GitHub did not answer when it was told how the run ended. */
  untold?: boolean;
  /** What a dry run would have written. */
  planned?: readonly Planned[];
}
