import { expect, test } from 'vitest';
import { eventLines } from '../../src/entry/terminal.ts';
import { markdownTable } from '../../src/github/comment-parts.ts';
import { runSummary } from '../../src/github/summary.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { Attempt } from '../../src/run/run.ts';
import type { Verification } from '../../src/run/verification.ts';
import { discountFailure } from '../store/sample-run.ts';
import { sampleReport } from './sample-report.ts';

const hostileText = '\x1b]52;c;ZXZpbA==\x07\x1b[2J<script>alert(1)</script> @org/team fixes #1 | `x` \u202e';

/** A run of which every verification is changed so. */
const runWith = (attempts: number, change: Partial<Verification>) =>
  sampleReport(attempts, 'failed', (events) =>
    events.map((event) =>
      event.type === 'verification-finished' ? { ...event, verification: { ...event.verification, ...change } } : event,
    ),
  ).run;

test('Markdown says why it ended first, then a row for each attempt', () => {
  const text = runSummary(sampleReport(3, 'failed').run);
  expect(text.split('\n').slice(0, 5)).toEqual([
    '# Add a discount of ten percent',
    '',
    expect.stringMatching(/^### Redgreen · Failed after 3 attempts ❌/),
    '',
    '`failed` · 1 test failing (discount takes ten percent off)',
  ]);
  expect(text).toMatch(/^\| retry 1\/3 \| 1 file \+4 −1 .*\| ✗ 1 failed, 2 passed \|/m);
  expect(text).toContain('- cart › discount takes ten percent off: expected `90`, got `100` (`test/cart.test.js:12`)');
  expect(text).toContain('- Implementation retry 2/3: 1 test failing (discount takes ten percent off)');
});

test('weakened tests are all named with their place, and a green command is not quoted', () => {
  const testChanges = [2, 7].map((line) => ({
    kind: 'fails' as const,
    rule: 'test-deleted',
    path: 'test/cart.test.js',
    line,
    message: `gone ${line}`,
  }));
  const run = runWith(1, { exitCode: 0, failures: [], output: 'ok 1 - all is well', testChanges });
  const text = renderTerminal(run, { colours: false });
  expect(text).toContain('✗ test/cart.test.js:2: gone 2\n✗ test/cart.test.js:7: gone 7\n');
  expect(text).not.toContain('all is well');
  expect(runSummary(run)).toContain(
    '**Tests changed: review**\n\n- `test/cart.test.js:2` gone 2\n- `test/cart.test.js:7` gone 7\n',
  );
});

test('the terminal names changes of tests at the end, three of them', () => {
  const judged = (count: number) =>
    sampleReport(3, 'passed', (events) =>
      events.map((event) =>
        event.type !== 'verification-finished' || event.verification.result !== 'passed'
          ? event
          : {
              ...event,
              verification: {
                ...event.verification,
                testChanges: Array.from({ length: count }, (_, index) => ({
                  kind: 'weakened' as const,
                  rule: 'test-deleted',
                  path: 'test/cart.test.js',
                  line: index + 1,
                  message: `the test ${hostileText} is gone`,
                })),
              },
            },
      ),
    ).run;
  const text = renderTerminal(judged(5), { colours: false });
  expect(text).not.toMatch(/[\x00-\x08\x0b-\x1f\u202e]/);
  expect(text).toMatch(/^Changes to the tests\nweakened test\/cart\.test\.js:1: the test .* is gone\n/m);
  expect(text.match(/^weakened /gm)).toHaveLength(3);
  expect(text).toMatch(/^and 2 more$/m);
  expect(renderTerminal(judged(0), { colours: false })).not.toContain('Changes to the tests');
  const added = judged(1);
  for (const { verification } of added.attempts)
    for (const finding of verification?.testChanges ?? []) Object.assign(finding, { kind: 'new' });
  expect(renderTerminal(added, { colours: false })).not.toContain('Changes to the tests');
});

test('a green whose tests would pass without the work is told as that, with the reason', () => {
  const testCheck = {
    ...{ result: 'vacuous' as const, reasons: ['stayed green'], mutants: [], ran: [] },
    ...{ runs: 1, durationMs: 1 },
  };
  const counts = { passed: 2, failed: 0, skipped: 0 };
  const run = runWith(1, { result: 'failed', exitCode: 0, failures: [], counts, testCheck });
  const verification = run.attempts[0]?.verification as Verification;
  expect(runSummary(run)).toContain('✗ 2 passed, also without the work |');
  const event = { seq: 1, at: run.startedAt, type: 'verification-finished' as const, attempt: 1, verification };
  expect(eventLines(event, run)[0]).toMatchObject({
    mark: '✗',
    text: expect.stringMatching(/^Attempt 1: 2 passed, also without the work in .* s: stayed green$/),
  });
});

test('what is red is named by each attempt and by what the tests printed, and by nothing else', () => {
  const { name, file = '', line } = discountFailure;
  const told = (output: string) =>
    renderTerminal({ ...runWith(2, { output }), detail: 'still red' }, { colours: false });
  const text = told(`${file}:${line} ${name}\n  100 !== 90`);
  expect(text.split(name)).toHaveLength(4);
  expect(text.match(/2 attempts/g)).toHaveLength(2);
  expect(text).toMatch(/^2 attempts in total · /m);
  expect(told('TypeError: no')).toContain(`✗ ${name} (${file}:${line})`);
});

test('a run that goes on says what it is doing', () => {
  const report = sampleReport(2, 'failed', (events) => events.slice(0, -2));
  expect(renderTerminal(report.run, { colours: false })).toContain('running: running the tests');
  expect(runSummary(report.run)).toContain('the run has not ended');
});

test('in TDD a red that is wanted is no failure, and a green in its place is no success', () => {
  const sample = sampleReport(2, 'failed');
  const shown = (change: Partial<Attempt>) => {
    const [first, ...rest] = sample.run.attempts;
    if (first === undefined) throw new Error('the sample has no attempt');
    const red: Attempt = { ...first, name: { ...first.name, phase: { name: 'red', cycle: 1 } }, ...change };
    const run = { ...sample.run, attempts: [red, ...rest] };
    const [, row] = /<article class="attempt[^>]*>(.*?)<\/h3>/s.exec(renderHtml({ ...sample, run })) ?? [];
    const inPage = (row ?? '').replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
    return [runSummary(run), renderTerminal(run, { colours: false }), markdownTable(run).rows[0] ?? '', inPage];
  };
  const green: Verification | undefined = sampleReport(1, 'passed').run.attempts[0]?.verification;
  if (green === undefined) throw new Error('the sample has no verification');
  for (const text of shown({ verification: green }))
    expect(text).toMatch(/(?<![✓✗] )green where red is wanted: 3 passed/);
  for (const text of shown({ provedRed: true })) expect(text).toMatch(/✓[^✗]*red as wanted: 1 failed/);
});
