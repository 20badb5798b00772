/** What an admission is decided from, and how it ends. */

import type { Outcome, Trigger } from '../run.ts';
import type { Client } from './client.ts';
import type { Ours } from './ours.ts';
import type { PermissionSettings } from './permission.ts';
import type { PayloadText, Place, TriggerReading } from './trigger.ts';

export interface AdmissionSettings extends PermissionSettings {
  label: string;
  maxRunsPerDay: number;
  dryRun: boolean;
}

/** What a run starts from. */
export interface RunStart {
  trigger: Trigger;
  issue: number;
  place: Place;
  /** Time of the trigger by GitHub's clock, for `freezeText`. */
  at?: string;
  payload?: PayloadText;
  maxIterations?: number;
  /** Set where the run goes on from our branch: then it verifies first. */
  ours?: Extract<Ours, { kind: 'ours' }>;
}

export type Admission =
  | { kind: 'run'; start: RunStart }
  /** Nothing is to be run; what there was to say has been said. */
  | { kind: 'ended'; outcome: Extract<Outcome, 'refused' | 'skipped' | 'error' | 'misconfigured'>; detail: string };

export interface AdmitOptions {
  client: Client;
  reading: TriggerReading;
  settings: AdmissionSettings;
  /** Where this run can be watched: a record that names the same place is this job, run once more. */
  url?: string;
  now: number;
  /** The event may be late: what it tells of is read again first. */
  late?: boolean;
  /** What is not known now is asked again by a later try: it is thrown, and not answered. */
  again?: boolean;
  /** An earlier try may have answered already. */
  repeated?: boolean;
  /** Ends what is queued or going on for these numbers, where somebody who may has asked for it; without it the label tells the job. */
  stopHere?(numbers: readonly number[]): Promise<boolean>;
}
