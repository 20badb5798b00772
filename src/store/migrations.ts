/** Forward-only migrations, in the order of their names. One that has been released is never edited again. */

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createApp } from './migration-app.ts';
import { addClaims } from './migration-claims.ts';

export const migrations: Record<string, Migration> = {
  '0001-runs': { up: createRuns },
  '0002-story-results': { up: createStoryResults },
  '0003-app': { up: createApp },
  '0004-baselines': { up: createBaselines },
  '0005-claims': { up: addClaims },
  '0006-run-files': { up: createRunFiles },
};

async function createRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('repository', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('detail', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('issue', 'integer')
    .addColumn('story_path', 'text')
    .addColumn('trigger_kind', 'text', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('branch', 'text')
    .addColumn('head_sha', 'text')
    .addColumn('pull_request_number', 'integer')
    .addColumn('pull_request_url', 'text')
    .addColumn('attempt_count', 'integer', (column) => column.notNull())
    .addColumn('retry_count', 'integer', (column) => column.notNull())
    .addColumn('max_iterations', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cache_read_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cache_write_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cost_usd', 'double precision')
    .addColumn('parent_run', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('last_event_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('runs_by_start').on('runs').columns(['started_at', 'id']).execute();
  await db.schema.createIndex('runs_by_repository').on('runs').columns(['repository', 'started_at', 'id']).execute();
  await db.schema.createIndex('runs_by_outcome').on('runs').columns(['outcome', 'started_at', 'id']).execute();

  await db.schema
    .createTable('attempts')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('retry', 'integer', (column) => column.notNull())
    .addColumn('max_iterations', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('exit_code', 'integer')
    .addColumn('passed_tests', 'integer')
    .addColumn('failed_tests', 'integer')
    .addColumn('skipped_tests', 'integer')
    .addColumn('tree', 'text')
    .addColumn('commit_sha', 'text')
    .addColumn('files', 'integer')
    .addColumn('insertions', 'integer')
    .addColumn('deletions', 'integer')
    .addColumn('turns', 'integer', (column) => column.notNull())
    .addColumn('agent_ms', 'double precision', (column) => column.notNull())
    .addColumn('test_ms', 'double precision', (column) => column.notNull())
    .addColumn('wait_ms', 'double precision', (column) => column.notNull())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cost_usd', 'double precision')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('attempts_key', ['run_id', 'number'])
    .execute();

  await db.schema
    .createTable('events')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['run_id', 'seq'])
    .execute();
}

async function createStoryResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('evals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('suite', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('parent_eval', 'text')
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('evals_by_start').on('evals').columns(['started_at', 'id']).execute();

  await db.schema
    .createTable('story_results')
    .addColumn('eval_id', 'text', (column) => column.notNull().references('evals.id').onDelete('cascade'))
    .addColumn('story_id', 'text', (column) => column.notNull())
    .addColumn('repetition', 'integer', (column) => column.notNull())
    .addColumn('run_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('duration_ms', 'double precision', (column) => column.notNull())
    .addColumn('error_message', 'text')
    .addColumn('error_stack', 'text')
    .addColumn('worktree', 'text')
    .addColumn('request_ids', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cache_read_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cache_write_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cost_usd', 'double precision')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_results_key', ['eval_id', 'story_id', 'repetition'])
    .execute();
  await db.schema.createIndex('story_results_by_time').on('story_results').columns(['finished_at']).execute();
}

async function createBaselines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('baselines')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('tools', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('baselines_by_run').on('baselines').column('run_id').execute();
}

async function createRunFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('run_files')
    .addColumn('run_id', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_files_key', ['run_id', 'path', 'part'])
    .execute();
}
