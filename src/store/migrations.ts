/**
 * Updates the database schema by forward-only migrations, each once, even if several processes start together. A
 * released migration is never changed.
 */

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columns, type Tables } from './tables.ts';

/**
 * Runs the migrations that are missing, inside `lock`. Costs one or two small queries where there are none.
 * Throws where the database was migrated by a newer program: writing to it would lose what this one does not know.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  lock: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (await isUpToDate(db, kind)) return;
  // Loaded only for a first start or an update.
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await lock(async () => {
    if (await isUpToDate(db, kind)) return;
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('the schema of the run database could not be updated', { cause: error });
  });
}

/** Throws where it was migrated by a newer program. */
export async function isUpToDate(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<boolean> {
  const done = await executedMigrations(db, kind);
  // Of another program, or new.
  if (!done.includes('0001-runs')) return false;
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

const made = (table: keyof typeof columns, keys?: string) => {
  const parts = Object.entries(columns[table]).map((column) => column.join(' '));
  return `create table ${table} (${[...parts, ...(keys === undefined ? [] : [`primary key (${keys})`])].join(', ')})`;
};

const migrations: Record<string, Migration> = {
  '0001-runs': statements(
    made('runs'),
    'create index runs_by_start on runs (started_at, id)',
    'create index runs_by_repository on runs (repository, started_at, id)',
    'create index runs_by_outcome on runs (outcome, started_at, id)',
    made('attempts', 'run_id, number'),
    made('events', 'run_id, seq'),
    made('run_files', 'run_id, path'),
    made('baselines'),
    'create index baselines_by_run on baselines (run_id)',
    made('flaky_tests', 'repository, name'),
    'create index flaky_tests_by_run on flaky_tests (run_id)',
    made('evals'),
    'create index evals_by_start on evals (started_at, id)',
    made('story_results', 'eval_id, story_id, repetition'),
    'create index story_results_by_time on story_results (finished_at)',
    made('deliveries'),
    'create index deliveries_by_time on deliveries (received_at)',
    // Each repository's in their order, so that repositories can take turns.
    `create index deliveries_by_turn on deliveries (repository_id, received_at, installation_id, tries, claimed_until, id)
      where handled_at is null`,
    made('jobs'),
    // The rule itself, and not only the query that keeps it: whatever races, one job of a key is active.
    "create unique index jobs_one_active on jobs (key) where state = 'active'",
    'create index jobs_by_state on jobs (state, created_at)',
    'create index jobs_by_key on jobs (key, created_at)',
    'create index jobs_by_run on jobs (run_id)',
    'create index jobs_by_start on jobs (installation_id, started_at)',
    "create index jobs_unburied on jobs (not_before) where state = 'dead' and buried_at is null",
    "create index jobs_untold on jobs (created_at) where state = 'queued' and waiting is null",
    "create index jobs_told on jobs (state) where waiting is not null and waiting <> 'ended'",
    made('workers'),
    made('sessions'),
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
