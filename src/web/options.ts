/** Defines the options that the server passes to its web pages, such as database, addresses and permissions. */

import type { Html } from '../report/html/elements.ts';
import type { Store } from '../store/database.ts';
import type { QueueLimits } from '../store/queue.ts';
import type { EvalRow, JobRow, RunRow } from '../store/tables.ts';

export interface WebOptions {
  store: Store;
  addresses: WebAddresses;
  access: WebAccess;
  logs: WebLogs;
  limits: QueueLimits;
  act: RunActions;
  /** Without it there are no pages of eval runs. */
  evals?: EvalViews;
  /** What keeps the server from its work, a sentence each; empty where it is ready. */
  ready(): Promise<string[]>;
  now(): Date;
  /** How often the record is asked for new events while somebody follows a run. Default 500. */
  pollMs?: number;
  /** Faults of the pages themselves. */
  onError(error: unknown): void;
}

export interface WebAddresses {
  /** `https://github.com`, or a GitHub Enterprise Server's. */
  serverUrl: string;
  /** `https://api.github.com`, or `https://<host>/api/v3`. */
  apiUrl: string;
  /** How people reach the pages; sign-in comes back to it, and forms are accepted from it alone. */
  publicUrl: string;
  bound: { host: string; port: number };
}

export interface WebAccess {
  /** Of the GitHub App. Absent: no sign-in, and the pages answer on loopback only. */
  oauth?: { clientId: string; clientSecret: string };
  /** Keys of sessions and forms are made from it: at least 32 characters, the same for every server of a fleet. */
  sessionSecret: string;
  /** The number of a public repository, undefined of any other: its runs may be read without sign-in. Default: no run may. */
  publicId?(repository: string): Promise<number | undefined>;
  /** Logins that also see eval runs and the machines of the workers: these belong to no repository. Default: none. */
  operators?: readonly string[];
  /** Opens `/metrics` to whoever sends it as a bearer token; without it, and beside it, loopback may ask. */
  metricsToken?: string;
}

interface WebLogs {
  /** This machine's folder of the record: logs and diffs are in `runs/<id>` below it, or in the database where another machine wrote them. */
  folder: string;
  /** Masks secrets in logs, which the tests themselves wrote. */
  redact(text: string): string;
}

/** What a person may ask of a run. Each throws or rejects where it could not be asked. */
export interface RunActions {
  /** A sentence for whoever asked: what happens now. */
  retry(run: RunRow, hint: string | undefined, actor: string): Promise<string>;
  /** False where the run had ended already. */
  stop(run: RunRow, actor: string): Promise<boolean>;
  /** Takes a job out of the queue that waits; false where it has begun or ended. */
  cancel(job: JobRow, actor: string): Promise<boolean>;
}

/** Eval runs as pages: the wiring hands them in, made by the code that made the report. */
export interface EvalViews {
  /** Style that these parts need beyond the page's. */
  style: string;
  show(row: EvalRow): Promise<{ title: string; main: Html }>;
}

/** A lost worker is replaced within this time. */
export const aliveMs = 30_000;

/** Who asks. `local`: there is no sign-in, and the request came from this machine. */
export type Visitor = { kind: 'local' } | { kind: 'anonymous' } | SignedIn;

export interface SignedIn {
  kind: 'user';
  login: string;
  /** GitHub's, for this person; never in a page. */
  token: string;
  /** Goes into each form, and comes back with it. */
  csrf: string;
  /** Random, for what is kept in memory about this session. */
  session: string;
}

export interface WebEnv {
  Variables: { visitor: Visitor; seesEvals: boolean; secureHeadersNonce?: string };
}
