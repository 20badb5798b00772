/**
 * Updates the database schema by forward-only migrations in the order of their names, once even if several processes start
 * together. A released migration is never changed.
 */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

/**
 * Runs the migrations that are missing, inside `lock`. Costs one or two small queries where there are none.
 * Throws where the database was migrated by a newer program: writing to it would lose what this one does not know.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  lock: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (await isCurrent(db, kind)) return;
  // Loaded only for a first start or an update.
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await lock(async () => {
    if (await isCurrent(db, kind)) return;
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('the schema of the run database could not be updated', { cause: error });
  });
}

/** Whether a database is one of ours, and of this program's schema. */
export async function recordState(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
): Promise<'ours' | 'other-schema' | 'none'> {
  const done = await executedMigrations(db, kind);
  if (!done.includes('0001-runs')) return 'none';
  const names = Object.keys(migrations);
  return done.length === names.length && done.every((name) => names.includes(name)) ? 'ours' : 'other-schema';
}

/** Whether nothing is missing; throws where the database was migrated by a newer program. */
export async function isCurrent(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<boolean> {
  const done = await executedMigrations(db, kind);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `the run database was made by a newer Redgreen (its schema has ${unknown.join(', ')}): update Redgreen, or use another database`,
    );
  }
  return done.length === Object.keys(migrations).length;
}

async function executedMigrations(db: Kysely<Tables>, kind: 'sqlite' | 'postgres') {
  const table =
    kind === 'sqlite'
      ? sql<{ name: string | null }>`select name from sqlite_master where name = 'kysely_migration'`
      : sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`;
  const { rows } = await table.execute(db);
  if (!rows.some(({ name }) => name !== null)) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return executed.rows.map(({ name }) => name);
}

const tokens = ['input', 'output', 'cache_read', 'cache_write'].map((kind) => `${kind}_tokens bigint not null`);
const ofRun = 'run_id text not null references runs (id) on delete cascade';

const migrations: Record<string, Migration> = {
  '0001-runs': statements(
    `create table runs (
      id text primary key, repository text not null, state text not null, outcome text, detail text,
      title text not null, issue integer, story_path text, trigger_kind text not null, actor text,
      mode text not null, model text not null, branch text, head_sha text,
      pull_request_number integer, pull_request_url text,
      attempt_count integer not null, retry_count integer not null, max_iterations integer not null,
      ${tokens.join(', ')}, cost_usd double precision, parent_run text, version text not null,
      started_at text not null, last_event_at text not null, ended_at text
    )`,
    'create index runs_by_start on runs (started_at, id)',
    'create index runs_by_repository on runs (repository, started_at, id)',
    'create index runs_by_outcome on runs (outcome, started_at, id)',
    `create table attempts (
      ${ofRun}, number integer not null,
      label text not null, phase text not null, retry integer not null, max_iterations integer not null,
      reason text, summary text not null, result text, exit_code integer,
      passed_tests integer, failed_tests integer, skipped_tests integer, tree text, commit_sha text,
      files integer, insertions integer, deletions integer, turns integer not null,
      agent_ms double precision not null, test_ms double precision not null, wait_ms double precision not null,
      input_tokens bigint not null, output_tokens bigint not null, cost_usd double precision,
      started_at text not null, ended_at text, primary key (run_id, number)
    )`,
    `create table events (${ofRun}, seq integer not null, type text not null, at text not null, body text not null, primary key (run_id, seq))`,
    `create table run_files (${ofRun}, path text not null, bytes integer not null, data bytea not null, primary key (run_id, path))`,
    `create table baselines (key text primary key, ${ofRun}, tools text not null)`,
    'create index baselines_by_run on baselines (run_id)',
    `create table flaky_tests (repository text not null, name text not null, ${ofRun}, primary key (repository, name))`,
    'create index flaky_tests_by_run on flaky_tests (run_id)',
    `create table evals (
      id text primary key, suite text not null, state text not null, parent_eval text, matrix text, plan text not null,
      model text not null, started_at text not null, ended_at text
    )`,
    'create index evals_by_start on evals (started_at, id)',
    `create table story_results (
      eval_id text not null references evals (id) on delete cascade, story_id text not null,
      repetition integer not null, run_id text, status text not null, outcome text,
      duration_ms double precision not null, error_message text, error_stack text, worktree text,
      request_ids text not null, attempts integer not null, ${tokens.join(', ')},
      cost_usd double precision, model text not null, finished_at text not null,
      primary key (eval_id, story_id, repetition)
    )`,
    'create index story_results_by_time on story_results (finished_at)',
    `create table deliveries (
      id text primary key, name text not null, action text, repository text,
      repository_id bigint, installation_id bigint, meaning text not null unique, payload text not null,
      received_at text not null, handled_at text, result text,
      claimed_by text, claimed_until text, tries integer default 0 not null
    )`,
    'create index deliveries_by_time on deliveries (received_at)',
    // Each repository's in their order, so that repositories can take turns.
    `create index deliveries_by_turn on deliveries (repository_id, received_at, installation_id, tries, claimed_until, id)
      where handled_at is null`,
    `create table jobs (
      id text primary key, key text not null, repository text not null, repository_id bigint not null,
      installation_id bigint not null, number integer not null, kind text not null, delivery_id text unique,
      payload text not null, state text not null, tries integer not null,
      progress integer default 0 not null, generation integer not null, worker text, lost_worker text,
      waiting text, run_id text, stop_reason text, begun text,
      created_at text not null, not_before text not null, started_at text, heartbeat_at text, ended_at text,
      buried_at text, error text
    )`,
    // The rule itself, and not only the query that keeps it: whatever races, one job of a key is active.
    "create unique index jobs_one_active on jobs (key) where state = 'active'",
    'create index jobs_by_state on jobs (state, created_at)',
    'create index jobs_by_key on jobs (key, created_at)',
    'create index jobs_by_run on jobs (run_id)',
    'create index jobs_by_start on jobs (installation_id, started_at)',
    "create index jobs_unburied on jobs (not_before) where state = 'dead' and buried_at is null",
    "create index jobs_untold on jobs (created_at) where state = 'queued' and waiting is null",
    "create index jobs_told on jobs (state) where waiting is not null and waiting <> 'ended'",
    `create table workers (
      id text primary key, host text not null, pid integer not null, started_at text not null,
      heartbeat_at text not null, state text not null
    )`,
    'create table sessions (id text primary key, sealed text not null, expires_at text not null)',
  ),
};

/** In SQL that both databases take. */
function statements(...all: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const one of all) await sql.raw(one).execute(db);
    },
  };
}
