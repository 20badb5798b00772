import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureRuns } from '../../src/web/overview.ts';
import { started, wholeRun } from '../store/sample-run.ts';
import { githubWith, type OpenPages, openPages, signedIn } from './open-pages.ts';

const now = new Date('2026-11-21T12:00:00Z');
const outcomes = ['passed', 'passed', 'failed', 'passed', 'no-progress'] as const;
const repositories = ['acme/shop', 'acme/billing'] as const;

let pages: OpenPages;
beforeAll(async () => {
  pages = await openPages({ now: () => now });
  for (let index = 0; index < 40; index++) await recordRun(pages, index);
  await recordRun(pages, 41, 'eval');
});
afterAll(() => pages?.[Symbol.asyncDispose]());

async function recordRun(into: OpenPages, index: number, kind: 'label' | 'eval' = 'label') {
  const id = `20261121-11${String(index).padStart(4, '0')}-4f1c2a9be0`;
  const [, ...events] = wholeRun(id, 1 + (index % 3), outcomes[index % outcomes.length]);
  const first = started(id, {
    repository: repositories[index % 2] ?? '',
    trigger: { kind, actor: index % 3 === 0 ? 'mona' : '<b>hubot' },
  });
  const at = new Date(now.getTime() - (1 + index * 2) * 24 * 3_600_000).toISOString();
  await into.record(id, [first, ...events], at);
}

const textOf = async (query: string, from = pages, cookie = '') =>
  (await fetch(`${from.url}/overview${query}`, { headers: { cookie } })).text();

describe('the overview', () => {
  test('its figures are those of the runs, without those of suites, by repository, person and model', async () => {
    const text = await textOf('?weeks=52');
    expect(text).toContain('60 % (24 of 40)');
    expect(text).toContain('&lt;b&gt;hubot');
    for (const title of ['All runs', 'By repository', 'By person', 'By model']) expect(text).toContain(title);
  });

  test('a repository and a period are chosen by the address, whatever stands in it', async () => {
    expect(await textOf('?weeks=4&repository=acme/shop')).toContain('of 7)');
    for (const query of ['?weeks=-1', '?weeks=a', '?repository=%00']) expect(await textOf(query)).toContain('By model');
    expect(await textOf('?repository=nobody/none')).toContain('No run that you may read began');
    expect(pages.errors).toEqual([]);
  });

  test('it counts what the visitor may see, and nothing else', async () => {
    await using github = await githubWith({ 'acme/shop': { roles: { mona: 'write' } }, 'acme/billing': { roles: {} } });
    const { store } = pages;
    await using own = await openPages({ now: () => now, ...github.at, store });
    expect(await textOf('?weeks=4', own)).toContain('No run that you may read began');
    const seen = await textOf('?weeks=4', own, await signedIn(own, 'mona'));
    expect(seen).toContain('of 7)');
    expect(seen).not.toContain('acme/billing');
  });
});

test('shares, medians and costs: what is not known is not told as nothing', () => {
  const row = (seconds: number, outcome: string | null, cost_usd: number | null = 1) => ({
    ...{ repository: 'a/b', actor: null, model: 'm', retry_count: seconds > 10 ? 1 : 0, outcome, cost_usd },
    ...{ started_at: '2026-11-16T00:00:00.000Z', ended_at: null },
    ...(outcome !== null && { ended_at: new Date(Date.UTC(2026, 10, 16) + seconds * 1000).toISOString() }),
  });
  const rows = [row(10, 'passed'), row(30, 'passed'), row(20, 'failed', null), row(1, 'skipped', 0), row(0, null, 0.5)];
  expect(measureRuns(rows)).toEqual({
    ...{ runs: 5, ended: 3, passed: 2, atOnce: 1, medianMs: 20_000, costUsd: 2.5, costUnknown: 1 },
  });
  expect(measureRuns([row(1, 'passed', null)]).costUsd).toBeNull();
});
