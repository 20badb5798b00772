/**
 * Defines the columns of all database tables, in one schema for SQLite and PostgreSQL, and turns values into rows.
 * People query the database by hand: times are ISO 8601 in UTC, lists are JSON text, money is in USD, `…_ms` are
 * milliseconds.
 */

/** Types in SQL that both databases take; a column of `any…` may hold null. */
const key = 'text primary key';
const text = 'text not null';
const anyText = 'text';
const whole = 'integer not null';
const anyWhole = 'integer';
const large = 'bigint not null';
const real = 'double precision not null';
const anyReal = 'double precision';

const ofRun = { run_id: 'text not null references runs (id) on delete cascade' } as const;
const tokens = { input_tokens: large, output_tokens: large } as const;
const allTokens = { ...tokens, cache_read_tokens: large, cache_write_tokens: large } as const;

/** Columns as the first migration makes them. It is released: what a later one adds is said in `Tables` alone. */
export const columns = {
  /** One run, kept in step with its events in the same transaction. */
  runs: {
    id: key,
    repository: text,
    state: text,
    outcome: anyText,
    detail: anyText,
    title: text,
    issue: anyWhole,
    story_path: anyText,
    trigger_kind: text,
    actor: anyText,
    mode: text,
    model: text,
    branch: anyText,
    head_sha: anyText,
    pull_request_number: anyWhole,
    pull_request_url: anyText,
    attempt_count: whole,
    retry_count: whole,
    max_iterations: whole,
    ...allTokens,
    /** Null: unknown, because a model has no price. */
    cost_usd: anyReal,
    parent_run: anyText,
    version: text,
    started_at: text,
    last_event_at: text,
    ended_at: anyText,
  },
  attempts: {
    ...ofRun,
    number: whole,
    label: text,
    phase: text,
    retry: whole,
    max_iterations: whole,
    reason: anyText,
    summary: text,
    /** `passed`, `failed`, `timed-out` or `broken`; null where nothing was verified. */
    result: anyText,
    exit_code: anyWhole,
    passed_tests: anyWhole,
    failed_tests: anyWhole,
    skipped_tests: anyWhole,
    tree: anyText,
    commit_sha: anyText,
    files: anyWhole,
    insertions: anyWhole,
    deletions: anyWhole,
    turns: whole,
    agent_ms: real,
    test_ms: real,
    wait_ms: real,
    ...tokens,
    cost_usd: anyReal,
    started_at: text,
    ended_at: anyText,
  },
  /** One event; `body` is its JSON without `seq` and `at`. */
  events: { ...ofRun, seq: whole, type: text, at: text, body: text },
  /** Which run's baseline stands for a key of tree, commands and machine; `tools` is JSON. */
  baselines: { key, ...ofRun, tools: text },
  /** A test that was red and green on one tree before any agent had touched it, and the last run that saw it. */
  flaky_tests: { repository: text, name: text, ...ofRun },
  /**
   * A file in a run's folder (`logs/…`, `diffs/…`) by gzip, and its size before, on PostgreSQL only: on SQLite there is one
   * machine, and the folder has it.
   */
  run_files: { ...ofRun, path: text, bytes: whole, data: 'bytea not null' },
  evals: {
    id: key,
    suite: text,
    state: text,
    parent_eval: anyText,
    /** The matrix that it is a row of. */
    matrix: anyText,
    /** JSON: what was planned, so that an interrupted one can go on. */
    plan: text,
    model: text,
    started_at: text,
    ended_at: anyText,
  },
  /** How one story ended once. A failure is a fact about the agent, an error one about everything else. */
  story_results: {
    eval_id: 'text not null references evals (id) on delete cascade',
    story_id: text,
    repetition: whole,
    run_id: anyText,
    status: text,
    outcome: anyText,
    duration_ms: real,
    error_message: anyText,
    error_stack: anyText,
    worktree: anyText,
    /** JSON list. */
    request_ids: text,
    attempts: whole,
    ...allTokens,
    cost_usd: anyReal,
    model: text,
    finished_at: text,
  },
  /** One webhook delivery, stored before it is answered. */
  deliveries: {
    /** GitHub's `X-GitHub-Delivery`; one that a sweep made up has another form. */
    id: key,
    /** The event's name, such as `issues`. */
    name: text,
    action: anyText,
    /** `owner/name`. */
    repository: anyText,
    repository_id: 'bigint',
    installation_id: 'bigint',
    /** Repository id, number, kind, and the comment or label event it is about. Two deliveries that mean the same are one. */
    meaning: 'text not null unique',
    /** JSON, as GitHub sent it. */
    payload: text,
    received_at: text,
    handled_at: anyText,
    result: anyText,
    /** The server that handles it, and until when no other one may; by the database's own clock. */
    claimed_by: anyText,
    claimed_until: anyText,
    /** How often a server began to handle it. */
    tries: 'integer default 0 not null',
  },
  jobs: {
    id: key,
    /** `<repository id>#<number>`: one active job for each. */
    key: text,
    repository: text,
    repository_id: large,
    installation_id: large,
    number: whole,
    kind: text,
    /** A delivery becomes one job. */
    delivery_id: 'text unique',
    /** JSON. `event`: `{ name, payload }` as GitHub sent them; `retry`: `{ actor, hint?, isPullRequest }`. */
    payload: text,
    state: text,
    /** How often it was claimed since its run last got further, hand-overs left out. */
    tries: whole,
    /** How far its run had come at the end of the last try: attempts begun and attempts committed, counted together. */
    progress: 'integer default 0 not null',
    /** Raised at each claim: whoever holds an older one may write nothing any more. */
    generation: whole,
    worker: anyText,
    /** The worker that the last try lost; null where it ended otherwise. */
    lost_worker: anyText,
    /** The comment that tells of its wait. */
    waiting: anyText,
    run_id: anyText,
    /** Somebody asked it to stop, and why. */
    stop_reason: anyText,
    /** JSON: what the run started from, so that another worker can go on with it. */
    begun: anyText,
    created_at: text,
    /** Of a dead one: when its end is to be told again. */
    not_before: text,
    /** The first claim. */
    started_at: anyText,
    heartbeat_at: anyText,
    ended_at: anyText,
    /** When the end of a dead one was told on GitHub. */
    buried_at: anyText,
    error: anyText,
  },
  workers: { id: key, host: text, pid: whole, started_at: text, heartbeat_at: text, state: text },
  /** Somebody who is signed in on the pages: the id is a hash of the cookie, and `sealed` opens with the cookie alone. */
  sessions: { id: key, sealed: text, expires_at: text },
} as const;

