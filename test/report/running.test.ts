import { expect, test } from 'vitest';
import { renderHtml } from '../../src/report/html.ts';
import { foldRun } from '../../src/run/fold.ts';
import type { RunEventType } from '../../src/run/run.ts';
import { sampleReport } from './sample-report.ts';

/** The page of a run that is no further than the last event of this kind, by its sections. */
function pageAt(type: RunEventType, interrupted = false): (id: string) => string {
  const whole = sampleReport(2, 'passed');
  const events = whole.events.slice(0, whole.events.findLastIndex((event) => event.type === type) + 1);
  const page = renderHtml({ run: foldRun(events), events, logs: [], diffs: [], interrupted });
  return (id) =>
    (id === 'header' ? /<header>.*?<\/header>/s : new RegExp(`<section id="${id}"[^]*?</section>`))
      .exec(page)?.[0]
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ') ?? '';
}

test('while a run goes on nothing is said to be missing that is still to come', () => {
  const setup = pageAt('setup-started');
  expect(setup('conversation')).toContain('Nothing has been said yet. The conversation appears here as it happens.');
  expect(setup('attempts')).toContain('The agent has not been started yet.');
  expect(setup('overview')).toContain('None yet.');
  expect(setup('logs')).toContain('There is no log yet.');
  const gone = pageAt('setup-started', true);
  expect(gone('conversation')).toContain('No conversation was recorded.');
  expect(gone('attempts')).toContain('The agent was not started.');
});

test('the attempt that goes on has its time, and one that has ended says where it went', () => {
  expect(pageAt('prompt-sent')('overview')).toContain('retry 1/3 – … implementing since 10:00:17 UTC');
  expect(pageAt('verification-started')('overview')).toMatch(/retry 1\/3 1 file .* … running the tests since 10:00:17/);
  expect(pageAt('verification-started', true)('overview')).not.toContain('since');
  expect(pageAt('verification-finished')('attempts')).toMatch(/agent \d\.\d s · tests \d\.\d s · waiting 0\.7 s/);
  expect(pageAt('verification-finished')('facts')).toContain('Baseline took 2.0 s');
});

test('an interrupted run has the time until its last event', () => {
  expect(pageAt('verification-started')('header')).toContain(' since 10:00:00 UTC ');
  expect(pageAt('verification-started', true)('header')).toContain('interrupted 2 attempts · 26 s ·');
});
