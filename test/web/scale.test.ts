// @module-tag full

import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import type { RunRow } from '../../src/store/tables.ts';
import { startOauth } from '../support/oauth.ts';
import { postgresDatabase } from '../support/shared.ts';
import { openPages, signedIn } from './open-pages.ts';

const runs = 10_000;
const repositories = Array.from({ length: 40 }, (_, index) => `acme/part-${index}`);
const outcomes = ['passed', 'failed', 'passed', 'no-progress', 'timed-out', 'cancelled'];

async function fill({ db }: Store): Promise<void> {
  for (let from = 0; from < runs; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => rowOf(from + index));
    await db.insertInto('runs').values(rows).execute();
    const jobs = rows.map(({ id, repository, started_at }, index) => ({
      id: `job-${id}`,
      key: `${repository}#${from + index}`,
      repository,
      repository_id: 1,
      installation_id: 1,
      number: from + index,
      kind: 'event' as const,
      delivery_id: null,
      payload: '{}',
      state: 'done' as const,
      tries: 1,
      progress: 0,
      generation: 1,
      worker: 'w',
      run_id: id,
      stop_reason: null,
      begun: null,
      created_at: started_at,
      not_before: started_at,
      started_at,
      heartbeat_at: started_at,
      ended_at: started_at,
      error: null,
    }));
    await db.insertInto('jobs').values(jobs).execute();
  }
}

/** The fastest of up to forty: what the page costs, and not what else the machine is busy with. */
async function pageMs(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 5; index++) {
    const from = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const text = await answer.text();
    times.push(performance.now() - from);
    expect(answer.status).toBe(200);
    expect(text).toContain('class="title"');
  }
  return Math.min(...times);
}

describe.each(['sqlite', 'postgres'] as const)('10,000 runs of 40 repositories on %s', (kind) => {
  test('any page of the list is there, and how fast is printed', async () => {
    const location = kind === 'postgres' ? await postgresDatabase('scale') : ':memory:';
    await using store = await openStore(location);
    await fill(store);
    await using github = await startOauth({
      users: ['mona'],
      repositories: Object.fromEntries(
        repositories.map((name) => [name, { id: 1, private: true, roles: { mona: 'write' as const } }]),
      ),
    });
    await using pages = await openPages({ serverUrl: github.url, apiUrl: github.apiUrl, oauth: github, store });
    const cookie = await signedIn(pages, 'mona');
    const last = rowOf(5000);
    const times: Record<string, number> = {};
    for (const query of [
      '',
      `?after=${last.started_at}~${last.id}`,
      '?repository=acme/part-7',
      '?outcome=failed',
      '?text=number+77',
      '?actor=hubot',
    ]) {
      times[query] = await pageMs(`${pages.url}/runs${query}`, cookie);
    }
    const queue = await fetch(`${pages.url}/queue.json`, { headers: { cookie } });
    expect(await queue.json()).toMatchObject({ active: [], queued: [], ended: { length: 30 } });
    const metrics = await (await fetch(`${pages.url}/metrics`)).text();
    expect(metrics).toContain('redgreen_runs{outcome="passed"} 3334\n');
    expect(metrics).toContain('redgreen_jobs{state="done"} 10000\n');
    expect(metrics).toMatch(/^redgreen_record_bytes [1-9]\d{6,}$/m);
    const told = Object.entries(times).map(([query, ms]) => `${ms.toFixed(0)} ms ${query || '(first page)'}`);
    console.log(`pages of 10,000 runs on ${kind}: ${told.join(', ')}`);
  });
});

function rowOf(index: number): RunRow {
  const at = new Date(Date.parse('2026-01-01T00:00:00Z') + index * 60_000).toISOString();
  return {
    id: `run-${String(index).padStart(6, '0')}`,
    repository: repositories[index % repositories.length] ?? '',
    state: 'finished',
    outcome: outcomes[index % outcomes.length] ?? null,
    detail: null,
    title: `Story number ${index}`,
    issue: index,
    story_path: null,
    trigger_kind: 'label',
    actor: index % 2 === 0 ? 'mona' : 'hubot',
    mode: 'standard',
    model: 'claude-sonnet-5-5',
    branch: null,
    head_sha: null,
    pull_request_number: null,
    pull_request_url: null,
    attempt_count: 2,
    retry_count: 1,
    max_iterations: 3,
    input_tokens: 1,
    output_tokens: 1,
    cache_read_tokens: 1,
    cache_write_tokens: 1,
    cost_usd: 0.1,
    parent_run: null,
    version: '1.0.0',
    started_at: at,
    last_event_at: at,
    ended_at: at,
  };
}
