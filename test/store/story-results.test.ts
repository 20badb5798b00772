import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test as plainTest } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import {
  addEval,
  addStoryResult,
  endEval,
  findEval,
  storyResults,
  unfinishedEval,
} from '../../src/store/eval-results.ts';
import { prune } from '../../src/store/prune.ts';
import type { StoryResultRow } from '../../src/store/tables.ts';
import { opened } from '../support/fixtures.ts';
import { postgresDatabase } from '../support/shared.ts';

const locations = {
  sqlite: async () => ':memory:',
  postgres: () => postgresDatabase('results'),
};

const addRun = (store: Store, id: string, startedAt = '2026-11-20T10:00:00.000Z') =>
  addEval(store, {
    id,
    suite: 'stories',
    state: 'running',
    parent_eval: null,
    matrix: null,
    plan: '{}',
    model: 'm',
    started_at: startedAt,
    ended_at: null,
  });

function row(
  evalId: string,
  storyId: string,
  status: StoryResultRow['status'],
  finishedAt: string,
  repetition = 1,
): StoryResultRow {
  return {
    eval_id: evalId,
    story_id: storyId,
    repetition,
    run_id: null,
    status,
    outcome: null,
    duration_ms: 12.5,
    error_message: null,
    error_stack: null,
    worktree: null,
    request_ids: '[]',
    attempts: 1,
    input_tokens: 5_000_000_000,
    output_tokens: 1,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
    cost_usd: 0.25,
    model: 'm',
    finished_at: finishedAt,
  };
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const test = plainTest.extend<{ store: Store }>({ store: opened(async () => openStore(await locations[kind]())) });

  test('results come back as they were, and one try counts once', async ({ store }) => {
    await addRun(store, 'eval-1');
    const first = row('eval-1', 'a', 'passed', '2026-11-20T10:00:01.000Z');
    await addStoryResult(store, first);
    await expect(addStoryResult(store, first)).rejects.toThrow(/unique|duplicate/i);
    expect(await storyResults(store, 'eval-1')).toEqual([first]);
  });

  test('an eval run is found by id, beginning, latest, previous; one cut off by its suite', async ({ store }) => {
    await addRun(store, '20261119-aa', '2026-11-19T10:00:00.000Z');
    await addRun(store, '20261120-bb', '2026-11-20T10:00:00.000Z');
    expect(await findEval(store, 'latest')).toMatchObject({ id: '20261120-bb' });
    expect(await findEval(store, 'previous')).toMatchObject({ id: '20261119-aa' });
    expect(await findEval(store, '20261119')).toMatchObject({ id: '20261119-aa' });
    expect(await findEval(store, '2026')).toMatchObject({ problem: expect.stringContaining('several') });
    expect(await findEval(store, "x'; --")).toMatchObject({
      problem: expect.stringContaining('no eval run can have this id'),
    });
    expect(await unfinishedEval(store, 'stories', false)).toMatchObject({ id: '20261120-bb' });
    await endEval(store, '20261120-bb', '2026-11-20T11:00:00.000Z');
    expect(await unfinishedEval(store, 'stories', false)).toMatchObject({ id: '20261119-aa' });
    expect(await unfinishedEval(store, 'others', false)).toBeUndefined();
  });

  test('old eval runs are pruned with their results', async ({ store }) => {
    await addRun(store, 'eval-1', '2026-01-01T00:00:00.000Z');
    await addStoryResult(store, row('eval-1', 'a', 'passed', '2026-01-01T00:00:01.000Z'));
    expect((await prune(store, { before: new Date('2026-06-01T00:00:00Z') })).evals).toEqual(['eval-1']);
    expect(await storyResults(store, 'eval-1')).toEqual([]);
  });

  test('the queries in the documentation run', async ({ store }) => {
    const docs = await readFile(join(import.meta.dirname, '../../docs/reference.md'), 'utf8');
    const queries = (/```sql\n([\s\S]*?)```/.exec(docs)?.[1] ?? '').split(';').filter((text) => text.trim() !== '');
    expect(queries).toHaveLength(2);
    for (const query of queries) expect((await sql.raw(query).execute(store.db)).rows).toEqual([]);
  });
});
