/** Shows each mutant of a green attempt – file, line, before and after – with the output of its run. */

import { expect, test } from 'vitest';
import { testCheckPart } from '../../src/github/comment-parts.ts';
import { runSummary } from '../../src/github/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { TestCheck } from '../../src/run/test-check-result.ts';
import { checkPlaces } from '../../src/store/run-files.ts';
import { sampleReport } from './sample-report.ts';

const place = { path: 'test/cart.test.js', line: 12, test: 'discount <b>takes</b> ten percent off' } as const;
const changed = { ...place, experiment: 'changed expectations', before: '90', after: '91' } as const;
const check: TestCheck = {
  result: 'checked',
  reasons: [],
  withoutChange: { tests: 1, assertion: 1, missing: 0, green: [], logPath: 'logs/mutants/attempt-3-without.log' },
  expectations: { tried: 2, detected: 1 },
  mutants: [
    { ...changed, outcome: 'detected', logPath: 'logs/mutants/attempt-3-expectations.log' },
    { ...changed, before: '{ }', after: '{ throw 1; }', outcome: 'invalid', logPath: 'logs/mutants/gone.log' },
  ],
  runs: 3,
  durationMs: 4000,
  ran: [],
};

function withCheck(testCheck: TestCheck = check) {
  return sampleReport(3, 'passed', (events) =>
    events.map((event) =>
      event.type === 'verification-finished' && event.attempt === 3
        ? { ...event, verification: { ...event.verification, testCheck } }
        : event,
    ),
  );
}

test('each mutant stands with its place, its two values and a link to what its run printed', () => {
  const report = withCheck();
  const places = checkPlaces(report.run);
  expect(places.map(({ title, path }) => [title, path])).toEqual([
    ['check of the tests of retry 2/3, attempt-3-without', 'logs/mutants/attempt-3-without.log'],
    ['check of the tests of retry 2/3, attempt-3-expectations', 'logs/mutants/attempt-3-expectations.log'],
    ['check of the tests of retry 2/3, gone', 'logs/mutants/gone.log'],
  ]);
  const there = places.filter(({ path }) => !path.includes('gone'));
  const logs = [...report.logs, ...there.map((one) => ({ ...one, text: `not ok 1 - ${one.path}\n` }))];
  const page = renderHtml({ ...report, logs });
  const first = report.logs.length + 1;
  const cart = '<code>test/cart.test.js:12</code> discount &lt;b&gt;takes&lt;/b&gt; ten percent off';
  expect(page).toContain(`<li>the new tests without the change · <a href="#log-${first}">output</a></li>`);
  expect(page).toContain(
    `<li><strong>detected</strong> ${cart}: <code>90</code> → <code>91</code> · <a href="#log-${first + 1}">output</a></li>`,
  );
  expect(page).toContain('<code>{ throw 1; }</code> <small>logs/mutants/gone.log</small></li>');
  expect(page).toContain('not ok 1 - logs/mutants/attempt-3-expectations.log');
});

test('what the check came to and took is told everywhere', () => {
  const report = withCheck();
  const page = renderHtml(report);
  expect(page).toContain('<small>(3 runs, 4.0 s)</small>');
  expect(/<section id="attempts".*?<\/section>/s.exec(page)?.[0]).toMatch(/ · check of the tests 4\.0 s/);
  const shown = renderTerminal(report.run, { colours: false });
  expect(shown).toMatch(/^The check of the tests took 3 runs, 4\.0 s$/m);
  for (const text of [page, shown, runSummary(report.run), testCheckPart(report.run)]) {
    expect(text).toContain('1 of 2 changed expectations made tests fail');
    expect(text).toContain('1 of 1 new test fails without the change');
  }
});

test.each([
  [{ assertion: 0, missing: 3 }, '3 of 3 new tests fail without the change because something is missing there'],
  [{ assertion: 1, missing: 1 }, '2 of 3 new tests fail without the change, 1 of them because something is missing'],
  [{ assertion: 3, missing: 0 }, '3 of 3 new tests fail without the change'],
])('why new tests fail without the change is told in words: %o', (counts, words) => {
  const { run } = withCheck({ ...check, withoutChange: { tests: 3, green: [], ...counts } });
  expect(renderTerminal(run, { colours: false })).toContain(words);
});
