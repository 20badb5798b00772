import { expect, test } from 'vitest';
import { compareEvals } from '../../src/eval/compare.ts';
import { summarize } from '../../src/eval/eval-types.ts';
import { evalReport, formatOfFile, renderEval } from '../../src/eval/format/report.ts';
import { comparisonTerminal, storyLines } from '../../src/eval/format/terminal.ts';
import { evalRun, result } from './sample-results.ts';

const results = [
  result('cli-hello-world', 'passed'),
  result('js-cart', 'failed'),
  result('py-log', 'error', { costUsd: null }),
];
const report = evalReport(evalRun(results), results);

test('a line for each story, and below one that did not pass its error, worktree and request id', () => {
  expect(storyLines(result('cli-hello-world', 'passed'), 1, 5, 1)).toBe('[1/5] cli-hello-world ✅ (12.3s)\n');
  expect(storyLines(result('js-cart', 'failed'), 2, 5, 1)).toBe(
    `[2/5] js-cart ❌ (12.3s)
      Failed: hidden tests failed: 100 costs 90
      Worktree: /clone/.redgreen/runs/20261121-100000-4f1c2a9be0/tree
      Request: req_2
`,
  );
  expect(storyLines(result('a', 'passed', { repetition: 3 }), 9, 15, 3)).toBe('[9/15] a #3 ✅ (12.3s)\n');
});

test('JSON holds every result', () => {
  const { results: kept, summary } = JSON.parse(renderEval(report, 'json'));
  expect(kept).toMatchObject(JSON.parse(JSON.stringify(results)));
  expect(summary).toMatchObject({ passed: 1, failed: 1, errors: 1 });
});

test('hostile text does nothing on a terminal and in HTML', () => {
  const evil = '=cmd|\' /C calc\'!A0,"x"\r\n<script>alert(1)</script> ]]> & \x00\x1b[2J \ud800 | `x` @org';
  const error = { message: evil, stack: evil };
  const bad = result('evil', 'failed', { error, title: evil, worktree: evil, requestIds: [evil] });
  const hostile = evalReport(evalRun([bad], { suite: evil, model: evil }), [bad]);
  for (const text of [renderEval(hostile, 'terminal'), storyLines(bad, 1, 1, 1)])
    expect(text).not.toMatch(/[\x00-\x08\x0b-\x1f]/);
  expect(renderEval(hostile, 'html')).not.toContain('<script');
});

test('the page has the rates, and nothing from elsewhere', async () => {
  const page = renderEval(report, 'html');
  expect(page).toMatch(/pass@1 \d\.\d\d \[/);
  expect(page).not.toMatch(/\b(?:src|href)=/);
  expect(page).toContain("default-src 'none'");
});

test.each([
  ['a.txt', 'terminal'],
  ['A.HTML', 'html'],
  ['a.pdf', undefined],
])('the form of %s', (path, format) => {
  expect(formatOfFile(path)).toBe(format);
});

test('a comparison tells what broke, and its sums', () => {
  const before = summarize([result('a', 'passed'), result('b', 'failed')]);
  const after = summarize([result('a', 'failed'), result('b', 'failed'), result('c', 'passed')]);
  const comparison = compareEvals(before, after);
  const text = comparisonTerminal('A', 'B', comparison);
  expect(text).toContain('▼ broken  a  100 % → 0 %  +0.0 s, +$0.00');
  expect(text).toContain('0 fixed, 1 broken, 1 same\nPass rate 50 % → 0 % (−50.0 points, p = 1.00)');
  expect(text).toContain('Mean time of a story +0.0 s, mean cost unchanged');
  expect(text).toContain('Only in the second: c');
});