type Value<Type> = Type extends `text${string}` ? string : Type extends `bytea${string}` ? Uint8Array : number;
type Row<Table extends keyof typeof columns> = {
  -readonly [Name in keyof (typeof columns)[Table]]: (typeof columns)[Table][Name] extends `${string}${'not null' | 'primary key'}${string}`
    ? Value<(typeof columns)[Table][Name]>
    : Value<(typeof columns)[Table][Name]> | null;
};

export type Tables = { [Table in Exclude<keyof typeof columns, 'story_results' | 'jobs' | 'workers'>]: Row<Table> } & {
  story_results: StoryResultRow;
  jobs: JobRow;
  workers: WorkerRow;
};

export type RunRow = Row<'runs'>;
export type EvalRow = Row<'evals'>;
export type DeliveryRow = Row<'deliveries'>;
export type SessionRow = Row<'sessions'>;

export type StoryResultRow = Row<'story_results'> & { status: 'passed' | 'failed' | 'error' };

/** `failed`: it ended and is not tried again; `dead`: it broke its workers too often. */
export type JobRow = Row<'jobs'> & {
  kind: 'event' | 'retry';
  state: 'queued' | 'active' | 'done' | 'failed' | 'dead';
};

export type WorkerRow = Row<'workers'> & { state: 'running' | 'stopping' | 'gone' };

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;
type Values<Row> = {
  [Name in keyof Row as null extends Row[Name] ? never : Camel<Name> & string]: Row[Name];
} & {
  [Name in keyof Row as null extends Row[Name] ? Camel<Name> & string : never]?: Row[Name] | undefined;
};

/**
 * A row out of values by the names of its columns in camel case; what is not there is null. PostgreSQL refuses a NUL in text: test
 * output and titles may hold one, and the event keeps it, escaped as JSON.
 */
export function rowFor<Table extends keyof Tables>(table: Table, values: Values<Tables[Table]>): Tables[Table] {
  const named: Record<string, unknown> = values;
  const cells = Object.keys(columns[table]).map((column) => {
    const value = named[column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())] ?? null;
    return [column, typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value];
  });
  return Object.fromEntries(cells);
}
