/**
 * Defines the columns of all database tables, with one schema for SQLite and PostgreSQL that people can also query by hand.
 * Times are ISO 8601 text in UTC, lists are JSON text, money is USD, and `…_ms` are milliseconds.
 */

export interface Tables {
  runs: RunRow;
  attempts: AttemptRow;
  events: EventRow;
  baselines: BaselineRow;
  flaky_tests: FlakyTestRow;
  run_files: RunFileRow;
  evals: EvalRow;
  story_results: StoryResultRow;
  deliveries: DeliveryRow;
  jobs: JobRow;
  workers: WorkerRow;
  sessions: SessionRow;
}

/** One run, kept in step with its events in the same transaction. */
export interface RunRow {
  id: string;
  repository: string;
  state: string;
  outcome: string | null;
  detail: string | null;
  title: string;
  issue: number | null;
  story_path: string | null;
  trigger_kind: string;
  actor: string | null;
  mode: string;
  model: string;
  branch: string | null;
  head_sha: string | null;
  pull_request_number: number | null;
  pull_request_url: string | null;
  attempt_count: number;
  retry_count: number;
  max_iterations: number;
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
  /** Null: unknown, because a model has no price. */
  cost_usd: number | null;
  parent_run: string | null;
  version: string;
  started_at: string;
  last_event_at: string;
  ended_at: string | null;
}

export interface AttemptRow {
  run_id: string;
  number: number;
  label: string;
  phase: string;
  retry: number;
  max_iterations: number;
  reason: string | null;
  summary: string;
  /** `passed`, `failed`, `timed-out` or `broken`; null where nothing was verified. */
  result: string | null;
  exit_code: number | null;
  passed_tests: number | null;
  failed_tests: number | null;
  skipped_tests: number | null;
  tree: string | null;
  commit_sha: string | null;
  files: number | null;
  insertions: number | null;
  deletions: number | null;
  turns: number;
  agent_ms: number;
  test_ms: number;
  wait_ms: number;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number | null;
  started_at: string;
  ended_at: string | null;
}

/** One event; `body` is its JSON without `seq` and `at`. */
interface EventRow {
  run_id: string;
  seq: number;
  type: string;
  at: string;
  body: string;
}

/** Which run's baseline stands for a key of tree, commands and machine; `tools` is JSON. */
interface BaselineRow {
  key: string;
  run_id: string;
  tools: string;
}

/** A test that was red and green on one tree before any agent had touched it, and the last run that saw it. */
interface FlakyTestRow {
  repository: string;
  name: string;
  run_id: string;
}

/** A file in a run's folder, on PostgreSQL only: on SQLite there is one machine, and the folder has it. */
interface RunFileRow {
  run_id: string;
  /** `logs/…` or `diffs/…`. */
  path: string;
  /** Before it was compressed. */
  bytes: number;
  /** gzip. */
  data: Uint8Array;
}

/** One run of a suite of stories. */
export interface EvalRow {
  id: string;
  suite: string;
  state: string;
  parent_eval: string | null;
  /** The matrix that it is a row of. */
  matrix: string | null;
  /** JSON: what was planned, so that an interrupted one can go on. */
  plan: string;
  model: string;
  started_at: string;
  ended_at: string | null;
}

/** How one story ended once. A failure is a fact about the agent, an error one about everything else. */
export interface StoryResultRow {
  eval_id: string;
  story_id: string;
  repetition: number;
  run_id: string | null;
  status: 'passed' | 'failed' | 'error';
  outcome: string | null;
  duration_ms: number;
  error_message: string | null;
  error_stack: string | null;
  worktree: string | null;
  /** JSON list. */
  request_ids: string;
  attempts: number;
  input_tokens: number;
  output_tokens: number;
  cache_read_tokens: number;
  cache_write_tokens: number;
  cost_usd: number | null;
  model: string;
  finished_at: string;
}

/** One webhook delivery, stored before it is answered. */
export interface DeliveryRow {
  /** GitHub's `X-GitHub-Delivery`; one that a sweep made up has another form. */
  id: string;
  /** The event's name, such as `issues`. */
  name: string;
  action: string | null;
  /** `owner/name`. */
  repository: string | null;
  repository_id: number | null;
  installation_id: number | null;
  /** Unique: repository id, number, kind, and the comment or label event it is about. Two deliveries that mean the same are one. */
  meaning: string;
  /** JSON, as GitHub sent it. */
  payload: string;
  received_at: string;
  handled_at: string | null;
  result: string | null;
  /** The server that handles it, and until when no other one may; by the database's own clock. */
  claimed_by: string | null;
  claimed_until: string | null;
  /** How often a server began to handle it. */
  tries: number;
}

/** One piece of work for a worker. */
export interface JobRow {
  id: string;
  /** `<repository id>#<number>`: one active job for each. */
  key: string;
  repository: string;
  repository_id: number;
  installation_id: number;
  number: number;
  kind: 'event' | 'retry';
  /** Unique where it is set: a delivery becomes one job. */
  delivery_id: string | null;
  /** JSON. `event`: `{ name, payload }` as GitHub sent them; `retry`: `{ actor, hint?, isPullRequest }`. */
  payload: string;
  /** `failed`: it ended and is not tried again; `dead`: it broke its workers too often. */
  state: 'queued' | 'active' | 'done' | 'failed' | 'dead';
  /** How often it was claimed since its run last got further, hand-overs left out. */
  tries: number;
  /** How far its run had come at the end of the last try: attempts begun and attempts committed, counted together. */
  progress: number;
  /** Raised at each claim: whoever holds an older one may write nothing any more. */
  generation: number;
  worker: string | null;
  /** The worker that the last try lost; null where it ended otherwise. */
  lost_worker: string | null;
  /** The comment that tells of its wait. */
  waiting: string | null;
  run_id: string | null;
  /** Somebody asked it to stop, and why. */
  stop_reason: string | null;
  /** JSON: what the run started from, so that another worker can go on with it. */
  begun: string | null;
  created_at: string;
  /** Of a dead one: when its end is to be told again. */
  not_before: string;
  /** When the end of a dead one was told on GitHub. */
  buried_at: string | null;
  /** The first claim. */
  started_at: string | null;
  heartbeat_at: string | null;
  ended_at: string | null;
  error: string | null;
}

export interface WorkerRow {
  id: string;
  host: string;
  pid: number;
  started_at: string;
  heartbeat_at: string;
  state: 'running' | 'stopping' | 'gone';
}

/** Somebody who is signed in on the pages. */
export interface SessionRow {
  /** A hash of what the cookie holds: whoever reads the database cannot sign in with it. */
  id: string;
  /** Login and GitHub's token, sealed with the cookie and the server's secret. */
  sealed: string;
  expires_at: string;
}
