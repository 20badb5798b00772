import { expect, test } from 'vitest';
import { runTable } from '../../src/entry/run-table.ts';
import type { RunRow } from '../../src/store/tables.ts';

const row = (over: Partial<RunRow>): RunRow =>
  ({
    id: '20261120-090000-bbbbbbbbbb',
    state: 'finished',
    outcome: 'passed',
    title: 'Add a discount of ten percent to orders above one hundred',
    issue: null,
    attempt_count: 2,
    cost_usd: 0.29,
    started_at: '2026-11-20T09:00:00.000Z',
    ended_at: '2026-11-20T09:03:05.000Z',
    ...over,
  }) as RunRow;
const now = new Date('2026-11-21T09:00:00.000Z');
const lines = (rows: RunRow[], columns = 80) => runTable(rows, { columns, colours: false, now }).trimEnd().split('\n');

test('a header, a date, and no line that wraps: the story gives way, then the cost', () => {
  const rows = [row({}), row({ id: '20261119-090000-aaaaaaaaaa', outcome: 'setup-failed', issue: 42, cost_usd: null })];
  const [head, first, second] = lines(rows);
  expect(head).toMatch(/^RUN +STARTED +OUTCOME +TRY +TIME +COST +STORY$/);
  expect(first).toMatch(/^20261120-090000 {2}Nov 20 \d\d:\d\d {2}passed +2 +3 m 05 s +\$0\.29 +Add a .*…$/);
  expect(second).toMatch(/setup-failed .* unknown +#42 Add/);
  for (const columns of [80, 72, 60])
    for (const line of lines(rows, columns)) expect(line.length).toBeLessThanOrEqual(columns);
  expect(lines(rows, 60)[0]).not.toContain('COST');
  // Letters that take two columns each.
  expect(lines([row({ title: '割引'.repeat(50) })])[1]).toMatch(/\$0\.29 {2}(割引)+割?…$/);
  expect(lines([row({ title: '割引'.repeat(50) })])[1]?.replace(/[割引]/g, 'xx').length).toBeLessThanOrEqual(80);
  expect(lines([row({ started_at: '2025-03-01T12:00:00.000Z' })])[1]).toContain('2025-03-01');
});

test('two runs of one second are told apart, and what a title holds cannot act', () => {
  const rows = [row({ title: '\u001b[2Jx' }), row({ id: '20261120-090000-bcbbbbbbbb' })];
  expect(lines(rows).map((line) => line.split(' ')[0])).toEqual(['RUN', '20261120-090000-bb', '20261120-090000-bc']);
  expect(lines(rows)[1]).toContain('\\x1b[2Jx');
  expect(runTable(rows, { columns: 80, colours: true, now })).toContain('\u001b[32mpassed');
});

test('an interrupted run took until its last event, one that goes on until now', () => {
  const open = { outcome: null, ended_at: null, last_event_at: '2026-11-20T09:00:07.000Z' };
  expect(lines([row({ ...open, state: 'interrupted' })])[1]).toContain(' 7.0 s ');
  expect(lines([row({ ...open, state: 'running' })])[1]).toContain(' 24 h 00 m ');
});
