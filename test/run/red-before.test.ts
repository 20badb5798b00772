/** What was red before the agent is said wherever a run is told, with what is asked of it. */

import { expect, test } from 'vitest';
import { eventLines } from '../../src/entry/terminal.ts';
import { progressComment } from '../../src/github/comment.ts';
import { runSummary, summaryComment } from '../../src/github/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { foldRun } from '../../src/run/fold.ts';
import type { RecordedEvent, Run } from '../../src/run/run.ts';
import { resultWords } from '../../src/run/run-phrases.ts';
import { discountFailure, wholeRun } from '../store/sample-run.ts';

const context = { deadline: '2026-11-21T11:00:00.000Z', jobToken: false, notes: [] };

test('by the terminal while it goes on and at the end, as Markdown, on the page, in both comments', async () => {
  const { run, events } = recorded('red');
  const live = events.flatMap((event) => eventLines(event, run)).map(({ text }) => text);
  const page = await renderHtml({ run, events, logs: [], diffs: [] });
  const texts = [live.join('\n'), renderTerminal(run, { colours: false }), String(page)];
  for (const text of [...texts, progressComment(run, context)]) {
    expect(text).toContain('Red before the agent: 1 failed, 2 passed – ');
    expect(text).toMatch(/discount takes ten percent off; must be green at the end/);
  }
  for (const text of [runSummary(run), summaryComment(run, context)])
    expect(text).toContain('Red before the agent: 1; must be green at the end');
});

test('one that could not start is not: it ends the run', () => {
  const { run } = recorded('red');
  if (run.baseline === undefined) throw new Error('the sample has no baseline');
  const broken: Run = { ...run, baseline: { ...run.baseline, result: 'broken', exitCode: 127 } };
  for (const text of [renderTerminal(broken, { colours: false }), runSummary(broken)])
    expect(text).not.toContain('Red before');
});

test('one that names no failing test is not where it ended the run, and no linter is counted as a test', () => {
  const { run } = recorded('red');
  if (run.baseline === undefined) throw new Error('the sample has no baseline');
  const lint = { name: 'a.js', file: 'a.js', kind: 'compile' as const, runner: 'eslint' };
  const make = { name: 'make', kind: 'compile' as const, runner: 'make' };
  const baseline = { ...run.baseline, counts: undefined, failures: [make] };
  const ended: Run = { ...run, outcome: 'setup-failed', baseline };
  for (const text of [renderTerminal(ended, { colours: false }), runSummary(ended), summaryComment(ended, context)])
    expect(text).not.toContain('Red before');
  const goesOn: Run = { ...run, baseline };
  expect(renderTerminal(goesOn, { colours: false })).toContain(
    'Red before the agent: no failing test recognised (exit 1) – make; must be',
  );
  expect(resultWords({ ...baseline, failures: [lint, make] })).toBe('1 error (exit 1)');
  expect(resultWords({ ...baseline, failures: [lint, { name: 'cart › total' }] })).toBe('2 failed');
});

function recorded(baseline: 'red' | 'green'): { run: Run; events: RecordedEvent[] } {
  const counts = { passed: 2, failed: baseline === 'red' ? 1 : 0, skipped: 0 };
  const given = wholeRun('20261121-100000-4f1c2a9be0', 2, 'passed').map((event) => {
    if (event.type !== 'baseline-finished') return event;
    const { verification } = event;
    if (baseline === 'green') return { ...event, verification: { ...verification, result: 'passed' as const, counts } };
    const red = { result: 'failed' as const, exitCode: 1, counts, failures: [discountFailure] };
    return { ...event, verification: { ...verification, ...red } };
  });
  const events = given.map((event, index) => ({ ...event, seq: index + 1, at: '2026-11-21T10:00:00.000Z' }));
  return { run: foldRun(events), events };
}
